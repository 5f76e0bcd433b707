package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAGameIsAnalysed(t *testing.T) {
	code, out, err := run("analyse", begun(t, 260))
	if code != 0 || err != "" {
		t.Fatalf("code %d, err %q", code, err)
	}
	for _, words := range []string{"from the seat of Austria-Hungary", "the start", "chance of winning", " %", "Luck: over ", "This is the opinion of a computer player and no proof."} {
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
