package start

import (
	"slices"
	"strings"
	"time"

	"vistula/rules/chronicle"
)

// Entry is what the diary says of a game, in progress or saved.
type Entry struct {
	Name     string // as the player calls it; "" for the game's title
	Ruleset  string
	Title    string // of the game
	Scenario string
	Against  string // who plays
	Line     string // turn and side
	Saved    time.Time
	Blocks   []Block // the position, as far as whoever opens the program may see it
}

// Called is what the entry is headed with.
func (e *Entry) Called() string {
	if e.Name != "" {
		return e.Name
	}
	return e.Title
}

// about is the game and its scenario, without what the heading says already.
func (e *Entry) about() string {
	scenario := chronicle.Days(e.Scenario)
	if e.Name == "" || scenario == "" {
		return scenario
	}
	return e.Title + " · " + strings.TrimPrefix(scenario, e.Title+": ")
}

// Running is a game in progress that can be continued.
type Running struct {
	Entry
	ID string
	// Of is the game that this one branched off from, and Parted says where; both
	// are "" for a game that was begun at its start.
	Of, Parted string
	// Crashed tells that the program ended without warning during this game.
	Crashed bool
	Over    bool
	// Damaged tells that the save cannot be opened: all that can be done with the game is
	// to remove it, or to look at its file.
	Damaged bool
}

// Save is a save used lately.
type Save struct {
	Entry
	Path string
}

// limb is a game in the tree of its branches.
type limb struct {
	*Running
	depth int
	last  bool // of those that branch off from the same game
	// through tells for each depth before whether its line goes on further down.
	through []bool
}

// goesOn tells whether the game can be played on.
func (r *Running) goesOn() bool { return !r.Over && !r.Damaged }

// unfinished counts the games that can be played on.
func unfinished(list []Running) int {
	n := 0
	for i := range list {
		if list[i].goesOn() {
			n++
		}
	}
	return n
}

// latest is the game that was played last of those that can be played on; nil where
// there is none.
func latest(list []Running) *Running {
	for i := range list {
		if list[i].goesOn() {
			return &list[i]
		}
	}
	return nil
}

// sorted parts the games as the diary lists them: trees in which there is something to
// play on, those in which all is over, and saves that are damaged, each by itself. What
// branched off from a damaged one is a tree of its own.
func sorted(list []Running) (playing, finished, damaged [][]limb) {
	var whole []Running
	for i := range list {
		if list[i].Damaged {
			damaged = append(damaged, []limb{{Running: &list[i]}})
		} else {
			whole = append(whole, list[i])
		}
	}
	for _, tree := range trees(whole) {
		if slices.ContainsFunc(tree, func(l limb) bool { return !l.Over }) {
			playing = append(playing, tree)
		} else {
			finished = append(finished, tree)
		}
	}
	return playing, finished, damaged
}

// trees puts games in progress in the order in which they are shown: each tree where its
// latest game stood, every game followed by what branched off from it.
func trees(list []Running) (all [][]limb) {
	w := wood{list: list, index: map[string]int{}, done: make([]bool, len(list))}
	for i := range list {
		w.index[list[i].ID] = i
	}
	for i := range list {
		if r := w.root(i); !w.done[r] {
			all = append(all, w.grow(nil, r, limb{}))
		}
	}
	return all
}

// wood is a list of games that branched off from each other.
type wood struct {
	list  []Running
	index map[string]int // by the id
	done  []bool         // stands in a tree
}

// parent is the game from which another branched off, -1 for none in the list.
func (w *wood) parent(i int) int {
	if p, ok := w.index[w.list[i].Of]; ok && p != i {
		return p
	}
	return -1
}

// root is the game from which a tree grows, the game itself in a circle, which only a
// damaged note can make.
func (w *wood) root(i int) int {
	r := i
	for range w.list {
		p := w.parent(r)
		if p < 0 {
			return r
		}
		r = p
	}
	return i
}

// grow adds a game to a tree, and what branched off from it.
func (w *wood) grow(tree []limb, i int, at limb) []limb {
	w.done[i] = true
	at.Running = &w.list[i]
	tree = append(tree, at)
	var young []int
	for k := range w.list {
		if w.parent(k) == i && !w.done[k] {
			young = append(young, k)
		}
	}
	for n, k := range young {
		through := append(append([]bool(nil), at.through...), at.depth > 0 && !at.last)
		tree = w.grow(tree, k, limb{depth: at.depth + 1, last: n == len(young)-1, through: through})
	}
	return tree
}
