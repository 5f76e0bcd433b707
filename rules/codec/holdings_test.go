package codec_test

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/hex"
)

// holders is who holds each of three hexes, the first two of them side 0 at first.
type holders struct {
	now  []int8
	list codec.Holdings[int8]
}

var first = []int8{0, 0, 1}

func (p *holders) holdings() *[]codec.Holding[int8] { return p.list.List(p.now, first) }

var holdersRecord = codec.Of(codec.Held[struct{}]("held", (*holders).holdings))

func threeHexes(t *testing.T) *codec.Names {
	t.Helper()
	grid := board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "rr.cc", Shifted: "odd", Shift: "right",
		First:  hex.Axis{Axis: "row", Direction: "down", From: 1, To: 1},
		Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3}}}
	b, err := board.New(&board.Map{ID: "strip", Grid: grid, Hexes: []board.Hex{{Number: "01.01"}, {Number: "01.02"}, {Number: "01.03"}}})
	if err != nil {
		t.Fatal(err)
	}
	return codec.NewNames(b, nil, []rules.Side{"red", "blue"})
}

// Only hexes that are not held as at first are written, as they are now, and what is
// read of them is who holds them.
func TestHoldings(t *testing.T) {
	names := threeHexes(t)
	p := &holders{now: []int8{0, 1, 1}}
	var w codec.Writer
	for _, c := range []struct {
		hex  int
		side int8
		want string
	}{
		{1, 1, `{"held":[{"hex":"01.02","side":"blue"}]}`},
		{2, 0, `{"held":[{"hex":"01.02","side":"blue"},{"hex":"01.03","side":"red"}]}`},
		{1, 0, `{"held":[{"hex":"01.03","side":"red"}]}`},
	} {
		p.now[c.hex] = c.side
		p.list.Changed()
		was := p.list.Digest(&w, p.now, first)
		raw := holdersRecord.Append(nil, names, struct{}{}, p)
		if string(raw) != c.want {
			t.Errorf("got %s, want %s", raw, c.want)
		}
		q, r := &holders{now: append([]int8{}, first...)}, &codec.Reader{Names: names}
		holdersRecord.Read(r, struct{}{}, raw, q)
		q.list.Settle(r, q.now, nil)
		if r.Err != nil || q.list.Digest(&w, q.now, first) != was {
			t.Errorf("%s is read as %v: %v", raw, q.now, r.Err)
		}
		p.now[0] = 1 - p.now[0]
		p.list.Changed()
		if p.list.Digest(&w, p.now, first) == was {
			t.Errorf("after %s another hex changes hands and the digest stays", raw)
		}
		p.now[0] = 1 - p.now[0]
		p.list.Changed()
	}
}

// A list that cannot be is refused with a sentence.
func TestHoldingsAreRefused(t *testing.T) {
	names := threeHexes(t)
	for raw, want := range map[string]string{
		`{"held":[{"hex":"01.01"}]}`: "name a hex and a side",
		`{"held":[{"side":"red"}]}`:  "name a hex and a side",
		`{"held":[{"hex":"01.01","side":"blue"},{"hex":"01.01","side":"blue"}]}`: "hex 01.01 stands there twice",
		`{"held":[{"hex":"01.02","side":"blue"},{"hex":"01.03","side":"red"}]}`:  "01.03 is wet",
	} {
		p, r := &holders{now: append([]int8{}, first...)}, &codec.Reader{Names: names}
		holdersRecord.Read(r, struct{}{}, []byte(raw), p)
		p.list.Settle(r, p.now, func(h board.ID, s int8) string {
			if s == 0 {
				return names.Board.Number(h) + " is wet"
			}
			return ""
		})
		if r.Err == nil || !strings.HasSuffix(r.Err.Error(), want) {
			t.Errorf("%s: %v, want %s", raw, r.Err, want)
		}
	}
}

// soldier is the state of a unit that must not be where it is tired.
type soldier struct {
	hex   board.ID
	tired bool
}

var soldierRecord = codec.Of(codec.Flag[struct{}]("tired", func(s *soldier) *bool { return &s.tired })).Must(func(_ struct{}, s *soldier) string {
	if s.tired && s.hex != board.None {
		return "it is too tired to be on the map"
	}
	return ""
})

// A unit is read with its hex and its state, and must fit whether or not a state is given.
func TestUnit(t *testing.T) {
	names := threeHexes(t)
	for _, c := range []struct {
		hex, state string
		was        bool
		want, why  string
	}{
		{hex: "01.02", want: "01.02"},
		{hex: "01.02", state: `{"tired":false}`, was: true, want: "01.02"},
		{hex: "01.02", was: true, why: "it is too tired to be on the map"},
		{hex: "01.02", state: `{"tired":true}`, why: "state: it is too tired to be on the map"},
		{hex: "01.09", why: `there is no hex "01.09"`},
		{state: `{"tired":true}`},
	} {
		s, r := soldier{hex: board.None, tired: c.was}, &codec.Reader{Names: names}
		soldierRecord.Unit(r, struct{}{}, rules.UnitState{Hex: c.hex, State: []byte(c.state)}, &s, &s.hex)
		why := ""
		if r.Err != nil {
			why = r.Err.Error()
		}
		if why != c.why || why == "" && names.Board.Number(s.hex) != c.want {
			t.Errorf("%q %s: in %q, %q; want %q, %q", c.hex, c.state, names.Board.Number(s.hex), why, c.want, c.why)
		}
	}
}

// A description says when it is; what does not fit is named.
func TestMoment(t *testing.T) {
	names := threeHexes(t)
	for _, c := range []struct {
		s   rules.Setup
		why string
	}{
		{rules.Setup{Turn: 3, Side: "blue", Phase: "b"}, ""},
		{rules.Setup{Turn: 9, Side: "blue", Phase: "b"}, "turn: 9 is not from 2 to 4"},
		{rules.Setup{Turn: 3, Side: "green", Phase: "b"}, `side: "green" is unknown; it is one of red, blue`},
		{rules.Setup{Turn: 3, Side: "blue", Phase: "c"}, `phase: "c" is unknown; it is one of a, b`},
	} {
		r := &codec.Reader{Names: names}
		turn, side, phase := r.Moment(c.s, 2, 4, []string{"a", "b"})
		if why := r.Err; (why == nil) != (c.why == "") || why != nil && why.Error() != c.why {
			t.Errorf("%+v: %v, want %q", c.s, why, c.why)
		} else if why == nil && (turn != 3 || side != 1 || phase != 1) {
			t.Errorf("%+v: turn %d, side %d, phase %d", c.s, turn, side, phase)
		}
	}
}
