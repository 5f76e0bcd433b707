package palette

import (
	"image/color"
	"math"
	"testing"

	"vistula/canvas/pen"
)

// Thresholds of CIEDE2000: from glance on two colours are told at a glance, under
// pattern only with the help of their patterns.
const (
	glance  = 20
	pattern = 10
)

// TestTheDifferenceIsThePublishedOne checks the reckoning against pairs of the
// paper's table.
func TestTheDifferenceIsThePublishedOne(t *testing.T) {
	for _, c := range []struct {
		a, b [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, -1, 2}, [3]float64{50, 0, 0}, 2.3669},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{2.0776, 0.0795, -1.1350}, [3]float64{0.9033, -0.0636, -0.5514}, 0.9082},
		{[3]float64{22.7233, 20.0904, -46.6940}, [3]float64{23.0331, 14.9730, -42.5619}, 2.0373},
	} {
		if got := ciede2000(c.a, c.b); math.Abs(got-c.want) > 0.0001 {
			t.Errorf("%v and %v: %.4f, want %.4f", c.a, c.b, got, c.want)
		}
	}
}

type pair struct {
	name string
	a, b color.NRGBA
}

// pairs are the colours that stand side by side and mean different things.
func pairs(p *Palette) []pair {
	list := []pair{
		{"reach and path", p.Reach, p.Path}, {"reach and price", p.Reach, p.Price}, {"reach and threat", p.Reach, p.Threat},
		{"full and low supply", p.Reach, p.Low}, {"low and no supply", p.Low, p.Threat},
		{"their zones and ours", p.Zone, p.OwnZone}, {"places of theirs and ours", p.Threat, p.Control},
		{"one step of trouble and two", p.Amber, p.Red},
		{"good and neutral bar", p.Light.Good, p.Light.Neutral}, {"good and bad bar", p.Light.Good, p.Light.Bad},
		{"neutral and bad bar", p.Light.Neutral, p.Light.Bad},
		{"dark: good and neutral bar", p.Dark.Good, p.Dark.Neutral}, {"dark: good and bad bar", p.Dark.Good, p.Dark.Bad},
		{"dark: neutral and bad bar", p.Dark.Neutral, p.Dark.Bad},
	}
	nations := []string{"austria-hungary", "russia", "germany", "serbia"}
	for i, a := range nations {
		for _, b := range nations[i+1:] {
			list = append(list, pair{a + " and " + b, p.Nation(a).Middle, p.Nation(b).Middle})
		}
	}
	return list
}

// TestColoursCanBeToldApart: in the usual palette nothing needs more help than a
// pattern; in those made for other eyes all is told at a glance by these eyes, and
// by all others too.
func TestColoursCanBeToldApart(t *testing.T) {
	for _, p := range All() {
		least := map[string]float64{"normal": glance, "protan": pattern, "deutan": pattern, "tritan": pattern}
		switch p.ID {
		case RedGreen:
			least["protan"], least["deutan"] = glance, glance
		case BlueYellow:
			least["tritan"] = glance
		}
		for _, c := range pairs(p) {
			for who, e := range vision {
				if got := e.apart(c.a, c.b); got < least[who] {
					t.Errorf("%s, %s eyes: %s are %.1f apart, want %v", p.Title, who, c.name, got, least[who])
				}
			}
		}
	}
}

func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// TestFiguresOnCountersCanBeRead: text has the contrast that the WCAG ask for.
func TestFiguresOnCountersCanBeRead(t *testing.T) {
	for _, p := range All() {
		for name, l := range p.Nations {
			a, b := luminance(l.Text)+0.05, luminance(l.Middle)+0.05
			if c := max(a, b) / min(a, b); c < 4.5 {
				t.Errorf("%s: figures of %s have a contrast of %.1f", p.Title, name, c)
			}
		}
		if c := (luminance(pen.Hex("#FFFDF6")) + 0.05) / (luminance(p.Red) + 0.05); c < 4.5 {
			t.Errorf("%s: white on the badge of two steps has a contrast of %.1f", p.Title, c)
		}
	}
}

func TestAPaletteNobodyKnowsIsTheUsualOne(t *testing.T) {
	if p, ok := Find("ultraviolet"); ok || p != usual {
		t.Errorf("found %v, %v", p, ok)
	}
	for _, p := range All() {
		if q, ok := Find(p.ID); !ok || q != p {
			t.Errorf("%q is not found", p.ID)
		}
	}
}
