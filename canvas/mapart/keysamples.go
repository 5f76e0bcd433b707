package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// wholeArea covers a sample and reaches past its box.
func (own specimen) wholeArea(r pen.Rect) []area {
	g := r.Grow(0.15)
	line := []pen.Point{{X: g.X, Y: g.Y}, {X: g.Right(), Y: g.Y}, {X: g.Right(), Y: g.Bottom()}, {X: g.X, Y: g.Bottom()}}
	return []area{{line: line, fine: line, box: g}}
}

// sampleGround fills a sample with one kind of ground.
func (own specimen) sampleGround(r pen.Rect, l look) {
	s := own.s
	switch {
	case l.texture == trees:
		s.woods = own.wholeArea(r)
		s.woodMask, s.bare = s.areaMask(s.woods), s.areaMask(nil)
		own.art.trees = s.plantTrees(own.z)
		own.drawWoods()
	case l.texture == marsh:
		s.swamps = own.wholeArea(r)
		s.swampMask, s.bare = s.areaMask(s.swamps), s.areaMask(nil)
		own.art.reeds = s.plantReeds(own.z)
		own.drawSwamps()
	case l.texture == water:
		shore := wave(r, 0.06)
		g := r.Grow(0.5)
		line := append(shore, pen.Point{X: g.Right(), Y: g.Bottom()}, pen.Point{X: g.X, Y: g.Bottom()})
		s.waters = []area{{line: line, fine: line, box: g}}
		own.drawWaters()
	case l.level > 0:
		own.sampleHills(r, l)
	}
}

