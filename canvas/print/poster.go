package print

import (
	"cmp"
	"fmt"
	"math"
	"strconv"

	"vistula/canvas/mapart"
	"vistula/canvas/pen"
)

// Measures of a poster's pages in millimetres.
const (
	posterEdge = 11.0 // of paper round the picture, more than any printer needs
	posterFoot = 17.0 // below it, with label and plan
	glueWide   = 9.0  // the edge on which the next page is glued
)

// Tiling is how a picture is cut into pages. All measures are millimetres.
type Tiling struct {
	Cols, Rows    int
	Width, Height float64 // of the picture
	PageW, PageH  float64
	StepX, StepY  float64 // from the beginning of one page's part to that of the next
}

// Tile cuts a picture into pages of a size. The error tells that they would be
// too many.
func Tile(width, height, pageW, pageH float64) (Tiling, error) {
	t := Tiling{Width: width, Height: height, PageW: pageW, PageH: pageH,
		StepX: pageW - 2*posterEdge - glueWide, StepY: pageH - posterEdge - posterFoot - glueWide}
	if t.StepX < 20 || t.StepY < 20 {
		return t, fmt.Errorf("a page of %.0f x %.0f mm is too small for a poster", pageW, pageH)
	}
	// The last page of a row needs no glue edge: the picture may fill it.
	count := func(length, step float64) int { return max(1, int(math.Ceil((length-glueWide)/step-1e-9))) }
	t.Cols, t.Rows = count(width, t.StepX), count(height, t.StepY)
	if n := t.Cols * t.Rows; n > mostPages {
		return t, fmt.Errorf("the poster would have %d pages; %d are the most", n, mostPages)
	}
	return t, nil
}

// Part is what a page shows of the picture, glue edges with it; net is what is
// left in sight when the next pages lie on them. Both in millimetres of the
// picture.
func (t Tiling) Part(col, row int) (part, net pen.Rect) {
	x, y := float64(col)*t.StepX, float64(row)*t.StepY
	net = pen.Rect{X: x, Y: y, W: t.StepX, H: t.StepY}
	part = pen.Rect{X: x, Y: y, W: t.StepX + glueWide, H: t.StepY + glueWide}
	if col == t.Cols-1 {
		net.W = t.Width - x
		part.W = net.W
	}
	if row == t.Rows-1 {
		net.H = t.Height - y
		part.H = net.H
	}
	return part, net
}

// OnPage is where the part lies on its page.
func (t Tiling) OnPage(part pen.Rect) pen.Rect {
	return pen.Rect{X: posterEdge, Y: posterEdge, W: part.W, H: part.H}
}

// Name is the label of a page: its column as a letter, its row as a number.
func (t Tiling) Name(col, row int) string {
	word := ""
	for n := col; ; n = n/26 - 1 {
		word = string(rune('A'+n%26)) + word
		if n < 26 {
			break
		}
	}
	return word + strconv.Itoa(row+1)
}

// posterPages are the map in true size.
func (j *Job) posterPages() ([]Page, error) {
	scene := j.scene()
	scene.Map = j.Map.Reprinted(Plate(j.Game, j.view.Tracks, j.say))
	scene.Sheets = true
	t, hexMM, err := j.posterTiling(scene.Whole())
	if err != nil {
		return nil, err
	}
	w, h := t.PageW, t.PageH
	names := scene.placeNames(hexMM)
	var pages []Page
	for row := range t.Rows {
		for col := range t.Cols {
			pages = append(pages, Page{Title: j.say("Poster", nil) + " " + t.Name(col, row), Width: w, Height: h, Draw: func(p pen.Pen) {
				j.posterPage(j.sheet(p, w, h), scene, names, t, col, row, hexMM)
			}})
		}
	}
	return pages, nil
}

// posterTiling cuts the map into pages, and tells how wide a hex is. Where nobody
// has asked for a size it is the largest that needs the fewest pages.
func (j *Job) posterTiling(whole pen.Rect) (Tiling, float64, error) {
	mm := cmp.Or(j.Hex, TrueHex)
	best, err := j.tiling(whole.W*mm, whole.H*mm)
	if j.Hex != 0 {
		return best, mm, err
	}
	for size := mm - 0.5; size >= LeastTrueHex; size -= 0.5 {
		t, e := j.tiling(whole.W*size, whole.H*size)
		if e == nil && (err != nil || t.Cols*t.Rows < best.Cols*best.Rows) {
			best, mm, err = t, size, nil
		}
	}
	return best, mm, err
}

// tiling chooses the way the paper lies so that the pages are fewest.
func (j *Job) tiling(width, height float64) (Tiling, error) {
	try := func(o Orientation) (Tiling, error) {
		w, h := j.Paper.size(o)
		return Tile(width, height, w, h)
	}
	if j.Lie != Auto {
		return try(j.Lie)
	}
	t, err := try(Upright)
	if other, e := try(Across); e == nil && (err != nil || other.Cols*other.Rows < t.Cols*t.Rows) {
		return other, nil
	}
	return t, err
}

