package bot_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/galicia"
)

// withWeights are the data of the program with another file of weights.
func withWeights(t *testing.T, text string) rules.Ruleset {
	t.Helper()
	var own fs.FS = fstest.MapFS{"galicia/bot.json": {Data: []byte(text)}}
	rs, err := rules.Open("galicia", data.Layer(own, data.FS()))
	if err != nil {
		t.Fatalf("weights keep the game from being opened: %v", err)
	}
	return rs
}

func TestDamagedWeightsAreOneSentence(t *testing.T) {
	for text, want := range map[string]string{
		`{"points": 2}`:            "",
		`{"points": "much"}`:       "galicia/bot.json",
		`{"points": 1`:             "not JSON",
		`{"points": 1,"points":2}`: "twice",
		`{"luck": 1}`:              `there is no "luck"`,
		`{"russia.hold": 2}`:       "",
		`{"russia.luck": 2}`:       `there is no "luck"`,
		`{"points": 0}`:            "",
		`{"points": -2}`:           `"points" weighs -2; a weight lies between 0 and 1000`,
		`{"russia.hold": 1e300}`:   `"russia.hold" weighs 1e+300; a weight lies between 0 and 1000`,
		`{"hold": 1e400}`:          "the number 1e400 is too large",
		`null`:                     "null stands where an object belongs",
		`{"france.hold": 2}`:       `"france.hold" is for no side; there are austria, russia`,
	} {
		p, err := bot.New("level1", 1)
		if err != nil {
			t.Fatal(err)
		}
		err = p.(bot.Preparing).Prepare(withWeights(t, text))
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", text, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: got %v, want one sentence with %s", text, err, want)
		}
	}
}

func TestAWeightOfASideIsOfItsTerm(t *testing.T) {
	for weight, term := range map[string]string{"hold": "hold", "russia.hold": "hold"} {
		if got := bot.TermOf(weight); got != term {
			t.Errorf("%s is of %q, not %q", weight, got, term)
		}
	}
}

func TestWeightsDoNotChangeTheFingerprint(t *testing.T) {
	if a, b := withWeights(t, `{"points": 2}`), withWeights(t, `{}`); a.Fingerprint() != b.Fingerprint() {
		t.Error("saves would miss the weights of computer players")
	}
}

func TestALevelMayHaveAStyle(t *testing.T) {
	for _, style := range bot.Styles() {
		p, err := bot.New("level2-"+style, 1)
		if err != nil || p.Name() != "level2-"+style {
			t.Errorf("%v %v", p, err)
		}
	}
	for name, want := range map[string]string{
		"level2-drunk": `level2 has no style "drunk"; levels have bold, cautious`,
		"random-bold":  `random has no style "bold"`,
		"level2-":      `level2 has no style ""`,
		"level9":       "there are beginner, level1",
	} {
		if _, err := bot.New(name, 1); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("of a player %q is said %v, want %s", name, err, want)
		}
	}
}
