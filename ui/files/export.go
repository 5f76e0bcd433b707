package files

import (
	"path/filepath"
	"slices"
	"strings"
)

// Kind is a kind of file that is written and not read again: a report, a print.
type Kind struct {
	Head    string   // of the dialog: "Write a report"
	Name    string   // "Reports"
	Endings []string // without their dot, the usual one first
}

// Whole is a path with the kind's usual ending, unless it has one of its endings.
func (k Kind) Whole(path string) string {
	if ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(path)), "."); slices.Contains(k.Endings, ext) {
		return path
	}
	return path + "." + k.Endings[0]
}

// With is a name with another of the kind's endings.
func (k Kind) With(name, ending string) string {
	return strings.TrimSuffix(name, filepath.Ext(name)) + "." + ending
}

// SuggestKind is Suggest with the usual ending of a kind.
func SuggestKind(title string, turn int, k Kind) string {
	return strings.TrimSuffix(Suggest(title, turn), Extension) + "." + k.Endings[0]
}

// Exporter is a Chooser that asks for the place of other files than saves.
type Exporter interface {
	Export(k Kind, name string, then func(Place), failed func(error))
}
