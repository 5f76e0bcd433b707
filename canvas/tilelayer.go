package canvas

import (
	"image"
	"math"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"

	"vistula/canvas/pen"
	"vistula/canvas/tiles"
)

// tileLayer shows the map, made of tiles. The tiles of the level or version
// before stay, stretched, until all of the new ones are there; below lies the
// whole sheet at a coarse level, so that there is never a hole.
//
// A version is a state of the overlay, 0 for none. The overlay is painted into
// the tiles: a layer of its own over the whole window would halve the frames
// where there is no graphics processor.
type tileLayer struct {
	scene   *scene
	cache   *tiles.Cache
	whole   bool // new tiles are shown only all together: just the overlay changed
	version int
	edition int    // of the sheet: another one is another drawing
	stale   bool   // the coarse sheet is of an earlier edition
	moving  bool   // the view has not come to rest
	painted bool   // all that was in sight has been there once
	shown   func() // called once all tiles in sight are there; may be nil

	coarse   []tiles.Key // of the base, always kept
	wanted   []tiles.Key // in sight
	base     tileSet
	old, now tileSet
	free     []*tileView
	room     *image.RGBA // where tiles become pixels, one after the other, as the window loads them
}

// tileView is a tile in the window. Its pixels are made when the window loads them, which
// keeps a copy of its own: so no tile is kept twice here.
type tileView struct {
	*fynecanvas.Raster
	picture *tiles.Picture
}

// tileSet is the tiles of one level and version that are shown.
type tileSet struct {
	box   *fyne.Container
	keys  []tiles.Key // all that it should show, a rectangle of tiles
	shown map[tiles.Key]*tileView
}

// whole tells whether all of the set is shown.
func (s *tileSet) whole() bool { return len(s.keys) > 0 && len(s.shown) == len(s.keys) }

func newTileLayer(sc *scene, o tiles.Options) *tileLayer {
	t := &tileLayer{scene: sc, cache: tiles.New(o)}
	l := sc.layers
	t.base.box, t.old.box, t.now.box = l.base, l.landOld, l.landNew
	for _, s := range []*tileSet{&t.base, &t.old, &t.now} {
		s.shown = map[tiles.Key]*tileView{}
	}
	return t
}

// coarsePx is the zoom of the base, in pixels of the screen.
// A hole is seen for a moment only, so that it may be blurred.
const coarsePx = 12

// How far beyond what is seen tiles are painted, in tiles: at rest for later, and
// while the view moves only as far ahead as keeps holes away, for the processors belong
// to the frames then. As far as kept those that are there stay meanwhile, so that none
// is painted anew when the map is pulled to and fro.
const (
	ahead      = 0.8
	aheadMoved = 0.4
	kept       = 1.25
)

// want asks for the tiles of a view, and those around it for later.
func (t *tileLayer) want(l tiles.Level, view pen.Rect) {
	bounds := t.scene.sheet.Bounds()
	if t.coarse == nil {
		t.coarse = tiles.Cover(t.edition, 0, tiles.LevelOf(coarsePx), bounds, bounds)
	}
	before := t.wanted
	t.wanted = tiles.Cover(t.edition, t.version, l, view, bounds)
	t.turnOver(before)
	list := append([]tiles.Key{}, t.wanted...)
	list = append(list, t.coarse...)
	cover := func(around float64) []tiles.Key {
		return tiles.Cover(t.edition, t.version, l, view.Grow(around*tiles.Size/l.Px()), bounds)
	}
	if !t.moving {
		list = append(list, cover(ahead)...)
		t.cache.Want(list, bare(list)...)
		return
	}
	list = append(list, cover(aheadMoved)...)
	keep := cover(kept)
	t.cache.Want(list, append(keep, bare(keep)...)...)
}

// bare are the tiles under those that show an overlay: the next overlay is painted on
// them.
func bare(list []tiles.Key) (under []tiles.Key) {
	for _, k := range list {
		if k.Version != 0 {
			k.Version = 0
			under = append(under, k)
		}
	}
	return under
}

// turnOver makes the tiles shown the old ones when another level or version is
// wanted now.
func (t *tileLayer) turnOver(before []tiles.Key) {
	if len(t.wanted) == 0 || len(before) == 0 {
		return
	}
	a, b := before[0], t.wanted[0]
	if a.Level == b.Level && a.Version == b.Version && a.Layer == b.Layer || len(t.now.shown) == 0 {
		return
	}
	t.whole = a.Level == b.Level
	t.clear(&t.old)
	t.old, t.now = t.now, t.old
	t.scene.layers.exchange(t.old.box, t.now.box)
}

// close ends the painting and lets go of all tiles: what the window keeps of a board that
// is closed must not keep its map.
func (t *tileLayer) close() {
	t.cache.Close()
	for _, s := range []*tileSet{&t.base, &t.old, &t.now} {
		t.clear(s)
	}
	t.free, t.room = nil, nil
}

