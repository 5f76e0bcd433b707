package mapart

import (
	"slices"
	"strconv"
	"strings"

	"vistula/canvas/pen"
)

// sample is one entry of the terrain key: a small sheet of its own, drawn by
// the same painters as the map.
type sample struct {
	name, note string
	draw       func(c *canvas, r pen.Rect)
}

// drawKey prints the terrain key, with what the map's legend says in short.
func (c *canvas) drawKey(box pen.Rect) {
	f := c.s.fonts
	c.ink(f.SerifBold, 0.36, pen.Start).Draw(c.p, box.X+0.45, box.Y+0.62, "Terrain key")
	legend := func(key string) string { return shortLegend(c.s.plan.Legend[key]) }
	samples := []sample{
		{"Woods", legend("woods"), (*canvas).sampleWoods},
		{"Swamp", legend("swamp"), (*canvas).sampleSwamp},
		{"Ridge", legend("ridge"), (*canvas).sampleRidge},
		{"River", legend("river"), (*canvas).sampleRiver},
		{"Bridge", legend("bridge"), (*canvas).sampleBridge},
		{"Railway", "single", func(c *canvas, r pen.Rect) { c.sampleRail(r, false) }},
		{"Railway", "double", func(c *canvas, r pen.Rect) { c.sampleRail(r, true) }},
		{"Frontier", "", (*canvas).sampleFrontier},
		{"Towns", "", (*canvas).sampleTowns},
		{"Fortress", "", (*canvas).sampleFortress},
	}
	const columns = 5
	across := (box.W - 0.75) / columns
	for i, m := range samples {
		r := pen.Rect{X: box.X + 0.45 + float64(i%columns)*across, Y: box.Y + 0.84 + float64(i/columns)*1.40, W: across - 0.20, H: 0.80}
		c.drawSample(m, r)
		name := c.ink(f.SerifBold, 0.255, pen.Start)
		name.Draw(c.p, r.X, r.Bottom()+0.27, m.name)
		note := c.ink(f.SerifItalic, 0.20, pen.Start)
		if w := note.Width(m.note); w > r.W-name.Width(m.name)-0.08 {
			note.Draw(c.p, r.X, r.Bottom()+0.50, m.note)
		} else {
			note.Draw(c.p, r.X+name.Width(m.name)+0.08, r.Bottom()+0.27, m.note)
		}
	}
}

// shortLegend cuts a line of the legend to its first few words.
func shortLegend(s string) string {
	s = strings.TrimPrefix(s, "hexside: ")
	s = strings.TrimPrefix(s, "on a river hexside: ")
	for _, end := range []string{",", ";", " where", " in place"} {
		s, _, _ = strings.Cut(s, end)
	}
	return strings.Replace(s, "movement ", "", 1)
}

// drawSample draws an entry as a canvas of its own, cut to its box.
func (c *canvas) drawSample(m sample, r pen.Rect) {
	z := max(near, min(c.z, large))
	own := &canvas{
		s: &Sheet{fonts: c.s.fonts, frame: r.Grow(0.3), board: c.s.board, grid: c.s.grid, nodes: c.s.nodes},
		p: c.p, view: r, px: c.px, z: z, k: max(1, c.k*0.85), art: &art{}, opts: Options{Layers: All},
	}
	c.p.Save()
	c.p.Clip(new(pen.Path).Rect(r), pen.Winding)
	c.p.Fill(new(pen.Path).Rect(r), pen.Winding, groundTint(215))
	m.draw(own, r)
	c.p.Restore()
	c.p.Stroke(new(pen.Path).Rect(r), pen.Stroke{Width: max(0.016, 0.8/c.px), Color: pen.Hex("#6B5B46"), Join: pen.BevelJoin})
}

// wholeArea covers a sample and reaches past its box.
func (own *canvas) wholeArea(r pen.Rect) []area {
	g := r.Grow(0.15)
	line := []pen.Point{{X: g.X, Y: g.Y}, {X: g.Right(), Y: g.Y}, {X: g.Right(), Y: g.Bottom()}, {X: g.X, Y: g.Bottom()}}
	return []area{{line: line, fine: line, box: g}}
}

func (own *canvas) sampleWoods(r pen.Rect) {
	own.s.woods = own.wholeArea(r)
	own.s.woodMask = own.s.areaMask(own.s.woods)
	own.s.bare = own.s.areaMask(nil)
	own.art.trees = own.s.plantTrees(own.z)
	own.drawWoods()
}

func (own *canvas) sampleSwamp(r pen.Rect) {
	own.s.swamps = own.wholeArea(r)
	own.s.swampMask = own.s.areaMask(own.s.swamps)
	own.s.bare = own.s.areaMask(nil)
	own.art.reeds = own.s.plantReeds(own.z)
	own.drawSwamps()
}

// wave is a gentle line across a sample.
func wave(r pen.Rect, by float64) []pen.Point {
	y := r.Center().Y
	var points []pen.Point
	for i := range 7 {
		t := float64(i)/6*1.4 - 0.2
		points = append(points, pen.Point{X: r.X + t*r.W, Y: y + by*[]float64{0.3, 1, 0.2, -1, -0.6, 0.5, 0.9}[i]})
	}
	return evenly(catmullRom(points, 12), riverStep)
}

