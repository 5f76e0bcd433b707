package cli

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/galicia"
	_ "vistula/rules/rulestest/toy"
)

// run is the command line with what it wrote.
func run(args ...string) (code int, out, err string) {
	var o, e bytes.Buffer
	code = Run(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

func TestWrongUsageIsOneLineAndCodeTwo(t *testing.T) {
	for line, want := range map[string]string{
		"dance":                                `unknown command "dance"`,
		"help dance":                           `unknown command "dance"`,
		"help play dice":                       `unexpected argument "dice" for help`,
		"version 2":                            `unexpected argument "2" for version`,
		"play":                                 "--ruleset is missing; there are ",
		"play --ruleset chess --scenario duel": `ruleset "chess" is unknown`,
		"play --ruleset toy":                   "--scenario is missing; toy has skirmish, duel",
		"play --ruleset toy --scenario war":    `scenario "war" is unknown; toy has skirmish, duel`,
		"play --ruleset toy --scenario duel --games 0":                      "it must be at least 1",
		"play --ruleset toy --scenario duel --games many":                   "invalid value \"many\" for flag -games: it must be a whole number; see",
		"play --ruleset toy --scenario duel --seed 99999999999999999999999": "-seed: it is too large",
		"play --ruleset toy --scenario duel --story=perhaps":                "it must be true or false",
		"print --hex wide": "it must be a number",
		"play --ruleset toy --scenario duel --limit 0":                     "--limit 0: it must be at least 1",
		"play --ruleset toy --scenario duel --bots random":                 "--bots names 1 player, but there are 2 sides",
		"play --ruleset toy --scenario duel --bots random,deep":            `player "deep" is unknown`,
		"play --ruleset toy --scenario duel --option length":               "write an option as name=value",
		"play --ruleset toy --scenario duel --option length=endless":       `option "length" cannot be "endless"`,
		"play --ruleset toy --scenario duel --option a=b":                  `option "a" is unknown`,
		"play --ruleset toy --scenario duel --option a=b --option a=b":     "the option a is given twice",
		"play --ruleset toy --scenario duel --speed 3":                     "there is no flag --speed; see",
		"play --ruleset toy --scenario duel --nodes 0":                     "at least 1",
		"play --ruleset toy --scenario duel --nodes -5":                    "at least 1",
		"play --ruleset toy --scenario duel --nodes few":                   "at least 1",
		"play --ruleset toy --scenario duel --jobs 0":                      "--jobs 0: it must be at least 1",
		"play --ruleset toy --scenario duel now":                           `unexpected argument "now"`,
		"play --ruleset toy --scenario duel --data testdata/there-is-none": "does not exist",
		"replay":                       "replay needs the file of a saved game",
		"replay a b":                   `unexpected argument "b"`,
		"referee now":                  `unexpected argument "now"`,
		"cases":                        "cases needs the id of a ruleset",
		"cases chess":                  `ruleset "chess" is unknown`,
		"check":                        "check needs a data folder",
		"check testdata/there-is-none": "does not exist",
	} {
		code, out, err := run(strings.Fields(line)...)
		if code != 2 || out != "" || !strings.Contains(err, want) || strings.Count(err, "\n") != 1 || !strings.HasPrefix(err, "vistula: ") {
			t.Errorf("%s: code %d, out %q, err %q; want %q", line, code, out, err, want)
		}
	}
}

func TestHelpIsAnAnswerAndNoError(t *testing.T) {
	for _, line := range []string{"", "help", "--help", "-h", "help play", "play --help", "play -h", "replay --help", "help referee", "help cases", "check --help", "version", "--version", "open --help", "open a -h", "help open", "help help", "help --help", "help version", "version --help"} {
		code, out, err := run(strings.Fields(line)...)
		if code != 0 || out == "" || err != "" {
			t.Errorf("%q: code %d, out %q, err %q", line, code, out, err)
		}
	}
	_, list, _ := run("help")
	for _, c := range commands() {
		if !strings.Contains(list, "\n  "+c.name+" ") {
			t.Errorf("the overview does not list %s:\n%s", c.name, list)
		}
		if code, out, err := run("help", c.name); code != 0 || err != "" || !strings.HasPrefix(out, "vistula "+c.name+": "+c.summary+"\n") {
			t.Errorf("help %s: code %d, out %q, err %q", c.name, code, out, err)
		}
	}
	_, out, _ := run("help", "play")
	for _, word := range []string{"--ruleset R", "--bots A,B", "--option K=V", "examples:"} {
		if !strings.Contains(out, word) {
			t.Errorf("help play does not speak of %s:\n%s", word, out)
		}
	}
}

var took = regexp.MustCompile(`in .* a second, \d+ at a time|player turns took .* s\n`)

func TestTheSameGamesWhateverTheJobs(t *testing.T) {
	play := func(jobs string) string {
		code, out, err := run("play", "--ruleset", "toy", "--scenario", "skirmish", "--games", "40", "--seed", "5", "--story", "--option", "length=long", "--jobs", jobs)
		if code != 0 || err != "" {
			t.Fatalf("code %d, err %q", code, err)
		}
		return took.ReplaceAllString(out, "")
	}
	one := play("1")
	if many := play("8"); many != one {
		t.Error("eight jobs gave other games than one")
	}
	for _, word := range []string{"Game 40, seed 44", "Turn 1", "Red, action", "A mine is laid in", "Toy, scenario skirmish: red random, blue random", "red wins", "100.0 %", "40 games"} {
		if !strings.Contains(one, word) {
			t.Errorf("%q is missing in\n%s", word, one[len(one)-900:])
		}
	}
}

// A player that breaks the rules, and one that breaks the program.
type cheat struct{ crash bool }

func (c cheat) Name() string { return "cheat" }

func (c cheat) Choose(_ context.Context, seat *rules.Seat) rules.Action {
	offers := seat.Offers()
	if len(offers) > 3 {
		return offers[0].Action
	}
	if c.crash {
		panic("lost my head")
	}
	return rules.Action{Verb: "cheat"}
}

func init() {
	bot.Register("cheat", func(uint64) bot.Player { return cheat{} })
	bot.Register("crash", func(uint64) bot.Player { return cheat{crash: true} })
}

func TestAFailedGameIsSavedAndReplays(t *testing.T) {
	for name, want := range map[string]string{"cheat": "cheat", "crash": "lost my head"} {
		dir := filepath.Join(t.TempDir(), "not", "there yet")
		code, out, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--bots", name+","+name, "--games", "2", "--seed", "3", "--save", dir)
		if code != 1 || !strings.Contains(err, want) || !strings.Contains(out, "failed") {
			t.Fatalf("%s: code %d, err %q, out %q", name, code, err, out)
		}
		if _, _, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--bots", name+","+name, "--seed", "3", "--save", dir); !strings.Contains(err, "failed-toy-duel-3-2.json") {
			t.Errorf("%s: played again it says %q", name, err)
		}
		for _, seed := range []string{"3", "4", "3-2"} {
			file := filepath.Join(dir, "failed-toy-duel-"+seed+".json")
			if code, out, err := run("replay", file, "--verify"); code != 0 || !strings.Contains(out, "every hash matches") {
				t.Errorf("%s: verify: code %d, out %q, err %q", name, code, out, err)
			}
			if raw, err := os.ReadFile(file); err != nil || !strings.Contains(string(raw), `"person"`) || !strings.Contains(string(raw), `"`+name+`"`) {
				t.Errorf("%s: the save does not seat a person in place of the one who failed, and the other as before", name)
			}
			if code, out, err := run("replay", file); code != 0 || !strings.Contains(out, "Turn 1") {
				t.Errorf("%s: replay: code %d, out %q, err %q", name, code, out, err)
			}
		}
	}
}

func TestAGameThatDoesNotEndFails(t *testing.T) {
	code, _, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--limit", "2", "--save", t.TempDir())
	if code != 1 || !strings.Contains(err, "not over after 2 actions") {
		t.Errorf("code %d, err %q", code, err)
	}
}

func TestGamesThatEndAreKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "kept") // is made
	if code, _, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--games", "2", "--seed", "5", "--keep", dir); code != 0 {
		t.Fatalf("code %d, err %q", code, err)
	}
	for _, seed := range []string{"5", "6"} {
		file := filepath.Join(dir, "toy-duel-"+seed+".vistula")
		if code, out, err := run("replay", file, "--verify"); code != 0 || !strings.Contains(out, "every hash matches") {
			t.Errorf("seed %s: code %d, out %q, err %q", seed, code, out, err)
		}
	}
	kept := filepath.Join(dir, "toy-duel-5.vistula")
	mine := []byte("a game of the player's")
	if err := os.WriteFile(kept, mine, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, again := range []string{"toy-duel-5-2.vistula", "toy-duel-5-3.vistula"} {
		code, _, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--seed", "5", "--keep", dir)
		if code != 0 || !strings.Contains(err, kept+" is there already, so the game was saved as "+filepath.Join(dir, again)+"\n") {
			t.Errorf("where there is one of the name: code %d, err %q", code, err)
		}
		if code, out, err := run("replay", filepath.Join(dir, again), "--verify"); code != 0 {
			t.Errorf("%s: code %d, out %q, err %q", again, code, out, err)
		}
	}
	if raw, err := os.ReadFile(kept); err != nil || string(raw) != string(mine) {
		t.Errorf("what was there is now %.40q, %v", raw, err)
	}
	code, out, err := run("play", "--ruleset", "toy", "--scenario", "duel", "--keep", filepath.Join(dir, "toy-duel-5.vistula"))
	if code != 1 || out != "" || strings.Count(err, "\n") != 1 || !strings.Contains(err, "toy-duel-5.vistula") {
		t.Errorf("into a file: code %d, out %q, err %q", code, out, err)
	}
}

