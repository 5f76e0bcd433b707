package cli

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
)

var replayCommand = &command{
	name:    "replay",
	summary: "describes a saved game, or verifies it",
	usage:   "[--verify] [--side S] FILE",
	help: `
With --side, only what that side has seen is told; a game that is still being played
at a hidden table is told to a side alone. With --verify, every action is carried out
again and the resulting position is compared with the original; if one differs, the
command names the first and exits 1.

examples:
  vistula replay game.json
  vistula replay --side russia game.json
  vistula replay --verify game.json`,
	run: runReplay,
}

func runReplay(s streams, c *command, args []string) error {
	flags := newFlags(c)
	verify := flags.Bool("verify", false, "compare the hash after every action and print only the verdict")
	side := flags.String("side", "", "tell only what this `SIDE` has seen")
	dir := flags.String("data", "", dataHelp)
	files, err := c.parse(s, flags, args, "the file of a saved game")
	if err != nil {
		return err
	}
	if *verify {
		return runVerify(s, *dir, files[0])
	}
	m, err := openTold(s, *dir, files[0], rules.Side(*side))
	if errors.Is(err, journal.ErrWatched) {
		return watch(s.out, files[0], rules.Side(*side))
	}
	if err != nil {
		return err
	}
	return retell(s.out, m, rules.Side(*side))
}

func runVerify(s streams, dir, file string) error {
	b, err := open(s, dir)
	if err != nil {
		return err
	}
	raw, err := readSave(file)
	if err != nil {
		return err
	}
	actions, drift, err := journal.Verify(raw, b.of(raw), nil)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return verdict(s, file, actions, drift)
}

func verdict(s streams, file string, actions int, drift *journal.Drift) error {
	if drift != nil {
		return drifted(file, drift)
	}
	fmt.Fprintf(s.out, "%s: %s, every hash matches\n", file, counted(actions, "action"))
	return nil
}

// drifted is the error of a save that replays otherwise than it was played, with what
// that means for who wants to play on.
func drifted(file string, d *journal.Drift) error {
	why := strings.TrimSuffix(strings.ToLower(d.Why[:1])+d.Why[1:], ".")
	return fmt.Errorf("%s: the record of the game does not match itself: %s (hash %s, but the save says %s); it can still be played on in the window, from the saved position",
		file, why, orNone(d.Got), d.Want)
}

func orNone(hash string) string {
	if hash == "" {
		return "none"
	}
	return hash
}

// watch tells the story of what one side knows of a game, which no other is told.
func watch(w io.Writer, file string, side rules.Side) error {
	raw, err := readSave(file)
	if err != nil {
		return err
	}
	known, err := journal.OpenWatched(raw)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if side != "" && side != known.Side {
		return usagef("--side: %s holds only what %s knows", file, known.Side)
	}
	fmt.Fprintf(w, "%s, scenario %s, as %s knows it: %s\n", known.Ruleset, known.Scenario, known.Side, counted(len(known.Deeds), "action"))
	var t teller
	for _, d := range known.Deeds {
		t.tell(rules.Status{Turn: d.Turn, Side: d.Side, Phase: d.Phase}, d.Events)
	}
	if known.View != nil && known.View.Outcome != nil {
		t.end(known.View.Outcome)
	}
	fmt.Fprint(w, t.text())
	return nil
}

// retell tells the story of a match from its beginning to where it stands, as a side knows
// it; "" knows all, and the seed as well.
func retell(w io.Writer, m *journal.Match, side rules.Side) error {
	p := m.Position()
	fmt.Fprintf(w, "%s, scenario %s, ", p.Ruleset().Title(), p.Status().Scenario)
	if side == "" {
		fmt.Fprintf(w, "seed %d: %s\n", m.Seed(), counted(m.Len(), "action"))
	} else if known, err := m.Record(side, 0); err != nil {
		return err
	} else {
		fmt.Fprintf(w, "as %s knows it: %s\n", side, counted(len(known), "action"))
	}
	end := m.Cursor()
	m.Friendly = true // to go back to the beginning
	if err := m.GoTo(0); err != nil {
		return err
	}
	t := newTeller(m.Position, side)
	for n := 1; n <= end; n++ {
		status := m.Position().Status()
		t.stand()
		if err := m.GoTo(n); err != nil {
			return err
		}
		deed, _ := m.Entry(n).SeenBy(side)
		t.tell(status, deed.Events)
	}
	if o := m.Position().Outcome(); o != nil {
		t.end(o)
	}
	fmt.Fprint(w, t.text())
	return nil
}
