package mapart

import (
	"slices"

	"vistula/canvas/pen"
)

// The tints of the hills, each mixed into what the ones before made of the
// ground.
var hillTints = [hillLevels]struct {
	color colour
	part  float64
}{
	{}, {pen.Hex("#DDB368"), 0.52}, {pen.Hex("#C6935A"), 0.50}, {pen.Hex("#BC9C85"), 0.68}, {pen.Hex("#6F5B55"), 0.50},
}

// knoll is one small hill of broken ground, or a stone of rough ground.
type knoll struct {
	at    pen.Point
	r     float32
	kind  uint8
	stone bool
}

// raiseKnolls strews knolls over the broken ground and stones over the rough.
func (s *engraving) raiseKnolls(z zoom) []knoll {
	if !s.hilly {
		return nil
	}
	space, r := 0.19, 0.074
	switch z {
	case far:
		space, r = 0.29, 0.085
	case wide:
		space, r = 0.225, 0.074
	case closeUp:
		space, r = 0.15, 0.060
	}
	var list []knoll
	lattice(s.frame.Grow(-0.05), space, 0.75, 161, func(col, row int, p pen.Point) {
		level := s.hillAt(p)
		if level < 1 || level > 2 || !s.hillMask[1].within(p.X, p.Y, 0.7*r) || s.bare.at(p.X, p.Y) {
			return
		}
		k := knoll{at: p, kind: uint8(97 * chance(col, row, 164))}
		if level == 1 {
			if noise(2.3*p.X, 2.3*p.Y, 163) > 0.24 {
				k.r = float32(r * (0.78 + 0.5*chance(col, row, 165)))
				list = append(list, k)
			}
			return
		}
		k.stone, k.r = true, float32(r*(0.22+0.18*chance(col, row, 166)))
		list = append(list, k)
	})
	return slices.Clone(list) // without the room that it has grown by
}

// hillTint colours the ground at a place for the relief picture: under the
// light, so that the hills keep their shape.
func (s *engraving) hillTint(ground colour, x, y float64) colour {
	for level := 1; level < hillLevels; level++ {
		part := 0.0
		const edge = 0.016 // four places soften it
		for _, d := range [4][2]float64{{-edge, -edge}, {edge, -edge}, {-edge, edge}, {edge, edge}} {
			if s.hillMask[level].at(x+d[0], y+d[1]) {
				part += 0.25
			}
		}
		if part == 0 {
			break
		}
		ground = pen.Mix(ground, hillTints[level].color, part*hillTints[level].part)
	}
	return ground
}