func TestVerifyNamesAWrongHash(t *testing.T) {
	dir := t.TempDir()
	run("play", "--ruleset", "toy", "--scenario", "duel", "--limit", "2", "--save", dir)
	file := filepath.Join(dir, "failed-toy-duel-1.json")
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	spoilt := regexp.MustCompile(`"hash":"."`).ReplaceAll(raw, nil)
	spoilt = regexp.MustCompile(`("hash": ?")[0-9a-f]{4}`).ReplaceAll(spoilt, []byte("${1}0000"))
	if err := os.WriteFile(file, spoilt, 0o644); err != nil {
		t.Fatal(err)
	}
	if code, _, err := run("replay", "--verify", file); code != 1 || !strings.Contains(err, "action 1") || strings.Count(err, "\n") != 1 {
		t.Errorf("code %d, err %q", code, err)
	}
	if code, out, err := run("replay", file); code != 1 || out != "" || strings.Count(err, "\n") != 1 || strings.Contains(err, ": Replayed") || !strings.Contains(err, "in play (hash ") {
		t.Errorf("replay: code %d, out %q, err %q", code, out, err)
	}
	if err := os.WriteFile(file, spoilt[:len(spoilt)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"replay", file}, {"replay", "--verify", file}, {"replay", filepath.Join(dir, "none.json")}, {"replay", "--verify", filepath.Join(dir, "none.json")}} {
		if code, _, err := run(args...); code != 1 || strings.Count(err, "\n") != 1 {
			t.Errorf("%v: code %d, err %q", args, code, err)
		}
	}
}

