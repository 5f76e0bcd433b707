package march_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/march"
	"vistula/rules/path"
	"vistula/rules/verb"
)

// field is a position of three units on an open sheet of 5 x 5 hexes, numbered rrcc.
// The last row is closed, and the hexes of the fourth column cost two points.
type field struct {
	b     *board.Board
	stage stage
	hand  []int16
	at    [3]board.ID
	left  [3]int
	done  [3]bool
	turns int // how often something was forgotten
}

type stage int8

const (
	idle stage = iota
	moving
	over
)

func (f *field) Stage() int                       { return int(f.stage) }
func (f *field) Board() *board.Board              { return f.b }
func (f *field) UnitID(u int16) string            { return string(rune('a' + u)) }
func (f *field) Label(u int16) string             { return f.UnitID(u) }
func (f *field) HexName(h board.ID) string        { return f.b.Number(h) }
func (f *field) NotNow(_, _ string) *verb.Refusal { return &verb.Refusal{Why: "not now"} }
func (f *field) Begin()                           {}
func (f *field) End() []rules.Event               { return nil }
func (f *field) FindUnit(id string) (int16, bool) { return int16(id[0] - 'a'), true }
func (f *field) cost(s march.Step) int            { return 1 + int(s.To)%5/3 }
func (f *field) closed(s march.Step) bool         { return s.To >= 20 }
func (f *field) hex(number string) (h board.ID)   { h, _ = f.b.Find(number); return h }
func (f *field) span(u int16, left int) march.Range {
	return march.Range{Board: f.b, Search: path.New(f.b, 2), At: f.at[u], Left: left, Case: "1.1", Closed: f.closed, Cost: f.cost}
}

func refusal(why string) *verb.Refusal { return &verb.Refusal{Why: why} }

var moves march.Moves[*field, stage]

// play are the verbs of a march over fields.
func play() *verb.Book[*field] {
	moves = march.Moves[*field, stage]{
		Idle: idle, Moving: moving,
		Stage:  func(f *field) *stage { return &f.stage },
		Hand:   func(f *field) *[]int16 { return &f.hand },
		At:     func(f *field, u int16) board.ID { return f.at[u] },
		Forget: func(f *field) { f.turns++ },
		Own:    func(_ *field, yield func(verb.Args)) { verb.Each([]int16{0, 1, 2}, yield) },
		MayPick: func(f *field, a verb.Args) *verb.Refusal {
			if f.done[a.Unit] {
				return refusal("{unit} has moved")
			}
			return nil
		},
		Here: func(f *field, at board.ID, yield func(verb.Args)) {
			for u := range int16(3) {
				if f.at[u] == at {
					yield(verb.OfUnit(u))
				}
			}
		},
		Apart: func(f *field, u, first int16) bool { return f.at[u] != f.at[first] },
		Away:  func(*field) *verb.Refusal { return refusal("off the map") },
		MayStep: func(f *field, s march.Step) *verb.Refusal {
			if f.closed(s) {
				return refusal("{hex} is closed")
			}
			return nil
		},
		Price: func(f *field, s march.Step) (int, int) { return f.cost(s), f.left[f.hand[0]] - f.cost(s) },
		Go: func(f *field, s march.Step) {
			for _, u := range f.hand {
				f.at[u], f.left[u] = s.To, f.left[u]-f.cost(s)
			}
		},
		SetDown: func(f *field, u int16) { f.done[u] = true },
		CanGoOn: func(f *field, u int16) bool { return f.left[u] > 0 },
		Refusals: march.Refusals{InHand: refusal("{unit} in hand"), NotInHand: refusal("{unit} not in hand"), Elsewhere: refusal("{unit} elsewhere"),
			Last: refusal("{unit} is the last"), NotBeside: refusal("{hex} is not beside")},
	}
	book := &verb.Book[*field]{}
	book.Add(moves.Pick("Pick", "1"), moves.Add("Add", "2"), moves.Step("Step", "3"), moves.Drop("Drop", "4"), moves.Halt("Halt", "5"))
	return book
}

