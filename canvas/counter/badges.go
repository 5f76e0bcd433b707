package counter

import (
	"image/color"
	"slices"
	"strconv"

	"vistula/canvas/pen"
	"vistula/rules"
)

// The kinds of badges that are drawn. Any other kind is passed over.
const (
	Effectiveness = "ce"             // -1: one chevron, -2 and worse: two
	Supply        = "supply"         // -1: cartridge half full, -2: empty and struck through
	Held          = "held"           // till the turn of its value
	Moved         = "moved"          // pennant
	Attacked      = "attacked"       // crossed blades
	Disorder      = "disorder"       // jagged star
	Demoralized   = "demoralized"    // the same, reversed out
	Rail          = "rail"           // strip of track
	Steps         = "steps"          // value: steps of the full unit; Counter.Steps are left
	Prepared      = "prepared"       // arrow; value: direction 0 to 5, as the map counts them
	White         = "white"          // white field of the symbol
	Ersatz        = "ersatz"         // ring round the attack value
	OutOfCommand  = "out-of-command" // octagon with a broken line
	Forage        = "forage"         // horseshoe
	Beaten        = "beaten"         // cracked square
	Retreated     = "retreated"      // chevrons that point back
	Used          = "used"           // hexagon with a tick
	Hero          = "hero"           // gold star
	Guess         = "guess"          // question mark: only believed to be there
)

// Kinds lists the kinds of badges that are drawn, in the order of drawing.
func Kinds() []string {
	return []string{White, Ersatz, Hero, Rail, Held, Guess, Disorder, Demoralized, Supply, Forage, Effectiveness, OutOfCommand, Moved, Attacked, Beaten,
		Retreated, Steps, Used, Prepared}
}

// badges draws the states. Nothing covers the designation, a value or another badge:
// those that would share a corner make room.
func (b *brush) badges() {
	has := func(kind string) bool {
		return slices.ContainsFunc(b.f.badges, func(x rules.Badge) bool { return x.Kind == kind })
	}
	list := slices.Clone(b.f.badges)
	order := Kinds()
	slices.SortStableFunc(list, func(x, y rules.Badge) int {
		return slices.Index(order, x.Kind) - slices.Index(order, y.Kind)
	})
	crowded := len(list) > 4 && b.px < smallBelow+8 // the pips are what one can best do without
	for _, x := range list {
		if x.Kind != Steps || !crowded {
			b.badge(x, has)
		}
	}
}

// badge draws one state; has tells which others make it give way.
func (b *brush) badge(x rules.Badge, has func(kind string) bool) {
	switch x.Kind {
	case Effectiveness:
		b.shield(x.Value <= -2)
	case Supply:
		b.cartridge(x.Value <= -2)
	case Held:
		b.disc(strconv.Itoa(x.Value), has(Disorder) || has(Demoralized) || has(Hero))
	case Guess:
		if !has(Held) { // which has its place, and is never on a unit that is not seen
			b.disc("?", has(Disorder) || has(Demoralized) || has(Hero))
		}
	case Disorder, Demoralized:
		b.jagged(x.Kind == Demoralized)
	case Rail:
		b.track()
	case Moved:
		b.pennant()
	case Attacked:
		b.blades()
	case Steps:
		b.pips(b.f.steps, x.Value)
	case Hero:
		b.laurel(has(Disorder) || has(Demoralized))
	case Forage:
		b.horseshoe()
	case OutOfCommand:
		b.octagon(has(Effectiveness))
	case Beaten:
		b.cracked(has(Attacked))
	case Retreated:
		b.chevrons()
	case Used:
		b.spent(has(Steps))
	case Prepared:
		if !b.st.NoArrow {
			b.readyArrow(x.Value)
		}
	}
}

// grown is how much larger badges are on a small counter.
func (b *brush) grown() float64 {
	if !b.crisp {
		return 1
	}
	return max(1, min(1.25, 58/b.px))
}

