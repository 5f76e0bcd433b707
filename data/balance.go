package data

import (
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
)

// balanceFile holds what games of computer players against themselves have told.
const balanceFile = "balance.json"

// Balance is what many games of a computer player against itself tell of a scenario.
type Balance struct {
	// Players are who played, in words: "level2, 4000 positions a turn".
	Players string `json:"players"`
	// Command plays the same games again.
	Command string `json:"command"`
	Games   int    `json:"games"`
	// Won are the games that each side won; the others were drawn.
	Won map[string]int `json:"won"`
	// Ahead is by how many victory points the scenario's first side was ahead at the end, in
	// the mean; nil where that was not kept.
	Ahead *float64 `json:"ahead,omitempty"`
	// Scored is the side whose score the points are, where there is one for both.
	Scored string `json:"scored,omitempty"`
	// Chance turns what a position is judged to be worth into a chance of winning.
	Chance *Chance `json:"chance,omitempty"`
}

// Chance is a logistic curve: its Middle is the margin of the scenario's first side, in
// victory points, at which both win as often at the start of the game, and its Spread how
// slowly the chance grows with the margin then; later it grows more quickly.
type Chance struct {
	Middle float64 `json:"middle"`
	// End is the Middle at the end of the game; nil where that was not measured.
	End *float64 `json:"end,omitempty"`
	// Tempo is by how much more a margin looks for the side that has just moved.
	Tempo float64 `json:"tempo"`
	// Late is as how many more points of the margin each point in hand counts at the end.
	Late   float64 `json:"late,omitempty"`
	Spread float64 `json:"spread"`
	// Par is by how many points the first side has to be ahead at the end for what the chance
	// is about; nil where that is to win.
	Par *float64 `json:"par,omitempty"`
	// Turns is how many turns of games it was fitted to.
	Turns int `json:"turns"`
}

// Ends is the margin at which both win as often at the end of the game: that of its start
// where nothing else was measured.
func (c *Chance) Ends() float64 {
	if c.End == nil {
		return c.Middle
	}
	return *c.End
}

// Balances reads what was measured of a ruleset's scenarios, by their ids; nil where a
// ruleset has no such file.
func Balances(fsys fs.FS, ruleset string) (map[string]Balance, error) {
	if _, err := fs.Stat(fsys, path.Join(ruleset, balanceFile)); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	list := map[string]Balance{}
	if err := Read(fsys, ruleset, balanceFile, &list); err != nil {
		return nil, err
	}
	f := openFaults(fsys, path.Join(ruleset, balanceFile))
	for _, id := range slices.Sorted(maps.Keys(list)) {
		b := list[id]
		won := 0
		for _, n := range b.Won {
			won += n
			if n < 0 {
				won = b.Games + 1
			}
		}
		switch {
		case b.Games < 1 || won > b.Games:
			f.at([]any{id, "won"}, id+".won", "%d games are won of %d", won, b.Games)
		case b.Chance != nil && !(b.Chance.Spread > 0):
			f.at([]any{id, "chance"}, id+".chance", "the spread must be greater than 0")
		}
	}
	return list, f.err()
}