// sampleHills fills a sample with hills up to a level.
func (own specimen) sampleHills(r pen.Rect, l look) {
	s := own.s
	s.hilly, s.bare = true, s.areaMask(nil)
	for level := 1; level < hillLevels; level++ {
		if level <= l.level {
			s.hills[level] = own.wholeArea(r)
		}
		s.hillMask[level] = s.areaMask(s.hills[level])
	}
	s.craggy = &softField{cols: 2, rows: 2, v: make([]float32, 4)}
	for i := range s.craggy.v {
		s.craggy.v[i] = float32(l.rugged)
	}
	c := r.Center()
	own.p.Fill(new(pen.Path).Rect(r), pen.Winding, s.hillTint(groundTint(215), c.X, c.Y))
	own.art.knolls = s.raiseKnolls(own.z)
	own.drawHills()
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

func (own specimen) sampleRidge(r pen.Rect) {
	line := wave(r, 0.06)
	own.s.ridges = []ridge{newRidge(line, false)}
	own.drawRidges()
}

func (own specimen) sampleScarp(r pen.Rect) {
	own.s.ridges = []ridge{newRidge(wave(r, 0.06), true)}
	own.drawRidges()
}

func (own specimen) addRiver(r pen.Rect, width float64) river {
	v := river{line: wave(r, 0.09), great: width > 0.08, full: width}
	for range v.line {
		v.half = append(v.half, width/2)
	}
	v.box = boxOf(v.line)
	own.s.rivers = []river{v}
	return v
}

func (own specimen) sampleRiver(r pen.Rect, width float64) {
	own.addRiver(r, width)
	own.drawRivers()
}

func (own specimen) sampleBridge(r pen.Rect) {
	v := own.addRiver(r, 0.092)
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

func (own specimen) sampleFerry(r pen.Rect) {
	v := own.addRiver(r, majorWidth)
	own.drawRivers()
	i := len(v.line) / 2
	own.s.ferries = []ferry{{v.line[i], left(tangent(v.line, i)), v.half[i]}}
	own.drawFerries()
}

func (own specimen) sampleLakeSide(r pen.Rect, dam bool) {
	c := r.Center()
	own.s.lakeSides = []river{longLake([]pen.Point{{X: r.X + 0.12, Y: c.Y + 0.06}, {X: c.X - 0.1, Y: c.Y - 0.05}, {X: c.X + 0.15, Y: c.Y + 0.02}, {X: r.Right() - 0.12, Y: c.Y - 0.04}})}
	own.drawLakeSides()
	if dam {
		own.s.bridges = []bridge{{at: c, way: pen.Point{Y: 1}, half: lakeWide / 2}}
		own.drawBridges()
	}
}

func (own specimen) sampleRoad(r pen.Rect, class string) {
	line := evenly(wave(r, 0.05), railStep)
	own.s.roads = []road{{line, class, boxOf(line)}}
	own.drawRoads()
}

func (own specimen) sampleWorks(r pen.Rect) { own.trench(r.Center()) }

func (own specimen) sampleMagazine(r pen.Rect) { own.powderHouse(r.Center()) }

func (own specimen) sampleBlocked(r pen.Rect) {
	c := r.Center()
	own.s.blocked = [][]pen.Point{evenly([]pen.Point{{X: c.X - 0.29, Y: c.Y}, {X: c.X + 0.29, Y: c.Y}}, 0.05)}
	own.drawBlocked()
}

func (own specimen) sampleRail(r pen.Rect, double bool, gauge board.Gauge) {
	line := evenly(wave(r, 0.05), railStep)
	own.s.rails = []rail{{line: line, double: double, gauge: gauge, box: boxOf(line)}}
	own.drawRails()
}

// sampleFrontier draws the frontiers of the first country with each of the
// others.
func (own specimen) sampleFrontier(r pen.Rect, countries []string) {
	countries = append(countries, "", "")
	n := max(1, len(countries)-3)
	for i := range n {
		row := pen.Rect{X: r.X, Y: r.Y + float64(i)*r.H/float64(n), W: r.W, H: r.H / float64(n)}
		line := wave(row, 0.05/float64(n))
		own.s.frontiers = append(own.s.frontiers, frontier{line: line, left: countries[i+1], right: countries[0], box: boxOf(line)})
	}
	own.drawFrontiers()
}

func (own specimen) sampleTowns(r pen.Rect, city bool) {
	y := r.Center().Y
	classes := []int{4, 3, 1}
	if !city {
		classes[0] = 2
	}
	for i, class := range classes {
		own.drawTown(town{id: 7, at: pen.Point{X: r.X + []float64{0.24, 0.60, 0.85}[i]*r.W, Y: y}, class: class})
	}
}

func (own specimen) sampleCity(r pen.Rect) { own.drawTown(town{id: 7, at: r.Center(), class: 4}) }

func (own specimen) sampleFortress(r pen.Rect, t town) {
	t.id, t.at, t.class, t.fortress = 9, r.Center(), 4, true
	if t.strength > 0 {
		t.at.Y -= 0.09 * r.H
		own.drawFortress(t.at, 0.34*r.H, true)
		t.class = 3
		own.ring(t)
		t.at.Y -= t.fortSize() - 0.34*r.H // the plate hangs below a smaller star
		own.drawStrength(t)
		return
	}
	own.drawFortress(t.at, 0.30, true)
	own.blocks(t)
}

func (own specimen) samplePass(r pen.Rect) {
	own.sampleHills(r, looks["mountain"])
	own.drawPass(r.Center(), pen.Point{Y: 1}, 1)
}

func (own specimen) sampleEntry(r pen.Rect) { own.roundel(r.Center(), 0.30*r.H, "A", "") }

// sampleFriendly shows the edges of the sides, one above the other.
func (own specimen) sampleFriendly(r pen.Rect, sides []string) {
	for i, side := range sides {
		y := r.Y + r.H*(float64(i)+0.5)/float64(len(sides))
		for x := r.X - 0.2; x < r.Right(); x += 0.58 {
			own.friendlySide(pen.Point{X: x + 0.58, Y: y + 0.055}, pen.Point{X: x, Y: y + 0.055}, []string{side})
		}
	}
}
