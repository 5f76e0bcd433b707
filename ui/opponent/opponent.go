// Package opponent says in a player's words who plays a side: a person, or which
// computer player.
package opponent

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
)

// Usual is the computer player that is proposed to somebody who has never chosen one.
const Usual = "level2"

// Lots is the computer player that does not think.
const Lots = "random"

// order is how levels are listed, from the weakest that thinks to the strongest, with
// the one that does not think last. What is not named follows in the order of bot.Names.
var order = []string{"beginner", "level1", "level2", "level3", Lots}

// Levels are the names of the computer players without styles, as they are listed.
func Levels() []string {
	known := bot.Names()
	list := slices.DeleteFunc(slices.Clone(order), func(n string) bool { return !slices.Contains(known, n) })
	for _, n := range known {
		if !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// Styles are the styles that a level can have, "" for none in particular.
func Styles() []string { return append([]string{""}, bot.Styles()...) }

// Styled tells whether a level can have a style.
func Styled(level string) bool { return Known(Join(level, bot.Styles()[0])) }

// Split takes the name of a computer player apart.
func Split(name string) (level, style string) {
	level, style, _ = strings.Cut(name, "-")
	return level, style
}

// Join is the name of a level with a style.
func Join(level, style string) string {
	if style == "" {
		return level
	}
	return level + "-" + style
}

// Known tells whether there is a computer player of a name.
func Known(name string) bool {
	_, err := bot.New(name, 0)
	return err == nil
}

// Problem tells in a sentence why a computer player cannot play by a rulebook.
func Problem(name string, rs rules.Ruleset) error {
	p, err := bot.New(name, 0)
	if able, ok := p.(bot.Preparing); ok && err == nil {
		err = able.Prepare(rs)
	}
	return err
}

// speaker has the names of the players, as reports of games have them, in the player's
// language.
func speaker() *story.Teller {
	return story.New(&chronicle.Chronicle{}, func(text string, values map[string]any) string { return lang.L(text, values) })
}

// LevelName is what a level is called.
func LevelName(level string) string { return speaker().Level(level) }

// StyleName is what a style is called.
func StyleName(style string) string { return speaker().Style(style) }

// Name is what a computer player is called: "Steady", or "Steady, bold".
func Name(name string) string { return speaker().Player(name) }

// About says how a computer player plays and how long it thinks.
func About(name string) string {
	level, style := Split(name)
	words := aboutLevel(level)
	switch style {
	case "bold":
		words += " " + lang.L("Attacks readily and takes risks.")
	case "cautious":
		words += " " + lang.L("Avoids losses and guards its supply.")
	}
	return words
}

func aboutLevel(level string) string {
	switch level {
	case "beginner":
		return lang.L("Sees what it can win rather than what it can lose, and overlooks units. Thinks up to 1 second a turn.")
	case "level1":
		return lang.L("Takes one decision at a time, overlooks a unit now and then, and knows about a third of what matters in this game. Thinks up to 1 second a turn.")
	case "level2":
		return lang.L("Looks more closely than Quick, seldom overlooks a unit, and knows about half of what matters in this game. Thinks up to 2 seconds a turn.")
	case "level3":
		return lang.L("Looks closest, knows all that was found to matter in this game and, in all games but the largest, compares plans for the whole turn. Thinks up to 8 seconds a turn.")
	case Lots:
		return lang.L("Does not think: any legal action, drawn by lot.")
	}
	return ""
}
