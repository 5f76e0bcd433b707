package start

import (
	"image"
	"maps"
	"math"
	"slices"
	"sync"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/ui/theme"
)

// Atlas lends the maps and the faces of type that all screens draw with, so that
// there is one of each however many screens show it. It may be used by several
// goroutines; what is being prepared by one, another waits for.
type Atlas struct {
	// Hoard keeps all maps in memory: for tests, which show one screen after the other.
	Hoard bool
	set   *fonts.Set

	mu     sync.Mutex
	sheets map[edition]*sheetOnce
}

// edition is a game with its data: a player's own have another map than the program's.
type edition struct{ ruleset, data string }

type sheetOnce struct {
	once  sync.Once
	sheet mapart.Map
}

// NewAtlas makes an atlas. It may serve one start screen after the other.
func NewAtlas(set *fonts.Set) *Atlas { return &Atlas{set: set, sheets: map[edition]*sheetOnce{}} }

// Keep drops the maps of all games but one, which is on the table; they are
// prepared again when they are needed.
func (a *Atlas) Keep(ruleset string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.drop(func(e edition) bool { return e.ruleset != ruleset })
}

// drop forgets maps, unless all are hoarded.
func (a *Atlas) drop(which func(edition) bool) {
	maps.DeleteFunc(a.sheets, func(e edition, _ *sheetOnce) bool { return !a.Hoard && which(e) })
}

// Sheet is the maps of a game, without print beside them (for which there is
// mapart.Map.Reprinted); nil where they cannot be drawn: a box without a map on
// it can still be played.
func (a *Atlas) Sheet(rs rules.Ruleset) mapart.Map {
	of := edition{rs.ID(), rs.Fingerprint()}
	a.mu.Lock()
	s := a.sheets[of]
	if s == nil {
		s = new(sheetOnce)
		a.drop(func(e edition) bool { return e.ruleset == of.ruleset })
		a.sheets[of] = s
	}
	a.mu.Unlock()
	s.once.Do(func() {
		if b := rs.Board(); b != nil && len(b.Maps) > 0 {
			s.sheet, _ = mapart.Lay(b, a.set, mapart.Print{}, rules.SheetsOf(rs)...)
		}
	})
	return s.sheet
}

// detail draws part of a map, w by h pixels with a hex of px in the middle of
// it; an unknown hex is the middle of the first map. The part is moved so that
// it does not reach over the map's edge.
func detail(s mapart.Map, w, h int, at string, px float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	frame := s.Parts()[0].Frame()
	c := frame.Center()
	if id, ok := s.Board().Find(at); ok && s.Has(id) {
		c = s.Center(id)
		for _, p := range s.Parts() {
			if p.Sheet.Has(id) {
				frame = p.Frame()
			}
		}
	}
	px = max(px, float64(w)/frame.W, float64(h)/frame.H)
	view := pen.Rect{W: float64(w) / px, H: float64(h) / px}
	view.X = clamp(c.X-view.W/2, frame.X, frame.Right()-view.W)
	view.Y = clamp(c.Y-view.H/2, frame.Y, frame.Bottom()-view.H)
	view.X, view.Y = math.Round(view.X*px)/px, math.Round(view.Y*px)/px
	pen.Paint(img, func(p pen.Pen) {
		s.Draw(p, view, px, mapart.Options{Layers: mapart.All &^ (mapart.Frame | mapart.Supply | mapart.Numbers | mapart.Closed)})
	})
	return img
}

func clamp(v, low, high float64) float64 { return max(low, min(v, high)) }

// Block stands for the units in a hex on a small picture: what can be seen of the
// uppermost, and how many there are.
type Block struct {
	Hex     string     `json:"hex"`
	Nation  string     `json:"nation"`
	Side    rules.Side `json:"side,omitempty"`
	Type    string     `json:"type,omitempty"`
	Size    string     `json:"size,omitempty"`
	Reduced bool       `json:"reduced,omitempty"`
	Deep    int        `json:"deep,omitempty"`   // units, where there are several
	Hidden  bool       `json:"hidden,omitempty"` // there may be more
}

// BlocksOf are the blocks of all that a view shows on the map.
func BlocksOf(v *rules.View) []Block {
	var list []Block
	for _, s := range v.Stacks {
		if len(s.Units) == 0 {
			continue
		}
		c := s.Units[0]
		b := Block{Hex: s.Hex, Nation: c.Nation, Side: s.Side, Type: c.Type, Size: c.Size, Reduced: c.Reduced, Hidden: s.Hidden}
		if len(s.Units) > 1 {
			b.Deep = len(s.Units)
		}
		list = append(list, b)
	}
	return list
}

