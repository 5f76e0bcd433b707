package rulestest

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
)

// Folder is the environment variable that names the folder for games that
// fail; without it they go where temporary files go.
const Folder = "VISTULA_FAILED"

// failure tells where in which game something is wrong, and where the game is
// written.
func (g *trial) failure(err error) error {
	where := "at the start"
	if n := g.match.Cursor(); n > 0 {
		where = fmt.Sprintf("after action %d, %s", n, show(g.match.Entry(n).Action))
	}
	return fmt.Errorf("%s, scenario %s, seed %d, %s: %w\n%s", g.Ruleset.ID(), g.scenario.ID, g.seed, where, err,
		keep(g.match, fmt.Sprintf("%s-%s-%d.json", g.Ruleset.ID(), g.scenario.ID, g.seed)))
}

// keep writes a match that fails and says where.
func keep(m *journal.Match, name string) string {
	folder := os.Getenv(Folder)
	if folder == "" {
		folder = filepath.Join(os.TempDir(), "vistula-failed")
	}
	path := filepath.Join(folder, name)
	err := guard(func() error {
		data, err := m.Save()
		if err != nil {
			return err
		}
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return err
		}
		return journal.WriteFile(path, data)
	})
	if err != nil {
		return "The game cannot be saved: " + err.Error()
	}
	return "The game is saved: vistula replay " + path
}

// guard turns a panic into an error.
func guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return f()
}

// show is an action as a person would note it: "move red-1 hex 2.1".
func show(a rules.Action) string {
	text := fmt.Sprintf("%q", a.Verb)
	for _, f := range [][2]string{{"unit", a.Unit}, {"hex", a.Hex}, {"from", a.From}, {"choice", a.Choice}} {
		if f[1] != "" {
			text += fmt.Sprintf(" %s %.40q", f[0], f[1])
		}
	}
	return text
}

// differ shows the first place where two texts differ.
func differ(got, want []byte) string {
	i := 0
	for i < min(len(got), len(want)) && got[i] == want[i] {
		i++
	}
	part := func(text []byte) string {
		return strings.ToValidUTF8(string(text[max(0, i-60):min(len(text), i+60)]), "")
	}
	return fmt.Sprintf("... %s ... instead of ... %s ...", part(got), part(want))
}

// differOffers names the first offer that two lists do not share.
func differOffers(got, want []rules.Offer) string {
	for _, o := range want {
		if !slices.Contains(got, o) {
			return fmt.Sprintf("%+v is missing", o)
		}
	}
	for _, o := range got {
		if !slices.Contains(want, o) {
			return fmt.Sprintf("%+v is there besides", o)
		}
	}
	return "their order differs"
}
