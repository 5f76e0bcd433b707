package arena

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"vistula/data/strict"
	"vistula/rules"
)

// Result is how one game went: one line of a file of results.
type Result struct {
	Ruleset  string        `json:"ruleset"`
	Scenario string        `json:"scenario"`
	Options  rules.Options `json:"options,omitempty"`
	Seed     uint64        `json:"seed"`
	// Nodes is how many positions the players judged a turn; 0 where they thought by
	// the clock.
	Nodes int `json:"nodes,omitempty"`
	// Players by side, in the order of Sides.
	Players []string     `json:"players"`
	Sides   []rules.Side `json:"sides"`
	// Winner is the winning side, "" for a draw.
	Winner  rules.Side         `json:"winner"`
	Grade   string             `json:"grade,omitempty"`
	Points  map[rules.Side]int `json:"points,omitempty"`
	Actions int                `json:"actions"`
	// Turns are the milliseconds that each player thought about each of its player turns,
	// in the order of Players.
	Turns [][]int `json:"turns,omitempty"`
	// Judged is how the first side could see the game when each player turn began.
	Judged []Judged `json:"judged,omitempty"`
	// Failed is the side whose player did what is not allowed, died or did not answer,
	// and Why what it did: that side has lost. Where the game failed without a player
	// being to blame, there is only Why, and the game does not count.
	Failed rules.Side `json:"failed,omitempty"`
	Why    string     `json:"why,omitempty"`
}

// Judged is how a game stood for the first side: the turn, who was to move (1 for the first
// side, -1 for the other), by how many points it was expected to be ahead in the end, and by
// how many it was ahead. Results of earlier versions lack the last.
type Judged []float64

// outlook is the same as a curve needs it; false where something is missing.
func (j Judged) outlook(s *rules.Scenario) (o rules.Outlook, ok bool) {
	if len(j) < 3 {
		return o, false
	}
	o = rules.Outlook{Margin: j[2], Lead: j[2], Moves: int(j[1]), Left: s.Left(int(j[0]))}
	if len(j) > 3 {
		o.Lead = j[3]
	}
	return o, true
}

func (r *Result) key() string {
	return key(r.Ruleset, r.Scenario, r.Options, r.Nodes, r.Seed, r.Players)
}

// counts tells whether anybody has won, lost or drawn.
func (r *Result) counts() bool { return r.Why == "" || r.Failed != "" }

// score is what the player of side i has got of the game: 1, 0 or 1/2.
func (r *Result) score(i int) float64 {
	switch {
	case r.Failed != "":
		if r.Failed == r.Sides[i] {
			return 0
		}
		return 1
	case r.Winner == "":
		return 0.5
	case r.Winner == r.Sides[i]:
		return 1
	}
	return 0
}

// margin is the points of side i less those of the other.
func (r *Result) margin(i int) float64 {
	return float64(r.Points[r.Sides[i]] - r.Points[r.Sides[1-i]])
}

func (r *Result) check() error {
	switch {
	case r.Ruleset == "" || r.Scenario == "":
		return errors.New("the ruleset or the scenario is missing")
	case len(r.Players) != 2 || len(r.Sides) != 2 || r.Players[0] == "" || r.Players[1] == "":
		return errors.New("two players and two sides are wanted")
	case r.Winner != "" && r.Winner != r.Sides[0] && r.Winner != r.Sides[1]:
		return fmt.Errorf("the winner %q is none of the sides", r.Winner)
	case r.Failed != "" && r.Failed != r.Sides[0] && r.Failed != r.Sides[1]:
		return fmt.Errorf("%q, which failed, is none of the sides", r.Failed)
	}
	return nil
}

// read reads results, one a line, to the end of the last whole line, which is so many
// bytes behind the beginning: the machine may have stopped in the middle of the next.
// The error names the file and the line.
func read(in io.Reader, name string) (list []Result, whole int64, err error) {
	lines := bufio.NewReader(in)
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		if err == io.EOF {
			return list, whole, nil
		}
		if err != nil {
			return nil, 0, fmt.Errorf("%s: %w", name, err)
		}
		r, err := parse(line)
		if err != nil {
			return nil, 0, fmt.Errorf("%s, line %d: %w", name, n, err)
		}
		list, whole = append(list, *r), whole+int64(len(line))
	}
}

func parse(line []byte) (*Result, error) {
	r := &Result{}
	if err := strict.Decode(line, r); err != nil {
		return nil, fmt.Errorf("it is not the result of a game: %w", err)
	}
	return r, r.check()
}

func write(w io.Writer, r *Result) error {
	b, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}
