package table

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/arrow"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// trailKey is the key to the arrows of a turn that is watched: a line at the lower right of
// the map with a sample of each kind that is to be seen.
type trailKey struct {
	t    *tabletop
	box  *fyne.Container
	made string // for what it was made
}

func newTrailKey(t *tabletop) *trailKey {
	k := &trailKey{t: t, box: container.NewStack()}
	k.box.Hide()
	return k
}

// fill explains marches, and tells whether anything has changed; none need no key.
func (k *trailKey) fill(list []canvas.March) bool {
	var now, before, ghost bool
	nation := ""
	for i := range list {
		m := &list[i]
		now, before, ghost, nation = now || !m.Pale, before || m.Pale, ghost || !m.Unmade, m.Nation
	}
	made := ""
	if len(list) > 0 {
		made = fmt.Sprint(now, before, ghost, nation, k.t.settings.Palette, k.t.look)
	}
	if made == k.made {
		return false
	}
	k.made, k.box.Objects = made, nil
	if made != "" {
		k.box.Objects = []fyne.CanvasObject{k.line(now, before, ghost, nation)}
	}
	seen(k.box, made != "")
	return true
}

// line puts the samples side by side.
func (k *trailKey) line(now, before, ghost bool, nation string) fyne.CanvasObject {
	t := k.t
	ink := canvas.ArrowColor(palette.Of(palette.ID(t.settings.Palette)), nation)
	row := columns(t.px(8))
	add := func(is bool, sample fyne.CanvasObject, label fyne.CanvasObject) {
		if is {
			row.Add(container.NewCenter(sample))
			row.Add(padded(0, 0, 0, t.px(6), container.NewCenter(label)))
		}
	}
	add(now, k.arrow(ink, false), t.text(lang.L("now"), 12, semi, t.look.Text))
	add(before, k.arrow(ink, true), t.text(lang.L("this turn"), 12, plain, t.look.Text))
	add(ghost, k.ghost(ink), t.text(lang.L("came from here"), 12, plain, t.look.Text))
	return stack(plate(t.look.Ground, t.look.Line, t.px(14)), padded(5, 5, 12, 6, row))
}

// keyPx is how many pixels a hex has on a sample.
const keyPx = 46

// arrow is a sample of a march as the map draws it.
func (k *trailKey) arrow(ink color.NRGBA, pale bool) fyne.CanvasObject {
	return newPicture(k.t.px(40), k.t.px(20), func(p pen.Pen, w, h float64) {
		scale := keyPx * h / 20
		p.Transform(pen.Scale(scale))
		mid := h / scale * 0.6
		m := arrow.March{Points: []pen.Point{{X: -0.1, Y: mid}, {X: w/scale + 0.2, Y: mid}}, Color: ink, Part: 1, Pale: pale}
		m.Draw(p)
	})
}

// ghost is a sample of the mark where units set out.
func (k *trailKey) ghost(ink color.NRGBA) fyne.CanvasObject {
	return newPicture(k.t.px(22), k.t.px(20), func(p pen.Pen, w, h float64) {
		scale := keyPx * h / 20
		p.Transform(pen.Scale(scale))
		arrow.Ghost(p, pen.Point{X: w / scale / 2, Y: h / scale / 2}, 0.36, ink)
	})
}

// explain shows the key to marches that are watched.
func (f *floating) explain(list []canvas.March) {
	if f.trail.fill(list) {
		f.again()
	}
}

// layTrail puts the key beside what lies at the lower right, or above it and the words
// about a hex where there is no room.
func (f *floating) layTrail(lay func(o *fyne.Container, x, y float32), size, right fyne.Size, gap float32) {
	m := f.trail.box.MinSize()
	x, foot := size.Width-m.Width-gap, size.Height-gap
	if right.Width > 0 {
		x -= right.Width + gap/2
	}
	if least := f.pillLeft() + f.pill.MinSize().Width + gap; f.pill.Visible() && x < least || x < gap {
		x, foot = size.Width-m.Width-gap, foot-max(f.pillMost(), right.Height)-gap/2
	}
	if t := f.tray; t.Visible() && t.Position().X+t.Size().Width > x {
		foot = min(foot, t.Position().Y-gap/2)
	}
	if c := f.corner; c.Visible() && foot-m.Height < c.Position().Y+c.Size().Height && x+m.Width > c.Position().X {
		x = c.Position().X - m.Width - gap/2
	}
	lay(f.trail.box, x, foot-m.Height)
}
