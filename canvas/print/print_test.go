package print_test

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	reader "github.com/ledongthuc/pdf"

	"vistula/canvas/fonts"
	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/pdf"
	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
)

var (
	lend   = rules.Lender(data.FS())
	sheets = map[string]mapart.Map{} // laid once
)

// job is the beginning of a game, ready to be printed.
func job(t *testing.T, ruleset string, viewer rules.Side) *print.Job {
	t.Helper()
	rs, err := lend(ruleset)
	if err != nil {
		t.Fatal(err)
	}
	p := rulestest.Begin(t, rs, rs.Scenarios()[0].ID, 7)
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	if sheets[ruleset] == nil {
		if sheets[ruleset], err = mapart.Lay(rs.Board(), set, mapart.Print{}, rules.SheetsOf(rs)...); err != nil {
			t.Fatal(err)
		}
	}
	return print.Of(p, viewer, sheets[ruleset], set)
}

// read opens what was printed.
func read(t *testing.T, data []byte, err error) *reader.Reader {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	r, err := reader.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// text is what is written on a page, without spaces.
func text(r *reader.Reader, page int) string {
	var b strings.Builder
	for _, piece := range r.Page(page).Content().Text {
		b.WriteString(strings.TrimSpace(piece.S))
	}
	return b.String()
}

func TestEveryGameIsPrinted(t *testing.T) {
	for ruleset, words := range map[string][]string{
		"galicia":    {"LEMBERG", "Zamosc", "9.05", "19.26", "BATTLEFORGALICIA,1914", "Turn1of12"},
		"greatwar":   {"LEMBERG", "BELGRADE"},
		"tannenberg": {"WARSAW", "TANNENBERG"},
		"fury":       {"WARSAW"},
		"twilight":   {"KÖNIGSBERG", "60.17", "1914:TWILIGHTINTHEEAST"},
	} {
		j := job(t, ruleset, "")
		data, err := j.PDF()
		r := read(t, data, err)
		if len(data) > 10<<20 {
			t.Errorf("%s: %d bytes", ruleset, len(data))
		}
		got := strings.ToUpper(text(r, 1) + text(r, 2))
		for _, w := range words {
			if !strings.Contains(got, strings.ToUpper(w)) {
				t.Errorf("%s: %q is not found on the first pages", ruleset, w)
			}
		}
		orders := ""
		for n := 2; n <= r.NumPage(); n++ {
			orders += text(r, n)
		}
		for _, u := range j.Units() {
			if u.Hex != "" && !strings.Contains(orders, u.Hex) {
				t.Errorf("%s: %s in %s is in no order of battle", ruleset, u.Name, u.Hex)
			}
		}
	}
}

func TestPagesAreOfThePaper(t *testing.T) {
	for _, paper := range print.Papers() {
		for _, lie := range []print.Orientation{print.Upright, print.Across} {
			j := job(t, "fury", "")
			j.Paper, j.Lie, j.Orders, j.Tracks = paper, lie, false, false
			pages, err := j.Pages()
			if err != nil || len(pages) != 1 {
				t.Fatalf("%s: %d pages, %v", paper.Name, len(pages), err)
			}
			w, h := paper.Width, paper.Height
			if lie == print.Across {
				w, h = h, w
			}
			if pages[0].Width != w || pages[0].Height != h {
				t.Errorf("%s: %g x %g", paper.Name, pages[0].Width, pages[0].Height)
			}
		}
	}
}

func TestLayersAreLeftAway(t *testing.T) {
	all := job(t, "galicia", "")
	all.Orders, all.Tracks = false, false
	bare := job(t, "galicia", "")
	bare.Orders, bare.Tracks, bare.Layers = false, false, nil
	dataAll, err := all.PDF()
	with := text(read(t, dataAll, err), 1)
	dataBare, err := bare.PDF()
	without := text(read(t, dataBare, err), 1)
	if !strings.Contains(with, "9.05") || strings.Contains(without, "9.05") {
		t.Error("hex numbers do not come and go with their layer")
	}
	if !strings.Contains(with, "numberonblack") || strings.Contains(without, "numberonblack") {
		t.Error("counters do not come and go with their layer")
	}
	if !strings.Contains(without, "LEMBERG") {
		t.Error("the bare map has no names")
	}
}

func TestOverlaysAreDrawn(t *testing.T) {
	size := func(j *print.Job) int {
		pages, err := j.Pages()
		if err != nil {
			t.Fatal(err)
		}
		doc, _ := pdf.New(j.Fonts, pdf.Info{})
		pages[0].Draw(doc.AddPage(pages[0].Width, pages[0].Height))
		var buf bytes.Buffer
		if err := doc.Write(&buf); err != nil {
			t.Fatal(err)
		}
		return buf.Len()
	}
	for _, ruleset := range rules.IDs() {
		j := job(t, ruleset, "")
		j.Layers, j.Paper = nil, print.Paper{Name: "A6", Width: 105, Height: 148} // quickly drawn
		bare := size(j)
		j.Layers = print.LayerNames(j.Scenario)[2:] // without counters and numbers
		if all := size(j); all < bare+1000 {
			t.Errorf("%s: %d bytes with all overlays, %d without", ruleset, all, bare)
		}
	}
}

func TestWhatIsNotThereIsNamed(t *testing.T) {
	s := job(t, "greatwar", "").Scenario
	for name, try := range map[string]func() error{
		`the paper size "B9" is unknown`:                    func() error { _, err := print.FindPaper("B9"); return err },
		`the orientation "up" is unknown`:                   func() error { _, err := print.FindOrientation("up"); return err },
		`the layer "fog" is unknown`:                        func() error { _, err := print.ParseLayers("counters,fog", s); return err },
		`the map "q" is unknown; there are galicia, serbia`: func() error { return job(t, "greatwar", "").OnlyMap("q") },
		"a hex of 900 mm cannot be printed": func() error {
			j := job(t, "fury", "")
			j.Poster, j.Hex = true, 900
			_, err := j.Pages()
			return err
		},
		"million are the most": func() error {
			j := job(t, "tannenberg", "")
			j.Poster, j.Hex = true, 60
			_, err := j.PNG()
			return err
		},
		"no paper was chosen": func() error {
			j := job(t, "fury", "")
			j.Paper = print.Paper{}
			_, err := j.Pages()
			return err
		},
	} {
		if err := try(); err == nil || !strings.Contains(err.Error(), name) || strings.Contains(err.Error(), "\n") {
			t.Errorf("got %v, want %q", err, name)
		}
	}
}

func TestLayersAreParsed(t *testing.T) {
	s := job(t, "greatwar", "").Scenario
	for list, want := range map[string][]string{
		"":                           {},
		"none":                       {},
		"Counters, numbers,counters": {"counters", "numbers"},
		"command":                    {"command"},
	} {
		got, err := print.ParseLayers(list, s)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("%q gives %v, %v", list, got, err)
		}
	}
}

