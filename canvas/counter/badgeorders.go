package counter

import (
	"math"

	"vistula/canvas/pen"
)

// outside is how far a badge on the left edge may reach onto the counter: where the
// designation begins.
const outside = 0.03

// octagon on the left edge: out of command, a line that is broken. It makes room
// for a shield.
func (b *brush) octagon(aside bool) {
	k := b.grown()
	x, y, r := outside-0.147*k, 0.53, 0.112*k
	if aside {
		y = 0.27
	}
	b.cased(ring(x, y, r, 8, math.Pi/8), b.look.amber)
	w := max(0.028*k, 1.2/b.px)
	for _, s := range [2]float64{-1, 1} {
		half := new(pen.Path).MoveTo(x+s*r*0.74, y+s*r*0.16).LineTo(x+s*r*0.24, y-s*r*0.06)
		b.p.Stroke(half, pen.Stroke{Width: w, Color: black, Cap: pen.ButtCap})
	}
}

// horseshoe over the right edge, above the cartridge: cavalry that forages.
func (b *brush) horseshoe() {
	k := b.grown()
	x, y, r := 1.055, 0.315, 0.066*k
	open := func(p *pen.Path) *pen.Path {
		for i := range 13 {
			s, c := math.Sincos(math.Pi*0.78 + float64(i)/12*math.Pi*1.44)
			if at := (pen.Point{X: x + r*c, Y: y + r*s*1.1}); i == 0 {
				p.MoveTo(at.X, at.Y)
			} else {
				p.LineTo(at.X, at.Y)
			}
		}
		return p
	}
	iron := 0.050 * k
	for _, band := range []struct {
		wide float64
		ink  bool
	}{{iron + 0.07*k, false}, {iron + 0.034*k, true}, {iron - 0.008*k, false}} {
		c := white
		if band.ink {
			c = black
		}
		b.p.Stroke(open(new(pen.Path)), pen.Stroke{Width: band.wide, Color: c, Cap: pen.ButtCap})
	}
	b.p.Stroke(open(new(pen.Path)), pen.Stroke{Width: iron * 0.52, Color: b.look.amber, Cap: pen.ButtCap})
}

// cracked is the square at the foot, right: beaten this turn. It makes room for
// the blades.
func (b *brush) cracked(aside bool) {
	k := b.grown()
	x, y, r := 0.84, 1.02, 0.060*k
	if aside {
		x, y = 1.045, 0.955
	}
	b.lined(new(pen.Path).Rect(pen.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}), b.look.red)
	crack := new(pen.Path).MoveTo(x+r*0.25, y-r).LineTo(x-r*0.35, y-r*0.15).LineTo(x+r*0.30, y+r*0.10).LineTo(x-r*0.25, y+r)
	b.stroke(crack, max(0.026*k, 1.0/b.px), white)
}

// chevrons on the left edge, low, point back: the unit retreated and does not
// defend.
func (b *brush) chevrons() {
	k := b.grown()
	x, y, r := -0.065-(k-1)*0.10, 0.86, 0.070*k
	both := new(pen.Path)
	for _, off := range [2]float64{-0.55, 0.45} {
		at := x + r*off
		both.Polygon(pen.Point{X: at + r*0.55, Y: y - r}, pen.Point{X: at + r*1.05, Y: y - r}, pen.Point{X: at + r*0.05, Y: y},
			pen.Point{X: at + r*1.05, Y: y + r}, pen.Point{X: at + r*0.55, Y: y + r}, pen.Point{X: at - r*0.45, Y: y})
	}
	b.lined(both, white)
}

// spent is the hexagon with a tick at the foot: the headquarters' shift is used
// for this turn. It makes room for the steps of a unit that has any.
func (b *brush) spent(aside bool) {
	k := b.grown()
	x, y, r := 0.5, 1.015, 0.088*k
	if aside {
		x, y = outside-0.123*k, 0.27
	}
	b.cased(ring(x, y, r, 6, 0), pen.Hex("#5E5850"))
	tick := new(pen.Path).MoveTo(x-r*0.48, y+r*0.02).LineTo(x-r*0.12, y+r*0.40).LineTo(x+r*0.52, y-r*0.40)
	b.stroke(tick, max(0.028*k, 1.2/b.px), white)
}

// laurel is the gold star of a heroic leader, upper right; it makes room for what
// tells of the moment.
func (b *brush) laurel(aside bool) {
	k := b.grown()
	x, y, r := 0.880, 0.115, 0.082*k
	if aside {
		x, y = 0.705, 0.095
	}
	b.lined(star(x, y, r, r*0.46, 5, -math.Pi/2), glowGold)
}

// ring is a regular polygon.
func ring(x, y, r float64, corners int, turned float64) *pen.Path {
	path := new(pen.Path)
	for i := range corners {
		s, c := math.Sincos(turned + float64(i)*2*math.Pi/float64(corners))
		if i == 0 {
			path.MoveTo(x+r*c, y+r*s)
		} else {
			path.LineTo(x+r*c, y+r*s)
		}
	}
	return path.Close()
}