// posterPage draws one page of a poster.
func (j *Job) posterPage(s *sheet, scene *Scene, names []mapart.Name, t Tiling, col, row int, hexMM float64) {
	part, net := t.Part(col, row)
	at := t.OnPage(part)
	whole := scene.Whole()
	crop := pen.Rect{X: whole.X + part.X/hexMM, Y: whole.Y + part.Y/hexMM, W: part.W / hexMM, H: part.H / hexMM}
	scene.draw(s.Pen, crop, at, names)
	trim := pen.Rect{X: at.X, Y: at.Y, W: net.W, H: net.H}
	j.glueEdges(s, at, trim, t, col, row)
	s.cropMarks(trim)
	s.cropMarks(at)
	j.posterLabel(s, t, col, row, hexMM)
}

// glueEdges hatches what the next pages will cover, and says by which.
func (j *Job) glueEdges(s *sheet, at, trim pen.Rect, t Tiling, col, row int) {
	veil := func(r pen.Rect) {
		if r.W <= 0 || r.H <= 0 {
			return
		}
		s.box(r, pen.Alpha(pen.Hex("#FFFFFF"), 0.45))
		s.Save()
		s.Clip(new(pen.Path).Rect(r), pen.Winding)
		lines := new(pen.Path)
		for x := r.X - r.H; x < r.Right(); x += 2.5 {
			lines.MoveTo(x, r.Bottom()).LineTo(x+r.H, r.Y)
		}
		s.Stroke(lines, pen.Stroke{Width: 0.12, Color: pen.Alpha(inkColor, 0.4), Cap: pen.ButtCap})
		s.Restore()
	}
	veil(pen.Rect{X: trim.Right(), Y: at.Y, W: at.Right() - trim.Right(), H: at.H})
	veil(pen.Rect{X: at.X, Y: trim.Bottom(), W: trim.W, H: at.Bottom() - trim.Bottom()})
	text := pen.Text{Font: s.set.SansSemi, Size: 3, Color: inkColor, Anchor: pen.Middle, Halo: pen.Hex("#FFFFFF")}
	glue := func(name string) string { return j.say("glue {{.Page}} here", map[string]any{"Page": name}) }
	if at.Right() > trim.Right() {
		s.Save()
		s.Transform(pen.Rotate(math.Pi / 2).Then(pen.Translate((trim.Right()+at.Right())/2-1, trim.Center().Y)))
		text.Draw(s.Pen, 0, 0, glue(t.Name(col+1, row)))
		s.Restore()
	}
	if at.Bottom() > trim.Bottom() {
		text.Draw(s.Pen, trim.Center().X, (trim.Bottom()+at.Bottom())/2+1, glue(t.Name(col, row+1)))
	}
}

// cropMarks are short lines beyond the corners of a rectangle.
func (s *sheet) cropMarks(r pen.Rect) {
	const gap, long = 1.5, 5.0
	marks := new(pen.Path)
	for _, x := range [2]float64{r.X, r.Right()} {
		marks.MoveTo(x, posterEdge-gap).LineTo(x, posterEdge-gap-long)
		marks.MoveTo(x, s.h-posterFoot+gap).LineTo(x, s.h-posterFoot+gap+long)
	}
	for _, y := range [2]float64{r.Y, r.Bottom()} {
		marks.MoveTo(posterEdge-gap, y).LineTo(posterEdge-gap-long, y)
		marks.MoveTo(s.w-posterEdge+gap, y).LineTo(s.w-posterEdge+gap+long, y)
	}
	s.Stroke(marks, pen.Stroke{Width: 0.15, Color: inkColor, Cap: pen.ButtCap})
}

// posterLabel names the page and shows on a small plan where it lies.
func (j *Job) posterLabel(s *sheet, t Tiling, col, row int, hexMM float64) {
	cell := min(9/float64(t.Rows), 30/float64(t.Cols), 4.0)
	x, y := posterEdge+9, s.h-posterFoot+4
	for c := range t.Cols {
		for r := range t.Rows {
			box := pen.Rect{X: x + float64(c)*cell, Y: y + float64(r)*cell, W: cell, H: cell}
			if c == col && r == row {
				s.box(box, inkColor)
			}
			s.edge(box, 0.15, secondColor)
		}
	}
	x += float64(t.Cols)*cell + 4
	name := pen.Text{Font: s.set.SerifBold, Size: 6, Color: inkColor}
	name.Draw(s.Pen, x, y+4.6, t.Name(col, row))
	x += name.Width(t.Name(col, row)) + 3
	small := pen.Text{Font: s.set.SerifItalic, Size: 2.7, Color: secondColor}
	room := s.w - posterEdge - 9 - x
	for i, line := range []string{
		j.Game + " · " + j.stateLine() + " · " + j.seenLine(),
		j.say("column {{.Col}} of {{.Cols}}, row {{.Row}} of {{.Rows}} · a hex is {{.MM}} mm wide: print at 100% · cut the left and upper edges, glue them onto the hatched ones",
			map[string]any{"Col": col + 1, "Cols": t.Cols, "Row": row + 1, "Rows": t.Rows, "MM": strconv.FormatFloat(hexMM, 'f', -1, 64)}),
	} {
		text, line := fitted(small, line, room, 0.7)
		text.Draw(s.Pen, x, y+2.2+3.6*float64(i), line)
	}
}