func TestOneMapOfSeveral(t *testing.T) {
	j := job(t, "greatwar", "")
	if err := j.OnlyMap("serbia"); err != nil {
		t.Fatal(err)
	}
	j.Orders, j.Tracks = false, false
	data, err := j.PDF()
	got := text(read(t, data, err), 1)
	if !strings.Contains(got, "BELGRADE") || strings.Contains(got, "LEMBERG") {
		t.Error("not the map of Serbia alone is printed")
	}
}

// painted is the map of fury as a picture, painted once.
var painted []byte

func picture(t *testing.T) ([]byte, image.Image) {
	t.Helper()
	if painted == nil {
		var err error
		if painted, err = job(t, "fury", "").PNG(); err != nil {
			t.Fatal(err)
		}
	}
	img, err := png.Decode(bytes.NewReader(painted))
	if err != nil {
		t.Fatal(err)
	}
	return painted, img
}

func TestAPictureTellsItsDots(t *testing.T) {
	data, img := picture(t)
	// The longer side of A4 or the shorter one is used up.
	b := img.Bounds()
	long, short := max(b.Dx(), b.Dy()), min(b.Dx(), b.Dy())
	if long > 3509 || short > 2481 || long < 3500 && short < 2472 {
		t.Errorf("the picture is %d x %d", b.Dx(), b.Dy())
	}
	at := bytes.Index(data, []byte("pHYs"))
	if at < 0 || binary.BigEndian.Uint32(data[at+4:]) != 11811 || data[at+12] != 1 {
		t.Error("the picture does not say that it has 300 dots to the inch")
	}
	if at > bytes.Index(data, []byte("IDAT")) {
		t.Error("the dots are told too late")
	}
}

