package print

import (
	"regexp"
	"strings"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
)

// orderPages are the orders of battle of both sides, as far as they are known to
// the one that looks: army by army, each unit with its state, values and hex.
func (j *Job) orderPages() []Page {
	title := j.say("Order of battle", nil)
	l := ledger{title: title, head: title, foot: j.say("grey: not on the map", nil), columns: j.orderColumns(), gap: 4.2, between: 2.2, key: j.stateKey}
	return j.ledgerPages(l, func(s *sheet, _ float64) []*block { return j.orderBlocks(s.k) })
}

// Columns of the order of battle: as many as leave every name room.
const (
	mostColumns  = 6
	leastColumns = 3
)

func (j *Job) orderColumns() int {
	w, h := j.Paper.size(Across)
	s := j.sheet(nothing{}, w, h)
	for n := mostColumns; n > leastColumns; n-- {
		c := newColumns(pen.Rect{X: margin, W: w - 2*margin, H: h}, n, 4.2*s.k, 0)
		if j.namesFit(s, c.w) {
			return n
		}
	}
	return leastColumns
}

// namesFit tells whether no unit's name need be cut in a column of a width.
func (j *Job) namesFit(s *sheet, w float64) bool {
	for _, d := range j.view.Displays {
		if !strings.HasPrefix(d.ID, orderDisplay) {
			continue
		}
		for ri := range d.Rows {
			for bi := range d.Rows[ri].Boxes {
				box := &d.Rows[ri].Boxes[bi]
				for i := range box.Units {
					u := &box.Units[i]
					if u.Hex == "" {
						continue
					}
					r := s.unitRow(u, whereabouts(u, box, i), 0, w)
					if r.name.Width(u.Name) > r.room+1e-6 {
						return false
					}
				}
			}
		}
	}
	return true
}

// orderDisplay is how the IDs of displays with an order of battle begin.
const orderDisplay = "order-of-battle"

// orderBlocks are a block for each army, each side in a column of its own.
func (j *Job) orderBlocks(k float64) []*block {
	dead := j.deadUnits()
	var list []*block
	side := rules.Side("")
	for _, d := range j.view.Displays {
		if !strings.HasPrefix(d.ID, orderDisplay) {
			continue
		}
		for i := range d.Rows {
			b := j.armyBlock(&d.Rows[i], k, dead)
			if b == nil {
				continue
			}
			b.fresh = d.Side != side
			side = d.Side
			list = append(list, b)
		}
	}
	return list
}

// deadUnits are those that lie in a display of the dead.
func (j *Job) deadUnits() map[string]bool {
	dead := map[string]bool{}
	for i := range j.view.Displays {
		d := &j.view.Displays[i]
		if !d.Dead() {
			continue
		}
		for u := range d.Counters() {
			dead[u.Unit] = true
		}
	}
	return dead
}

// armyBlock is one army: its corps as small heads, and their units.
func (j *Job) armyBlock(r *rules.Row, k float64, dead map[string]bool) *block {
	nations := map[string]int{}
	var most *rules.Counter // one of the nation that has most units
	b := &block{high: 6.4 * k}
	for bi := range r.Boxes {
		box := &r.Boxes[bi]
		if len(box.Units) == 0 {
			continue
		}
		if box.Label != "" {
			b.lines = append(b.lines, line{high: 3.9 * k, keep: true, draw: func(s *sheet, x, y, w float64) {
				t, word := fitted(s.text(s.set.SerifItalic, 2.75, secondColor), box.Label, w, 0.8)
				s.write(t, pen.Start, x, y+2.9*k, word)
			}})
		}
		for i := range box.Units {
			u := &box.Units[i]
			if nations[u.Nation]++; most == nil || nations[u.Nation] > nations[most.Nation] {
				most = u
			}
			where := whereabouts(u, box, i)
			if dead[u.Unit] && u.Hex == "" {
				where = j.say("eliminated", nil)
			}
			b.lines = append(b.lines, line{high: 3.55 * k, draw: func(s *sheet, x, y, w float64) { j.unitLine(s, x, y, w, u, where, dead[u.Unit]) }})
		}
	}
	if most == nil {
		return nil
	}
	b.head = func(s *sheet, x, y, w float64, again bool) { j.armyHead(s, x, y, w, r.Title, most, again) }
	return b
}

