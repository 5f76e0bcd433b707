package table

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// The overlays.
const (
	overlayReach   = "reach"
	overlaySupply  = "supply"
	overlayZones   = "zones"
	overlayOwn     = "own-zones"
	overlayThreat  = "threat"
	overlayControl = "control"
	overlayMoves   = "moves"
	overlayBare    = "bare"
)

// overlayList is the overlays as the rail shows them.
var overlayList = []struct {
	id, label string
	key       rune
	icon      icon
}{
	{overlayReach, "Reach", 'r', iconReach},
	{overlaySupply, "Supply", 's', iconWheel},
	{overlayZones, "Their zones", 'z', iconZones},
	{overlayOwn, "Our zones", 'o', iconOwnZones},
	{overlayThreat, "Threat", 't', iconThreat},
	{overlayControl, "Control", 'c', iconFlag},
	{overlayMoves, "Moves", 'm', iconMoves},
	{overlayBare, "Bare map", 'b', iconEye},
}

// overlays asks the rules for all overlays that are on.
func (t *Table) overlays() (marks []rules.Mark, ways []rules.Way) {
	me := t.desk.Me()
	enemy := t.desk.Other(me)
	for _, q := range []struct {
		id    string
		query rules.Query
	}{
		{overlaySupply, rules.Query{Kind: "supply", Side: me}},
		{overlayZones, rules.Query{Kind: "zones", Side: enemy}},
		{overlayOwn, rules.Query{Kind: "zones", Side: me}},
		{overlayThreat, rules.Query{Kind: "threat", Side: enemy}},
	} {
		if !t.rail.on[q.id] {
			continue
		}
		o, err := t.position().Overlay(t.desk.Viewer(), q.query)
		if err != nil {
			t.float.say(lang.L("This game has no such overlay."))
			continue
		}
		marks, ways = append(marks, o.Hexes...), append(ways, o.Ways...)
	}
	if t.rail.on[overlayControl] {
		marks = append(marks, t.control(me)...)
	}
	if t.rail.on[overlayMoves] {
		ways = append(ways, t.moves()...)
	}
	return marks, append(ways, t.attackArrows()...)
}

// position is the one that is looked at; it must not be changed.
func (t *Table) position() rules.Position {
	if t.past != now {
		if p, err := t.desk.Match.At(t.past); err == nil {
			return p
		}
	}
	return t.desk.Position()
}

// control marks the places that count: plain where they are ours, hatched where
// the enemy holds them.
func (t *Table) control(me rules.Side) []rules.Mark {
	var marks []rules.Mark
	for _, c := range t.view().Control {
		m := rules.Mark{Hex: c.Hex, Kind: "control", Note: c.Note}
		switch c.Side {
		case "":
			continue
		case me:
			m.Kind = "in"
		default:
			m.Kind = "closed"
		}
		marks = append(marks, m)
	}
	return marks
}

// moves are the ways gone in the present player turn and the one before.
func (t *Table) moves() []rules.Way {
	stamps, last := t.desk.Stamps(), t.desk.Match.Cursor()
	if t.past != now {
		last = t.past
	}
	var ways []rules.Way
	turns := 0
	for n := last; n > 0 && turns < 2; n-- {
		if n < len(stamps) && (stamps[n].Turn != stamps[n-1].Turn || stamps[n].Side != stamps[n-1].Side) {
			turns++
		}
		for _, e := range t.desk.Match.Entry(n).Events {
			if e = e.SeenBy(t.desk.Viewer()); e.Kind != "" && len(e.Units) > 0 && len(e.Hexes) == 2 && len(e.Dice) == 0 {
				ways = append(ways, rules.Way{Kind: "march", Hexes: e.Hexes})
			}
		}
	}
	slices.Reverse(ways)
	return ways
}

// attackArrows point from the attackers of the fight in hand to its target.
func (t *Table) attackArrows() []rules.Way {
	s := t.view().Combat
	if s == nil || s.Result != "" {
		return nil
	}
	var ways []rules.Way
	seen := map[string]bool{}
	for _, u := range s.Attacker.Units {
		if u.Hex != "" && !seen[u.Hex] {
			seen[u.Hex] = true
			ways = append(ways, rules.Way{Kind: "attack", Hexes: []string{u.Hex, s.Target}})
		}
	}
	return ways
}
