package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/tour"
)

// update shows the state of the match.
func (t *Table) update() {
	t.hideCase()
	if t.desk.HandOver() != "" && t.past == now {
		t.cover.show()
		return
	}
	t.cover.hide()
	v := t.view()
	t.board.SetExit(t.graveyard())
	t.board.SetView(v)
	t.watch.fade()
	t.views.turn()
	t.hint.follow()
	t.lights()
	t.views.lead()
	t.lamps.fill()
	t.sandbox.fill()
	t.bar.fill()
	t.drawer.fill()
	waited := t.float.tray.Visible()
	t.float.fillTray()
	if waited != t.float.tray.Visible() && t.legend.box.Visible() { // which stands above it
		t.arrange()
	}
	t.float.survey()
	t.sheets.refill()
	t.finish(v)
	t.banner.look()
	t.coach.look()
}

// lights shows what is selected, what can be clicked and the overlays.
func (t *Table) lights() {
	t.board.SetPath(canvas.Path{})
	t.board.SetCountersShown(!t.rail.on[overlayBare])
	marks, ways := t.overlays()
	marks, ways = append(marks, t.hint.marks()...), append(ways, t.hint.ways()...)
	t.board.SetFight(t.fightOnMap())
	if t.past != now {
		t.board.SetSelected()
		t.board.SetLit()
		t.lay(marks, ways)
		t.legend.fill(marks, ways)
		return
	}
	d := t.desk
	hand := d.Hand()
	selected := slices.Concat(d.Selected(), hand, d.Studied())
	if t.sandbox.unit != "" {
		selected = append(selected, t.sandbox.unit)
	}
	t.board.SetSelected(selected...)
	if o := d.Reach(); o != nil && t.rail.on[overlayReach] {
		marks = slices.Concat(o.Hexes, marks)
	}
	if o := d.Choice(); o != nil {
		marks, ways = slices.Concat(marks, o.Hexes), append(ways, o.Ways...)
	}
	t.lay(marks, ways)
	t.legend.fill(marks, ways)
	t.board.SetLit(t.lit(len(hand) > 0)...)
}

// after shows what came of something the player did.
func (t *Table) after(c desk.Change) {
	if c.Why == "" && c.Choose == nil && c.Confirm == nil && t.desk.Match.Cursor() > t.kept {
		c.Events = append(c.Events, t.desk.Foregone(t.kept).Events...)
	}
	if c.Why != "" {
		t.float.say(desk.Sentence(c.Why))
		t.did(tour.Refused)
	} else {
		t.float.quiet()
	}
	if len(c.Events) > 0 {
		t.watch.stop()
		t.past, t.battleShown = now, nil
		t.tell(c.Events)
	}
	acted := t.desk.Match.Cursor() > t.kept
	if t.desk.Match.Cursor() != t.kept { // to end a phase may tell of nothing
		t.changed()
		t.saw()
		t.skipped = nil
	}
	t.update()
	if acted {
		t.unring()
		t.turnBegun()
	}
	if hexes, _ := t.desk.Lit(); len(t.desk.Selected()) > 0 && len(hexes) > 0 && len(hexes) < 7 {
		t.board.ShowAll(hexes...)
	}
	if len(c.Choose) > 0 {
		t.choose(c.Choose)
	}
	if q := c.Confirm; q != nil {
		ask := t.ask
		if q.Grave {
			ask = t.warn
		}
		ask(q.Head, q.Words, q.Yes, lang.L("Go back"), func() { t.after(q.Do()) })
	}
	t.keepKeys()
	t.bots.wake()
}

// changed tells the program that the match is another.
func (t *Table) changed() {
	t.kept = t.desk.Match.Cursor()
	t.explained = nil
	if t.hooks.Changed != nil && !t.sandbox.on() {
		t.hooks.Changed()
	}
}

// tell shows what happened: the dice that were rolled, and a flash where. Where many
// rolls came at once it tells their sum, as the event after the last one has it.
func (t *Table) tell(events []rules.Event) {
	var hexes []string
	var show *rules.Event
	rolls := 0
	for _, e := range events {
		switch e = e.SeenBy(t.desk.Viewer()); {
		case len(e.Dice) > 0 && e.Kind != "":
			hexes, show = append(hexes, e.Hexes...), &e
			rolls++
		case e.Kind == rules.EventTally && rolls > 1:
			show = &e
		}
	}
	if show == nil {
		return
	}
	t.board.Flash(hexes...)
	if len(show.Dice) == 0 {
		t.float.say(show.Text)
		return
	}
	t.float.dice(*show)
}