func (own *canvas) sampleRidge(r pen.Rect) {
	line := wave(r, 0.06)
	own.s.ridges = []ridge{{line, ridgeWedges(line), boxOf(line)}}
	own.drawRidges()
}

func (own *canvas) addRiver(r pen.Rect) river {
	v := river{line: wave(r, 0.09), great: true, full: 0.11}
	for range v.line {
		v.half = append(v.half, 0.046)
	}
	v.box = boxOf(v.line)
	own.s.rivers = []river{v}
	return v
}

func (own *canvas) sampleRiver(r pen.Rect) {
	own.addRiver(r)
	own.drawRivers()
}

func (own *canvas) sampleBridge(r pen.Rect) {
	v := own.addRiver(r)
	own.drawRivers()
	i := len(v.line) / 2
	way := left(tangent(v.line, i))
	at := v.line[i]
	line := evenly([]pen.Point{at.Sub(way), at.Add(way)}, railStep)
	own.s.rails = []rail{{line: line, box: boxOf(line)}}
	own.drawRails()
	own.s.bridges = []bridge{{at: at, way: way, half: v.half[i], rail: true}}
	own.drawBridges()
}

func (own *canvas) sampleRail(r pen.Rect, double bool) {
	line := evenly(wave(r, 0.05), railStep)
	own.s.rails = []rail{{line: line, double: double, box: boxOf(line)}}
	own.drawRails()
}

func (own *canvas) sampleFrontier(r pen.Rect) {
	var countries []string
	for _, h := range own.s.board.Hexes {
		if h.Country != "" && !slices.Contains(countries, h.Country) {
			countries = append(countries, h.Country)
		}
	}
	slices.Sort(countries)
	countries = append(countries, "", "")
	line := wave(r, 0.05)
	own.s.frontiers = []frontier{{line: line, left: countries[1], right: countries[0], box: boxOf(line)}}
	own.drawFrontiers()
}

func (own *canvas) sampleTowns(r pen.Rect) {
	y := r.Center().Y
	own.drawTown(town{id: 7, at: pen.Point{X: r.X + 0.24*r.W, Y: y}, class: 4})
	own.drawTown(town{at: pen.Point{X: r.X + 0.60*r.W, Y: y}, class: 3})
	own.drawTown(town{at: pen.Point{X: r.X + 0.85*r.W, Y: y}, class: 1})
}

func (own *canvas) sampleFortress(r pen.Rect) {
	p := r.Center()
	own.drawFortress(p, 0.30, true)
	own.blocks(town{id: 9, at: p, class: 4, fortress: true})
}

// drawSigns explains supply symbols, victory points and closed hexes.
func (c *canvas) drawSigns(x, y float64) {
	text := c.ink(c.s.fonts.Serif, 0.26, pen.Start)
	row := func(draw func(at pen.Point), words string) {
		draw(pen.Point{X: x + 0.05, Y: y})
		text.Draw(c.p, x+0.55, y+0.09, words)
		y += 0.48
	}
	for _, side := range c.s.suppliedSides() {
		row(func(at pen.Point) { c.supplySign(at, 0.16, side) }, adjective(side)+" supply")
	}
	row(func(at pen.Point) {
		n := Name{points: "3 · 1", lozenge: pen.Rect{X: at.X - 0.26, Y: at.Y - 0.14, W: 0.52, H: 0.28}}
		c.drawLozenge(n)
	}, "points: capture, hold")
	if words := c.s.closedWords(); words != "" {
		row(func(at pen.Point) {
			box := []pen.Point{{X: at.X - 0.24, Y: at.Y - 0.14}, {X: at.X + 0.24, Y: at.Y - 0.14}, {X: at.X + 0.24, Y: at.Y + 0.14}, {X: at.X - 0.24, Y: at.Y + 0.14}}
			c.p.Fill(new(pen.Path).Polygon(box...), pen.Winding, pen.Alpha(closedColor, 0.14))
			c.p.Stroke(hatched(box, 0.10), pen.Stroke{Width: 0.014, Color: pen.Alpha(closedHatch, 0.6), Cap: pen.ButtCap})
			c.p.Stroke(new(pen.Path).Polygon(box...), pen.Stroke{Width: 0.012, Color: closedHatch})
		}, words)
	}
}

func (s *Sheet) suppliedSides() []string {
	var list []string
	for _, u := range s.supplies {
		if !slices.Contains(list, u.side) {
			list = append(list, u.side)
		}
	}
	slices.Sort(list)
	return list
}

func adjective(side string) string {
	switch side {
	case "austria":
		return "Austrian"
	case "russia":
		return "Russian"
	case "germany":
		return "German"
	case "serbia":
		return "Serbian"
	}
	if side == "" {
		return side
	}
	return strings.ToUpper(side[:1]) + side[1:]
}

// closedWords tells for whom and how long hexes are closed.
func (s *Sheet) closedWords() string {
	for _, id := range s.ids {
		if r := s.board.Hexes[id].Restricted; r != nil {
			who := map[string]string{"austria": "A-H", "russia": "Russia", "germany": "Germany"}[r.Side]
			return "closed to " + who + ", turns 1–" + strconv.Itoa(r.Until)
		}
	}
	return ""
}