// armyHead is the name of an army on its nation's colour, with the colour of its
// own on the edge.
func (j *Job) armyHead(s *sheet, x, y, w float64, title string, u *rules.Counter, again bool) {
	ground, edge, text := counter.Colors(u.Nation)
	r := pen.Rect{X: x, Y: y, W: w, H: 5 * s.k}
	s.box(r, ground)
	if u.Army != "" {
		s.box(pen.Rect{X: x, Y: y, W: 1.5 * s.k, H: r.H}, counter.ArmyColor(u.Nation, u.Army))
	}
	s.edge(r, 0.25, edge)
	if again {
		title = j.say("{{.Army}}, continued", map[string]any{"Army": title})
	}
	t, word := fitted(s.text(s.set.SerifBold, 3.3, text), title, w-4*s.k, 0.7)
	s.write(t, pen.Start, x+2.6*s.k, y+3.6*s.k, word)
}

// unitRow is how the words of a unit share a line.
type unitRow struct {
	name, values, hex        pen.Text
	word, where              string
	left, room, right, badge float64 // of the name; where the values and the badges end
}

// unitRow finds the places of name, values and hex in a line.
func (s *sheet) unitRow(u *rules.Counter, where string, x, w float64) unitRow {
	k, ink := s.k, inkColor
	if u.Hex == "" {
		ink = paleColor
	}
	r := unitRow{values: s.text(s.set.Narrow, 2.45, ink), hex: s.text(s.set.SerifBold, 2.8, ink), word: printedValues(u), left: x + 3.6*k}
	if u.Hex == "" {
		r.hex = s.text(s.set.SerifItalic, 2.55, ink)
	}
	r.hex, r.where = fitted(r.hex, where, 0.46*w, 0.8)
	r.badge = x + w - max(r.hex.Width(r.where), 6.5*k) - 1.2*k
	right := r.badge
	for _, b := range u.Badges {
		if _, ok := badgeSigns[b.Kind]; ok {
			right -= badgeWide * k
		}
	}
	r.right = min(right, x+0.76*w)
	r.room = r.right - r.values.Width(r.word) - 1*k - r.left
	r.name = s.text(s.set.Serif, 2.95, ink)
	if n := r.name.Width(u.Name); n > r.room {
		r.name.Size *= max(0.64, r.room/n)
	}
	return r
}

// unitLine is one unit: state, name, values, hex, badges. Whoever copies the text
// finds name, values and hex one after the other.
func (j *Job) unitLine(s *sheet, x, y, w float64, u *rules.Counter, where string, dead bool) {
	k, base := s.k, y+2.75*s.k
	off := u.Hex == ""
	s.stateBox(x+0.2*k, y+0.6*k, 2.3*k, u, dead, off)
	r := s.unitRow(u, where, x, w)
	name, word := fitted(r.name, u.Name, r.room, 1)
	s.write(name, pen.Start, r.left, base, word)
	s.write(r.values, pen.End, r.right, base, r.word)
	s.write(r.hex, pen.End, x+w, base, r.where)
	right := r.badge
	for _, b := range u.Badges {
		if sign, ok := badgeSigns[b.Kind]; ok {
			s.badge(right, y+1.75*k, sign, b)
			right -= badgeWide * k
		}
	}
	if dead {
		s.rule(r.left, y+1.9*k, name.Width(word), 0.15, inkColor)
	}
}

// stateBox is a square: full, half where the reduced side is up or steps are lost,
// crossed where the unit is dead, empty where it is not there yet.
func (s *sheet) stateBox(x, y, a float64, u *rules.Counter, dead, off bool) {
	r := pen.Rect{X: x, Y: y, W: a, H: a}
	c := inkColor
	if off {
		c = paleColor
	}
	switch {
	case dead:
		s.Stroke(new(pen.Path).MoveTo(r.X, r.Y).LineTo(r.Right(), r.Bottom()).MoveTo(r.Right(), r.Y).LineTo(r.X, r.Bottom()),
			pen.Stroke{Width: 0.2, Color: c})
	case off:
	case weakened(u):
		s.Fill(new(pen.Path).Polygon(pen.Point{X: r.X, Y: r.Y}, pen.Point{X: r.Right(), Y: r.Y}, pen.Point{X: r.X, Y: r.Bottom()}), pen.Winding, c)
	default:
		s.box(r, c)
	}
	s.edge(r, 0.2, c)
}

