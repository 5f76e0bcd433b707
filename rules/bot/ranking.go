package bot

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"vistula/rules"
)

// Every roll of an attack takes long where a rulebook has many dice and decisions: in Twilight
// in the East a quarter of a second, and there are fifteen attacks to choose from before each
// of ten. Whoever reckons so closely looks at all of them by six throws first, keeps what came
// of that as long as the same units meet, and reckons the most promising.

// More than many attacks are ranked before any is looked at closely; then so many are as are
// sure, whatever those promised that were looked at before.
const (
	many = 8
	sure = 3
)

// candidate is an attack that could be begun.
type candidate struct {
	actions []rules.Action
	made    string // what it is made of: the actions, and who defends
	promise
}

// promise is what an attack promised when it was looked at last.
type promise struct {
	guess float64
	close bool // it was reckoned
}

// ranked are the attacks of a list in the order in which they are looked at closely, the most
// promising first. Where there are few, or they are looked at by throws alone, they stay as
// they are, and all are looked at.
func (l *lab) ranked(list [][]rules.Action, must bool, known map[int]pass) []candidate {
	ranked := make([]candidate, len(list))
	for i := range list {
		ranked[i] = candidate{actions: list[i], promise: promise{guess: math.Inf(1)}}
	}
	if len(list) <= many || !l.exact || l.glances() {
		return ranked
	}
	facts := l.factsOf(l.base)
	for i := range ranked {
		ranked[i].made = l.making(facts, list[i])
	}
	for i := range ranked {
		c := &ranked[i]
		if _, ok := l.promised[c.made]; !ok {
			if l.spent() {
				break
			}
			l.remember(c, l.glimpse(c.actions, l.leaves(c.actions[0].Hex, must, known)), false)
		}
		c.promise = l.promised[c.made]
	}
	slices.SortStableFunc(ranked, func(a, b candidate) int { return cmp.Compare(b.guess, a.guess) })
	return ranked
}

// making says what an attack is made of.
func (l *lab) making(f *rules.Facts, actions []rules.Action) string {
	var made strings.Builder
	fmt.Fprint(&made, actions)
	at, ok := l.board.Find(actions[0].Hex)
	for i := range f.Units {
		if u := &f.Units[i]; ok && u.Hex == at {
			fmt.Fprint(&made, " ", u.ID, u.Steps, u.State)
		}
	}
	return made.String()
}

// remember keeps what an attack promised, for the decisions that follow in this phase.
func (l *lab) remember(c *candidate, gain float64, close bool) {
	if c.made == "" {
		return
	}
	if l.promised == nil {
		l.promised = map[string]promise{}
	}
	l.promised[c.made] = promise{gain, close}
}

// glimpse is what an attack promises by six throws, without much thought about what either
// side makes of them.
func (l *lab) glimpse(actions []rules.Action, than pass) float64 {
	first, quiet := l.begins(actions)
	if first == nil {
		return refused
	}
	defer l.handBack(first)
	deep := l.deep
	l.deep = false
	defer func() { l.deep = deep }()
	sum := 0.0
	for n := range six {
		sum += l.comes(first, n, quiet, than)
	}
	return sum / six
}