// faultyMap is a map whose painter fails.
type faultyMap struct{ mapart.Map }

func (faultyMap) DrawNames(pen.Pen, pen.Rect, float64, []mapart.Name) { panic("no such town") }

// TestAPictureIsWholeOrNotThere: a fault of a painter is reported, and no picture is handed
// over that lacks a part.
func TestAPictureIsWholeOrNotThere(t *testing.T) {
	var reported atomic.Int32
	guard.Report(func(*guard.Panic) { reported.Add(1) })
	t.Cleanup(func() { guard.Report(nil) })
	j := job(t, "fury", "")
	j.Map = faultyMap{j.Map}
	if data, err := j.PNG(); err == nil || data != nil || err.Error() != "the picture cannot be painted: no such town" || reported.Load() == 0 {
		t.Errorf("%d bytes, error %v, reported %d times", len(data), err, reported.Load())
	}
}

func TestABandHasNoSeam(t *testing.T) {
	_, img := picture(t)
	row := func(y int) float64 { // mean change of colour against the row above
		sum := 0.0
		for x := 0; x < img.Bounds().Dx(); x += 2 {
			r0, _, _, _ := img.At(x, y-1).RGBA()
			r1, _, _, _ := img.At(x, y).RGBA()
			sum += math.Abs(float64(r0) - float64(r1))
		}
		return sum
	}
	for y := 320; y+20 < img.Bounds().Dy(); y += 320 {
		around := 0.0
		for d := 3; d < 13; d++ {
			around = max(around, row(y-d), row(y+d))
		}
		if row(y) > 1.5*around {
			t.Errorf("there is a seam at row %d", y)
		}
	}
}

func TestAPosterHasNoGaps(t *testing.T) {
	for _, c := range []struct{ w, h, pw, ph float64 }{
		{600, 400, 210, 297}, {600, 400, 297, 210}, {100, 100, 210, 297}, {1234, 2345, 215.9, 279.4}, {188, 269, 210, 297}, {189, 270, 210, 297},
	} {
		tl, err := print.Tile(c.w, c.h, c.pw, c.ph)
		if err != nil {
			t.Fatal(err)
		}
		x, y := 0.0, 0.0
		for row := range tl.Rows {
			x = 0
			for col := range tl.Cols {
				part, net := tl.Part(col, row)
				if math.Abs(net.X-x) > 1e-9 || math.Abs(net.Y-y) > 1e-9 {
					t.Errorf("%v: page %s begins at %.2f, %.2f, not at %.2f, %.2f", c, tl.Name(col, row), net.X, net.Y, x, y)
				}
				if net.W <= 0 || net.H <= 0 || part.Right() > c.w+1e-9 || part.Bottom() > c.h+1e-9 {
					t.Errorf("%v: page %s shows %v", c, tl.Name(col, row), part)
				}
				if on := tl.OnPage(part); on.Right() > c.pw-5 || on.Bottom() > c.ph-5 {
					t.Errorf("%v: page %s leaves no edge: %v", c, tl.Name(col, row), on)
				}
				if col+1 < tl.Cols && part.Right() < net.Right()+5 || row+1 < tl.Rows && part.Bottom() < net.Bottom()+5 {
					t.Errorf("%v: page %s has no glue edge", c, tl.Name(col, row))
				}
				x = net.Right()
			}
			_, net := tl.Part(0, row)
			y = net.Bottom()
		}
		if math.Abs(x-c.w) > 1e-9 || math.Abs(y-c.h) > 1e-9 {
			t.Errorf("%v: the pages end at %.2f, %.2f", c, x, y)
		}
	}
}

