package story

import "strings"

// Level is what a level of the computer players is called, its name where it has no other.
func (w *Names) Level(name string) string {
	switch name {
	case "beginner":
		return w.Say("Beginner")
	case "level1":
		return w.Say("Quick")
	case "level2":
		return w.Say("Steady")
	case "level3":
		return w.Say("Deep")
	case "random":
		return w.Say("Draws lots")
	}
	return name
}

// Style is what a style of play is called, "" being the usual one.
func (w *Names) Style(name string) string {
	switch name {
	case "":
		return w.Say("Balanced")
	case "bold":
		return w.Say("Bold")
	case "cautious":
		return w.Say("Cautious")
	}
	return name
}

// Player is what a computer player is called: "Steady", or "Steady, bold".
func (w *Names) Player(name string) string {
	level, style, _ := strings.Cut(name, "-")
	if style == "" {
		return w.Level(level)
	}
	return w.Level(level) + ", " + strings.ToLower(w.Style(style))
}
