// Icon paints the program's icon: a piece of the map with the river that gives
// the program its name, and a counter of
// either side.
//
//	go run ./canvas/pen/cmd/icon
//
// It writes packaging/icon/vistula-SIZE.png for every size that the systems ask
// for; run it from the top of the repository.
package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"

	"vistula/canvas/pen"
)

// sizes are the sides of the pictures in pixels: 1024 for shops and macOS, the
// others for Linux's icon theme and for small places.
var sizes = []int{1024, 512, 256, 128, 64, 48, 32}

func main() {
	for _, size := range sizes {
		if err := write(size); err != nil {
			fmt.Fprintln(os.Stderr, "icon:", err)
			os.Exit(1)
		}
	}
}

func write(size int) error {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	pen.Paint(img, func(p pen.Pen) {
		p.Transform(pen.Scale(float64(size))) // one unit is the whole icon
		draw(p, size)
	})
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join("packaging", "icon", fmt.Sprintf("vistula-%d.png", size)), b.Bytes(), 0o644)
}

// draw paints the icon in a square of one unit. Small icons have no grid.
func draw(p pen.Pen, size int) {
	sheet := new(pen.Path).RoundRect(pen.Rect{X: 0.03, Y: 0.03, W: 0.94, H: 0.94}, 0.19)
	p.Fill(sheet, pen.Winding, pen.Hex("#EBE2BF"))
	p.Save()
	p.Clip(sheet, pen.Winding)
	hills(p)
	if size >= 64 {
		grid(p, 0.29)
	}
	river(p)
	p.Restore()
	p.Stroke(sheet, pen.Stroke{Width: 0.022, Color: pen.Hex("#4B3A2A")})
	counter(p, 0.52, 0.1, russian, true)
	counter(p, 0.11, 0.53, austrian, false)
}

// hills are two heights of ground beyond the river.
func hills(p pen.Pen) {
	p.Fill(new(pen.Path).MoveTo(0, 0.74).CurveTo(0.2, 0.62, 0.32, 0.78, 0.5, 0.8).CurveTo(0.7, 0.82, 0.78, 0.95, 0.8, 1).LineTo(0, 1).Close(),
		pen.Winding, pen.Hex("#DCC58F"))
	p.Fill(new(pen.Path).MoveTo(0.58, 0).CurveTo(0.66, 0.12, 0.82, 0.14, 1, 0.3).LineTo(1, 0).Close(),
		pen.Winding, pen.Hex("#C3CE9C"))
}

// grid draws hexes of a width across.
func grid(p pen.Pen, w float64) {
	lines := new(pen.Path)
	r := w / math.Sqrt(3)
	for row := -1; row < 6; row++ {
		for col := -1; col < 6; col++ {
			x, y := float64(col)*w, float64(row)*1.5*r
			if row&1 != 0 {
				x += w / 2
			}
			corners := make([]pen.Point, 6)
			for i := range corners {
				a := math.Pi/6 + float64(i)*math.Pi/3
				corners[i] = pen.Point{X: x + r*math.Cos(a), Y: y + r*math.Sin(a)}
			}
			lines.Polygon(corners...)
		}
	}
	p.Stroke(lines, pen.Stroke{Width: 0.007, Color: pen.Alpha(pen.Hex("#5B4A36"), 0.34)})
}

// river is the Vistula, from the hills in the south to the sea.
func river(p pen.Pen) {
	water := new(pen.Path).MoveTo(0.56, 1.02).CurveTo(0.54, 0.88, 0.82, 0.84, 0.82, 0.68).
		CurveTo(0.82, 0.46, 0.2, 0.56, 0.2, 0.34).CurveTo(0.2, 0.2, 0.36, 0.18, 0.36, -0.02)
	p.Stroke(water, pen.Stroke{Width: 0.155, Color: pen.Hex("#F8F2E2")})
	p.Stroke(water, pen.Stroke{Width: 0.125, Color: pen.Hex("#2F6485")})
	p.Stroke(water, pen.Stroke{Width: 0.088, Color: pen.Hex("#6FA5C4")})
}

// card is a counter's colours.
type card struct{ ground, box, ink string }

// The livery of either side, as on the counters.
var (
	russian  = card{"#8F6339", "#EBD9BC", "#2B1A0B"}
	austrian = card{"#AFC9DF", "#E9F1F7", "#13304F"}
)

// side is the side of a counter.
const side = 0.36

// counter is a unit at a place: infantry has a cross in its box, cavalry one
// stroke.
func counter(p pen.Pen, x, y float64, c card, infantry bool) {
	p.Fill(new(pen.Path).RoundRect(pen.Rect{X: x + 0.016, Y: y + 0.022, W: side, H: side}, 0.045), pen.Winding, pen.Alpha(pen.Hex("#241A14"), 0.35))
	body := new(pen.Path).RoundRect(pen.Rect{X: x, Y: y, W: side, H: side}, 0.045)
	p.Fill(body, pen.Winding, pen.Hex(c.ground))
	ink := pen.Hex(c.ink)
	box := pen.Rect{X: x + 0.055, Y: y + 0.08, W: side - 0.11, H: side - 0.16}
	symbol := new(pen.Path).Rect(box)
	p.Fill(symbol, pen.Winding, pen.Hex(c.box))
	symbol.MoveTo(box.X, box.Bottom()).LineTo(box.Right(), box.Y)
	if infantry {
		symbol.MoveTo(box.X, box.Y).LineTo(box.Right(), box.Bottom())
	}
	p.Stroke(symbol, pen.Stroke{Width: 0.024, Color: ink})
	p.Stroke(body, pen.Stroke{Width: 0.02, Color: ink})
}
