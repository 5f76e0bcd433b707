package mapart

import (
	"math"
	"testing"

	"vistula/canvas/pen"
)

var bent = []pen.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 2, Y: 1}, {X: 2, Y: 3}}

func TestEvenlySpacedLines(t *testing.T) {
	line := evenly(bent, 0.1)
	if line[0] != bent[0] || line[len(line)-1] != bent[len(bent)-1] {
		t.Error("the ends have moved")
	}
	for i := 1; i < len(line); i++ {
		if d := line[i].Sub(line[i-1]).Len(); d > 0.1+1e-9 {
			t.Errorf("step %d is %v long", i, d)
		}
	}
}

func TestDashesCoverTheirShare(t *testing.T) {
	sum := 0.0
	for _, d := range dashes(bent, 0.3, 0.2) {
		sum += pen.Length(d)
	}
	if sum < 2.9 || sum > 3.3 { // three fifths of 5, and perhaps a whole dash more
		t.Errorf("dashes are %v long together", sum)
	}
}

func TestRunsAreWhatAViewShows(t *testing.T) {
	line := evenly(bent, 0.05)
	got := runs(line, pen.Rect{X: 0.9, Y: 0.4, W: 0.2, H: 0.2})
	if len(got) != 1 {
		t.Fatalf("the line enters the view %d times", len(got))
	}
	if n := got[0][1] - got[0][0]; n < 5 || n > 9 {
		t.Errorf("%d points of it are drawn", n)
	}
	if len(runs(line, pen.Rect{X: 5, Y: 5, W: 1, H: 1})) != 0 {
		t.Error("a line outside the view is drawn")
	}
}

func TestSmoothingKeepsEnds(t *testing.T) {
	for name, line := range map[string][]pen.Point{
		"chaikin": chaikin(bent, false), "catmullRom": catmullRom(bent, 5), "smoothed": smoothed(bent, 2),
	} {
		if line[0] != bent[0] || line[len(line)-1].Sub(bent[len(bent)-1]).Len() > 1e-9 {
			t.Errorf("%s moves an end", name)
		}
	}
	ring := chaikin(bent, true)
	if len(ring) != 2*len(bent) {
		t.Errorf("a ring of %d points becomes one of %d", len(bent), len(ring))
	}
}

func TestHatchStaysInside(t *testing.T) {
	square := []pen.Point{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
	b := hatched(square, 0.1).Bounds()
	if b.X < -1e-9 || b.Y < -1e-9 || b.Right() > 1+1e-9 || b.Bottom() > 1+1e-9 || b.W < 0.8 {
		t.Errorf("hatch lines reach over %v", b)
	}
}

func TestAccidentsAreFairAndSteady(t *testing.T) {
	const n = 20000
	sum, below := 0.0, 0
	for i := range n {
		c := chance(i%173-80, i/173-50, 7)
		if c < 0 || c >= 1 {
			t.Fatalf("chance %v", c)
		}
		if c != chance(i%173-80, i/173-50, 7) {
			t.Fatal("the same cell gives different accidents")
		}
		sum += c
		if c < 0.1 {
			below++
		}
	}
	if math.Abs(sum/n-0.5) > 0.01 || math.Abs(float64(below)/n-0.1) > 0.01 {
		t.Errorf("mean %v, a tenth is %v", sum/n, float64(below)/n)
	}
	for i := range 500 {
		x := float64(i)*0.013 - 3
		if d := math.Abs(noise(x, 2, 3) - noise(x+0.001, 2, 3)); d > 0.004 {
			t.Fatalf("noise jumps by %v at %v", d, x)
		}
	}
}

func TestPrintedTexts(t *testing.T) {
	for _, c := range [][3]string{
		{"23-24 August 1914", "23–24", "August"}, {"31 August - 1 September 1914", "31–1", "Aug–Sep"}, {"", "", ""},
	} {
		if days, month := splitDates(c[0]); days != c[1] || month != c[2] {
			t.Errorf("%q is printed as %q, %q", c[0], days, month)
		}
	}
	for long, short := range map[string]string{
		"1 movement point, no effect on combat":                      "1 point",
		"hexside: 2 movement points more; strength halved":           "2 points more",
		"on a river hexside: 1 movement point more in place of that": "1 point more",
	} {
		if got := shortLegend(long); got != short {
			t.Errorf("%q is cut to %q", long, got)
		}
	}
}