// stack is the block as a stack of counters.
func (b *Block) stack() rules.Stack {
	c := rules.Counter{Unit: b.Hex, Side: b.Side, Nation: b.Nation, Type: b.Type, Size: b.Size, Reduced: b.Reduced, Steps: 1}
	return rules.Stack{Hex: b.Hex, Side: b.Side, Units: slices.Repeat([]rules.Counter{c}, max(1, b.Deep)), Hidden: b.Hidden}
}

// mapsWith are the IDs of the maps on which blocks stand.
func mapsWith(s mapart.Map, blocks []Block) []string {
	var list []string
	b := s.Board()
	for _, k := range blocks {
		if id, ok := b.Find(k.Hex); ok && !slices.Contains(list, b.Maps[b.MapOf(id)].ID) {
			list = append(list, b.Maps[b.MapOf(id)].ID)
		}
	}
	return list
}

// thumbnail draws the part of a map where units stand, with a block for each
// stack. k is the number of pixels in a unit of Fyne.
func thumbnail(s mapart.Map, w, h int, k float64, blocks []Block) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	view, px := fit(s.Frame(), float64(w), float64(h))
	if box := around(s, blocks); box != (pen.Rect{}) {
		view, px = fit(box.Grow(1.6), float64(w), float64(h))
		view = within(view, s.Frame())
	}
	pen.Paint(img, func(p pen.Pen) {
		p.Fill(new(pen.Path).Rect(pen.Rect{W: float64(w), H: float64(h)}), pen.Winding, tableColor)
		s.Draw(p, view, px, mapart.Options{Layers: farLayers})
		drawBlocks(p, s, view, px, k, blocks)
	})
	return img
}

// farLayers are what is drawn of a map that is too small for names.
const farLayers = mapart.Ground | mapart.Woods | mapart.Swamps | mapart.Frontier | mapart.Rivers | mapart.Rails | mapart.Towns

// tableColor is seen between the maps of a thumbnail.
var tableColor = pen.Hex("#3B332B")

// drawBlocks draws a block for each stack; view is the part of the sheet that
// shows, at px pixels a hex.
func drawBlocks(p pen.Pen, s mapart.Map, view pen.Rect, px, k float64, blocks []Block) {
	size := clamp(px*0.74, 3.4*k, 9*k)
	for _, b := range blocks {
		id, ok := s.Board().Find(b.Hex)
		if !ok || !s.Has(id) {
			continue
		}
		c := s.Center(id)
		x, y := math.Round((c.X-view.X)*px-size/2), math.Round((c.Y-view.Y)*px-size/2)
		ground, text := theme.PaletteOf(false).Nation(b.Nation)
		box := new(pen.Path).RoundRect(pen.Rect{X: x, Y: y, W: size, H: size}, size*0.16)
		p.Stroke(box, pen.Stroke{Width: max(1.2, 1.1*k), Color: pen.Mix(text, pen.Hex("#120C08"), 0.8)})
		p.Fill(box, pen.Winding, ground)
	}
}

// around is the rectangle round the hexes of the blocks.
func around(s mapart.Map, blocks []Block) pen.Rect {
	var box pen.Rect
	for _, b := range blocks {
		if id, ok := s.Board().Find(b.Hex); ok && s.Has(id) {
			c := s.Center(id)
			box = box.Union(pen.Rect{X: c.X - 0.5, Y: c.Y - 0.5, W: 1, H: 1})
		}
	}
	return box
}

// fit is the view of a size in pixels that just holds a rectangle, and its
// pixels a hex.
func fit(r pen.Rect, w, h float64) (pen.Rect, float64) {
	px := min(w/r.W, h/r.H)
	c := r.Center()
	return pen.Rect{X: c.X - w/px/2, Y: c.Y - h/px/2, W: w / px, H: h / px}, px
}

// within moves a view so that it shows as little as possible beyond a frame; of
// what it must show, as much on either side.
func within(v, frame pen.Rect) pen.Rect {
	was := v
	v.X = frame.Center().X - v.W/2
	if v.W <= frame.W {
		v.X = clamp(was.X, frame.X, frame.Right()-v.W)
	}
	v.Y = frame.Center().Y - v.H/2
	if v.H <= frame.H {
		v.Y = clamp(was.Y, frame.Y, frame.Bottom()-v.H)
	}
	return v
}
