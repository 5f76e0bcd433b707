package table

import (
	"fmt"
	"slices"
	"strings"

	"vistula/canvas"
	"vistula/rules"
	"vistula/ui/desk"
)

// viewpoints is the camera that knows: each player's view is where he left it, the
// first is the front, and a decision out of sight is flown to, and back from.
type viewpoints struct {
	*tabletop
	kept   map[rules.Side]canvas.Vantage // lent by the program, which keeps it with the game
	who    rules.Side                    // who looks
	begun  bool
	led    string // the decision that was flown to
	phase  string // the one that was met
	abroad bool   // the view is on a visit for it
	fight  string // the attack that was in hand last
}

func newViewpoints(t *tabletop, kept map[rules.Side]canvas.Vantage) *viewpoints {
	if kept == nil {
		kept = map[rules.Side]canvas.Vantage{}
	}
	return &viewpoints{tabletop: t, kept: kept}
}

// player is whose view it is: the viewer's, or in an open game that of the person
// whose turn it is.
func (v *viewpoints) player() rules.Side {
	if !v.desk.Open {
		return v.desk.Viewer()
	}
	if side := v.desk.Seat().Status().Side; v.desk.Seats[side] == desk.Person {
		return side
	}
	if v.who != "" {
		return v.who
	}
	for _, side := range v.desk.Sides() {
		if v.desk.Seats[side] == desk.Person {
			return side
		}
	}
	return ""
}

// begin opens the first view: where the player left it, or else on the attack or the move in
// hand, or the front. On a tour the tour says where to look.
func (v *viewpoints) begin(toured bool) {
	v.begun, v.who, v.phase = true, v.player(), v.moment()
	if at, ok := v.kept[v.who]; ok {
		v.board.LookFrom(at)
		return
	}
	if toured {
		return
	}
	if list := v.places(); len(list) > 0 {
		v.board.Open(list...)
	}
}

// places are where a first view opens: on the attack in hand, or the units that are on the
// march with where they can go, else on the front.
func (v *viewpoints) places() []string {
	if sheet := v.view().Combat; sheet != nil {
		return fightHexes(sheet)
	}
	if list := v.onTheMarch(); len(list) > 0 {
		return list
	}
	return v.desk.Front()
}

// onTheMarch are where units in a player's hand are, and the hexes next to be entered.
func (v *viewpoints) onTheMarch() (list []string) {
	if v.desk.Computer() {
		return nil
	}
	for _, u := range v.desk.Hand() {
		if c, ok := v.desk.Counter(u); ok && c.Hex != "" {
			list = append(list, c.Hex)
		}
	}
	if len(list) == 0 {
		return nil
	}
	for _, o := range v.desk.Offers() {
		if o.Verb == rules.VerbStep {
			list = append(list, o.Hex)
		}
	}
	return list
}

// turn gives the view to whoever looks now. Behind a cover that is a cut, in an open
// game a flight.
func (v *viewpoints) turn() {
	who := v.player()
	if who == v.who {
		return
	}
	v.who, v.led, v.fight, v.abroad = who, "", "", false
	switch at, ok := v.kept[who]; {
	case ok && v.desk.Open:
		v.board.FlyTo(at)
	case ok:
		v.board.LookFrom(at)
	case !v.desk.Open:
		v.board.Open(v.places()...)
	}
}

// note keeps where the player looks.
func (v *viewpoints) note() {
	if v.begun && !v.closed && v.past == now && v.player() == v.who && v.desk.HandOver() == "" {
		v.kept[v.who] = v.board.Vantage()
	}
}