// cased paints a badge: black line, white casing, then the colour, so that it
// stands on any ground.
func (b *brush) cased(path *pen.Path, c color.NRGBA) {
	casing, line := 0.022, 0.013
	if b.crisp {
		casing, line = max(casing, 1.0/b.px), max(line, 0.8/b.px)
	}
	b.stroke(path, 2*(casing+line), black)
	b.stroke(path, 2*casing, white)
	b.fill(path, c)
}

// lined paints a badge the other way round: white casing, black line, colour.
func (b *brush) lined(path *pen.Path, c color.NRGBA) {
	casing, line := 0.020, 0.020
	if b.crisp {
		casing, line = max(casing, 0.8/b.px), max(line, 1.0/b.px)
	}
	b.stroke(path, 2*casing+line, white)
	b.fill(path, c)
	b.stroke(path, line, black)
}

// shield hangs over the left edge with one chevron or two.
func (b *brush) shield(two bool) {
	k := b.grown()
	m := pen.Scale(k).Then(pen.Translate(outside-0.130*k, 0.555))
	path := new(pen.Path).MoveTo(-0.095, -0.125).LineTo(0.095, -0.125).LineTo(0.095, 0.06).LineTo(0, 0.14).LineTo(-0.095, 0.06).Close()
	chevron := func(y float64, c color.NRGBA) {
		v := new(pen.Path).MoveTo(-0.055, y).LineTo(0, y+0.045).LineTo(0.055, y)
		b.p.Stroke(v.Transformed(m), pen.Stroke{Width: 0.032 * k, Color: c, Cap: pen.ButtCap})
	}
	if !two {
		b.cased(path.Transformed(m), b.look.amber)
		chevron(-0.045, black)
		return
	}
	b.cased(path.Transformed(m), b.look.red)
	chevron(-0.085, white)
	chevron(-0.012, white)
}

// cartridge hangs over the right edge: its lower half filled, or empty and
// struck through.
func (b *brush) cartridge(out bool) {
	k := b.grown()
	m := pen.Scale(k).Then(pen.Translate(1.04+(k-1)*0.08, 0.64))
	tip := func(p *pen.Path) *pen.Path {
		return p.CurveTo(0.075, -0.08, 0.04, -0.16, 0, -0.185).CurveTo(-0.04, -0.16, -0.075, -0.08, -0.075, 0.0)
	}
	path := tip(new(pen.Path).MoveTo(-0.075, 0.16).LineTo(0.075, 0.16).LineTo(0.075, 0)).Close().Transformed(m)
	b.lined(path, white)
	if !out {
		fillTo := new(pen.Path).Rect(pen.Rect{X: -0.065, Y: 0.03, W: 0.13, H: 0.12})
		b.fill(fillTo.Transformed(m), b.look.amber)
		level := new(pen.Path).MoveTo(-0.065, 0.03).LineTo(0.065, 0.03)
		b.stroke(level.Transformed(m), b.slant(0.012), black)
		return
	}
	bar := new(pen.Path).MoveTo(-0.10, 0.11).LineTo(0.12, -0.13).Transformed(m)
	b.stroke(bar, 0.085*k, white)
	b.stroke(bar, 0.050*k, b.look.red)
}

// disc tells till which turn the unit is held.
func (b *brush) disc(turn string, aside bool) {
	k := b.grown()
	x, y, r := 0.875, 0.125, 0.083*k
	if aside {
		x, y = 0.70, 0.075
	}
	b.cased(new(pen.Path).Circle(x, y, r-0.012), b.look.red)
	size := 0.125 * k
	if len(turn) > 1 {
		size *= 0.85
	}
	b.write(turn, x, y, size, white)
}

// jagged is the star of disorder over the upper right corner; of a demoralized
// unit it is white with a violet mark.
func (b *brush) jagged(worse bool) {
	k := b.grown()
	x, y, r := 0.94, 0.07, 0.135*k
	mark, ground, ink := "?", violet, white
	if worse {
		mark, ground, ink = "!", white, violet
	}
	b.cased(star(x, y, r, r*0.66, 8, -1.2), ground)
	b.write(mark, x, y, 0.19*k, ink)
}
