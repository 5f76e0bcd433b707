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
// has changed. Each name is a small picture: far less than tiles would take. What stands
// where it stood is not painted again, and who is far out of sight has a picture for a
// zoom farther off: at the closest one all names of a map would take ten megabytes. Where
// there was no room but below a counter, or below the ring of a choice, the name lies
// above it: without its first letters one cannot tell which station one chooses.
type nameLayer struct {
	scene    *scene
	brush    *runner
	stop     func() // of the timer that waits for more changes
	shown    []*sprite
	pictures []namePicture // of those that are shown, in the same order; painted ones never change
	last     namesFor
	sharp    pen.Rect // where those are sharp that were asked for last
}

// namesFor is what the names shown were laid out for.
type namesFor struct {
	px    float64
	avoid []pen.Rect
	sharp pen.Rect // the part of the sheet on which they are painted for the zoom

	edition int // of the sheet
}

// serves tells whether names as they were painted do while a part of the sheet is seen.
func (a *namesFor) serves(seen pen.Rect) bool { return a.px <= farPx || a.sharp.Holds(seen) }

// same tells whether names are laid out the same for both.
func (a *namesFor) same(b *namesFor) bool {
	if a.px != b.px || a.edition != b.edition || len(a.avoid) != len(b.avoid) {
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

// follow has names painted that come into sight while the map is pulled.
func (l *nameLayer) follow() {
	sc := l.scene
	if sc.closed || !sc.gaze.sized() || sc.stacks.hushed || len(l.shown) == 0 {
		return
	}
	asked := namesFor{px: l.last.px, sharp: l.sharp}
	if !asked.serves(sc.gaze.aimView()) {
		l.begin()
	}
}

// begin hands the work over.
func (l *nameLayer) begin() {
	sc := l.scene
	seen := sc.gaze.aimView()
	want := namesFor{px: sc.gaze.wantLevel().Px(), sharp: seen.Grow(max(1, seen.W/2)), edition: sc.land.edition}
	if !sc.stacks.bare {
		for id := range sc.stacks.at {
			want.avoid = append(want.avoid, aboutStack(sc.sheet.Center(id)))
		}
	}
	same := l.last.same(&want)
	if same && l.last.serves(seen) {
		l.sharp = l.last.sharp
		l.brush.drop() // it may still paint for where one looked before
		return
	}
	l.sharp = want.sharp
	before := l.pictures
	if l.last.edition != want.edition {
		before = nil // they are of what the sheet showed then
	}
	l.brush.do(func(old func() bool) {
		<-sc.opening.over
		names := namesOf(before)
		if !same {
			names = sc.sheet.PlaceNames(want.px, want.avoid)
		}
		pictures := make([]namePicture, 0, len(names))
		for i := range names {
			if old() {
				return
			}
			if p, ok := pictureOf(sc.sheet, &names[i], want.zoomOf(&names[i]), before); ok {
				pictures = append(pictures, p)
			}
		}
		sc.post(func() {
			if !old() {
				l.accept(want, pictures)
			}
		})
	})
}

// aboutStack is what a stack covers: its uppermost counter, and a little to the right and
// up, where lower counters show.
func aboutStack(c pen.Point) pen.Rect {
	return pen.Rect{X: c.X, Y: c.Y}.Grow(0.33).Union(pen.Rect{X: c.X - 0.3, Y: c.Y - 0.37, W: 0.67, H: 0.6})
}

// zoomOf is the zoom that a name is painted for.
func (a *namesFor) zoomOf(n *mapart.Name) float64 {
	if n.Box.Grow(room).Meets(a.sharp) {
		return a.px
	}
	return min(a.px, farPx)
}

// namePicture is a name as it was painted.
type namePicture struct {
	name   mapart.Name
	px     float64 // the zoom it was painted for
	anchor pen.Point
	img    *image.RGBA // its bounds are pixels from the anchor
}

// namesOf are the names in some pictures.
func namesOf(pictures []namePicture) []mapart.Name {
	list := make([]mapart.Name, len(pictures))
	for i := range pictures {
		list[i] = pictures[i].name
	}
	return list
}

// pictureOf takes the picture of a name that was painted before, or paints it.
func pictureOf(s mapart.Map, n *mapart.Name, px float64, before []namePicture) (namePicture, bool) {
	for i := range before {
		if b := &before[i]; b.px == px && b.name.Like(n) {
			return *b, true
		}
	}
	return paintName(s, *n, px)
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
	return namePicture{n, px, anchor, ink}, true
}

// accept shows names in place of those before. Who shows one of them already keeps it.
func (l *nameLayer) accept(want namesFor, list []namePicture) {
	shows, spare := l.bearers(list)
	l.last, l.pictures, l.shown = want, list, l.shown[:0]
	f := l.scene.gaze.frame()
	for _, p := range list {
		s := shows[p.img]
		if n := len(spare); s == nil && n > 0 {
			s, spare = spare[n-1], spare[:n-1]
		}
		if s == nil {
			s = &sprite{o: newImage(nil), empty: true}
		}
		if s.anchor = p.anchor; !s.shows(p.img, p.px) {
			s.paint(p.img, p.px)
		}
		s.place(&f)
		l.shown = append(l.shown, s)
	}
	for _, s := range spare {
		s.clear()
	}
	l.sort()
	l.scene.pills.paint() // they keep off the names
	l.scene.touch()
}

// sort puts the names that something would hide above it, and the others below the
// counters.
func (l *nameLayer) sort() {
	below, above := l.scene.layers.names, l.scene.layers.titles
	below.Objects, above.Objects = below.Objects[:0], above.Objects[:0]
	covers := l.covers()
	for i, s := range l.shown {
		box := below
		if n := &l.pictures[i].name; !n.River() && hides(covers, n.Box) {
			box = above
		}
		box.Objects = append(box.Objects, fyne.CanvasObject(s.o))
	}
}

// covers are what hides names: stacks, and the rings about hexes that are to be chosen or
// are attacked.
func (l *nameLayer) covers() []pen.Rect {
	sc, list := l.scene, []pen.Rect(nil)
	if !sc.stacks.bare {
		for id := range sc.stacks.at {
			list = append(list, aboutStack(sc.sheet.Center(id)))
		}
	}
	for _, s := range sc.beacons.rings {
		if !s.empty {
			list = append(list, s.onSheet())
		}
	}
	for _, id := range sc.fight.attacked() {
		list = append(list, sc.sheet.HexPath(id, outerRing).Bounds())
	}
	return list
}

// leastHidden is the part of a name that must be hidden for it to be lifted: less is not
// even a stroke of its first letter.
const leastHidden = 0.02

// hides tells whether some rectangles hide a part of a name that one would miss.
func hides(covers []pen.Rect, name pen.Rect) bool {
	sum := 0.0
	for _, r := range covers {
		sum += overlap(r, name)
	}
	return sum > leastHidden*name.W*name.H
}

// overlap is the area that two rectangles have in common.
func overlap(a, b pen.Rect) float64 {
	w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// bearers are those who show a picture that goes on being shown, and those who can be given
// another.
func (l *nameLayer) bearers(list []namePicture) (shows map[*image.RGBA]*sprite, spare []*sprite) {
	shows = make(map[*image.RGBA]*sprite, len(list))
	for _, p := range list {
		shows[p.img] = nil
	}
	for i, s := range l.shown {
		if _, on := shows[l.pictures[i].img]; on {
			shows[l.pictures[i].img] = s
		} else {
			spare = append(spare, s)
		}
	}
	return shows, spare
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
