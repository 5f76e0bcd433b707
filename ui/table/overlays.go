package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/scene"
)

// layers are the marks and ways on the map: overlays that are on, what is to be chosen
// from, attacks, and what a duty is about.
type layers struct {
	*tabletop
	to        layerActs
	explained *rules.Duty // whose overlay is shown
	idle      []string    // the overlays that are on and have nothing to show
}

// layerActs is what the layers ask of the table around them.
type layerActs interface {
	overlayOn(id string) bool
	say(words string)
}

// overlays asks the rules for all overlays that are on.
func (t *layers) overlays() (marks []rules.Mark, ways []rules.Way) {
	me := t.desk.Me()
	enemy := t.desk.Other(me)
	t.idle = nil
	for _, q := range []struct {
		id    string
		query rules.Query
	}{
		{overlaySupply, rules.Query{Kind: rules.QuerySupply, Side: me}},
		{overlayZones, rules.Query{Kind: rules.QueryZones, Side: enemy}},
		{overlayOwn, rules.Query{Kind: rules.QueryZones, Side: me}},
		{overlayThreat, rules.Query{Kind: rules.QueryThreat, Side: enemy}},
	} {
		if !t.to.overlayOn(q.id) {
			continue
		}
		o, err := t.seat().Overlay(q.query)
		if err != nil {
			t.to.say(lang.L("This game does not have that overlay."))
			continue
		}
		marks, ways = append(marks, seenFrom(me, o)...), append(ways, o.Ways...)
		if len(o.Hexes)+len(o.Ways) == 0 {
			t.idle = append(t.idle, q.id)
		}
	}
	askedMarks, askedWays := t.asked()
	marks, ways = append(marks, askedMarks...), append(ways, askedWays...)
	ownMarks, ownWays := t.ownOverlays(me)
	marks, ways = append(marks, ownMarks...), append(ways, ownWays...)
	dutyMarks, dutyWays := t.explanation()
	marks, ways = append(marks, dutyMarks...), append(ways, dutyWays...)
	marks = append(marks, t.targets()...)
	if t.to.overlayOn(overlayControl) {
		marks = append(marks, t.control(me)...)
	}
	if t.to.overlayOn(overlayPoints) {
		marks = append(marks, t.objectives(me)...)
	}
	if t.to.overlayOn(overlayMoves) {
		ways = append(ways, t.moves()...)
	}
	ways = append(ways, t.view().Laid...)
	return marks, append(ways, t.attackArrows()...)
}

// asked is the overlay that belongs to what is asked, unless it is on in any case.
func (t *layers) asked() (marks []rules.Mark, ways []rules.Way) {
	q := t.view().Prompt.Overlay
	if q == nil || t.past != now || t.to.overlayOn(q.Kind) {
		return nil, nil
	}
	o, err := t.seat().Overlay(*q)
	if err != nil {
		return nil, nil
	}
	return o.Hexes, o.Ways
}

// seenFrom are the marks of an overlay, the zones of one's own side as a kind of
// their own, so that they can be told from the enemy's.
func seenFrom(me rules.Side, o *rules.Overlay) []rules.Mark {
	if o.Kind != "zones" || o.Side != me {
		return o.Hexes
	}
	own := slices.Clone(o.Hexes)
	for i := range own {
		own[i].Kind = "own-" + own[i].Kind
	}
	return own
}

// control marks the places that count with the flag of who holds them.
func (t *layers) control(me rules.Side) []rules.Mark {
	var marks []rules.Mark
	for _, c := range t.view().Control {
		m := rules.Mark{Hex: c.Hex, Kind: "control-enemy", Note: c.Note}
		switch c.Side {
		case "":
			continue
		case me:
			m.Kind = "control-own"
		}
		marks = append(marks, m)
	}
	return marks
}

// moves are the ways gone in the present player turn and the one before.
func (t *layers) moves() []rules.Way {
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
		deed, _ := t.desk.Deed(n)
		for _, e := range deed.Events {
			if e.Kind != "" && len(e.Units) > 0 && len(e.Hexes) == 2 && len(e.Dice) == 0 {
				ways = append(ways, rules.Way{Kind: "march", Hexes: e.Hexes})
			}
		}
	}
	slices.Reverse(ways)
	return ways
}

