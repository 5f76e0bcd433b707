package counter

import (
	"image"
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

// A badge, alone or beside another, leaves the designation and the corps as they are
// without it.
func TestNoBadgeCoversADesignation(t *testing.T) {
	pt := painter(t)
	narrow := pen.Text{Font: pt.set.Narrow, Size: 1}.Width
	base := []rules.Counter{
		short("germany", "infantry", "corps", "", "III", 8, 8, 2),
		unit("austria", "46 lw", "infantry", "division", "IX", "4", [4]int{3, 4, 1, 5}),
		headquartersOf("austria", "Bö", 1, 14, 3, 1, 8),
	}
	of := map[string]int{Effectiveness: -2, Supply: -2, Held: 12, Steps: 4}
	for _, c := range base {
		plain := c
		c.Steps = 3
		for _, px := range []int{BlockBelow, 48, 64, 110} {
			f := read(plain)
			clear := words(layOut(&f, float64(px), narrow), px, narrow)
			bare := pt.Image(plain, px, Style{Bare: true})
			for _, kind := range Kinds() {
				if kind == White || kind == Ersatz || kind == Prepared {
					continue
				}
				for _, with := range Kinds() {
					if with == White || with == Ersatz || with == Prepared {
						continue
					}
					c.Badges = []rules.Badge{badge(kind, of[kind]), badge(with, of[with])}
					if at, ok := differs(bare, pt.Image(c, px, Style{}), clear); ok {
						t.Fatalf("%s at %d pixels: %s with %s covers %v of %v", c.Name, px, kind, with, at, clear)
					}
				}
			}
		}
	}
}

// words is where the designation stands, in pixels.
func words(pl plan, px int, width measure) image.Rectangle {
	k := float64(px)
	wide, high := widest(pl.name.lines, width)*pl.name.size, pl.name.size*narrowCap*(1+0.87*float64(len(pl.name.lines)-1))
	return image.Rect(int((pl.name.x-wide/2)*k), int((pl.name.y-high/2)*k), int((pl.name.x+wide/2)*k), int((pl.name.y+high/2)*k))
}

// differs is a place where two pictures are not the same, but for what rounding does
// to a shade.
func differs(a, b *image.RGBA, in image.Rectangle) (image.Point, bool) {
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
			if d := int(p.R) - int(q.R); d > 8 || d < -8 {
				return image.Pt(x, y), true
			}
		}
	}
	return image.Point{}, false
}
