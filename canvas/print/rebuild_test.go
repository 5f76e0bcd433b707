package print_test

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
	"vistula/canvas/print"
	"vistula/rules"
	"vistula/rules/rulestest"
)

// further are the positions to which positions has played on, by game.
var further = map[string]rules.Position{}

// lines is a map without the picture of the ground under its lines and texts, which
// takes longest to paint.
type lines struct{ mapart.Map }

func (l lines) Prepare(float64) {}

func (l lines) Draw(p pen.Pen, view pen.Rect, px float64, opts mapart.Options) {
	if _, writes := p.(pen.Writer); writes {
		l.Map.Draw(p, view, px, opts)
	}
}

// positions are some of all games: the beginning, and two further on.
func positions(t *testing.T, test func(t *testing.T, name string, j *print.Job)) {
	for _, ruleset := range rules.IDs() {
		rs, err := lend(ruleset)
		if err != nil {
			t.Fatal(err)
		}
		for _, actions := range []int{0, 900, 2200} {
			j, name := job(t, ruleset, ""), fmt.Sprint(ruleset, " after ", actions, " actions")
			if actions > 0 {
				if further[name] == nil {
					further[name] = rulestest.RandomMatch(t, rs, rs.Scenarios()[0].ID, nil, 4, actions).Position()
				}
				j = print.Of(further[name], "", sheets[ruleset], j.Fonts)
			}
			j.Map = lines{j.Map}
			test(t, name, j)
		}
	}
}

// TestAPositionCanBeRebuiltFromThePages finds every unit on the map in the text of
// the PDF, with its values and its hex, the hexes' numbers on the map, and every
// place that counts with what it is worth.
func TestAPositionCanBeRebuiltFromThePages(t *testing.T) {
	positions(t, func(t *testing.T, name string, j *print.Job) {
		data, err := j.PDF()
		r := read(t, data, err)
		maps, rest := "", ""
		for n := 1; n <= r.NumPage(); n++ {
			got := strings.Join(strings.Fields(text(r, n)), "")
			if rest == "" && !strings.HasPrefix(got, "ORDEROFBATTLE") {
				maps += got
			} else {
				rest += got
			}
		}
		if maps == "" || rest == "" {
			t.Fatalf("%s: no map or no order of battle", name)
		}
		for _, s := range j.View().Stacks {
			for _, u := range s.Units {
				var values []string
				for _, v := range u.Values {
					values = append(values, strings.Replace(fmt.Sprint(v.Value), "-", "−", 1))
				}
				want := asRead(u.Name + strings.Join(values, "-") + s.Hex)
				if !strings.Contains(rest, want) {
					t.Errorf("%s: %q is not on the pages", name, want)
				}
			}
			if !strings.Contains(maps, s.Hex) {
				t.Errorf("%s: the hex %s has no number on the map", name, s.Hex)
			}
		}
		for _, c := range j.View().Control {
			if !strings.Contains(rest, asRead(c.Name+c.Hex+c.Note)) {
				t.Errorf("%s: %q is not told what it is worth", name, c.Name)
			}
		}
	})
}

// asRead is a text as the reader gives it: without spaces, and of letters' codes
// beyond 255 with the last byte alone.
func asRead(s string) string {
	return strings.Map(func(r rune) rune {
		if r > 255 {
			return r & 0xFF
		}
		return r
	}, strings.Join(strings.Fields(s), ""))
}

// ruler is a pen that measures the texts written with it.
type ruler struct {
	m     pen.Matrix
	clip  pen.Rect
	saved []ruler
	texts []measured
}

type measured struct {
	words string
	box   pen.Rect
	level bool // written from left to right
	onMap bool // written within the map, which is clipped
}

func (r *ruler) Fill(*pen.Path, pen.Rule, color.NRGBA) {}
func (r *ruler) Stroke(*pen.Path, pen.Stroke)          {}
func (r *ruler) Image(image.Image, pen.Rect)           {}
func (r *ruler) Save()                                 { r.saved = append(r.saved, ruler{m: r.m, clip: r.clip}) }
func (r *ruler) Restore() {
	last := r.saved[len(r.saved)-1]
	r.m, r.clip, r.saved = last.m, last.clip, r.saved[:len(r.saved)-1]
}

// Clip knows rectangles only, and no turned ones.
func (r *ruler) Clip(path *pen.Path, _ pen.Rule) {
	b := path.Bounds()
	x, y := r.m.E+b.X*r.m.A, r.m.F+b.Y*r.m.D
	to := pen.Rect{X: x, Y: y, W: b.W * r.m.A, H: b.H * r.m.D}
	if r.clip.W > 0 {
		x, y = max(x, r.clip.X), max(y, r.clip.Y)
		to = pen.Rect{X: x, Y: y, W: min(to.Right(), r.clip.Right()) - x, H: min(to.Bottom(), r.clip.Bottom()) - y}
	}
	r.clip = to
}
func (r *ruler) Transform(m pen.Matrix) { r.m = m.Then(r.m) }
func (r *ruler) Matrix() pen.Matrix     { return r.m }