// start has units a and b in the middle and c beside them.
func start(t *testing.T) *field {
	t.Helper()
	m := &board.Map{ID: "field", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rrcc",
		First: hex.Axis{Axis: "row", Direction: "down", From: 0, To: 4}, Second: hex.Axis{Axis: "column", Direction: "right", From: 0, To: 4},
		Shifted: "odd", Shift: "right"}}}
	for h := range 25 {
		m.Hexes = append(m.Hexes, board.Hex{Number: fmt.Sprintf("%02d%02d", h/5, h%5)})
	}
	b, err := board.New(m)
	if err != nil {
		t.Fatal(err)
	}
	f := &field{b: b, left: [3]int{4, 3, 4}}
	f.at = [3]board.ID{f.hex("0201"), f.hex("0201"), f.hex("0202")}
	return f
}

// do plays actions written as "verb unit-or-hex".
func do(t *testing.T, book *verb.Book[*field], f *field, actions ...string) {
	t.Helper()
	for _, a := range actions {
		if err := try(book, f, a); err != nil {
			t.Fatalf("%s: %v", a, err)
		}
	}
}

func try(book *verb.Book[*field], f *field, action string) error {
	name, what, _ := strings.Cut(action, " ")
	a := rules.Action{Verb: name}
	if len(what) > 1 {
		a.Hex = what
	} else {
		a.Unit = what
	}
	_, err := book.Do(f, a)
	return err
}

// A stack is picked up, goes together, leaves one behind, and is set down.
func TestAMove(t *testing.T) {
	book, f := play(), start(t)
	do(t, book, f, "pick a", "add b", "step 0202")
	if f.stage != moving || !slices.Equal(f.hand, []int16{0, 1}) || f.at[0] != f.hex("0202") || f.at[1] != f.at[0] {
		t.Fatalf("a and b are to be in hand in 0202: %+v", f)
	}
	do(t, book, f, "add c", "drop b", "step 0203")
	if !f.done[1] || f.at[1] != f.hex("0202") || f.at[2] != f.hex("0203") {
		t.Fatalf("b is to stay behind, and c to go on: %+v", f)
	}
	do(t, book, f, "halt")
	if f.stage != idle || len(f.hand) != 0 || f.done != [3]bool{true, true, true} || f.turns != 2 {
		t.Errorf("all moves are to be over: %+v", f)
	}
}

// What a march refuses by itself.
func TestRefusals(t *testing.T) {
	for _, c := range []struct{ before, action, want string }{
		{"pick a", "add a", "a in hand"},
		{"pick a", "add c", "c elsewhere"},
		{"pick a", "drop b", "b not in hand"},
		{"pick a", "drop a", "a is the last"},
		{"pick a", "step 0204", "0204 is not beside"},
		{"step down", "step 0401", "0401 is closed"},
		{"off", "step 0202", "off the map"},
		{"moved", "add b", "b has moved"},
	} {
		book, f := play(), start(t)
		switch c.before {
		case "step down":
			do(t, book, f, "pick a", "step 0301")
		case "off":
			do(t, book, f, "pick a")
			f.at[0] = board.None
		case "moved":
			f.done[1] = true
			do(t, book, f, "pick a")
		default:
			do(t, book, f, c.before)
		}
		if err := try(book, f, c.action); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s, %s: %v, want %s", c.before, c.action, err, c.want)
		}
	}
}

// A ruleset's own conditions come in.
func TestOwnConditions(t *testing.T) {
	book, f := play(), start(t)
	moves.MayJoin = func(_ *field, u int16) *verb.Refusal { return refusal("{unit} may not join") }
	moves.MayLeave = func(_ *field, u int16) *verb.Refusal { return refusal("{unit} may not stay") }
	moves.TooDear = func(f *field, s march.Step) bool { return f.cost(s) > 1 }
	do(t, book, f, "pick a")
	if err := try(book, f, "add b"); err == nil || !strings.Contains(err.Error(), "b may not join") {
		t.Errorf("b joins: %v", err)
	}
	moves.MayJoin = nil
	do(t, book, f, "add b", "step 0202")
	if err := try(book, f, "drop b"); err == nil || !strings.Contains(err.Error(), "b may not stay") {
		t.Errorf("b stays: %v", err)
	}
	offers := book.Offers(f)
	if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbStep && o.Hex == "0203" }) {
		t.Error("a step that is too dear was offered")
	}
	if !slices.ContainsFunc(offers, func(o rules.Offer) bool {
		return o.Verb == rules.VerbStep && o.Hex == "0201" && o.Cost == 1 && o.Left == 2
	}) {
		t.Errorf("the step back was not offered at its price: %+v", offers)
	}
	moves.MayHalt = func(*field) *verb.Refusal { return refusal("no room") }
	if r := moves.Halt("Halt", "5").Check(f, verb.Nothing); r == nil || r.Why != "no room" {
		t.Errorf("halt is refused with %+v", r)
	}
}

