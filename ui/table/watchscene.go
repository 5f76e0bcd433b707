package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/canvas/guard"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
	"vistula/ui/settings"
)

// step shows the next scene; after the last one watching ends, unless more may come.
func (w *watch) step() {
	w.halt()
	if !w.watching {
		return
	}
	if w.greets {
		w.greets = false
		w.to.hideBanner()
	}
	list := w.reel.scenes
	if w.next >= len(list) {
		w.shows, w.sceneShown = false, nil
		if !w.live && !w.reel.busy() {
			w.end(len(list) == 0)
		} else {
			w.fill()
			w.to.refillBar()
			w.to.wakeBots()
		}
		return
	}
	s := &list[w.next]
	w.next++
	w.shows, w.asked, w.battleShown, w.sceneShown = true, false, s.Battle, s
	w.board.SetHover("")
	// A battle that goes on is not shown from its beginning again.
	if from := max(s.First-1, w.from); w.past == from && w.then != nil {
		w.to.update() // it begins where the last scene ended, whose battle still lies in the panel
	} else {
		w.goTo(from)
	}
	w.fill()
	serial := w.serial
	w.board.Visit(func() {
		if serial == w.serial {
			w.act(s)
		}
	}, s.Places()...)
	w.to.wakeBots()
}

// act plays a scene that is in sight.
func (w *watch) act(s *scene.Scene) {
	if s.Mover != w.mover {
		w.trail, w.mover = nil, s.Mover
	}
	dwell := otherDwell
	switch s.Kind {
	case scene.March:
		dwell = marchDwell
		w.goTo(s.Last)
		w.march(s)
	case scene.Battle:
		dwell = battleDwell
		w.arrows()
		w.clash(s)
	default:
		w.goTo(s.Last)
		w.arrows()
		if len(s.Hexes) > 0 {
			w.board.SetHover(s.Hexes[len(s.Hexes)-1])
		}
	}
	w.wait(w.settings.Watch.Dwell(dwell), w.step)
}

// longTrail is how many marches of the same turn are shown besides the present one.
const longTrail = 8

// march shows the march and those before it in the same turn, numbered.
func (w *watch) march(s *scene.Scene) {
	n := 1
	if k := len(w.trail); k > 0 {
		n = w.trail[k-1].Number + 1
		w.trail[k-1].Pale = true
	}
	next := canvas.March{Hexes: s.Hexes, Nation: w.nationOf(s.Side, s.Units), Number: n}
	if len(s.Units) > 0 {
		next.Counter, _ = w.view().Find(s.Units[0])
	}
	w.trail = append(w.trail, next)
	if len(w.trail) > longTrail {
		w.trail = slices.Clone(w.trail[len(w.trail)-longTrail:])
	}
	w.arrows(w.trail...)
}

// arrows shows marches with the key to them, in place of those before.
func (w *watch) arrows(list ...canvas.March) {
	w.board.ShowMarches(list...)
	w.to.explain(list)
}

// whoMoves is whose march or whose decision a scene is, which need not be that of whoever has
// the player turn, as of who defends; of any other scene it is who has it.
func whoMoves(s *scene.Scene) rules.Side {
	decided := s.Kind == scene.Other && s.Class == chronicle.Other && len(s.Units) > 0
	if (s.Class == chronicle.March || decided) && s.Side != "" {
		return s.Side
	}
	return s.Mover
}

// nationOf is the nation of those who march, or the one of their side where nobody is
// seen of them: of an enemy's retreat no more may be known than where it led.
func (w *watch) nationOf(side rules.Side, units []string) string {
	for _, u := range units {
		if c, ok := w.view().Find(u); ok {
			return c.Nation
		}
	}
	return w.desk.Nation(side)
}

// clash shows who attacks whom, and then what came of it.
func (w *watch) clash(s *scene.Scene) {
	w.board.Flash(s.Hexes...)
	serial := w.serial
	after := func() {
		if serial != w.serial || !w.watching {
			return
		}
		w.goTo(s.Last)
		var ways []canvas.March
		for _, l := range s.Ways() {
			ways = append(ways, canvas.March{Hexes: l.Hexes, Nation: w.nationOf(l.Side, l.Units)})
		}
		w.arrows(ways...)
	}
	if w.still || w.settings.Speed == settings.Off {
		after()
		return
	}
	time.AfterFunc(w.settings.Watch.Dwell(clashTime), func() { fyne.Do(guard.Func(after)) })
}
