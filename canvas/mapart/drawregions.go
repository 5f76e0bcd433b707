package mapart

import "vistula/canvas/pen"

// drawRegions writes them pale, under everything that matters. Far out, where the
// letters are larger than the country, one that would lie on another is left away.
func (c *canvas) drawRegions() {
	var written []pen.Rect
	for i := range c.s.regions {
		r := &c.s.regions[i]
		text, spread := c.regionText(r)
		line, length, width := r.line, pen.Length(r.line), text.Width(r.word)
		if width > length {
			line = lengthened(line, (width-length)/2+0.05)
			length = pen.Length(line)
		}
		if c.z <= wide {
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
