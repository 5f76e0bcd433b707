package table

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/mapart"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/chronicle"
	"vistula/rules/scene"
	"vistula/ui/desk"
)

// now stands for the present where a point of the record is named.
const now = -1

// tabletop is what panels look at: the match, the map, the point in time that is
// looked at and the unit on the card. Every panel has it, beside an interface of
// its own for what it wants done.
type tabletop struct {
	*kit
	desk    *desk.Desk
	board   *canvas.Board
	art     mapart.Map      // that the board shows
	content *fyne.Container // of the window

	past  int              // the action that is looked back at, or now
	then  *rules.View      // what was seen then
	shown string           // unit on the card
	glows map[string]*glow // where it glows, by display
	// watching tells that what others did is being shown; battleShown is the battle on
	// the card and on the map then, sceneShown what is told of.
	watching    bool
	live        bool // more of it may come: computer players play on
	battleShown *chronicle.Battle
	sceneShown  *scene.Scene

	covered canvas.Insets // what of the map lies under panels
	hovers  bool          // the pointer is being followed: the map must not move
	closed  bool
}

// view is what is on the table: the present, or the past that is looked back at.
func (t *tabletop) view() *rules.View {
	if t.past != now && t.then != nil {
		return t.then
	}
	return t.desk.View()
}

// awaits tells that all has been shown that computer players did, and that they play on.
func (t *tabletop) awaits() bool { return t.watching && t.live && t.sceneShown == nil }

// moment is whose player turn is on the table, which turn, and the phase's id: of a scene
// that is shown those in which it happened, though the next may have begun with it; while
// more is awaited, those in which computer players play on.
func (t *tabletop) moment() (side rules.Side, turn int, phase string) {
	st := t.view().Status
	if t.awaits() {
		st = t.desk.Seat().Status()
	}
	if side = st.ToAct; side == "" {
		side = st.Side
	}
	s := t.sceneShown
	if !t.watching || s == nil || s.Mover == "" {
		return side, st.Turn, st.Phase
	}
	for _, p := range t.desk.Phases() {
		if p.Title == s.Phase {
			phase = p.ID
		}
	}
	return s.Mover, s.Turn, phase
}

// glow is the counter of a display that glows, because it is the one on the card. Each row
// is a picture of its own, so that both where it was and where it is are painted anew.
type glow struct {
	unit  string
	rows  [][]string // units
	paint []func()
}

func (g *glow) add(units []string, paint func()) {
	g.rows, g.paint = append(g.rows, units), append(g.paint, paint)
}

// glowIn begins the glow of a display that is laid out.
func (t *tabletop) glowIn(display string) *glow {
	g := &glow{unit: t.shown}
	t.glows[display] = g
	return g
}

// glowAnew has the unit on the card glow on the displays, and no other.
func (t *tabletop) glowAnew() {
	for _, g := range t.glows {
		was := g.unit
		if g.unit = t.shown; was == g.unit {
			continue
		}
		for i, units := range g.rows {
			if slices.Contains(units, was) || slices.Contains(units, g.unit) {
				g.paint[i]()
			}
		}
	}
}

// seat is where the viewer sits, at the point in time that is looked at.
func (t *tabletop) seat() *rules.Seat {
	if t.past != now {
		if s, err := t.desk.SeatAt(t.past); err == nil {
			return s
		}
	}
	return t.desk.Seat()
}

// conceals tells whether the viewer does not see all units of a side, so that losses of it
// may be unknown.
func (t *tabletop) conceals(side rules.Side) bool {
	return slices.ContainsFunc(t.view().Stacks, func(s rules.Stack) bool { return s.Hidden && s.Side == side })
}

// windowSize is the size of the table, as far as it is known.
func (t *tabletop) windowSize() fyne.Size {
	if s := t.content.Size(); s.Width > 1 {
		return s
	}
	return t.win.Canvas().Size()
}

// fought is the last attack that was rolled up to where one looks: back at the past, one
// of the phase that is on then, or of the action that one looks at.
func (t *tabletop) fought() *desk.Fought {
	if t.past == now {
		return t.desk.Fought()
	}
	f := t.desk.FoughtAt(t.past)
	if f == nil || t.inPhase(f) || t.ofBattle(t.past) {
		return f
	}
	return nil
}

// rolled is the attack in hand as it was when the dice fell for it; nil before that.
func (t *tabletop) rolled(inHand *rules.Sheet) *desk.Fought {
	if inHand == nil || inHand.Result == "" {
		return nil
	}
	if f := t.fought(); f != nil && f.Target == inHand.Target {
		return f
	}
	return nil
}

// inPhase tells whether an attack was rolled in the phase that is looked at.
func (t *tabletop) inPhase(f *desk.Fought) bool {
	was, is := t.desk.Match.Status(f.Entry-1), t.desk.Match.Status(t.past)
	return was.Turn == is.Turn && was.Side == is.Side && was.Phase == is.Phase
}

// ofBattle tells whether an action did something in a battle.
func (t *tabletop) ofBattle(n int) bool {
	deed, _ := t.desk.Deed(n)
	return slices.ContainsFunc(deed.Events, func(e rules.Event) bool { return e.Battle != "" })
}

// maps are the printed maps of the game on the table, in the order of the board.
func (t *tabletop) maps() []*board.Map {
	all, names := t.desk.Match.Ruleset().Board().Maps, t.desk.Maps()
	if names == nil {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(m *board.Map) bool { return !slices.Contains(names, m.ID) })
}

// mapKeyLines tells of those keys.
func (t *tabletop) mapKeyLines() []keyLine {
	n := min(len(t.maps()), 9)
	if n < 2 {
		return nil
	}
	return []keyLine{
		{fmt.Sprintf("Ctrl+1 … %d", n), lang.L("one of the maps")},
		{"Ctrl+0", lang.L("all maps")},
	}
}
