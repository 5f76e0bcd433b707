package story

import (
	"image/color"
	"slices"

	"vistula/canvas/arrow"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/chronicle"
)

// Color is the colour of a nation's lines, bars and arrows: of the kind of its
// counters, and dark enough for white paper.
func Color(nation string) color.NRGBA {
	switch nation {
	case "russia":
		return pen.Hex("#8F6339")
	case "austria-hungary":
		return pen.Hex("#4F83B0")
	case "germany":
		return pen.Hex("#66785D")
	case "serbia":
		return pen.Hex("#B08F1C")
	}
	return pen.Hex("#8A8175")
}

// Layer draws what happened in some phases over a map. The pen's unit is the hex
// width, as mapart counts them.
type Layer struct {
	Map mapart.Map
	// Weight makes everything broader where the map is seen from afar: 1 is usual.
	Weight  float64
	nations map[string]string // of units
}

// NewLayer is a layer that knows whose the units of some phases are.
func NewLayer(m mapart.Map, weight float64, phases []*chronicle.Phase) *Layer {
	l := &Layer{Map: m, Weight: weight, nations: map[string]string{}}
	for _, p := range phases {
		l.know(p.Before)
		l.know(p.After)
		for i := range p.Lines {
			if b := p.Lines[i].Battle; b != nil {
				for _, u := range append(slices.Clone(b.Sheet.Attacker.Units), b.Sheet.Defender.Units...) {
					l.nations[u.Unit] = u.Nation
				}
			}
		}
	}
	return l
}

func (l *Layer) know(stacks []rules.Stack) {
	for i := range stacks {
		for k := range stacks[i].Units {
			l.nations[stacks[i].Units[k].Unit] = stacks[i].Units[k].Nation
		}
	}
}

// Marches draws the ways of units, pale for what came before. Ways that lead along
// the same hexes are drawn once.
func (l *Layer) Marches(p pen.Pen, ways []chronicle.Way, pale bool) {
	done := map[string]bool{}
	for _, w := range ways {
		key := ""
		for _, h := range w.Hexes {
			key += h + " "
		}
		points := l.points(l.direct(w.Hexes))
		if done[key] || len(points) < 2 {
			continue
		}
		done[key] = true
		m := arrow.March{Points: points, Color: Color(l.nations[w.Units[0]]), Part: 1, Pale: pale, Weight: l.Weight}
		m.Draw(p)
	}
}

// direct is a way as it is drawn: one that winds about by its ends alone, lest the
// map be full of knots.
func (l *Layer) direct(hexes []string) []string {
	if len(hexes) < 3 {
		return hexes
	}
	ends := []string{hexes[0], hexes[len(hexes)-1]}
	from, ok := l.find(ends[0])
	to, there := l.find(ends[1])
	if ok && there && 2*(len(hexes)-1) > 3*l.Map.Board().Distance(from, to)+1 {
		return ends
	}
	return hexes
}

// points are the middles of hexes that are on the map.
func (l *Layer) points(hexes []string) []pen.Point {
	var list []pen.Point
	for _, h := range hexes {
		if id, ok := l.find(h); ok {
			list = append(list, l.Map.Center(id))
		}
	}
	return list
}

func (l *Layer) find(hex string) (board.ID, bool) {
	id, ok := l.Map.Board().Find(hex)
	return id, ok && l.Map.Has(id)
}

// Targets draws the outlines of the hexes under attack.
func (l *Layer) Targets(p pen.Pen, strikes []chronicle.Strike) {
	look := palette.Of(palette.Usual)
	done := map[string]bool{}
	for _, s := range strikes {
		for _, h := range s.Battle.Targets {
			if id, ok := l.find(h); ok && !done[h] {
				done[h] = true
				arrow.Target(p, l.Map.HexPath(id, 0.97), l.Map.HexPath(id, 0.85), look, l.Weight)
			}
		}
	}
}

// Strikes draws attacks: an arrow from every attacker on every target that it
// reaches.
func (l *Layer) Strikes(p pen.Pen, strikes []chronicle.Strike) {
	look := palette.Of(palette.Usual)
	for _, s := range strikes {
		for _, from := range s.From {
			a, ok := l.find(from)
			if !ok {
				continue
			}
			for _, to := range s.Battle.Targets {
				if b, ok := l.find(to); ok && (len(s.Battle.Targets) == 1 || next(l.Map.Board().Distance(a, b))) {
					arrow.Attack(p, l.Map.Center(a), l.Map.Center(b), look, l.Weight)
				}
			}
		}
	}
}

// Crosses marks the hexes where units were destroyed.
func (l *Layer) Crosses(p pen.Pen, hexes []string) {
	look := palette.Of(palette.Usual)
	for _, h := range Distinct(hexes) {
		id, ok := l.find(h)
		if !ok {
			continue
		}
		c, r, k := l.Map.Center(id), 0.26, max(1, l.Weight)
		x := new(pen.Path).MoveTo(c.X-r, c.Y-r).LineTo(c.X+r, c.Y+r).MoveTo(c.X-r, c.Y+r).LineTo(c.X+r, c.Y-r)
		p.Stroke(x, pen.Stroke{Width: 0.15 * k, Color: pen.Hex("#FFFFFF")})
		p.Stroke(x, pen.Stroke{Width: 0.085 * k, Color: look.Threat})
	}
}

// Fallen are the hexes in which units were destroyed, in battle or otherwise.
func Fallen(lines []chronicle.Line) []string {
	var list []string
	for i := range lines {
		l := &lines[i]
		for _, x := range l.Tolls {
			if x.Units > 0 && x.Hex != "" {
				list = append(list, x.Hex)
			}
		}
		if l.Battle != nil {
			list = append(list, Fallen(l.Battle.Lines)...)
		}
	}
	return list
}

// Taken are the hexes that changed hands.
func Taken(lines []chronicle.Line) []string {
	var list []string
	for i := range lines {
		if p := lines[i].Place; p != nil {
			list = append(list, p.Hex)
		}
	}
	return list
}

// next tells whether a distance is that of neighbours; hexes of different maps have
// none.
func next(distance int) bool { return distance == 0 || distance == 1 }

// Rings draws golden outlines round places that changed hands.
func (l *Layer) Rings(p pen.Pen, hexes []string) {
	for _, h := range Distinct(hexes) {
		if id, ok := l.find(h); ok {
			path, k := l.Map.HexPath(id, 0.93), max(1, l.Weight)
			p.Stroke(path, pen.Stroke{Width: 0.14 * k, Color: pen.Hex("#FFFFFF")})
			p.Stroke(path, pen.Stroke{Width: 0.085 * k, Color: pen.Hex("#E0A100")})
		}
	}
}

// Newcomers draws outlines in their nation's colour round the hexes where units came
// onto the map.
func (l *Layer) Newcomers(p pen.Pen, phases []*chronicle.Phase) {
	for _, ph := range phases {
		for i := range ph.Lines {
			line := &ph.Lines[i]
			if line.Class != chronicle.Arrival || line.Deployed() {
				continue
			}
			for _, u := range line.Units {
				if id, ok := l.find(ph.Standing(u)); ok {
					path, k := l.Map.HexPath(id, 0.93), max(1, l.Weight)
					p.Stroke(path, pen.Stroke{Width: 0.13 * k, Color: pen.Hex("#FFFFFF")})
					p.Stroke(path, pen.Stroke{Width: 0.075 * k, Color: Color(l.nations[u])})
				}
			}
		}
	}
}
