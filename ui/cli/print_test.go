package cli

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules/journal"
)

// savedGame writes the save of a game of Galicia that has just begun.
func savedGame(t *testing.T) string {
	t.Helper()
	books, err := open(streams{err: &bytes.Buffer{}}, noData)
	if err != nil {
		t.Fatal(err)
	}
	rs, err := books.find("galicia")
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(rs, "campaign", nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "game.vistula")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAGameIsPrinted(t *testing.T) {
	save := savedGame(t)
	dir := filepath.Dir(save)
	for line, head := range map[string]string{
		"-o a.pdf --map-only":    "%PDF-",
		"-o b.PNG --layers none": "\x89PNG",
		"-o c.pdf --paper poster --sheets A2 --hex 12 --map-only": "%PDF-",
	} {
		words := strings.Fields(line)
		words[1] = filepath.Join(dir, words[1])
		code, out, err := run(append([]string{"print", save, "--data", noData}, words...)...)
		if code != 0 || err != "" || !strings.HasPrefix(out, words[1]+": ") {
			t.Errorf("%s: code %d, out %q, err %q", line, code, out, err)
		}
		if data, err := os.ReadFile(words[1]); err != nil || !strings.HasPrefix(string(data), head) {
			t.Errorf("%s: %v", line, err)
		} else if head[0] != '%' && binary.BigEndian.Uint32(data[16:]) != 3508 {
			t.Errorf("%s: the picture is %d dots wide", line, binary.BigEndian.Uint32(data[16:]))
		}
	}
}

func TestAWrongPrintIsOneSentence(t *testing.T) {
	save := savedGame(t)
	dir := filepath.Dir(save)
	locked := filepath.Join(dir, "locked.pdf")
	if err := os.WriteFile(locked, []byte("mine"), 0o400); err != nil {
		t.Fatal(err)
	}
	full := filepath.Join(dir, "full.pdf")
	if err := os.Symlink("/dev/full", full); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(dir, "broken.vistula")
	write(t, broken, string(whole[:len(whole)/2]))
	for _, c := range []struct {
		line string
		code int
		want string
	}{
		{"print", 2, "print needs the file of a saved game"},
		{"print SAVE", 2, "-o is missing"},
		{"print SAVE -o DIR/x.gif", 2, "x.gif must end in .pdf or .png"},
		{"print SAVE -o DIR/x.pdf --paper B9", 2, `the paper size "B9" is unknown; there are A4`},
		{"print SAVE -o DIR/x.pdf --paper poster --sheets B9", 2, `the paper size "B9" is unknown`},
		{"print SAVE -o DIR/x.pdf --orientation askew", 2, `the orientation "askew" is unknown`},
		{"print SAVE -o DIR/x.pdf --side prussia", 2, `--side: side "prussia" is unknown; there are austria and russia`},
		{"print SAVE -o DIR/x.pdf --layers counters,fog", 2, `the layer "fog" is unknown; there are counters`},
		{"print SAVE -o DIR/x.pdf --map mars", 2, `the map "mars" is unknown`},
		{"print SAVE -o DIR/x.pdf --hex 16", 2, "add --paper poster"},
		{"print SAVE -o DIR/x.png --paper poster --hex 2", 2, "a hex of 2 mm cannot be printed"},
		{"print SAVE -o DIR/x.png --paper poster --hex NaN", 2, "a hex of NaN mm cannot be printed"},
		{"print SAVE -o DIR/x.pdf --paper poster --hex 2", 2, "a hex of 2 mm cannot be printed"},
		{"print SAVE -o DIR/x.png --paper poster --hex 60", 1, "million are the most"},
		{"print DIR/none -o DIR/x.pdf", 1, "no such file"},
		{"print SAVE -o DIR/x.pdf --paper poster --hex -3", 2, "a hex of -3 mm cannot be printed; it must be from 4 to 60 mm"},
		{"print DIR/broken.vistula -o DIR/x.pdf", 1, "the file ends too early"},
		{"print SAVE -o DIR/none/x.pdf --map-only", 1, "cannot be written: there is no such file or folder"},
		{"print SAVE -o DIR/locked.pdf --map-only", 1, "cannot be written: the file is write-protected"},
		{"print SAVE -o DIR/full.pdf --map-only", 1, "cannot be written"},
	} {
		line := strings.NewReplacer("SAVE", save, "DIR", dir).Replace(c.line)
		args := strings.Fields(line)
		if len(args) > 1 {
			args = append(args, "--data", noData)
		}
		code, out, err := run(args...)
		if code != c.code || out != "" || !strings.Contains(err, c.want) || strings.Count(err, "\n") != 1 {
			t.Errorf("%s: code %d, out %q, err %q; want %q", c.line, code, out, err, c.want)
		}
	}
	if old, _ := os.ReadFile(locked); string(old) != "mine" {
		t.Error("the file that was there is gone")
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*x.*")); len(left) > 0 {
		t.Errorf("%v is left", left)
	}
}
