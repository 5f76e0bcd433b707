package counter

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

// TestSheet writes contact sheets to look at, into the folder that
// COUNTER_SHEETS names; without it there is nothing to do.
func TestSheet(t *testing.T) {
	dir := os.Getenv("COUNTER_SHEETS")
	if dir == "" {
		t.Skip("COUNTER_SHEETS names no folder")
	}
	pt := painter(t)
	front := gallery()
	var back []rules.Counter
	for _, c := range front {
		back = append(back, flipped(c))
	}
	for name, img := range map[string]image.Image{
		"modern":  rows(pt, front, Style{}, 18, 26, 36, 52, 70, 92, 140),
		"period":  rows(pt, front, Style{Period: true}, 36, 52, 70, 92, 140),
		"reduced": rows(pt, back, Style{}, 18, 26, 36, 52, 92, 140),
		"states":  rows(pt, states(), Style{}, 36, 52, 70, 92, 140),
		"second":  rows(pt, second(), Style{}, 26, 36, 52, 70, 92, 140),
		"close":   rows(pt, front[:5], Style{}, 260),
		"stacks":  stackSheet(pt),
	} {
		f, err := os.Create(filepath.Join(dir, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

var sheetPaper = color.NRGBA{0xEF, 0xE8, 0xDA, 255}

func sheet(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(sheetPaper), image.Point{}, draw.Src)
	return img
}

// rows shows counters at several sizes, 1600 pixels wide.
func rows(pt *Painter, list []rules.Counter, st Style, sizes ...int) image.Image {
	const wide = 1600
	place := func(do func(c rules.Counter, x, y, size int)) int {
		y := 30
		for _, size := range sizes {
			x, gap := 30, size*3/10+6
			for _, c := range list {
				if x+size > wide-20 {
					x, y = 30, y+size+gap
				}
				do(c, x, y, size)
				x += size + gap
			}
			y += size + gap + 14
		}
		return y
	}
	img := sheet(wide, place(func(rules.Counter, int, int, int) {}))
	place(func(c rules.Counter, x, y, size int) { stamp(img, pt.Image(c, size, st), x, y) })
	return img
}

// stamp lays a counter's picture with its body's corner at a place.
func stamp(on *image.RGBA, img *image.RGBA, x, y int) {
	draw.Draw(on, img.Rect.Add(image.Pt(x, y)), img, img.Rect.Min, draw.Over)
}

func stackSheet(pt *Painter) image.Image {
	img := sheet(1600, 1000)
	g := gallery()
	lists := []rules.Stack{
		{Units: []rules.Counter{g[5], g[6], g[7]}},
		{Units: []rules.Counter{g[0], g[4]}},
		{Units: []rules.Counter{g[5]}, Hidden: true},
		{Units: []rules.Counter{g[0]}, Hidden: true},
		{Units: []rules.Counter{g[9], g[9], g[9], g[9], g[9], g[9], g[9], g[9], g[9], g[9], g[9], g[9]}},
		{Units: []rules.Counter{states()[14], g[6], g[7]}},
	}
	y := 60
	for _, size := range []int{18, 26, 36, 52, 70, 128} {
		x := 40
		for i, s := range lists {
			stamp(img, pt.StackImage(s, size, Style{Selected: i == 1}), x, y)
			x += size*2 + 20
		}
		y += size + size/2 + 20
	}
	few := LayFan(FanOf(3, 92), pen.Rect{X: 1150, Y: 420, W: 64, H: 64}, pen.Rect{X: 850, Y: 0, W: 750, H: 1000})
	fewFace := FanFace{Title: "13.15 Komarow", Note: "6 of 6 steps", Units: []rules.Counter{g[5], states()[14], g[6]}, Picked: map[int]bool{0: true}, Hover: 2}
	many := append(append([]rules.Counter{}, g[:6]...), g[14:]...)
	fan := LayFan(FanOf(len(many), 80), pen.Rect{X: 1500, Y: 560, W: 64, H: 64}, pen.Rect{X: 850, Y: 500, W: 750, H: 500})
	pen.Paint(img, func(p pen.Pen) {
		pt.DrawFan(p, few, fewFace, Style{})
		pt.DrawFan(p, fan, FanFace{Title: "13.16", Note: "many", Units: many, Hover: -1}, Style{})
	})
	return img
}
