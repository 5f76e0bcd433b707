package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/rules"
)

// Figures changes the numbers of a ruleset's tables.json, one in every so many and one at a
// time. Data of a player's own must either be refused as they are read, with a sentence
// that names the file, or be played by.
func Figures(t *testing.T, ruleset string, fsys fs.FS, every, actions int) {
	t.Helper()
	file := path.Join(ruleset, "tables.json")
	raw, err := fs.ReadFile(fsys, file)
	if err != nil {
		t.Fatal(err)
	}
	refused, played := 0, 0
	for i, at := range figuresIn(t, raw) {
		for k, to := range []string{"-1", "0", "13", "1000", "-1000000"} {
			if (i+k)%every != 0 {
				continue
			}
			spoilt := bytes.Join([][]byte{raw[:at[0]], []byte(to), raw[at[1]:]}, nil)
			where := fmt.Sprintf("%s:%d: %s in place of %s", file, 1+bytes.Count(raw[:at[0]], []byte("\n")), to, raw[at[0]:at[1]])
			rs, err := rules.Open(ruleset, over{fsys, file, spoilt})
			switch {
			case err == nil:
				played++
				playable(t, where, rs, actions)
			case !strings.Contains(err.Error(), "tables.json") || strings.Contains(err.Error(), "\n"):
				t.Errorf("%s is refused with %q", where, err)
			default:
				refused++
			}
		}
	}
	if refused == 0 || played == 0 {
		t.Errorf("of the changes, %d are refused and %d played", refused, played)
	}
}

// playable plays by a ruleset for a while.
func playable(t *testing.T, where string, rs rules.Ruleset, actions int) {
	t.Helper()
	defer func() {
		if v := recover(); v != nil {
			t.Errorf("%s is taken, and then: %v", where, v)
		}
	}()
	for _, s := range rs.Scenarios() {
		p, err := rs.New(s.ID, nil, 1)
		if err != nil {
			t.Errorf("%s: %s does not begin: %v", where, s.ID, err)
			continue
		}
		rng := rand.New(rand.NewPCG(1, 5))
		for range actions {
			if p.Outcome() != nil {
				break
			}
			if _, err := p.Do(AnyOffer(p, rng)); err != nil {
				t.Errorf("%s: an action that was offered is refused: %v", where, err)
				break
			}
		}
		p.View("")
	}
}

// figuresIn is where the numbers of a JSON text stand.
func figuresIn(t *testing.T, raw []byte) (list [][2]int) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	for {
		token, err := d.Token()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		if n, ok := token.(json.Number); ok {
			end := int(d.InputOffset())
			list = append(list, [2]int{end - len(n), end})
		}
	}
}

// over is a file system with one file changed.
type over struct {
	fs.FS
	name string
	text []byte
}

func (o over) Open(name string) (fs.File, error) {
	if name == o.name {
		return fstest.MapFS{name: {Data: o.text}}.Open(name)
	}
	return o.FS.Open(name)
}
