package rulestest_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/rules/rulestest/toy"
)

// TestMain keeps the games that are to fail apart from those that should not.
func TestMain(m *testing.M) {
	if os.Getenv(rulestest.Folder) == "" {
		folder, err := os.MkdirTemp("", "vistula-")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(folder)
		os.Setenv(rulestest.Folder, folder)
	}
	m.Run()
}

func TestTheToyPasses(t *testing.T) {
	rulestest.Run(t, rulestest.Config{Ruleset: toy.New(), Games: 20, Bound: 500, Sample: 8, Thorough: true, Disguise: toy.Disguise, Secret: []string{"mine"}})
}

func FuzzPlay(f *testing.F) { rulestest.Fuzz(f, toy.New()) }

// attributes is a test that notes what is said about it.
type attributes struct {
	testing.TB
	said map[string]string
}

func (a attributes) Helper()                { a.TB.Helper() }
func (a attributes) Attr(key, value string) { a.said[key] = value }

func TestCite(t *testing.T) {
	a := attributes{t, map[string]string{}}
	rulestest.Cite(a, "1.1", "2.3")
	if len(a.said) != 1 || a.said["cases"] != "1.1 2.3" {
		t.Errorf("the test is said to be of %v", a.said)
	}
}

func TestPerft(t *testing.T) {
	p, err := toy.New().New("duel", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for depth, want := range []int{1, 17, 90, 462} {
		if got := rulestest.Perft(p, depth); got != want {
			t.Errorf("%d leaves at depth %d, want %d", got, depth, want)
		}
	}
}

func TestVerbs(t *testing.T) {
	got, err := rulestest.Verbs(toy.New(), 20, 500)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"advance unit hex", "attack unit hex", "end", "mine hex", "move unit hex", "retreat unit hex", "stay unit", "yield unit"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}

func TestAGameThatFailsIsSaved(t *testing.T) {
	t.Setenv(rulestest.Folder, t.TempDir())
	n := 0
	err := rulestest.Check(rulestest.Config{Ruleset: toy.New(), Games: 1, Invariant: func(rules.Position) error {
		if n++; n > 10 {
			return os.ErrInvalid
		}
		return nil
	}})
	if err == nil {
		t.Fatal("nothing fails")
	}
	_, path, ok := strings.Cut(err.Error(), "vistula replay ")
	if !ok {
		t.Fatalf("no file is named: %v", err)
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, drift, err := journal.Open(raw, toy.Find)
	if err != nil || drift != nil || m.Scenario() != "skirmish" {
		t.Errorf("drift %v, error %v", drift, err)
	}
}
