package counter

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"vistula/canvas/pen"
	"vistula/rules"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// TestGolden compares small sheets with those kept, by mean difference and by
// the number of pixels that differ much: rounding may differ between machines.
func TestGolden(t *testing.T) {
	pt := painter(t)
	g, s := gallery(), states()
	stacks := sheet(500, 90)
	for i, st := range []rules.Stack{{Units: g[5:8]}, {Units: g[:1], Hidden: true}, {Units: g[:2]}} {
		for j, size := range []int{24, 52} {
			stamp(stacks, pt.StackImage(st, size, Style{Selected: i == 2}), 20+i*160+j*50, 25)
		}
	}
	for name, img := range map[string]*image.RGBA{
		"modern": small(pt, g, 52, Style{}), "period": small(pt, g, 64, Style{Period: true}),
		"block": small(pt, append(g, flipped(g[0])), 24, Style{}), "states": small(pt, s, 52, Style{}), "second": small(pt, second(), 52, Style{}),
		"stacks": stacks,
	} {
		file := filepath.Join("testdata", name+".png")
		if *update {
			keep(t, file, img)
			continue
		}
		if mean, many := difference(img, load(t, file)); mean > 1.0 || many > 0.004 {
			t.Errorf("%s: mean difference %.2f of 255, %.2f%% of the pixels differ much", name, mean, 100*many)
		}
	}
}

// small lays counters out in rows of nine.
func small(pt *Painter, list []rules.Counter, size int, st Style) *image.RGBA {
	step := size + size/2
	img := sheet(step*9+10, step*((len(list)+8)/9)+10)
	for i, c := range list {
		stamp(img, pt.Image(c, size, st), 12+i%9*step, 14+i/9*step)
	}
	return img
}

func keep(t *testing.T, file string, img image.Image) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func load(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// light is a pixel's lightness, all that somebody without colours sees.
func light(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	return (0.3*float64(r) + 0.59*float64(g) + 0.11*float64(b)) / 257
}

// difference is the mean difference of lightness of two pictures, and the part
// of their pixels that differ by more than a tenth.
func difference(a, b image.Image) (mean, many float64) {
	if a.Bounds() != b.Bounds() {
		return 255, 1
	}
	r := a.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := math.Abs(light(a.At(x, y)) - light(b.At(x, y)))
			mean += d
			if d > 25 {
				many++
			}
		}
	}
	n := float64(r.Dx() * r.Dy())
	return mean / n, many / n
}

// alone paints a counter on a sheet with room around it.
func alone(pt *Painter, c rules.Counter, size int, st Style) *image.RGBA {
	img := sheet(2*size, 2*size)
	stamp(img, pt.Image(c, size, st), size/2, size/2)
	return img
}

// TestNothingByColourAlone looks at pairs of states in grey: they must differ
// in a good number of pixels.
func TestNothingByColourAlone(t *testing.T) {
	pt := painter(t)
	plain := gallery()[0]
	with := func(b rules.Badge) rules.Counter {
		c := plain
		c.Badges = []rules.Badge{b}
		return c
	}
	pairs := map[string][2]rules.Counter{
		"plain, reduced":        {plain, flipped(plain)},
		"effectiveness -1, -2":  {with(badge(Effectiveness, -1)), with(badge(Effectiveness, -2))},
		"supply low, out":       {with(badge(Supply, -1)), with(badge(Supply, -2))},
		"disorder, demoralized": {with(badge(Disorder, 0)), with(badge(Demoralized, 0))},
		"steps 2 of 3, of 4":    {with(badge(Steps, 3)), with(badge(Steps, 4))},
	}
	for _, k := range Kinds() {
		pairs["plain, "+k] = [2]rules.Counter{plain, with(badge(k, -1))}
	}
	for what, p := range pairs {
		for _, st := range []Style{{}, {Period: true}} {
			_, many := difference(alone(pt, p[0], 52, st), alone(pt, p[1], 52, st))
			if pixels := many * 104 * 104; pixels < 18 {
				t.Errorf("%s: only %.0f pixels differ in grey", what, pixels)
			}
		}
	}
}

// TestNoBadgeCoversAValue compares the values' part of a counter with and
// without each badge.
func TestNoBadgeCoversAValue(t *testing.T) {
	pt := painter(t)
	for _, size := range []int{BlockBelow, 52, 92} {
		for _, c := range append(states(), second()[3:]...) {
			bare := c
			bare.Badges = nil
			a, b := alone(pt, c, size, Style{}), alone(pt, bare, size, Style{})
			text := pen.Text{Font: pt.set.Figures, Size: 1}
			r := layFigures(read(c).values, false, figureSize, text.Width)
			box := image.Rect(int(r.lefts[0]*float64(size))+1, int(0.72*float64(size)), int((r.lefts[2]+r.widths[2])*float64(size)), int(0.885*float64(size))).Add(image.Pt(size/2, size/2))
			_, many := difference(a.SubImage(box), b.SubImage(box))
			if many > 0.01 {
				t.Errorf("%v at %d px: %.1f%% of the values are covered", c.Badges, size, 100*many)
			}
		}
	}
}

// TestExtentHoldsAll paints with room to spare and looks for ink outside the
// extent.
func TestExtentHoldsAll(t *testing.T) {
	pt := painter(t)
	for _, size := range []int{24, 36, 52, 140} {
		for _, c := range append(append(states(), gallery()[14]), second()...) {
			for _, st := range []Style{{}, {Selected: true}, {Bare: true}} {
				k := float64(size)
				img := image.NewRGBA(image.Rect(0, 0, 3*size, 3*size))
				pen.Paint(img, func(p pen.Pen) { pt.Draw(p, c, pen.Rect{X: k, Y: k, W: k, H: k}, st) })
				wide, got := tight(img).Rect.Sub(image.Pt(size, size)), pt.Image(c, size, st).Rect
				if wide != got {
					t.Errorf("%v at %d px covers %v, its picture %v", c.Badges, size, wide, got)
				}
			}
		}
	}
}

func TestImageIsTight(t *testing.T) {
	pt := painter(t)
	img := pt.Image(gallery()[0], 64, Style{})
	if img.Stride != 4*img.Rect.Dx() || len(img.Pix) != img.Stride*img.Rect.Dy() {
		t.Errorf("rows of %d pixels take %d bytes", img.Rect.Dx(), img.Stride)
	}
	if want := image.Rect(0, 0, 64, 67); img.Rect != want {
		t.Errorf("a plain counter of 64 px covers %v", img.Rect)
	}
	if img := pt.Image(gallery()[0], 0, Style{}); !img.Rect.Empty() {
		t.Errorf("a counter without size covers %v", img.Rect)
	}
	if img := pt.StackImage(rules.Stack{}, 64, Style{}); !img.Rect.Empty() {
		t.Errorf("an empty stack covers %v", img.Rect)
	}
}