// targets marks the hexes of the attack in hand until it is rolled.
func (t *layers) targets() []rules.Mark {
	s := t.view().Combat
	if s == nil || s.Result != "" {
		return nil
	}
	var marks []rules.Mark
	for _, h := range underAttack(s) {
		marks = append(marks, rules.Mark{Hex: h, Kind: "threat"})
	}
	return marks
}

// attackArrows point from the attackers of the attack that is shown to each hex under
// attack, and along each attack that is declared and still to be resolved.
func (t *layers) attackArrows() []rules.Way {
	ways := slices.Clone(t.view().Declared)
	s := t.sheetOnMap()
	if s == nil {
		return ways
	}
	for _, from := range scene.Posts(&s.Attacker) {
		for _, to := range underAttack(s) {
			ways = append(ways, rules.Way{Kind: "attack", Hexes: []string{from.Hex, to}})
		}
	}
	return ways
}

// sheetOnMap is the attack that the map shows: of the battle that is shown, or the one
// in hand, until it is over, in preparation and once it is rolled as the panel shows it: who
// has fallen back since did not attack from where he is now. nil where there is none.
func (t *layers) sheetOnMap() *rules.Sheet {
	if b := t.battleShown; b != nil {
		return b.Sheet
	}
	s := t.view().Combat
	if t.preparing(s) {
		if ahead, _ := t.desk.Preview(s.Target); ahead != nil {
			return ahead
		}
	}
	if f := t.rolled(s); f != nil {
		return f.Sheet
	}
	return s
}

// declared are the targets of attacks that are declared and still to be resolved.
func (t *layers) declared() []string {
	var list []string
	for _, w := range t.view().Declared {
		if w.Kind == "attack" && len(w.Hexes) > 1 {
			list = append(list, w.Hexes[len(w.Hexes)-1])
		}
	}
	return list
}

// fightOnMap is what the map shows of an attack besides its arrows.
func (t *layers) fightOnMap() canvas.Fight {
	s := t.sheetOnMap()
	if s == nil {
		return canvas.Fight{Others: t.declared()}
	}
	f := canvas.Fight{Targets: underAttack(s), Others: t.declared(), Apart: t.oddsOf(s)}
	if len(s.Attacker.Units) > 0 {
		f.Words = strconv.Itoa(s.Attacker.Strength) + " : " + defence(s, s.Defender.Strength)
	}
	for _, p := range scene.Posts(&s.Attacker) {
		f.Strengths = append(f.Strengths, canvas.Strength{Hex: p.Hex, Label: strconv.Itoa(p.Strength)})
	}
	if t.past == now && s.Result != "" { // its losses are told on the card
		f.Strengths = nil
		if t.battleShown == nil { // and its odds; where to retreat is to be read on the map
			f.Words, f.Apart = "", ""
		}
	}
	for _, p := range scene.Posts(&s.Defender) {
		if s.Result == "" && slices.Contains(f.Targets, p.Hex) {
			f.Strengths = append(f.Strengths, canvas.Strength{Hex: p.Hex, Label: defence(s, p.Strength), Nation: t.desk.Nation(s.Defender.Side)})
		}
	}
	return f
}

// ownOverlays asks for the overlays that only this ruleset has.
func (t *layers) ownOverlays(me rules.Side) (marks []rules.Mark, ways []rules.Way) {
	for _, k := range t.desk.Overlays() {
		if !t.to.overlayOn(k.ID) {
			continue
		}
		o, err := t.seat().Overlay(rules.Query{Kind: k.ID, Side: me})
		if err != nil {
			t.to.say(lang.L("This game has no such overlay."))
			continue
		}
		marks, ways = append(marks, o.Hexes...), append(ways, o.Ways...)
	}
	return marks, ways
}

// explanation is the overlay of the duty that is shown.
func (t *layers) explanation() (marks []rules.Mark, ways []rules.Way) {
	d := t.explained
	if d == nil || t.past != now {
		return nil, nil
	}
	if d.Overlay != nil {
		if o, err := t.seat().Overlay(*d.Overlay); err == nil {
			marks, ways = append(marks, o.Hexes...), o.Ways
		}
	}
	for _, h := range t.dutyHexes(*d) {
		marks = append(marks, rules.Mark{Hex: h, Kind: "owed", Note: strings.TrimSuffix(d.Text, "."), Case: d.Case})
	}
	return marks, ways
}
