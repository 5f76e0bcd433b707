package rulestest

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
)

// Net is what a ruleset did on the day when its records were made, and must go on
// doing: whole games that are replayed action by action, one for each way in which
// a game ended, saves from the middle of everything, counts of the ways to take the
// first decisions, and the verbs with their fields and the keys of a position.
//
// The records lie in the folder testdata/net of the ruleset. With VISTULA_RECORD
// set, what is missing is added, and the counts and lists are made anew; games and
// saves are only ever added, because players have such files. Where levels of victory are
// moved, a game that now ends as another does goes to the saves, as "tannenberg-game-1".
type Net struct {
	Ruleset rules.Ruleset
	// Games is how many games of each scenario are played in search of every way to
	// end.
	Games int
	// Ends are the ways in which every scenario can end, by the rules, from the best for
	// one side to the best for the other, as the files of the games are named: "draw",
	// "russia-decisive", "russia-decisive-early" where it ends before the last turn.
	Ends []string
	// Next chooses the actions of the games that are recorded; nil for AnyOffer.
	Next Chooser
}

const (
	netFolder = "testdata/net"
	// tail is the number of actions before a save that it holds.
	tail = 20
	// mostLeaves bounds the trees of actions that are counted.
	mostLeaves = 4000
)

// Hold fails t where a record does not come out as it did.
func (n Net) Hold(t *testing.T) {
	if os.Getenv("VISTULA_RECORD") != "" {
		if err := n.record(); err != nil {
			t.Fatal(err)
		}
	}
	t.Run("ends", func(t *testing.T) { n.everyEnd(t) })
	t.Run("stages", func(t *testing.T) { t.Parallel(); n.everyStage(t) })
	t.Run("games", func(t *testing.T) { t.Parallel(); n.replayed(t, "games", true) })
	t.Run("saves", func(t *testing.T) { t.Parallel(); n.replayed(t, "saves", false) })
	t.Run("counts", func(t *testing.T) { t.Parallel(); n.listed(t, "counts.txt", n.counts) })
	t.Run("forms", func(t *testing.T) { t.Parallel(); n.listed(t, "forms.txt", n.forms) })
}

