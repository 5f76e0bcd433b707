package print

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/palette"
	"vistula/canvas/pdf"
	"vistula/canvas/pen"
	"vistula/rules"
)

// TrueHex is the width of a hex across its flats in a poster of true size, in
// millimetres. The data do not tell how large the printed games' hexes are; this
// takes counters of 16 mm, the larger of the two sizes in use, with room to
// pick them up.
const TrueHex = 20

// LeastTrueHex is how small the hexes of a poster become when that saves pages and
// nobody has asked for a size: the counters still have room.
const LeastTrueHex = 18

// What a poster's hex may measure in millimetres.
const (
	LeastHex = 4
	MostHex  = 60
)

// Job is a game to be printed. Make it with Of and then choose.
type Job struct {
	Game     string // its title
	Scenario *rules.Scenario
	Map      mapart.Map // all maps that are to be printed
	Fonts    *fonts.Set
	Viewer   rules.Side // whose knowledge is printed, "" for all

	Layers Layers
	Period bool // pictograms of the period on the counters
	// Palette is that of overlays and counters.
	Palette palette.ID
	Paper   Paper
	Lie     Orientation
	// Poster prints the map in the size of Hex over as many pages as it takes.
	Poster bool
	// Hex is the width of its hexes in millimetres; 0 is TrueHex, or a little less
	// where that saves pages.
	Hex float64
	// Orders and Tracks add the pages with orders of battle and with tracks and
	// accounts.
	Orders, Tracks bool
	Created        time.Time
	// Say gives a sentence in the player's language, with values for the places
	// {{.Name}}; nil is English.
	Say func(text string, values map[string]any) string

	pos  rules.Position
	view *rules.View
}

// Of prepares a position for print as a side may see it ("" for an open game):
// on one page of A4, with counters and numbers, and all further pages. The
// position must not change while it is printed.
func Of(pos rules.Position, viewer rules.Side, m mapart.Map, set *fonts.Set) *Job {
	s, _ := rules.FindScenario(pos.Ruleset(), pos.Status().Scenario)
	return &Job{
		Game: pos.Ruleset().Title(), Scenario: &s, Map: mapart.Some(m, s.Maps), Fonts: set, Viewer: viewer,
		Layers: DefaultLayers(), Paper: papers[0], Orders: true, Tracks: true, Created: time.Now(),
		pos: pos, view: pos.View(viewer),
	}
}

// OnlyMap chooses one of several maps by its ID, as the data name it.
func (j *Job) OnlyMap(id string) error {
	var ids []string
	for _, m := range j.Map.Board().Maps {
		if len(j.Scenario.Maps) == 0 || slices.Contains(j.Scenario.Maps, m.ID) {
			ids = append(ids, m.ID)
		}
	}
	if !slices.Contains(ids, id) {
		return fmt.Errorf("the map %q is unknown; there are %s", id, strings.Join(ids, ", "))
	}
	j.Map = mapart.Some(j.Map, []string{id})
	return nil
}

// Page is one page: its size in millimetres and what draws it, with a pen whose
// unit is a millimetre.
type Page struct {
	Title         string
	Width, Height float64
	Draw          func(p pen.Pen)
}

// mostPages is more than anybody will glue together.
const mostPages = 300

// Pages lays the job out. Pages are drawn when Draw is called, each by one
// goroutine at a time. The error is one sentence.
func (j *Job) Pages() ([]Page, error) {
	if err := j.check(); err != nil {
		return nil, err
	}
	var pages []Page
	if j.Poster {
		tiles, err := j.posterPages()
		if err != nil {
			return nil, err
		}
		pages = tiles
	} else {
		pages = j.mapPages()
	}
	if j.Orders {
		pages = append(pages, j.orderPages()...)
	}
	if j.Tracks {
		pages = append(pages, j.trackPages()...)
	}
	return pages, nil
}

// check tells in a sentence what of the choices cannot be printed.
func (j *Job) check() error {
	if j.Paper.Width <= 0 || j.Paper.Height <= 0 {
		return errors.New("no paper was chosen")
	}
	if j.Hex != 0 && !(j.Hex >= LeastHex && j.Hex <= MostHex) { // not a number either
		return fmt.Errorf("a hex of %g mm cannot be printed; it must be from %d to %d mm", j.Hex, LeastHex, MostHex)
	}
	return nil
}

// hexSize is how wide a poster's hexes are in millimetres.
func (j *Job) hexSize() float64 { return cmp.Or(j.Hex, TrueHex) }

// PDF prints all pages. The error is one sentence.
func (j *Job) PDF() ([]byte, error) {
	pages, err := j.Pages()
	if err != nil {
		return nil, err
	}
	doc, err := pdf.New(j.Fonts, pdf.Info{Title: j.Game, Subject: j.stateLine(), Created: j.Created})
	if err != nil {
		return nil, err
	}
	for _, page := range pages {
		page.Draw(doc.AddPage(page.Width, page.Height))
	}
	var buf bytes.Buffer
	if err := doc.Write(&buf); err != nil {
		return nil, fmt.Errorf("the PDF cannot be made: %w", err)
	}
	return buf.Bytes(), nil
}

// scene is the map with what was chosen to lie on it.
func (j *Job) scene() *Scene {
	s := &Scene{Map: j.Map, Fonts: j.Fonts, NoNumbers: !j.Layers.Has(Numbers)}
	s.Counters.Period, s.Counters.Palette = j.Period, j.Palette
	s.Marks, s.Ways = ask(j.pos, j.Viewer, j.view, j.Scenario, j.Layers)
	if j.Layers.Has(Counters) { // and what else is laid on the map
		s.Stacks, s.Ways = j.view.Stacks, append(s.Ways, j.view.Laid...)
	}
	return s
}

// say is a text in the player's language.
func (j *Job) say(text string, values map[string]any) string {
	if j.Say != nil {
		return j.Say(text, values)
	}
	return English(text, values)
}

// English fills the places {{.Name}} of a text and leaves its words as they are.
func English(text string, values map[string]any) string {
	var filled []string
	for name, v := range values {
		filled = append(filled, "{{."+name+"}}", fmt.Sprint(v))
	}
	return strings.NewReplacer(filled...).Replace(text)
}

// rulebook is a fixed text of the rules, such as the name of a phase, in the
// player's language; one that nobody has translated stays as it is.
func (j *Job) rulebook(text string) string {
	if text == "" || j.Say == nil {
		return text
	}
	return j.Say(text, nil)
}

// sideName is what a side is called.
func (j *Job) sideName(side rules.Side) string { return j.rulebook(j.Scenario.SideName(side)) }
