package data

import (
	"strings"
	"testing"
)

func TestWhatWasMeasuredIsReadAndChecked(t *testing.T) {
	files := mini()
	if list, err := Balances(miniFS(files), "mini"); list != nil || err != nil {
		t.Errorf("without a file there are %v, %v", list, err)
	}
	const sound = `{"short": {"players": "level1", "command": "ladder", "games": 10, "won": {"austria": 4, "russia": 5}, "ahead": -3.5, "chance": {"middle": -2.5, "spread": 12, "turns": 40}}}`
	for _, c := range []struct{ old, new, want string }{
		{"", "", ""},
		{`"games": 10`, `"games": 8`, `mini/balance.json:1: short.won: 9 games are won of 8`},
		{`"austria": 4`, `"austria": -4`, `mini/balance.json:1: short.won: `},
		{`"spread": 12`, `"spread": 0`, `mini/balance.json:1: short.chance: the spread must be greater than 0`},
		{`"players"`, `"bots"`, `mini/balance.json:1: short: the key "bots" is unknown here`},
	} {
		files["balance.json"] = strings.Replace(sound, c.old, c.new, 1)
		list, err := Balances(miniFS(files), "mini")
		switch {
		case c.want == "" && (err != nil || list["short"].Chance.Middle != -2.5 || list["short"].Won["russia"] != 5 || *list["short"].Ahead != -3.5):
			t.Errorf("%+v, %v", list, err)
		case c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want)):
			t.Errorf("%s: got %v, want %s", c.new, err, c.want)
		}
	}
}

// Figures of scenarios change nothing in a game, and so not the fingerprint that saves
// name.
func TestWhatWasMeasuredIsNotInTheFingerprint(t *testing.T) {
	files := mini()
	before, err := Fingerprint(miniFS(files), "mini")
	if err != nil {
		t.Fatal(err)
	}
	files["balance.json"] = `{}`
	if after, err := Fingerprint(miniFS(files), "mini"); err != nil || after != before {
		t.Errorf("%s and %s, %v", before, after, err)
	}
}

// The program's own figures are of scenarios and sides that there are.
func TestTheFiguresAreOfScenariosThatThereAre(t *testing.T) {
	ids, err := Rulesets(FS())
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		list, err := Balances(FS(), id)
		if err != nil {
			t.Error(err)
		}
		for name, b := range list {
			s, err := ReadScenario(FS(), id, name)
			if err != nil {
				t.Errorf("%s/%s: %v", id, balanceFile, err)
				continue
			}
			for side := range b.Won {
				if !strings.Contains(strings.Join(s.Sides, " "), side) {
					t.Errorf("%s/%s: %s has no side %q", id, balanceFile, name, side)
				}
			}
			if b.Players == "" || b.Command == "" {
				t.Errorf("%s/%s: %s does not say who played, and how it is repeated", id, balanceFile, name)
			}
		}
	}
}
