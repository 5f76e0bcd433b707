package external

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/galicia"
	"vistula/rules/rulestest"
)

// Whatever is wrong with a player's file of weights is told in one sentence that names it.
func TestAFileOfWeightsIsReadStrictly(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	file := filepath.Join(t.TempDir(), "own.json")
	for _, c := range []struct{ name, text, want string }{
		{"level2@" + file, `{"points": 3, "russia.hold": 2}`, ""},
		{"level3-bold@" + file, `{"points": 3}`, ""},
		{"level2@" + file, `{"luck": 3}`, `own.json: there is no "luck"`},
		{"level2@" + file, `{"france.hold": 3}`, `"france.hold" is for no side`},
		{"level2@" + file, `{"points": 3`, "not JSON"},
		{"level2@" + file, `{"points": 3, "points": 4}`, "twice"},
		{"level2@" + file, `{"points": null}`, "own.json"},
		{"level2@" + file, `null`, "null stands where an object belongs"},
		{"level2@" + file, `{"points": -1}`, `own.json: "points" weighs -1`},
		{"level9@" + file, `{}`, `player "level9" is unknown`},
		{"random@" + file, `{}`, `player "random" has no weights`},
		{"level2@" + file + "x", `{}`, "own.jsonx cannot be read"},
		{"level2@", `{}`, "level2@ cannot be read"},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		switch err := Check(c.name, rs); {
		case c.want == "" && err != nil:
			t.Errorf("%s with %s: %v", c.name, c.text, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s with %s: got %v, want one sentence with %s", c.name, c.text, err, c.want)
		}
	}
}

// A player with a file of weights judges by them, and by the general ones where the file
// names none; another of the same level beside it judges by those of the rulebook.
func TestAFileOfWeightsIsOnePlayers(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	file := filepath.Join(t.TempDir(), "own.json")
	if err := os.WriteFile(file, []byte(`{"material": 0, "objectives": 0}`), 0o600); err != nil {
		t.Fatal(err)
	}
	p := rulestest.Begin(t, rs, "campaign", 1)
	terms := func(name string) map[string]float64 {
		player, err := Make(name, 1)
		if err != nil {
			t.Fatal(err)
		}
		v, err := player.(bot.Thinker).Weigh(rules.Sit(p, p.Status().Side))
		if err != nil || player.Name() != name {
			t.Fatalf("%s is called %s: %v", name, player.Name(), err)
		}
		list := map[string]float64{}
		for _, s := range v.Terms {
			list[s.Name] = s.Value
		}
		return list
	}
	own, book := terms("level2@"+file), terms("level2")
	if own["objectives"] != 0 || book["objectives"] == 0 {
		t.Errorf("with the file the places count %v, without %v", own["objectives"], book["objectives"])
	}
}
