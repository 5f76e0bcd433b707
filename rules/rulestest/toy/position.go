package toy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
)

// position is one state of a game.
type position struct {
	rs    *Ruleset
	dice  rules.Dice
	tally codec.Tally[unit] // of the digest
	state
}

// state is what a position writes down besides its dice.
type state struct {
	Scenario string     `json:"scenario"`
	Turn     int        `json:"turn"`
	Last     int        `json:"last"`
	Side     rules.Side `json:"side"`
	Units    []unit     `json:"units"`
	Mines    [2]string  `json:"mines"` // of red and blue: a hex, "used" or ""
	Pending  []decision `json:"pending,omitempty"`
}

type unit struct {
	ID       string     `json:"id"`
	Side     rules.Side `json:"side"`
	Hex      string     `json:"hex"` // "" when it is lost
	Strength int        `json:"strength"`
	Seen     bool       `json:"seen,omitempty"`  // its strength is known to the enemy
	Spent    bool       `json:"spent,omitempty"` // it has moved or attacked
}

// decision is one that has to be taken before the turn goes on; the last one of
// the stack comes first.
type decision struct {
	Kind string `json:"kind"` // retreat or advance
	Unit string `json:"unit"`
	Hex  string `json:"hex"` // where an advance leads, or a retreat begins
}

// saved is a position as JSON.
type saved struct {
	state
	Dice json.RawMessage `json:"dice"`
}

func (p *position) Ruleset() rules.Ruleset { return p.rs }
func (p *position) Dice() *rules.Dice      { return &p.dice }

func (p *position) Clone() rules.Position {
	q := *p
	q.Units = slices.Clone(p.Units)
	q.Pending = slices.Clone(p.Pending)
	q.tally = codec.Tally[unit]{}
	q.tally.CopyFrom(&p.tally)
	return &q
}

// CopyFrom makes the position a copy of another in the memory that it has.
func (p *position) CopyFrom(from rules.Position) bool {
	f, ok := from.(*position)
	if !ok || f.rs != p.rs || f.Scenario != p.Scenario {
		return false
	}
	units, pending := p.Units, p.Pending
	p.dice, p.state = f.dice, f.state
	p.Units, p.Pending = append(units[:0], f.Units...), append(pending[:0], f.Pending...)
	p.tally.CopyFrom(&f.tally)
	return true
}

// Digest is that of the JSON: the units are written again only where they changed.
func (p *position) Digest() uint64 {
	rest := p.state
	rest.Units = nil
	return codec.Digest(marshal(saved{rest, p.dice.AppendJSON(nil)}), p.tally.Sum(p.Units, func(b []byte, u int16) []byte {
		return append(b, marshal(p.Units[u])...)
	}))
}

func (p *position) AppendJSON(b []byte) []byte {
	return append(b, marshal(saved{p.state, p.dice.AppendJSON(nil)})...)
}

func marshal(v any) []byte {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return text
}

// Load reads a position and checks it.
func (r *Ruleset) Load(raw json.RawMessage) (rules.Position, error) {
	var s saved
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&s); err != nil {
		return nil, err
	}
	p := &position{rs: r, state: s.state}
	var dice string
	if json.Unmarshal(s.Dice, &dice) != nil {
		return nil, errors.New("dice: want a text")
	}
	if err := p.dice.UnmarshalText([]byte(dice)); err != nil {
		return nil, err
	}
	return p.checked()
}

// checked is p where nothing is wrong with it.
func (p *position) checked() (rules.Position, error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	return p, nil
}

func (p *position) check() error {
	if p.Turn < 1 || p.Last < 1 || p.Turn > p.Last+1 {
		return fmt.Errorf("turn: there is no turn %d of %d", p.Turn, p.Last)
	}
	if p.Side != Red && p.Side != Blue {
		return fmt.Errorf("side: %q is unknown", p.Side)
	}
	for i, u := range p.Units {
		if _, ok := p.rs.board.Find(u.Hex); !ok && u.Hex != "" {
			return fmt.Errorf("unit %s: hex %q is not on the map", u.ID, u.Hex)
		}
		if u.Side != Red && u.Side != Blue || u.ID == "" || p.find(u.ID) != &p.Units[i] {
			return fmt.Errorf("unit %q: wrong side or id", u.ID)
		}
		if at := p.at(u.Hex); at != nil && at.ID != u.ID {
			return fmt.Errorf("unit %s: hex %s is taken", u.ID, u.Hex)
		}
	}
	for _, d := range p.Pending {
		if _, ok := p.rs.board.Find(d.Hex); !ok || p.find(d.Unit) == nil || d.Kind != "retreat" && d.Kind != "advance" {
			return fmt.Errorf("pending: %v is no decision", d)
		}
	}
	return nil
}

// SetUp makes a position from a description.
func (r *Ruleset) SetUp(s rules.Setup) (rules.Position, error) {
	start, err := r.New(s.Scenario, s.Options, s.Seed)
	if err != nil {
		return nil, err
	}
	p := start.(*position)
	for i := range p.Units {
		if s.Only {
			p.Units[i].Hex = ""
		}
	}
	for _, u := range s.Units {
		if p.find(u.ID) == nil {
			return nil, fmt.Errorf("unit %q is unknown", u.ID)
		}
		p.find(u.ID).Hex = u.Hex
	}
	if s.Turn != 0 {
		p.Turn = s.Turn
	}
	if s.Side != "" {
		p.Side = s.Side
	}
	return p.checked()
}

// Disguise is a copy of a position of this ruleset in which everything that the
// viewer does not see may be otherwise.
func Disguise(pos rules.Position, viewer rules.Side, seed uint64) rules.Position {
	p := pos.Clone().(*position)
	for i := range p.Units {
		if u := &p.Units[i]; u.Side != viewer && !u.Seen {
			u.Strength = (u.Strength+int((seed+uint64(i))%3))%3 + 1
		}
	}
	mine := &p.Mines[index(enemy(viewer))]
	for i := range p.rs.board.Hexes {
		number := p.rs.board.Hexes[(i+int(seed%16))%16].Number
		if *mine != "" && *mine != "used" && p.at(number) == nil {
			*mine = number
			break
		}
	}
	return p
}

// find is a unit by its id, at the one in a hex; nil where there is none.
func (p *position) find(id string) *unit {
	return p.first(func(u *unit) bool { return u.ID == id })
}

func (p *position) at(number string) *unit {
	return p.first(func(u *unit) bool { return number != "" && u.Hex == number })
}

func (p *position) first(is func(*unit) bool) *unit {
	for i := range p.Units {
		if is(&p.Units[i]) {
			return &p.Units[i]
		}
	}
	return nil
}

// around lists the numbers of the hexes next to one, by direction.
func (p *position) around(number string) []string {
	b := p.rs.board
	id, _ := b.Find(number)
	var list []string
	for _, n := range b.Neighbours(id) {
		if n != board.None {
			list = append(list, b.Number(n))
		}
	}
	return list
}

func enemy(side rules.Side) rules.Side {
	if side == Red {
		return Blue
	}
	return Red
}

// index is the place of a side in an array of two.
func index(side rules.Side) int {
	if side == Red {
		return 0
	}
	return 1
}

// name is a unit's at the beginning of a sentence.
func (u *unit) name() string { return title(rules.Side(u.ID)) }

func title(side rules.Side) string { return strings.ToUpper(string(side[:1])) + string(side[1:]) }