// Write measures a text: from the base line as high as capitals are.
func (r *ruler) Write(_ *pen.Font, _ color.NRGBA, letters []pen.Letter) {
	w := measured{level: true, onMap: r.clip.W > 0}
	for i, l := range letters {
		m := l.At.Then(r.m)
		box := pen.Rect{X: m.E, Y: m.F - 0.66*m.D, W: l.Advance * m.A, H: 0.66 * m.D}
		w.level = w.level && m.B == 0 && m.C == 0
		if i == 0 {
			w.box = box
		} else {
			w.box = w.box.Union(box)
		}
		w.words += string(l.Rune)
	}
	if strings.TrimSpace(w.words) != "" && (r.clip.W <= 0 || r.clip.Meets(w.box)) {
		r.texts = append(r.texts, w)
	}
}

// TestNoTextLeavesThePageOrOverlapsAnother measures what is written on all papers.
// The names and numbers within the map are the map painter's to place.
func TestNoTextLeavesThePageOrOverlapsAnother(t *testing.T) {
	positions(t, func(t *testing.T, name string, j *print.Job) {
		for _, paper := range print.Papers() {
			if paper.Width > 250 && !strings.Contains(name, " 0 ") {
				continue // large sheets take long to draw
			}
			j.Paper = paper
			pages, err := j.Pages()
			if err != nil {
				t.Fatal(err)
			}
			for _, page := range pages {
				r := &ruler{m: pen.Scale(1)}
				page.Draw(r)
				check(t, fmt.Sprint(name, ", ", paper.Name, ", ", page.Title), page, r.texts)
			}
		}
	})
}

func check(t *testing.T, name string, page print.Page, texts []measured) {
	t.Helper()
	sheet := pen.Rect{W: page.Width, H: page.Height}.Grow(-5)
	faults := 0
	for i, a := range texts {
		if a.onMap {
			continue
		}
		if a.box.X < sheet.X || a.box.Y < sheet.Y || a.box.Right() > sheet.Right() || a.box.Bottom() > sheet.Bottom() {
			t.Errorf("%s: %q leaves the page: %v", name, a.words, a.box)
			faults++
		}
		for _, b := range texts[:i] {
			if (b.level || b.onMap) && a.box.Grow(-0.1).Meets(b.box.Grow(-0.1)) {
				t.Errorf("%s: %q overlaps %q", name, a.words, b.words)
				faults++
			}
		}
		if faults > 5 {
			return
		}
	}
}

// TestThePointsStandWholeOverTheMap wants every total of the game in the head.
func TestThePointsStandWholeOverTheMap(t *testing.T) {
	positions(t, func(t *testing.T, name string, j *print.Job) {
		pages, err := j.Pages()
		if err != nil {
			t.Fatal(err)
		}
		r := &ruler{m: pen.Scale(1)}
		pages[0].Draw(r)
		head := ""
		for _, x := range r.texts {
			if !x.onMap {
				head += strings.ReplaceAll(strings.Join(strings.Fields(x.words), ""), "−", "-")
			}
		}
		for _, track := range j.View().Tracks {
			for _, total := range track.Totals {
				want := strings.Join(strings.Fields(total.Name), "")
				if track.ID == rules.TrackPoints && !strings.Contains(head, want+fmt.Sprint(total.Value)) && !strings.Contains(head, want+":"+fmt.Sprint(total.Value)) {
					t.Errorf("%s: %s %d is not over the map", name, total.Name, total.Value)
				}
			}
		}
	})
}

// TestAPosterWastesNoPages wants no size of hex that a poster may have to need fewer
// pages than the one it has.
func TestAPosterWastesNoPages(t *testing.T) {
	for _, ruleset := range rules.IDs() {
		for _, paper := range print.Papers() {
			count := func(mm float64) int {
				j := job(t, ruleset, "")
				j.Paper, j.Poster, j.Hex, j.Orders, j.Tracks = paper, true, mm, false, false
				pages, err := j.Pages()
				if err != nil {
					t.Fatal(err)
				}
				return len(pages)
			}
			got := count(0)
			for mm := float64(print.LeastTrueHex); mm <= print.TrueHex; mm += 0.5 {
				if n := count(mm); n < got {
					t.Errorf("%s on %s has %d pages, but %d with hexes of %g mm", ruleset, paper.Name, got, n, mm)
				}
			}
		}
	}
}