// place shows what is there at its place.
func (t *tileLayer) place(f *frame) {
	complete := t.complete()
	if complete || !t.whole || len(t.old.shown) == 0 {
		t.fill(&t.now, t.wanted)
	}
	if complete {
		t.clear(&t.old)
		t.renewed()
	}
	t.placeBase(f, complete)
	t.put(&t.old, f)
	t.put(&t.now, f)
}

// renewed is called when all that is in sight is of this edition: now the coarse
// sheet has time to follow.
func (t *tileLayer) renewed() {
	if !t.painted && len(t.wanted) > 0 {
		t.painted = true
		if done := t.scene.OnPainted; done != nil {
			done()
		}
	}
	if t.stale {
		t.stale, t.coarse = false, nil
		t.scene.wantTiles()
	}
	if done := t.shown; done != nil {
		t.shown = nil
		done()
	}
}

// placeBase shows the coarse sheet where a hole might be: while neither the
// tiles wanted nor the old ones fill what is seen. Where they do it stays
// hidden, for each layer that fills the window costs a good part of a frame.
func (t *tileLayer) placeBase(f *frame, complete bool) {
	t.fill(&t.base, t.coarse)
	if complete && t.covered(t.wanted, f) || t.old.whole() && t.covered(t.old.keys, f) {
		for _, o := range t.base.shown {
			if o.Visible() {
				o.Hide()
			}
		}
		return
	}
	t.put(&t.base, f)
}

// covered tells whether tiles fill what is seen of the sheet.
func (t *tileLayer) covered(keys []tiles.Key, f *frame) bool {
	if len(keys) == 0 {
		return false
	}
	box := boxOfTiles(keys)
	seen, sheet := f.sheet(), t.scene.sheet.Bounds()
	return box.X <= max(seen.X, sheet.X) && box.Y <= max(seen.Y, sheet.Y) &&
		box.Right() >= min(seen.Right(), sheet.Right()) && box.Bottom() >= min(seen.Bottom(), sheet.Bottom())
}

// boxOfTiles is what a rectangle of tiles covers.
func boxOfTiles(keys []tiles.Key) pen.Rect {
	box := keys[0].Rect()
	for _, k := range keys[1:] {
		box = box.Union(k.Rect())
	}
	return box
}

// complete tells whether all tiles in sight are painted.
func (t *tileLayer) complete() bool {
	for _, k := range t.wanted {
		if _, ok := t.cache.Get(k); !ok {
			return false
		}
	}
	return true
}

// fill shows those of the keys that are painted, and gives back what is not
// among them.
func (t *tileLayer) fill(s *tileSet, keys []tiles.Key) {
	s.keys = keys
	wanted := make(map[tiles.Key]bool, len(keys))
	for _, k := range keys {
		wanted[k] = true
	}
	for k, o := range s.shown {
		if !wanted[k] {
			t.drop(s, k, o)
		}
	}
	for _, k := range keys {
		if s.shown[k] != nil {
			continue
		}
		if img, ok := t.cache.Get(k); ok && img != nil {
			o := t.fresh()
			o.picture = img
			o.Refresh()
			s.shown[k] = o
			s.box.Objects = append(s.box.Objects, o.Raster)
		}
	}
}

// put moves the tiles of a set.
func (t *tileLayer) put(s *tileSet, f *frame) {
	for k, o := range s.shown {
		f.show(o.Raster, tileRect(k, f))
	}
}

// tileRect is where a tile lies in the widget, in pixels.
func tileRect(k tiles.Key, f *frame) pen.Rect {
	ratio := f.px / k.Level.Px()
	if math.Abs(ratio-1) < 1e-6 {
		ratio = 1
	}
	side := tiles.Size * ratio
	return pen.Rect{X: f.ox + float64(k.Col)*side, Y: f.oy + float64(k.Row)*side, W: side, H: side}
}

// fresh is a view that is not in use.
func (t *tileLayer) fresh() *tileView {
	if n := len(t.free); n > 0 {
		o := t.free[n-1]
		t.free = t.free[:n-1]
		return o
	}
	o := &tileView{}
	o.Raster = &fynecanvas.Raster{ScaleMode: fynecanvas.ImageScaleFastest, Generator: func(int, int) image.Image { return t.pixels(o) }}
	o.Hidden = true
	return o
}

// pixels is what the window loads for a tile, in Fyne's own goroutine.
func (t *tileLayer) pixels(o *tileView) image.Image {
	if o.picture == nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	t.room = o.picture.Image(t.room)
	return t.room
}

func (t *tileLayer) drop(s *tileSet, k tiles.Key, o *tileView) {
	delete(s.shown, k)
	o.Hide()
	o.picture = nil
	o.Refresh() // frees the texture
	s.box.Objects = without(s.box.Objects, o.Raster)
	t.free = append(t.free, o)
}

func (t *tileLayer) clear(s *tileSet) {
	s.keys = nil
	for k, o := range s.shown {
		t.drop(s, k, o)
	}
}