func TestAPosterIsOfTrueSize(t *testing.T) {
	j := job(t, "fury", "")
	j.Poster, j.Hex, j.Orders, j.Tracks = true, print.TrueHex, false, false
	data, err := j.PDF()
	r := read(t, data, err)
	pages, _ := j.Pages()
	if r.NumPage() != len(pages) || len(pages) < 4 {
		t.Fatalf("%d pages in the file, %d laid out", r.NumPage(), len(pages))
	}
	// Two neighbouring hexes' numbers stand as far apart as a hex is wide.
	at := map[string]pen.Point{}
	words := r.Page(1).Content().Text
	for i := range words {
		word := ""
		for k := i; k < min(i+4, len(words)) && math.Abs(words[k].Y-words[i].Y) < 0.5; k++ {
			word += words[k].S
		}
		if len(word) == 4 && strings.Trim(word, "0123456789") == "" {
			at[word] = pen.Point{X: words[i].X, Y: words[i].Y}
		}
	}
	best := math.Inf(1)
	for a, p := range at {
		for b, q := range at {
			if a[:2] == b[:2] && a < b {
				if d := p.Sub(q).Len() / pdf.PerMM; d > 1 {
					best = min(best, math.Abs(d-print.TrueHex))
				}
			}
		}
	}
	if best > 0.5 {
		t.Errorf("no two numbers stand %d mm apart (best is %.2f mm off)", print.TrueHex, best)
	}
	if text := text(r, 2); !strings.Contains(text, "column2of") || !strings.Contains(text, "glue") {
		t.Errorf("page 2 has no label: %.200s", text)
	}
}

func TestASceneIsDrawnWithAnyPen(t *testing.T) {
	j := job(t, "galicia", "")
	set, _ := fonts.Load()
	s := print.Scene{Map: j.Map, Fonts: set, Stacks: j.View().Stacks}
	crop := s.Around(1, "9.05", "9.07")
	if crop.W < 3 || crop.W > 8 {
		t.Errorf("two hexes two apart need %v", crop)
	}
	if whole := s.Around(1, "99.99"); whole != s.Whole() {
		t.Error("a hex that is not there is not passed over")
	}
	doc, _ := pdf.New(set, pdf.Info{})
	at := s.Draw(doc.AddPage(120, 100), crop, pen.Rect{X: 10, Y: 10, W: 100, H: 80})
	if math.Abs(at.W/at.H-crop.W/crop.H) > 1e-6 || at.X < 10 || at.Right() > 110+1e-9 {
		t.Errorf("%v lies at %v", crop, at)
	}
	var buf bytes.Buffer
	if err := doc.Write(&buf); err != nil {
		t.Fatal(err)
	}
	if got := text(read(t, buf.Bytes(), nil), 1); !strings.Contains(got, "9.06") || strings.Contains(got, "1.01") {
		t.Errorf("the part shows %q", got)
	}
}

// The steps of a scale are round, and no more than they may be.
func TestStepsOfAScale(t *testing.T) {
	for _, c := range [][3]int{{0, 7, 1}, {7, 7, 1}, {8, 7, 2}, {15, 7, 5}, {36, 7, 10}, {25, 5, 5}, {26, 5, 10}, {400, 5, 100}} {
		if got := print.Step(c[0], c[1]); got != c[2] {
			t.Errorf("a spread of %d in %d steps: %d, want %d", c[0], c[1], got, c[2])
		}
	}
}

// Places in a text are filled, and those that nobody knows stay.
func TestEnglish(t *testing.T) {
	if got := print.English("{{.A}} of {{.B}}, {{.C}}", map[string]any{"A": 1, "B": "{{.A}}"}); got != "1 of {{.A}}, {{.C}}" {
		t.Errorf("got %q", got)
	}
}
