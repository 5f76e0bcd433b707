package cli

import (
	"path/filepath"
	"strings"
	"testing"
)

// Whoever writes to a file that is there already is told that it was replaced.
func TestAReplacedFileIsToldOf(t *testing.T) {
	save, dir := begun(t, 60), t.TempDir()
	for _, line := range []string{"print -o a.png --layers none", "report -o a.html", "film -o a.gif --width 320"} {
		words := strings.Fields(line)
		out := filepath.Join(dir, words[2])
		args := append([]string{words[0], save, "-o", out}, words[3:]...)
		for _, want := range []string{out + ": ", out + " replaced: "} {
			if code, said, err := run(args...); code != 0 || err != "" || !strings.HasPrefix(said, want) || strings.Count(said, "\n") != 1 {
				t.Errorf("%s: code %d, out %q, err %q; want %q", line, code, said, err, want)
			}
		}
	}
}
