package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynecanvas "fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// tracks are the tracks of the view and the places that count.
type tracks struct {
	*tabletop
	rows *displays
	to   trackActs
}

// trackActs is what a click on a track leads to.
type trackActs interface {
	showHex(hex string)
}

// trackPages are the tracks of the view.
func (t *tracks) trackPages() []page {
	var list []page
	for _, track := range t.view().Tracks {
		show, most := t.track, float32(0)
		if track.ID == rules.TrackPoints || len(track.Entries) > 0 {
			show, most = t.account, t.px(readable)
		}
		list = append(list, page{title: track.Title, most: most, make: func(width float32) fyne.CanvasObject { return show(&track, width) }})
	}
	if c := t.view().Control; len(c) > 0 {
		list = append(list, page{title: lang.L("Places that count"), make: func(width float32) fyne.CanvasObject { return t.places(c, width) }})
	}
	return list
}

// track is a row of boxes and the totals.
func (t *tracks) track(k *rules.Track, width float32) fyne.CanvasObject {
	list := rows(10)
	if len(k.Totals) > 0 {
		list.Add(t.totals(k.Totals, width))
	}
	for i, b := range k.Boxes {
		row := rules.Row{Title: b.Label, Boxes: []rules.Box{{Label: b.Note, Here: b.Here, Units: b.Units, Details: b.Details}}}
		if k.ID == rules.TrackTurns {
			row.Title = lang.L("Turn {{.N}}", map[string]any{"N": b.Label})
		}
		if b.Note == "" {
			row.Boxes[0].Label = strconv.Itoa(i + 1)
		}
		pic, _ := t.rows.displayRow(&row, width, nil)
		list.Add(pic)
	}
	if len(k.Lines) > 0 {
		l := &lineRows{t.tabletop, paper.ink, paper.second, func(hexes []string) { t.to.showHex(hexes[0]) }}
		list.Add(l.rows(k.Lines, width))
	}
	if len(k.Totals)+len(k.Boxes)+len(k.Lines) == 0 {
		list.Add(t.printed(lang.L("Nothing yet."), 15, plain))
	}
	return list
}

// totalName tells whose total it is, where its name does not.
func totalName(side, name string) string {
	if strings.Contains(name, side) {
		return name
	}
	return side + ", " + name
}

// totals are the sums in plates of the sides' colours.
func (t *tracks) totals(totals []rules.Total, width float32) fyne.CanvasObject {
	list, line, used := rows(8), columns(8), float32(0)
	for _, n := range totals {
		ground, ink := t.look.Nation(t.desk.Nation(n.Side))
		name := totalName(t.desk.SideName(n.Side), n.Name)
		o := stack(plate(ground, paper.line, 6), padded(8, 8, 16, 16,
			rows(0, t.text(t.teller().Number(n.Value), 26, bold, ink), t.text(name, 13, plain, ink))))
		w := o.MinSize().Width + 8
		if used+w > width && used > 0 {
			list.Add(line)
			line, used = columns(8), 0
		}
		used += w
		line.Add(o)
	}
	list.Add(line)
	return list
}

// places lists who holds what counts.
func (t *tracks) places(list []rules.Control, width float32) fyne.CanvasObject {
	box := rows(6)
	for _, c := range list {
		holder := lang.L("nobody")
		if c.Side != "" {
			holder = t.desk.SideName(c.Side)
		}
		ground, _ := t.look.Nation(t.desk.Nation(c.Side))
		strip := fynecanvas.NewRectangle(ground)
		strip.SetMinSize(fyne.NewSize(8, t.px(20)))
		line := columns(12, strip, sized(t.px(170), t.px(20), t.printed(c.Name+" "+c.Hex, 14, bold)), sized(t.px(130), t.px(20), t.printed(holder, 13.5, plain)),
			t.para(c.Note, 13, plain, paper.second, max(120, width-t.px(370))))
		box.Add(t.tappable(line, func() { t.to.showHex(c.Hex) }))
	}
	return box
}
