package mapart

import (
	"strings"

	"vistula/canvas/pen"
)

// sample is one entry of the terrain key: a small sheet of its own, drawn by
// the same painters as the map.
type sample struct {
	name, note string
	draw       func(own specimen, r pen.Rect)
}

// specimen is the canvas of its own on which an entry of the key is drawn.
type specimen struct{ *canvas }

// fewSamples is how many entries stand in two rows above their names; where
// there are more, the names stand beside.
const fewSamples = 10

// drawKey prints the terrain key, with what the map's legend says in short.
func (c cards) drawKey(box pen.Rect) {
	f := c.s.fonts
	c.ink(f.SerifBold, 0.36, pen.Start).Draw(c.p, box.X+0.45, box.Y+0.62, c.s.print.say("Terrain key"))
	samples := c.s.keySamples()
	if len(samples) > fewSamples {
		c.drawLongKey(box, samples)
		return
	}
	const columns = 5
	across := (box.W - 0.75) / columns
	for i, m := range samples {
		r := pen.Rect{X: box.X + 0.45 + float64(i%columns)*across, Y: box.Y + 0.84 + float64(i/columns)*1.40, W: across - 0.20, H: 0.80}
		c.drawSample(m, r)
		text := c.s.print.say(shortLegend(m.note))
		name := c.ink(f.SerifBold, 0.255, pen.Start)
		name.Draw(c.p, r.X, r.Bottom()+0.27, c.s.print.say(m.name))
		note := c.ink(f.SerifItalic, 0.20, pen.Start)
		if w := note.Width(text); w > r.W-name.Width(c.s.print.say(m.name))-0.08 {
			note.Draw(c.p, r.X, r.Bottom()+0.50, text)
		} else {
			note.Draw(c.p, r.X+name.Width(c.s.print.say(m.name))+0.08, r.Bottom()+0.27, text)
		}
	}
}

// drawLongKey prints many entries: each sample with its name and note beside.
func (c cards) drawLongKey(box pen.Rect, samples []sample) {
	f := c.s.fonts
	if c.s.hasRatings() {
		c.ink(f.SerifItalic, 0.24, pen.Start).Draw(c.p, box.X+2.85, box.Y+0.60, c.s.print.say("movement points, for ratings 1·2·3·4 where they differ"))
	}
	const leastWide = 2.45 // of an entry that can be read with ease
	rows, columns, across := 2, 0, 0.0
	for ; rows <= 4; rows++ {
		columns = (len(samples) + rows - 1) / rows
		if across = (box.W - 0.75) / float64(columns); across >= leastWide || rows == 4 {
			break
		}
	}
	down := (box.H - 0.84 - 0.22) / float64(rows)
	high := min(0.86, 0.78*down)
	wide := min(1.25, 0.46*across, 1.7*high)
	for i, m := range samples {
		r := pen.Rect{X: box.X + 0.45 + float64(i%columns)*across, Y: box.Y + 0.86 + float64(i/columns)*down, W: wide, H: high}
		c.drawSample(m, r)
		size := min(0.255, 0.40*high)
		room := across - wide - 0.22
		x, y := r.Right()+0.12, r.Center().Y
		name := c.ink(f.SerifBold, size, pen.Start)
		name.Size = min(size, size*room/name.Width(c.s.print.say(m.name)))
		note := c.ink(f.SerifItalic, 0.80*size, pen.Start)
		lines := wrapped(note, c.s.print.keyNote(m.note), room)
		y += 0.32*size - 0.5*size*float64(len(lines))
		name.Draw(c.p, x, y, c.s.print.say(m.name))
		for _, l := range lines {
			y += 0.98 * size
			note.Draw(c.p, x, y, l)
		}
	}
}

// wrapped breaks a text into at most two lines that fit.
func wrapped(t pen.Text, words string, room float64) []string {
	var lines []string
	for _, w := range strings.Fields(words) {
		if n := len(lines); n > 0 && (t.Width(lines[n-1]+" "+w) <= room || n == 2) {
			lines[n-1] += " " + w
		} else {
			lines = append(lines, w)
		}
	}
	return lines
}

// drawSample draws an entry as a canvas of its own, cut to its box.
func (c cards) drawSample(m sample, r pen.Rect) {
	z := max(near, min(c.z, large))
	own := &survey{fonts: c.s.fonts, frame: r.Grow(0.3), board: c.s.board, grid: c.s.grid, nodes: c.s.nodes}
	at := specimen{&canvas{
		s: &page{engraving: engraving{own, &prepared{}}},
		p: c.p, view: r, px: c.px, z: z, k: max(1, c.k*0.85), art: &art{}, opts: Options{Layers: All},
	}}
	c.p.Save()
	c.p.Clip(new(pen.Path).Rect(r), pen.Winding)
	c.p.Fill(new(pen.Path).Rect(r), pen.Winding, groundTint(215))
	m.draw(at, r)
	c.p.Restore()
	c.p.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: max(0.016, 0.8/c.px), Color: pen.Hex("#6B5B46"), Join: pen.BevelJoin})
}
