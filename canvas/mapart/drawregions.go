package mapart

import "vistula/canvas/pen"

// drawRegions writes them pale, under everything that matters.
func (c *canvas) drawRegions() {
	for _, r := range c.s.regions {
		if !c.sees(r.box, 0.2) {
			continue
		}
		alpha := 0.42
		text := pen.Text{Font: c.s.fonts.Serif, Size: r.size, Color: pen.Alpha(regionColor, alpha)}
		spread := 1.6
		if c.s.hilly { // dark ranges would swallow it
			text.Color = pen.Alpha(pen.Mix(regionColor, inkColor, 0.35), 0.58)
			text.Halo, text.HaloSize = pen.Alpha(haloColor, 0.26), 0.09
		}
		if r.size < 0.4 {
			text.Color = pen.Alpha(regionColor, 0.80)
			text.Halo = pen.Alpha(haloColor, 0.35)
			spread = 0.75
		}
		if c.z <= wide {
			text.Size = max(text.Size*1.1, smallest/c.px)
		}
		line, length, width := r.line, pen.Length(r.line), text.Width(r.word)
		if width > length { // far out the letters are larger than the country
			line = lengthened(line, (width-length)/2+0.05)
			length = pen.Length(line)
		}
		gap, start := 0.0, (length-width)/2
		if n := float64(len([]rune(r.word)) - 1); width < length && n > 0 {
			gap, start = min((length-width)/n, spread*text.Size), 0
			start = (length - width - gap*n) / 2
		}
		text.DrawAlong(c.p, line, max(0, start), 0, gap, r.word)
	}
}

// lengthened is a line that goes straight on at both ends.
func lengthened(line []pen.Point, by float64) []pen.Point {
	n := len(line)
	first := line[0].Sub(unit(line[1].Sub(line[0])).Mul(by))
	last := line[n-1].Add(unit(line[n-1].Sub(line[n-2])).Mul(by))
	out := append([]pen.Point{first}, line...)
	return append(out, last)
}