// A move ends by itself only when none in hand can go on.
func TestSettle(t *testing.T) {
	book, f := play(), start(t)
	do(t, book, f, "pick a", "add b")
	f.left[0] = 0
	if moves.Settle(f) || f.stage != moving {
		t.Error("b could go on")
	}
	f.left[1] = 0
	if !moves.Settle(f) || f.stage != idle || !f.done[0] || !f.done[1] {
		t.Errorf("none can go on: %+v", f)
	}
	for _, at := range []stage{idle, over} {
		f.stage = at
		if moves.Settle(f) || f.stage != at {
			t.Errorf("nobody is in hand at stage %d, and it is stage %d now", at, f.stage)
		}
	}
}

// marks are the marks of an overlay by hex.
func marks(t *testing.T, r march.Range, q rules.Query) map[string]rules.Mark {
	t.Helper()
	o := &rules.Overlay{}
	if err := r.Mark(o, q); err != nil {
		t.Fatal(err)
	}
	by := map[string]rules.Mark{}
	for _, m := range o.Hexes {
		by[m.Hex] = m
	}
	return by
}

func TestRange(t *testing.T) {
	f := start(t)
	r := f.span(0, 2)
	r.Zone = func(h board.ID) bool { return h == f.hex("0101") }
	got := marks(t, r, rules.Query{Hex: "0204"})
	for h, want := range map[string]rules.Mark{
		"0202": {Hex: "0202", Kind: "reach", Value: 1, Cost: 1, From: "0201"},
		"0101": {Hex: "0101", Kind: "reach-zone", Value: 1, Cost: 1, From: "0201"},
		"0204": {Hex: "0204", Kind: "beyond", Value: 2, Cost: 5, Case: "1.1"},
		"0201": {}, "0203": {}, "0401": {},
	} {
		if !reflect.DeepEqual(got[h], want) {
			t.Errorf("%s: %+v, want %+v", h, got[h], want)
		}
	}
}

// A move that has to stop goes no further, and other ways and words come in.
func TestRangeOfItsOwn(t *testing.T) {
	f := start(t)
	r := f.span(0, 9)
	r.Stops = func(h board.ID) bool { return f.b.Adjacent(h, f.at[0]) }
	r.Other = func(m *rules.Mark, h board.ID) bool {
		if h != f.hex("0004") {
			return false
		}
		m.Label = "rail"
		return true
	}
	r.Say = func(m *rules.Mark, _, to board.ID) bool { return to != f.hex("0202") }
	got := marks(t, r, rules.Query{})
	if len(got) != 6 || got["0004"].Label != "rail" || got["0004"].From != "" || got["0202"].Hex != "" {
		t.Errorf("five of the six hexes beside and the one by rail are to be marked: %+v", got)
	}
}

// What is too dear beside the units can be entered by a minimum move, unless it is
// closed.
func TestMinimum(t *testing.T) {
	f := start(t)
	f.at[2] = f.hex("0302")
	r := f.span(2, 0)
	r.Minimum = &rules.Mark{Cost: 1, Note: "all points"}
	got := marks(t, r, rules.Query{})
	if m := got["0303"]; m.Kind != "reach-minimum" || m.From != "0302" || m.Note != "all points" || len(got) != 4 {
		t.Errorf("the four open hexes beside 0302 are to be marked: %+v", got)
	}
}

func TestTogether(t *testing.T) {
	find := func(name string) (int16, error) {
		if u := slices.Index([]string{"a", "b", "c"}, name); u >= 0 {
			return int16(u), nil
		}
		return 0, fmt.Errorf("no %s", name)
	}
	along := func(u, first int16) bool { return u != 2 && first == 0 }
	units, err := march.Together(rules.Query{Unit: "a", Units: []string{"b", "a", "c", "b"}}, find, along)
	if err != nil || !slices.Equal(units, []int16{0, 1}) {
		t.Errorf("%v, %v", units, err)
	}
	for _, q := range []rules.Query{{Unit: "x"}, {Unit: "a", Units: []string{"x"}}} {
		if _, err := march.Together(q, find, along); err == nil {
			t.Errorf("%+v is answered", q)
		}
	}
}