// replayed opens every save of a folder and compares each hash.
func (n Net) replayed(t *testing.T, folder string, over bool) {
	files, err := filepath.Glob(filepath.Join(netFolder, folder, "*.json.gz"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no records in %s: %v", folder, err)
	}
	for _, file := range files {
		raw, err := unzip(file)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		m, drift, err := journal.Open(raw, n.find)
		switch {
		case err != nil:
			t.Errorf("%s: %v", file, err)
		case drift != nil:
			t.Errorf("%s: action %d: %s", file, drift.Action, drift.Why)
		case over && n.name(m) != filepath.Base(file):
			t.Errorf("%s: the game belongs in %s", file, n.name(m))
		}
	}
}

// everyStage plays a game of each scenario and fails t where it comes to a stage from
// which there is no save, of this scenario or of another one: what is not there cannot be
// opened for ever.
func (n Net) everyStage(t *testing.T) {
	for _, s := range n.Ruleset.Scenarios() {
		p, err := n.Ruleset.New(s.ID, drawn(s, 0), 0)
		if err != nil {
			t.Fatal(err)
		}
		rng, seen := rand.New(rand.NewPCG(0, 0x7e4c)), map[string]bool{}
		last := rules.Action{}
		for {
			if at := stageOf(p.Status(), last); !seen[at] {
				seen[at] = true
				if saves, err := filepath.Glob(filepath.Join(netFolder, "saves", "*-"+at+".json.gz")); err != nil || len(saves) == 0 {
					t.Errorf("%s: there is no save from %s", s.ID, at)
				}
			}
			if p.Outcome() != nil {
				break
			}
			last = n.next(p, rng)
			if _, err := p.Do(last); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// stageOf is where a game stands after an action, as a part of a file's name: its phase
// and stage, and whether a unit is chosen that is to be placed.
func stageOf(s rules.Status, last rules.Action) string {
	at := s.Phase + "-" + cmp.Or(s.Stage, "phase")
	if last.Verb == rules.VerbTake {
		at += "-taken"
	}
	return at
}

func (n Net) find(string) (rules.Ruleset, error) { return n.Ruleset, nil }

// listed compares a list with the one that was recorded.
func (n Net) listed(t *testing.T, name string, make func() ([]string, error)) {
	want, err := os.ReadFile(filepath.Join(netFolder, name))
	if err != nil {
		t.Fatal(err)
	}
	lines, err := make()
	if err != nil {
		t.Fatal(err)
	}
	recorded := strings.Split(strings.TrimSpace(string(want)), "\n")
	for _, l := range lines {
		if !slices.Contains(recorded, l) {
			t.Errorf("%s: %q was not recorded", name, l)
		}
	}
	for _, l := range recorded {
		if !slices.Contains(lines, l) {
			t.Errorf("%s: %q is gone", name, l)
		}
	}
}

// counts are the ways to take the first decisions, from the start of each scenario
// and from three positions of a game at random.
func (n Net) counts() ([]string, error) {
	var lines []string
	for _, s := range n.Ruleset.Scenarios() {
		p, err := n.Ruleset.New(s.ID, nil, 1)
		if err != nil {
			return nil, err
		}
		rng, done := rand.New(rand.NewPCG(1, 0x7e4b)), 0
		for _, actions := range []int{0, 150, 600, 1500} {
			for ; done < actions && p.Outcome() == nil; done++ {
				if _, err := p.Do(n.next(p, rng)); err != nil {
					return nil, err
				}
			}
			line, leaves := fmt.Sprintf("%s, after %d actions:", s.ID, done), 1
			for depth := 1; depth <= 6 && leaves*len(p.Offers()) < mostLeaves; depth++ {
				leaves = Perft(p, depth)
				line += fmt.Sprint(" ", leaves)
			}
			lines = append(lines, line)
		}
	}
	return lines, nil
}

func (n Net) next(p rules.Position, rng *rand.Rand) rules.Action {
	if n.Next == nil {
		return AnyOffer(p, rng)
	}
	return n.Next(p, rng)
}

// forms are the verbs with their fields, and the keys of the positions in the
// recorded saves.
func (n Net) forms() ([]string, error) {
	verbs, err := Verbs(n.Ruleset, 2, 4000)
	if err != nil {
		return nil, err
	}
	keys := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(netFolder, "saves", "*.json.gz"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		raw, err := unzip(file)
		if err != nil {
			return nil, err
		}
		m, _, err := journal.Open(raw, n.find)
		if err != nil {
			return nil, err
		}
		var tree any
		if err := json.Unmarshal(m.Position().AppendJSON(nil), &tree); err != nil {
			return nil, err
		}
		collect(keys, "position", tree)
	}
	for k := range keys {
		verbs = append(verbs, k)
	}
	slices.Sort(verbs)
	return verbs, nil
}

// collect gathers the paths of all keys in a JSON value.
func collect(keys map[string]bool, path string, value any) {
	switch v := value.(type) {
	case map[string]any:
		for k, x := range v {
			keys[path+"."+k] = true
			collect(keys, path+"."+k, x)
		}
	case []any:
		for _, x := range v {
			collect(keys, path, x)
		}
	}
}

// record adds what is missing.
func (n Net) record() error {
	for _, folder := range []string{"games", "saves"} {
		if err := os.MkdirAll(filepath.Join(netFolder, folder), 0o755); err != nil {
			return err
		}
	}
	for _, s := range n.Ruleset.Scenarios() {
		for seed := range uint64(n.Games) {
			if err := n.recordGame(s, seed); err != nil {
				return fmt.Errorf("scenario %s, game %d: %w", s.ID, seed, err)
			}
		}
		for _, e := range n.missing(s) {
			if err := n.seek(s, e); err != nil {
				return fmt.Errorf("scenario %s, in search of %s: %w", s.ID, e, err)
			}
		}
	}
	counts, err := n.counts()
	if err != nil {
		return err
	}
	forms, err := n.forms()
	if err != nil {
		return err
	}
	return errors.Join(writeList("counts.txt", counts), writeList("forms.txt", forms))
}

func writeList(name string, lines []string) error {
	return os.WriteFile(filepath.Join(netFolder, name), []byte(strings.Join(lines, "\n")+"\n"), 0o644)
}

// recordGame plays a game and keeps it where nobody has ended like that yet, and on
// its way the first position of every stage.
func (n Net) recordGame(s rules.Scenario, seed uint64) error {
	m, err := journal.New(n.Ruleset, s.ID, drawn(s, seed), seed)
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(seed, 0x7e4c))
	var clones []rules.Position
	for m.Position().Outcome() == nil {
		if clones = append(clones, m.Position().Clone()); len(clones) > tail {
			clones = clones[1:]
		}
		if _, err := m.Do(n.next(m.Position(), rng)); err != nil {
			return err
		}
		if err := n.keep("saves", s.ID+"-"+stageOf(m.Position().Status(), m.Entry(m.Cursor()).Action), func() (*journal.Match, error) { return again(m, clones[0], len(clones)) }); err != nil {
			return err
		}
	}
	return n.keep("games", s.ID+"-"+endOf(s, m), func() (*journal.Match, error) { return m, nil })
}

// again plays the last actions of a match on a match of their own.
func again(m *journal.Match, from rules.Position, actions int) (*journal.Match, error) {
	short := journal.From(from)
	for i := m.Len() - actions + 1; i <= m.Len(); i++ {
		if _, err := short.Do(m.Entry(i).Action); err != nil {
			return nil, err
		}
	}
	return short, nil
}

// keep writes a save unless there is one of that name.
func (n Net) keep(folder, name string, match func() (*journal.Match, error)) error {
	file := filepath.Join(netFolder, folder, name+".json.gz")
	if _, err := os.Stat(file); err == nil {
		return nil
	}
	m, err := match()
	if err != nil {
		return err
	}
	save, err := m.Save()
	if err != nil {
		return err
	}
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(save); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return journal.WriteFile(file, b.Bytes())
}

func unzip(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// end is how a game ended, as a part of a file's name.
func end(o *rules.Outcome) string {
	if o == nil {
		return "running"
	}
	return strings.Trim(strings.ReplaceAll(strings.ToLower(cmp.Or(string(o.Winner), "draw")+"-"+o.Grade), " ", "-"), "-")
}
