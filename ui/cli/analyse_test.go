package cli

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/chronicle"
)

func TestAGameIsAnalysed(t *testing.T) {
	code, out, err := run("analyse", begun(t, 260))
	if code != 0 || err != "" {
		t.Fatalf("code %d, err %q", code, err)
	}
	for _, words := range []string{"from the seat of Austria-Hungary", "the start", "chance of doing better than usual", "with Austria-Hungary 50 points behind", " %", "Luck: over ", "This is a computer player's opinion, not a proof."} {
		if !strings.Contains(out, words) {
			t.Errorf("%q is missing in\n%s", words, out)
		}
	}
	if lines := strings.Count(out, " VP\n"); lines < 3 {
		t.Errorf("it tells of %d player turns:\n%s", lines, out)
	}
}

func TestWhatIsNoAnalysis(t *testing.T) {
	save := begun(t, 5)
	broken := filepath.Join(t.TempDir(), "broken.vistula")
	if err := os.WriteFile(broken, []byte(`{"format":2`), 0o644); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"analyse":                        "analyse needs the file of a saved game",
		"analyse " + save + ".there":     ".there cannot be read: there is no such file or folder",
		"analyse " + broken:              "broken.vistula: ",
		"analyse " + save + " --side no": `side "no" is unknown; there are austria and russia`,
	} {
		code, out, err := run(strings.Fields(line)...)
		if code == 0 || out != "" || !strings.Contains(err, want) || strings.Count(err, "\n") != 1 {
			t.Errorf("%s: code %d, err %q; want %q", line, code, err, want)
		}
	}
}

// TestAnAnalysisForASideNamesNoHiddenMove has a game in progress judged for a side, alone
// and in a report: of the enemy's moves it names only what that side has seen.
func TestAnAnalysisForASideNamesNoHiddenMove(t *testing.T) {
	save := begunBy(t, func(id string) (rules.Ruleset, error) { return rules.Open(id, data.FS()) }, 2, 600)
	out := filepath.Join(t.TempDir(), "game.html")
	if code, _, err := run("report", save, "-o", out, "--side", "russia", "--analyse"); code != 0 || err != "" {
		t.Fatalf("code %d, err %q", code, err)
	}
	page, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	code, text, fault := run("analyse", save, "--side", "russia")
	if code != 0 || fault != "" {
		t.Fatalf("code %d, err %q", code, fault)
	}
	for _, hidden := range hiddenFrom(t, save, "russia") {
		for name, told := range map[string]string{"report": string(page), "analysis": text} {
			if strings.Contains(told, hidden) {
				t.Errorf("the %s names the hidden move %q", name, hidden)
			}
		}
	}
}

// hiddenFrom are the costly moves of a game in the words of an analysis that the side does
// not know of.
func hiddenFrom(t *testing.T, save string, side rules.Side) (list []string) {
	t.Helper()
	m, err := openSound(streams{err: io.Discard}, "", save)
	if err != nil {
		t.Fatal(err)
	}
	told, err := chronicle.Tell(t.Context(), m, chronicle.Options{})
	if err != nil {
		t.Fatal(err)
	}
	sentences := func(viewer rules.Side) (list []string) {
		found, err := analyse(t.Context(), save, m, side, viewer, nil)
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		printAnalysis(&out, found, told)
		for line := range strings.Lines(out.String()) {
			if _, sentence, ok := strings.Cut(line, ": "); ok && strings.HasPrefix(line, "  -") {
				list = append(list, strings.TrimSpace(sentence))
			}
		}
		return list
	}
	seen := sentences(side)
	list = slices.DeleteFunc(sentences(""), func(s string) bool { return slices.Contains(seen, s) })
	if len(list) == 0 {
		t.Fatal("nothing is hidden")
	}
	return list
}
