// Package palette is the colours that say something: of what the rules answer on
// the map, of the bars of chances, and of the nations' counters. Besides the usual
// ones there are sets for eyes that do not tell red from green, or blue from
// yellow. Colours that only adorn are not here.
package palette

import (
	"image/color"

	"vistula/canvas/pen"
)

// ID names a palette in the settings.
type ID string

// The palettes that there are.
const (
	Usual      ID = ""
	RedGreen   ID = "red-green"   // protanopia and deuteranopia
	BlueYellow ID = "blue-yellow" // tritanopia
)

// Palette is one set of colours. Nobody changes it.
type Palette struct {
	ID    ID
	Title string // for the settings, in English

	Reach, ReachFill    color.NRGBA // where units can go; full supply
	Path, Threat, Price color.NRGBA // a way that may bring something about; danger; what costs
	Zone, OwnZone       color.NRGBA // zones of the enemy, and one's own
	Control             color.NRGBA // places that are ours
	Low, LowFill        color.NRGBA // low supply
	Light, Dark         Bars
	Amber, Red          color.NRGBA // badges of one step of trouble and of two
	Nations             map[string]Livery
}

// Bars are the colours of chances that are good, neutral or bad for the attacker.
type Bars struct{ Good, Neutral, Bad color.NRGBA }

// Livery is the colours of a nation's counters.
type Livery struct {
	Top, Middle color.NRGBA // the ground, which pales towards the upper edge
	Line        color.NRGBA // outline and symbol
	Box         color.NRGBA // inside the symbol's box
	Text        color.NRGBA // on the ground
	Dark        bool        // light figures on a dark ground
}

// All lists the palettes in the order of the settings.
func All() []*Palette { return []*Palette{usual, redGreen, blueYellow} }

// Find is the palette of an ID; false with the usual one where there is none.
func Find(id ID) (*Palette, bool) {
	for _, p := range All() {
		if p.ID == id {
			return p, true
		}
	}
	return usual, false
}

// Of is the palette of an ID, the usual one where there is none of it.
func Of(id ID) *Palette {
	p, _ := Find(id)
	return p
}

// Nation is the livery of a nation, a plain one where it has none.
func (p *Palette) Nation(name string) Livery {
	if l, ok := p.Nations[name]; ok {
		return l
	}
	return plain
}

// Bars are those for light or for dark panels.
func (p *Palette) Bars(dark bool) Bars {
	if dark {
		return p.Dark
	}
	return p.Light
}

func dress(top, middle, line, box, text string, dark bool) Livery {
	return Livery{pen.Hex(top), pen.Hex(middle), pen.Hex(line), pen.Hex(box), pen.Hex(text), dark}
}

func bars(good, neutral, bad string) Bars {
	return Bars{pen.Hex(good), pen.Hex(neutral), pen.Hex(bad)}
}
