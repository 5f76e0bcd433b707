package external

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// The test binary is the program that plays: VISTULA_TEST_PLAYER names how.
func TestMain(m *testing.M) {
	if how := os.Getenv("VISTULA_TEST_PLAYER"); how != "" {
		playAs(how)
		return
	}
	os.Exit(m.Run())
}

func playAs(how string) {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 64<<20)
	ask := func(format string, args ...any) map[string]any {
		fmt.Printf(format+"\n", args...)
		if !in.Scan() {
			os.Exit(0)
		}
		var answer map[string]any
		if err := json.Unmarshal(in.Bytes(), &answer); err != nil {
			os.Exit(3)
		}
		return answer
	}
	switch how {
	case "silent":
		in.Scan()
		return
	case "asking":
		for {
			ask(`{"cmd":"status"}`)
		}
	case "dead":
		os.Exit(1)
	case "seeded":
		_ = os.WriteFile(os.Getenv("VISTULA_TEST_OUTCOME"), []byte(os.Getenv("VISTULA_SEED")), 0o600)
		return
	case "endless":
		fmt.Print(strings.Repeat("x", longest+2))
		in.Scan()
		return
	case "mad":
		for {
			ask("what?")
		}
	case "liar":
		for {
			ask(`{"cmd":"do","action":{"verb":"win"}}`)
		}
	}
	for {
		if answer := ask(`{"cmd":"wait","seat":"red"}`); answer["ok"] != true {
			os.Exit(4)
		} else if answer["outcome"] != nil {
			if file := os.Getenv("VISTULA_TEST_OUTCOME"); file != "" {
				_ = os.WriteFile(file, in.Bytes(), 0o600)
			}
			return
		}
		offers := ask(`{"cmd":"offers"}`)["offers"].([]any)
		action := map[string]any{}
		for _, field := range []string{"verb", "unit", "hex", "from", "choice"} {
			if v, there := offers[len(offers)-1].(map[string]any)[field]; there {
				action[field] = v
			}
		}
		raw, _ := json.Marshal(action)
		if ask(`{"cmd":"do","action":%s}`, raw)["ok"] != true {
			os.Exit(5)
		}
	}
}

func against(t *testing.T, how string) (*Player, error) {
	patience := 30 * time.Second
	if how == "silent" {
		patience = 50 * time.Millisecond
	}
	return againstPatient(t, how, patience)
}

// againstPatient has a program play that may take so long over one decision.
func againstPatient(t *testing.T, how string, patience time.Duration) (*Player, error) {
	t.Setenv("VISTULA_TEST_PLAYER", how)
	p, err := Start("exec:mine", os.Args[0], 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	p.patience = patience
	match, err := journal.New(toy.New(), "skirmish", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	random, err := bot.New("random", 1)
	if err != nil {
		t.Fatal(err)
	}
	_, err = bot.Play(context.Background(), match, map[rules.Side]bot.Player{toy.Red: p, toy.Blue: random}, 1000)
	return p, err
}

func TestAProgramPlaysToTheEndAndIsToldHowItWent(t *testing.T) {
	file := t.TempDir() + "/outcome"
	t.Setenv("VISTULA_TEST_OUTCOME", file)
	p, err := against(t, "well")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	if raw, err := os.ReadFile(file); err != nil || !strings.Contains(string(raw), `"outcome"`) {
		t.Errorf("the program was told %s, %v", raw, err)
	}
}

// TestNoProgramIsToldTheSeedOfTheGame: a program gets the same seed for the same player, and
// none that the player's, and so the game's, can be read from.
func TestNoProgramIsToldTheSeedOfTheGame(t *testing.T) {
	file := t.TempDir() + "/seed"
	t.Setenv("VISTULA_TEST_PLAYER", "seeded")
	t.Setenv("VISTULA_TEST_OUTCOME", file)
	told := func(seed uint64) uint64 {
		t.Helper()
		p, err := Start("exec:mine", os.Args[0], seed)
		if err != nil {
			t.Fatal(err)
		}
		<-p.program.lines // closed as it ends
		if err := p.Close(); err != nil {
			t.Fatal(err)
		}
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n, err := strconv.ParseUint(string(raw), 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	red, blue := told(82), told(83)
	if again := told(82); again != red {
		t.Errorf("the same player is told %d and then %d", red, again)
	}
	if red == blue || red^blue < 1<<32 || red < 1<<32 {
		t.Errorf("the players of one game are told %d and %d", red, blue)
	}
}

func TestAProgramThatFailsIsNamedWithTheReason(t *testing.T) {
	for how, want := range map[string]string{
		"silent":  "exec:mine has failed: it was silent for 0.05 s",
		"dead":    "exec:mine has failed: it ",
		"mad":     "exec:mine has failed: it sent 1000 requests that had to be refused, the last because of this: the line is not JSON",
		"liar":    "exec:mine has failed: it sent 1000 requests that had to be refused, the last because of this: ",
		"endless": "exec:mine has failed: it sent a line longer than",
	} {
		if _, err := against(t, how); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", how, err, want)
		}
	}
}

// A program that asks without end is told from a silent one, however long it takes to start.
func TestAProgramThatNeverDecidesIsSaidSo(t *testing.T) {
	for seconds := 1; seconds <= 64; seconds *= 2 {
		_, err := againstPatient(t, "asking", time.Duration(seconds)*time.Second)
		switch want := fmt.Sprintf("exec:mine has failed: it has not decided within %d s", seconds); {
		case err == nil:
			t.Fatal("it is waited for")
		case strings.Contains(err.Error(), want):
			return
		case !strings.Contains(err.Error(), "it was silent"): // it has not even begun
			t.Fatalf("got %v, want %q", err, want)
		}
	}
	t.Error("in 64 s it asked nothing")
}

func TestAProgramThatIsNotThereIsSaidSo(t *testing.T) {
	for name, want := range map[string]string{
		"exec:":                   "names no command",
		"exec:./there-is-no-such": "the player exec:./there-is-no-such cannot be started: there is no such program",
		"exec:there-is-no-such":   "cannot be started: there is no such program",
		"exec:.":                  "cannot be started: ",
		"nobody":                  `player "nobody" is unknown`,
	} {
		if _, err := Make(name, 1); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", name, err, want)
		}
	}
}

// A think can be cancelled, and nothing is held against the program then.
func TestACancelledThinkIsNoFailure(t *testing.T) {
	t.Setenv("VISTULA_TEST_PLAYER", "silent")
	p, err := Start("exec:mine", os.Args[0], 1)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	match, err := journal.New(toy.New(), "skirmish", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p.Choose(ctx, rules.SitAt(match, toy.Red))
	if p.Failure() != nil {
		t.Error(p.Failure())
	}
}
