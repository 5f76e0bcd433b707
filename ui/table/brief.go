package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"vistula/rules"
)

// brief is the panel with the track on which the decision in hand turns.

// briefNow is that track; nil where there is none, or one looks back.
func (d *drawer) briefNow() *rules.Track {
	if d.t.past != now {
		return nil
	}
	for i, t := range d.t.view().Tracks {
		if t.Now {
			return &d.t.view().Tracks[i]
		}
	}
	return nil
}

// fillBrief shows it. One that was closed stays closed until another takes its place.
func (d *drawer) fillBrief() {
	t, s := d.t, d.brief
	track, was := d.briefNow(), d.briefed
	d.briefed = ""
	if track == nil {
		s.body.Objects = nil
	} else {
		d.briefed = track.ID
		if track.ID != was {
			s.hidden = false
		}
		if s.title != track.Title {
			s.title = track.Title
			d.restyle()
		}
		l := &lineRows{t, t.look.Text, t.look.Second, func(hexes []string) { t.board.ShowAll(hexes...) }}
		list := rows(t.px(8))
		if len(track.Totals) > 0 {
			list.Add(d.briefTotals(track))
		}
		list.Add(l.rows(track.Lines, t.drawerRoom()))
		s.body.Objects = []fyne.CanvasObject{list}
	}
	s.extra.Objects = nil
	if track != nil && track.Case != "" {
		s.extra.Add(container.NewCenter(t.caseText(track.Case, 12, t.look.Second)))
	}
	if (was == "") != (d.briefed == "") && s.win == nil {
		d.box.Refresh()
	}
	d.Layout(nil, d.box.Size())
	s.all.Refresh()
}

// briefTotals are the sums of one's own side in one line each.
func (d *drawer) briefTotals(k *rules.Track) fyne.CanvasObject {
	t := d.t
	var lines []rules.Line
	for _, n := range k.Totals {
		if n.Side == t.desk.Me() || n.Side == t.view().Status.ToAct {
			lines = append(lines, rules.Line{Text: n.Name, Value: t.teller().Number(n.Value)})
		}
	}
	l := &lineRows{t, t.look.Text, t.look.Second, nil}
	return l.rows(lines, t.drawerRoom())
}
