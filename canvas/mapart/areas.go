package mapart

import (
	"image"
	"image/color"
	"slices"
	"sync"

	"vistula/canvas/pace"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// area is the outline of woods or swamp: one closed line without a repeated
// point. A clearing is an area of its own, within another.
type area struct {
	line []pen.Point
	fine []pen.Point // the same, disturbed once more for the closest zoom
	box  pen.Rect
}

// areas walks the outlines of all hexes of some kind and draws them as nature
// would: off the hexsides, without corners.
func (s *survey) areas(has func(h *board.Hex) bool) []area {
	var members []hex.Coord
	for _, id := range s.ids {
		if has(&s.board.Hexes[id]) {
			members = append(members, s.board.Coord(id))
		}
	}
	return s.outlines(members)
}

// outlines are those of places of the grid, whether or not the map has hexes there.
func (s *survey) outlines(members []hex.Coord) []area {
	in := make(map[hex.Coord]bool, len(members))
	for _, c := range members {
		in[c] = true
	}
	next := map[corner]pen.Point{} // where the side that begins in a corner ends
	var order []pen.Point          // so that the walk begins at the same place every time
	for _, c := range members {
		corners := Corners(s.grid.Orientation, Center(s.grid.Orientation, c))
		for d := range hex.Direction(hex.Directions) {
			if from := corners[d]; !in[c.Neighbour(d)] {
				next[cornerOf(from)] = corners[(d+1)%hex.Directions]
				order = append(order, from)
			}
		}
	}
	var list []area
	for _, start := range order {
		var points []pen.Point
		for at := start; ; {
			to, ok := next[cornerOf(at)]
			if !ok {
				break
			}
			delete(next, cornerOf(at))
			points = append(points, edgePoints(at, to)...)
			at = to
		}
		if len(points) > 0 {
			list = append(list, naturalOutline(points))
		}
	}
	return list
}

// edgePoints are four places on a side, pushed off it and along it by noise.
func edgePoints(from, to pen.Point) []pen.Point {
	out := left(unit(to.Sub(from)))
	along := to.Sub(from)
	var list []pen.Point
	for _, t := range []float64{0.12, 0.37, 0.63, 0.88} {
		p := between(from, to, t)
		push := 0.25*(2*noise(2.3*p.X, 2.3*p.Y, 51)-1) + 0.17*(2*noise(5.3*p.X, 5.3*p.Y, 52)-1)
		shift := 0.18 * (2*noise(4*p.X, 4*p.Y, 53) - 1)
		list = append(list, p.Add(out.Mul(push-0.02)).Add(along.Mul(shift)))
	}
	return list
}

func naturalOutline(points []pen.Point) area {
	points = ringSmoothed(points)
	line := chaikin(chaikin(points, true), true)
	fine := make([]pen.Point, len(line))
	for i, p := range line {
		fine[i] = p.Add(pen.Point{
			X: 0.04*(2*noise(7*p.X, 7*p.Y, 54)-1) + 0.035*(2*noise(17*p.X, 17*p.Y, 55)-1),
			Y: 0.04*(2*noise(7*p.X, 7*p.Y, 56)-1) + 0.035*(2*noise(17*p.X, 17*p.Y, 57)-1),
		})
	}
	fine = chaikin(fine, true)
	return area{line, fine, boxOf(line).Grow(0.1)}
}

func ringSmoothed(ring []pen.Point) []pen.Point {
	n := len(ring)
	out := make([]pen.Point, n)
	for i, p := range ring {
		out[i] = ring[(i+n-1)%n].Add(ring[(i+1)%n]).Add(p.Mul(2)).Mul(0.25)
	}
	return out
}

// mask is a coarse picture of the map's window that answers quickly whether a
// place is inside. It is drawn when it is first asked.
type mask struct {
	origin     pen.Point
	cols, rows int
	in         func() turns
}

const maskPoints = 40 // to a hex width

// turns are the columns of a mask in which a row goes in and out by turns: an eighth of
// what a bit for each point takes, on a large map.
type turns struct {
	cols []uint16 // of all rows, one after the other
	ends []int    // of each row, in cols
}

// newMask is a mask of what is drawn, in whichever colour.
func (s *survey) newMask(draw func(p pen.Pen)) *mask {
	m := &mask{origin: pen.Point{X: s.frame.X, Y: s.frame.Y}, cols: int(s.frame.W*maskPoints) + 1, rows: int(s.frame.H*maskPoints) + 1}
	m.in = sync.OnceValue(func() turns { return m.paint(s.pace, draw) })
	return m
}

// paint draws the mask several times, band by band: a picture of the whole map would be
// large.
func (m *mask) paint(at *pace.Pace, draw func(p pen.Pen)) turns {
	rows := make([][]uint16, m.rows)
	inParallel(at, (m.rows+maskBand-1)/maskBand, func(band int) {
		top := band * maskBand
		img := image.NewRGBA(image.Rect(0, 0, m.cols, min(maskBand, m.rows-top)))
		pen.Paint(img, func(p pen.Pen) {
			p.Transform(pen.Translate(-m.origin.X, -m.origin.Y).Then(pen.Scale(maskPoints)).Then(pen.Translate(0, -float64(top))))
			draw(p)
		})
		for y := range img.Rect.Dy() {
			rows[top+y] = turnsOf(img.Pix[y*img.Stride:][:4*m.cols])
		}
	})
	t := turns{cols: slices.Concat(rows...), ends: make([]int, m.rows)}
	n := 0
	for y, row := range rows {
		n += len(row)
		t.ends[y] = n
	}
	return t
}

// turnsOf are the turns of one row of pixels, of which the opaque ones are inside.
func turnsOf(pix []uint8) (list []uint16) {
	in := false
	for col := range len(pix) / 4 {
		if pix[4*col+3] > 127 != in {
			in = !in
			list = append(list, uint16(col))
		}
	}
	return list
}

// maskBand is how many rows of a mask are painted at once.
const maskBand = 256

func (s *survey) areaMask(list []area) *mask {
	path := new(pen.Path)
	for _, a := range list {
		path.Polygon(a.line...)
	}
	return s.newMask(func(p pen.Pen) { p.Fill(path, pen.EvenOdd, color.NRGBA{A: 255}) })
}

// at tells whether a place is inside.
func (m *mask) at(x, y float64) bool {
	col, row := int((x-m.origin.X)*maskPoints), int((y-m.origin.Y)*maskPoints)
	if col < 0 || row < 0 || col >= m.cols || row >= m.rows {
		return false
	}
	t, first := m.in(), 0
	if row > 0 {
		first = t.ends[row-1]
	}
	n, here := slices.BinarySearch(t.cols[first:t.ends[row]], uint16(col))
	if here {
		n++
	}
	return n%2 == 1
}

// within tells whether a place is inside by at least the given distance.
func (m *mask) within(x, y, by float64) bool {
	return m.at(x-by, y) && m.at(x+by, y) && m.at(x, y-by) && m.at(x, y+by)
}

// count is the number of points of the mask that lie in a rectangle.
func (m *mask) count(r pen.Rect) int {
	n := 0
	for y := r.Y; y <= r.Bottom(); y += 1.0 / maskPoints {
		for x := r.X; x <= r.Right(); x += 1.0 / maskPoints {
			if m.at(x, y) {
				n++
			}
		}
	}
	return n
}

// drawBare draws where nothing may stand into a mask: along water and rails, as
// wide as given, and round towns.
func (s *survey) drawBare(p pen.Pen, water, rails float64) {
	ink := color.NRGBA{A: 255}
	for _, r := range s.rivers {
		p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: water, Color: ink})
	}
	for _, r := range s.roads {
		p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: rails, Color: ink})
	}
	for _, r := range s.rails {
		p.Stroke(new(pen.Path).Polyline(r.line...), pen.Stroke{Width: rails, Color: ink})
	}
	for _, t := range s.towns {
		p.Fill(new(pen.Path).Circle(t.at.X, t.at.Y, 0.06+t.radius()*1.15), pen.Winding, ink)
	}
}

// treelessMask is where nothing grows: also under the hex numbers.
func (s *survey) treelessMask() *mask {
	return s.newMask(func(p pen.Pen) {
		s.drawBare(p, 0.20, 0.17)
		for _, f := range s.frontiers { // the coloured band would turn trees grey
			p.Stroke(new(pen.Path).Polyline(f.line...), pen.Stroke{Width: 0.30, Color: color.NRGBA{A: 255}})
		}
		for _, at := range s.numbers() {
			p.Fill(new(pen.Path).Rect(pen.Rect{X: at.X - 0.15, Y: at.Y - 0.065, W: 0.30, H: 0.14}), pen.Winding, color.NRGBA{A: 255})
		}
	})
}
