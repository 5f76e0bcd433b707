package mapart

import (
	"math"

	"vistula/canvas/pen"
)

// drawRegions writes them pale, under everything that matters. Far out, where the
// letters are larger than the country, they make way for the names of towns, and one
// that would still lie on another is left away.
func (c *canvas) drawRegions() {
	var written, towns []pen.Rect
	if c.z <= wide {
		for _, n := range c.s.PlaceNames(c.px, nil) {
			if !n.River() {
				towns = append(towns, n.Box)
			}
		}
	}
	regions := c.s.regions()
	for i := range regions {
		r := &regions[i]
		text, spread := c.regionText(r)
		line, length, width := r.line, pen.Length(r.line), text.Width(r.word)
		if width > length {
			line = lengthened(line, (width-length)/2+0.05)
			length = pen.Length(line)
		}
		if c.z <= wide {
			if line = aside(line, width, text.Size, towns); line == nil {
				continue
			}
			length = pen.Length(line)
			box := boxOf(line).Grow(0.5 * text.Size)
			if crowd(box, written) || !c.inWindow(box) {
				continue
			}
			written = append(written, box)
		}
		if !c.sees(boxOf(line).Grow(text.Size), 0.2) {
			continue
		}
		gap, start := 0.0, (length-width)/2
		if n := float64(len([]rune(r.word)) - 1); width < length && n > 0 {
			gap = min((length-width)/n, spread*text.Size)
			start = (length - width - gap*n) / 2
		}
		text.DrawAlong(c.p, line, max(0, start), 0, gap, r.word)
	}
}

// aside is the line of a name pushed a little along, to where its letters lie least on
// the names of towns; nil where too many would still do.
func aside(line []pen.Point, width, size float64, towns []pen.Rect) []pen.Point {
	const most, step = 4, 0.5 // of the size, either way
	best, least := line, math.Inf(1)
	for i := range 2*most + 1 {
		n := float64((i+1)/2) * step * size // 0, 1, -1, 2, -2 ...
		if i%2 == 0 {
			n = -n
		}
		along := shifted(line, n)
		if k := covered(along, width, size, towns) + 0.004*math.Abs(n)/size; k < least {
			best, least = along, k
		}
	}
	if least > 0.25 {
		return nil
	}
	return best
}

// shifted is a line moved along itself, straight on at its ends.
func shifted(line []pen.Point, by float64) []pen.Point {
	if by == 0 {
		return line
	}
	d := unit(line[len(line)-1].Sub(line[0])).Mul(by)
	out := make([]pen.Point, len(line))
	for i, p := range line {
		out[i] = p.Add(d)
	}
	return out
}

// covered is the part of a name, written in the middle of a line, that lies on the names
// of towns.
func covered(line []pen.Point, width, size float64, towns []pen.Rect) float64 {
	length := pen.Length(line)
	at, on, all := 0.0, 0, 0
	for i := 1; i < len(line); i++ {
		at += line[i].Sub(line[i-1]).Len()
		if math.Abs(at-length/2) > max(width, length)/2 {
			continue
		}
		all++
		letter := pen.Rect{X: line[i].X, Y: line[i].Y - 0.35*size}.Grow(0.3 * size)
		if crowd(letter, towns) {
			on++
		}
	}
	return float64(on) / float64(max(1, all))
}

// forestInk is the colour of the names of forests.
var forestInk = pen.Hex("#3F5222")

// regionText is how the name of a region is written at this zoom, and how far its
// letters may be spread.
func (c *canvas) regionText(r *region) (text pen.Text, spread float64) {
	const alpha = 0.42
	text = pen.Text{Font: c.s.fonts.Serif, Size: r.size, Color: pen.Alpha(regionColor, alpha)}
	spread = 1.6
	if c.s.hilly { // dark ranges would swallow it
		text.Color = pen.Alpha(pen.Mix(regionColor, inkColor, 0.35), 0.58)
		text.Halo, text.HaloSize = pen.Alpha(haloColor, 0.26), 0.09
	}
	if r.size < 0.4 {
		text.Color = pen.Alpha(regionColor, 0.80)
		text.Halo = pen.Alpha(haloColor, 0.35)
		spread = 0.75
	}
	switch r.kind {
	case "sea":
		text.Font, text.Color, text.Halo = c.s.fonts.SerifItalic, pen.Alpha(riverInk, 0.85), pen.Alpha(haloColor, 0.30)
	case "forest": // the trees would swallow it
		text.Color, text.Halo, text.HaloSize = pen.Alpha(forestInk, 0.92), pen.Alpha(haloColor, 0.55), 0.14
	}
	if c.z <= wide {
		text.Size = max(text.Size*1.1, smallest/c.px)
	}
	return text, spread
}

// crowd tells whether a name would lie on one that is written.
func crowd(box pen.Rect, written []pen.Rect) bool {
	for _, o := range written {
		if box.Meets(o) {
			return true
		}
	}
	return false
}

// inWindow tells whether a name lies within the window of the map, but for a hair.
func (c *canvas) inWindow(box pen.Rect) bool {
	f := c.s.frame.Grow(0.15)
	return box.X >= f.X && box.Y >= f.Y && box.Right() <= f.Right() && box.Bottom() <= f.Bottom()
}

// lengthened is a line that goes straight on at both ends.
func lengthened(line []pen.Point, by float64) []pen.Point {
	n := len(line)
	first := line[0].Sub(unit(line[1].Sub(line[0])).Mul(by))
	last := line[n-1].Add(unit(line[n-1].Sub(line[n-2])).Mul(by))
	out := append([]pen.Point{first}, line...)
	return append(out, last)
}
