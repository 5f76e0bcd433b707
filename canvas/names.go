package canvas

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// nameLayer is the names of towns. They keep off the counters, so they are a
// layer of their own that is laid out anew when counters have moved or the zoom
// has changed. Each name is a small picture: far less than tiles would take.
type nameLayer struct {
	scene *scene
	brush *runner
	stop  func() // of the timer that waits for more changes
	shown []*sprite
	last  namesFor
}

// namesFor is what the names shown were laid out for.
type namesFor struct {
	px    float64
	avoid []pen.Rect
}

func (a *namesFor) same(b *namesFor) bool {
	if a.px != b.px || len(a.avoid) != len(b.avoid) {
		return false
	}
	have := make(map[pen.Rect]bool, len(a.avoid))
	for _, r := range a.avoid {
		have[r] = true
	}
	for _, r := range b.avoid {
		if !have[r] {
			return false
		}
	}
	return true
}

func (l *nameLayer) init(sc *scene) {
	l.scene = sc
	l.brush = sc.newRunner()
}

// paint has the names laid out, after a moment in which more may change.
func (l *nameLayer) paint() {
	if l.stop != nil {
		l.stop()
		l.stop = nil
	}
	if !l.scene.gaze.sized() || l.scene.closed {
		return
	}
	if len(l.shown) == 0 || l.scene.mail.waits {
		l.begin()
		return
	}
	l.stop = l.scene.after(60*time.Millisecond, l.begin)
}

// begin hands the work over.
func (l *nameLayer) begin() {
	sc := l.scene
	want := namesFor{px: sc.gaze.wantLevel().Px()}
	if !sc.stacks.bare {
		for id := range sc.stacks.at {
			c := sc.sheet.Center(id)
			// A little to the right and up, where lower counters show.
			want.avoid = append(want.avoid, pen.Rect{X: c.X, Y: c.Y}.Grow(0.33).Union(pen.Rect{X: c.X - 0.3, Y: c.Y - 0.37, W: 0.67, H: 0.6}))
		}
	}
	if want.same(&l.last) {
		return
	}
	l.brush.do(func(old func() bool) {
		<-sc.opening.over
		names := sc.sheet.PlaceNames(want.px, want.avoid)
		pictures := make([]namePicture, 0, len(names))
		for i := range names {
			if old() {
				return
			}
			if p, ok := paintName(sc.sheet, names[i], want.px); ok {
				pictures = append(pictures, p)
			}
		}
		sc.post(func() { l.accept(want, pictures) })
	})
}

// namePicture is a name as it was painted.
type namePicture struct {
	anchor pen.Point
	img    *image.RGBA // its bounds are pixels from the anchor
}

// room is what is painted round the box of a name: its halo, and the lozenge
// with its points on whichever side it stands.
const room = 0.5

// paintName paints one name and cuts the picture to its ink.
func paintName(s mapart.Map, n mapart.Name, px float64) (namePicture, bool) {
	grown := n.Box.Grow(min(room, 48/px+0.12))
	x, y := math.Floor(grown.X*px), math.Floor(grown.Y*px)
	w, h := int(math.Ceil(grown.W*px))+1, int(math.Ceil(grown.H*px))+1
	if w < 1 || h < 1 || w > 4096 || h > 4096 {
		return namePicture{}, false
	}
	img := inks.take(w, h)
	defer inks.Put(img)
	view := pen.Rect{X: x / px, Y: y / px, W: float64(w) / px, H: float64(h) / px}
	pen.Paint(img, func(p pen.Pen) { s.DrawNames(p, view, px, []mapart.Name{n}) })
	ink := cropped(img)
	if ink == nil {
		return namePicture{}, false
	}
	// The anchor is the name's own corner, on the pixels of this zoom.
	anchor := pen.Point{X: n.Box.X, Y: n.Box.Y}
	ax, ay := int(math.Round(anchor.X*px)), int(math.Round(anchor.Y*px))
	ink.Rect = ink.Rect.Add(image.Pt(int(x)-ax, int(y)-ay))
	return namePicture{anchor, ink}, true
}

// accept shows names in place of those before.
func (l *nameLayer) accept(want namesFor, list []namePicture) {
	l.last = want
	box := l.scene.layers.names
	for len(l.shown) < len(list) {
		l.shown = append(l.shown, newSprite(box))
	}
	for _, s := range l.shown[len(list):] {
		s.clear()
	}
	l.shown = l.shown[:len(list)]
	box.Objects = box.Objects[:0]
	f := l.scene.gaze.frame()
	for i, p := range list {
		s := l.shown[i]
		s.anchor = p.anchor
		s.paint(p.img, want.px)
		s.place(&f)
		box.Objects = append(box.Objects, fyne.CanvasObject(s.o))
	}
	l.scene.pills.paint() // they keep off the names
	l.scene.touch()
}

// boxes are where names stand on the sheet.
func (l *nameLayer) boxes() []pen.Rect {
	list := make([]pen.Rect, 0, len(l.shown))
	for _, s := range l.shown {
		if !s.empty {
			list = append(list, s.onSheet())
		}
	}
	return list
}

func (l *nameLayer) place(f *frame) {
	for _, s := range l.shown {
		s.place(f)
	}
}