func TestRefereeSpeaks(t *testing.T) {
	var out, err bytes.Buffer
	code := Run([]string{"referee"}, strings.NewReader(`{"cmd":"new","ruleset":"toy","scenario":"duel"}`+"\nnonsense\n"), &out, &err)
	if lines := strings.Split(out.String(), "\n"); code != 0 || len(lines) != 3 || !strings.HasPrefix(lines[0], `{"ok":true`) || !strings.HasPrefix(lines[1], `{"ok":false`) {
		t.Errorf("code %d, out %q, err %q", code, out.String(), err.String())
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestCasesAreListedWithTheirTests(t *testing.T) {
	dir := t.TempDir()
	source := filepath.Join(dir, "rules", "toy", "toy_test.go")
	head := "package toy\n\nimport (\n\t\"testing\"\n\n\t\"vistula/rules/rulestest\"\n)\n\nfunc TestAll(t *testing.T) { rulestest.Cite(t, "
	write(t, source, head+"`1.1`, `1.2`) }\n")
	code, out, err := run("cases", "toy", "--source", dir)
	if code != 1 || err != "vistula: no test cites 2.1, 2.2, 2.3, 3.1, 4.1\n" || !strings.Contains(out, "8 cases, 5 rules cited by no test") {
		t.Errorf("code %d, out %q, err %q", code, out, err)
	}
	write(t, source, head+"`1.1`, `1.2`, `2.1`, `2.2`, `2.3`, `3.1`, `4.1`) }\n")
	if code, out, err = run("cases", "toy", "--source", dir); code != 0 || err != "" || strings.Count(out, "TestAll") != 7 {
		t.Errorf("code %d, out %q, err %q", code, out, err)
	}
	if code, _, err = run("cases", "toy", "--source", filepath.Join(dir, "none")); code != 1 || strings.Count(err, "\n") != 1 {
		t.Errorf("code %d, err %q", code, err)
	}
}

func TestCheckPrintsALineForEachFault(t *testing.T) {
	dir := t.TempDir()
	if code, out, err := run("check", dir); code != 0 || err != "" || !strings.Contains(out, "nothing wrong") {
		t.Errorf("code %d, out %q, err %q", code, out, err)
	}
	write(t, filepath.Join(dir, "galicia", "units.json"), "{\"units\": [\n{\"id\": \"ah.4-ii\", \"stepps\": 2}]}")
	write(t, filepath.Join(dir, "galicia", "scenario-own.json"), "{")
	write(t, filepath.Join(dir, "galizia", "units.json"), "{}")
	code, out, err := run("check", dir)
	for _, want := range []string{"galicia/units.json:2: units[0]: the key \"stepps\" is unknown here\n", "galicia/scenario-own.json:1: this is not JSON", "galizia: no ruleset has this name", "\n3 faults\n"} {
		if code != 1 || err != "" || !strings.Contains(out, want) {
			t.Errorf("code %d, out %q, err %q, want %q", code, out, err, want)
		}
	}
	play := func() {
		t.Helper()
		if code, _, err := run("play", "--ruleset", "galicia", "--scenario", "campaign", "--data", dir); code != 1 || strings.Count(err, "\n") != 1 {
			t.Errorf("play: code %d, err %q", code, err)
		}
	}
	play()
	write(t, filepath.Join(dir, "galicia", "units.json"), `{"units": []}`)
	if err := os.Remove(filepath.Join(dir, "galicia", "scenario-own.json")); err != nil {
		t.Fatal(err)
	}
	play() // 139 faults, told in one line
}
