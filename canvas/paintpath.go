package canvas

import (
	"image"
	"image/color"
	"math"

	"vistula/canvas/overlay"
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// pathPictures paint a path as far as it lies in a part of the sheet, anchored at
// its first hex: the line, which goes beneath the counters, and the figures,
// which go above them.
func (sc *scene) pathPictures(ids []board.ID, route Path, px float64, view pen.Rect) (line, figures *image.RGBA) {
	points := make([]pen.Point, len(ids))
	for i, id := range ids {
		points[i] = sc.sheet.Center(id)
	}
	whole := new(pen.Path).Polyline(points...).Bounds().Grow(0.75)
	box := meet(whole, view)
	if box.W <= 0 || box.H <= 0 {
		return nil, nil
	}
	target := ids[len(ids)-1]
	look := sc.look()
	k, c := weight(px), route.color(look)
	line = picture(box, points[0], px, func(p pen.Pen) {
		edge := sc.sheet.HexPath(target, 0.95)
		if route.Warn {
			overlay.Hatch(p, sc.sheet.Corners(target), 0.13, 0.02*k, overlay.Rising, pen.Alpha(look.Path, 0.45))
		}
		p.Stroke(edge, pen.Stroke{Width: 0.10 * k, Color: pen.Alpha(white, 0.9)})
		p.Stroke(edge, pen.Stroke{Width: 0.055 * k, Color: c})
		drawRoute(p, smoothed(points), k, c)
	})
	at, high := points[len(points)-1].Add(pen.Point{Y: pillBelow}), 1.05*pillSize(px)
	if route.Label != "" { // it may be wider than its hex
		half := pillWide(sc.fonts.SansBold, route.Label, high)/2 + high
		x0, x1 := min(whole.X, at.X-half), max(whole.Right(), at.X+half)
		box = meet(pen.Rect{X: x0, Y: whole.Y, W: x1 - x0, H: whole.H}, view)
	}
	figures = picture(box, points[0], px, func(p pen.Pen) {
		sc.drawCosts(p, points, route, px)
		if route.Label != "" {
			drawPill(p, sc.fonts.SansBold, at, route.Label, high, c, false)
		}
	})
	return line, cropped(figures)
}

// drawCosts writes on a path what it has taken so far, on each side that it
// crosses: there no counter hides it. At the target the label says it.
func (sc *scene) drawCosts(p pen.Pen, points []pen.Point, route Path, px float64) {
	if px < leastForPills {
		return
	}
	high := 0.80 * pillSize(px)
	for i := 1; i < len(points); i++ {
		at := points[i-1].Add(points[i]).Mul(0.5)
		if i < len(route.Costs) && i < len(points)-1 {
			drawPill(p, sc.fonts.SansBold, at, route.Costs[i], high, route.color(sc.look()), true)
		}
		if i < len(route.Alarms) && route.Alarms[i] {
			overlay.DrawWarning(p, points[i].Add(overlay.WarningAt), 0.095*weight(px))
		}
	}
}

// smoothed is a curve through points, as a polyline, cut at both ends: it
// begins beside the counter and ends before the middle of the target.
func smoothed(points []pen.Point) []pen.Point {
	const steps = 10
	n := len(points)
	var line []pen.Point
	for i := 0; i+1 < n; i++ {
		a, b, c, d := points[max(0, i-1)], points[i], points[i+1], points[min(n-1, i+2)]
		for s := range steps {
			t := float64(s) / steps
			line = append(line, catmull(a, b, c, d, t))
		}
	}
	line = append(line, points[n-1])
	return cut(line, 0.36, 0.13)
}

// catmull is a point of the curve between b and c.
func catmull(a, b, c, d pen.Point, t float64) pen.Point {
	f := func(a, b, c, d float64) float64 {
		return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
	}
	return pen.Point{X: f(a.X, b.X, c.X, d.X), Y: f(a.Y, b.Y, c.Y, d.Y)}
}

// cut takes lengths off both ends of a line.
func cut(line []pen.Point, first, last float64) []pen.Point {
	total := pen.Length(line)
	if total <= first+last+0.1 {
		return line
	}
	var out []pen.Point
	if at, _, ok := pen.Along(line, first); ok {
		out = append(out, at)
	}
	gone := 0.0
	for i := 1; i < len(line); i++ {
		gone += line[i].Sub(line[i-1]).Len()
		if gone > first && gone < total-last {
			out = append(out, line[i])
		}
	}
	if at, _, ok := pen.Along(line, total-last); ok {
		out = append(out, at)
	}
	return out
}

// drawRoute draws a dashed line with an arrow's head.
func drawRoute(p pen.Pen, line []pen.Point, k float64, c color.NRGBA) {
	n := len(line)
	if n < 2 {
		return
	}
	tip := line[n-1]
	_, dir, ok := pen.Along(line, max(0, pen.Length(line)-0.06))
	if !ok {
		return
	}
	head := arrowHead(tip, dir, 0.25*k, 0.17*k)
	body := new(pen.Path).Polyline(cut(line, 0, 0.18*k)...)
	p.Stroke(body, pen.Stroke{Width: 0.17 * k, Color: pen.Alpha(white, 0.95)})
	p.Stroke(head, pen.Stroke{Width: 0.075 * k, Color: pen.Alpha(white, 0.95)})
	p.Stroke(body, pen.Stroke{Width: 0.095 * k, Color: c, Dash: []float64{0.17, 0.13}, Cap: pen.ButtCap})
	p.Fill(head, pen.Winding, c)
}

// arrowHead is a triangle with its tip at a point.
func arrowHead(tip, dir pen.Point, long, half float64) *pen.Path {
	across := pen.Point{X: -dir.Y, Y: dir.X}
	foot := tip.Sub(dir.Mul(long))
	return new(pen.Path).Polygon(tip, foot.Add(across.Mul(half)), foot.Sub(across.Mul(half)))
}

// drawFlash draws the flash of a fight: a star of uneven rays in three colours.
func drawFlash(p pen.Pen, c pen.Point) {
	for i, ray := range []struct {
		r float64
		c string
		a float64
	}{{0.68, "#B3261E", 0.85}, {0.54, "#F08A1C", 0.95}, {0.38, "#FFE9A8", 1}, {0.20, "#FFFFFF", 1}} {
		star := make([]pen.Point, 24)
		for n := range star {
			r := ray.r
			if n%2 == 1 {
				r *= 0.62
			} else if n%4 == 0 {
				r *= 0.86
			}
			s, co := math.Sincos(float64(n)*math.Pi/12 + 0.11*float64(i))
			star[n] = pen.Point{X: c.X + r*co, Y: c.Y + r*s}
		}
		p.Fill(new(pen.Path).Polygon(star...), pen.Winding, pen.Alpha(pen.Hex(ray.c), ray.a))
	}
}