// weakened tells whether a unit has lost steps.
func weakened(u *rules.Counter) bool {
	if u.Reduced {
		return true
	}
	for _, b := range u.Badges {
		if b.Kind == counter.Steps && b.Value > u.Steps {
			return true
		}
	}
	return false
}

// sign is a badge on paper: a shield or a disc with a letter, and its colour.
type sign struct {
	mark   string
	shield bool
}

var badgeSigns = map[string]sign{
	counter.Effectiveness: {shield: true},
	counter.Supply:        {mark: "s"},
	counter.Disorder:      {mark: "*"},
	counter.Demoralized:   {mark: "?"},
	counter.Rail:          {mark: "r"},
	counter.OutOfCommand:  {mark: "c"},
}

// badgeWide is how wide a badge is, in millimetres on A4.
const badgeWide = 2.6

// badge draws one to the left of a place.
func (s *sheet) badge(right, y float64, g sign, b rules.Badge) {
	k := s.k
	c := pen.Hex("#C87A00")
	if b.Value <= -2 {
		c = pen.Hex("#B3261E")
	}
	a := 1.15 * k
	x := right - a
	if g.shield {
		shape := new(pen.Path).MoveTo(x-a, y-a).LineTo(x+a, y-a).LineTo(x+a, y).QuadTo(x+0.8*a, y+0.9*a, x, y+1.3*a).QuadTo(x-0.8*a, y+0.9*a, x-a, y).Close()
		s.Fill(shape, pen.Winding, c)
		for i := range max(1, min(2, -b.Value)) {
			d := y - 0.35*a + 0.6*a*float64(i)
			s.Stroke(new(pen.Path).Polyline(pen.Point{X: x - 0.55*a, Y: d}, pen.Point{X: x, Y: d + 0.4*a}, pen.Point{X: x + 0.55*a, Y: d}),
				pen.Stroke{Width: 0.24 * k, Color: pen.Hex("#FFFFFF")})
		}
		return
	}
	s.Fill(new(pen.Path).Circle(x, y, a), pen.Winding, c)
	s.write(s.text(s.set.SansBold, 1.7, pen.Hex("#FFFFFF")), pen.Middle, x, y+0.58*k, g.mark)
}

// printedValues are the figures of a counter as they are said: "4-6-5".
func printedValues(u *rules.Counter) string {
	var list []string
	for _, v := range u.Values {
		list = append(list, number(v.Value))
	}
	return strings.Join(list, "-")
}

var inTurn = regexp.MustCompile(`\bturn (\w+)`)

// whereabouts is a unit's hex; off the map, in as few words as can be, what its
// display says of it.
func whereabouts(u *rules.Counter, b *rules.Box, i int) string {
	if u.Hex != "" {
		return u.Hex
	}
	if len(b.Details) != len(b.Units) {
		return ""
	}
	_, tail, ok := strings.Cut(b.Details[i], ": ")
	if !ok {
		return ""
	}
	if m := inTurn.FindString(tail); m != "" {
		return m
	}
	return tail
}

// stateKey explains the squares, at the right of the head.
func (j *Job) stateKey(s *sheet) {
	k := s.k
	x, y := s.w-margin, margin+3*k
	t := s.text(s.set.Serif, 2.9, inkColor)
	full := rules.Counter{Hex: "0"}
	half := rules.Counter{Hex: "0", Reduced: true}
	for _, e := range []struct {
		word string
		u    *rules.Counter
		dead bool
		off  bool
	}{{j.say("eliminated", nil), &full, true, false}, {j.say("not yet on the map", nil), &full, false, true}, {j.say("reduced", nil), &half, false, false}, {j.say("full", nil), &full, false, false}} {
		x -= t.Width(e.word)
		s.write(t, pen.Start, x, y+2.2*k, e.word)
		x -= 3.4 * k
		s.stateBox(x, y, 2.4*k, e.u, e.dead, e.off)
		x -= 4 * k
	}
}
