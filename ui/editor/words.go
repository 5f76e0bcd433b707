package editor

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/data/edit"
	"vistula/ui/desk"
)

// titled is a word of the data as a label: "minor_river" is "Minor river".
func titled(word string) string {
	word = strings.NewReplacer("_", " ", ".", ": ").Replace(word)
	if word == "" {
		return ""
	}
	label := strings.ToUpper(word[:1]) + word[1:]
	return strings.ReplaceAll(label, "-hungary", "-Hungary")
}

// spoken is a word of the data in the player's language, "" for none.
func spoken(word string) string {
	if word == "" {
		return ""
	}
	if label, ok := labels[word]; ok {
		return label
	}
	return titled(word)
}

// labels are those keys of the data that need other words.
var labels = map[string]string{
	"class": "Drawn as", "pass": "Pass", "points": "Points at the end",
	"fort.side": "Fortress of", "fort.strength": "Its strength", "fort.weakened": "Reduced strength", "fort.steps": "Its steps",
	"vp.side": "Points go to", "vp.capture": "For capture", "vp.occupy": "For each turn",
	"tactical_competence": "Competence", "defense": "Defence",
}

// sentence is an error for the player.
func sentence(err error) string {
	if r, ok := errors.AsType[*edit.Refusal](err); ok {
		return translated(r.Sentence)
	}
	return desk.Sentence(err.Error())
}

// translated is a sentence of the session in the player's language.
func translated(s edit.Sentence) string { return lang.L(s.Text, s.Values) }
