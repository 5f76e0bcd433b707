package mapart

import (
	"strings"

	"vistula/canvas/pen"
)

// Papers is the sheet itself.
func (s *page) Papers() []pen.Rect { return []pen.Rect{s.bounds} }

// Turn is one box of the turn record printed on the sheet.
type Turn struct {
	Label string // "1", or what else the record calls the turn
	Dates string // as in the rulebook: "23-24 August 1914"
}

// Print is what is printed on a sheet beside the map. All of it may be empty.
type Print struct {
	Over  string // title plate, from top to bottom
	Title string
	Year  string
	Dates string
	Turns []Turn
	// Say gives the words of the sheet in the player's language, with places
	// {{.Name}} filled in; nil for English.
	Say func(text string, values map[string]any) string
}

// say is a text of the sheet.
func (p *Print) say(text string, pairs ...string) string {
	values := map[string]any{}
	var filled []string
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
		filled = append(filled, "{{."+pairs[i]+"}}", pairs[i+1])
	}
	if p.Say != nil && text != "" {
		return p.Say(text, values)
	}
	return strings.NewReplacer(filled...).Replace(text)
}

// page is a map with its print: what painters draw.
type page struct {
	engraving
	print  Print
	bounds pen.Rect
}

// newPage lays out what is printed and finds the extent of the sheet.
func newPage(e engraving, print Print) *page {
	s := &page{engraving: e, print: print}
	s.bounds = s.frame.Grow(frameWide + margin)
	if plates := s.plates(); len(plates) > 0 {
		foot := 0.0
		for _, p := range plates {
			foot = max(foot, p.box.Bottom())
		}
		s.bounds.H = foot + margin - s.bounds.Y
	}
	return s
}

// Bounds is the whole sheet with its margin, in hex widths from the centre of
// the first hex.
func (s *page) Bounds() pen.Rect { return s.bounds }