// lead flies to the decision in hand if it cannot be seen, and back once it is made: one
// of an attack once that is over. It never moves the map under a pointer that is being
// followed.
func (v *viewpoints) lead() {
	if v.past != now {
		v.led, v.fight = "", "" // to look back, or to watch, takes the view elsewhere
		return
	}
	if v.hovers {
		return
	}
	v.meet()
	hexes, least := v.decision()
	if v.placing() && v.board.InSight(hexes...) {
		hexes = nil // they glow, and forty units are to come
	}
	name := strings.Join(hexes, " ")
	fights := v.view().Combat != nil
	v.attend()
	if name == v.led || name == "" && fights {
		return
	}
	v.led = name
	if v.marching() && v.board.InSight(hexes...) {
		return // the player is looking where he sends his unit
	}
	switch {
	case len(hexes) > 0:
		before := v.board.Away()
		var flies bool
		if fights && least <= nearEnough { // strengths are to be read too
			flies = v.board.Visit(nil, hexes...)
		} else {
			flies = v.board.Approach(nil, least, hexes...)
		}
		v.abroad = flies && !before || v.abroad
	case v.abroad:
		v.abroad = false
		v.board.Return(nil)
	}
}

// attend flies to an attack in hand of which not all can be seen, once: who opens a game in
// the midst of it, or asks what if, has not chosen its place just now, and units that fight
// may lie behind the minimap. Who has to answer the enemy's is to read the strengths in it
// too.
func (v *viewpoints) attend() {
	sheet := v.view().Combat
	if sheet == nil {
		v.fight = ""
		return
	}
	targets := underAttack(sheet)
	name := strings.Join(targets, " ")
	if name == v.fight {
		return
	}
	v.fight = name
	st := v.view().Status
	answers := st.ToAct != "" && st.ToAct != st.Side
	hexes := fightHexes(sheet)
	away := slices.ContainsFunc(hexes, func(hex string) bool { return !v.board.InSight(hex) })
	if before := v.board.Away(); (answers || away) && v.board.Visit(nil, hexes...) {
		v.abroad = !before || v.abroad
	}
}

// moment names the phase that the game is in.
func (v *viewpoints) moment() string {
	s := v.view().Status
	return fmt.Sprint(s.Turn, s.Side, s.Phase, s.ToAct)
}

// meet flies to where attacks can be made as a phase of them begins, if none of those
// hexes is in sight: the phase before may have ended far from the front.
func (v *viewpoints) meet() {
	now := v.moment()
	if now == v.phase {
		return
	}
	v.phase = now
	if !v.desk.Attacks() {
		return
	}
	var hexes []string
	for _, o := range v.desk.Offers() {
		if o.Hex != "" && !slices.Contains(hexes, o.Hex) {
			hexes = append(hexes, o.Hex)
		}
	}
	if len(hexes) > 0 && !v.board.InSight(hexes...) {
		v.board.Open(hexes...)
	}
}

// placing tells whether the player puts one unit after the other on the map.
func (v *viewpoints) placing() bool {
	return slices.ContainsFunc(v.desk.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbTake })
}

// marching tells whether the player moves units of his own, hex by hex.
func (v *viewpoints) marching() bool { return v.view().Status.Stage == rules.StageMoving }

// fewest is how many hexes are still one decision, not a field to choose from.
const fewest = 6

// decision is where something is to be decided before the game can go on, and from how
// near that must be seen: the hexes of a choice, for their labels, or those of all that
// is offered where nothing of it can be left undone. Where that is a field, as with several
// units that may react, it is decided where the units are.
func (v *viewpoints) decision() (hexes []string, least float64) {
	if o := v.desk.Choice(); o != nil {
		for _, m := range o.Hexes {
			hexes = append(hexes, m.Hex)
		}
		return hexes, labelled
	}
	var units []string
	for _, o := range v.desk.Offers() {
		if o.Verb == rules.VerbDone || o.Verb == rules.VerbPick || o.Verb == rules.VerbHalt {
			return nil, 0
		}
		c, ok := v.desk.Counter(o.Unit)
		if ok = ok && c.Hex != ""; ok {
			units = append(units, c.Hex)
		}
		switch {
		case o.Hex != "":
			hexes = append(hexes, o.Hex)
		case ok:
			hexes = append(hexes, c.Hex)
		}
	}
	for _, list := range [][]string{hexes, units} {
		slices.Sort(list)
		if list = slices.Compact(list); len(list) > 0 && len(list) <= fewest {
			return list, nearEnough
		}
	}
	return nil, 0
}
