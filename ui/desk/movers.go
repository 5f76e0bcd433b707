package desk

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/plan"
)

// moving tells whether units are in hand.
func (d *Selection) moving() bool { return d.status().Stage == rules.StageMoving }

// inHand tells whether any of the units is in hand.
func (d *Selection) inHand(units []string) bool {
	for _, u := range d.View().Prompt.Units {
		if slices.Contains(units, u) {
			return true
		}
	}
	return false
}

// others tells whether units are own ones beside those in hand.
func (d *Selection) others(units []string) bool {
	return len(d.Offers()) > 0 && d.moving() && d.mine(units[0]) && !d.inHand(units)
}

// Leaves tells whether a unit in hand may be left where it is while the others
// go on.
func (d *Selection) Leaves() bool { return slices.ContainsFunc(d.Hand(), d.CanLeave) }

// MeetsOwn tells whether own units that could be picked up stand in a hex that
// those in hand can go to: a click there may mean either.
func (d *Selection) MeetsOwn() bool {
	reach := d.Reach()
	if reach == nil || !d.moving() {
		return false
	}
	return slices.ContainsFunc(reach.Hexes, func(m rules.Mark) bool {
		s := d.StackIn(m.Hex)
		return s != nil && len(s.Units) > 0 && d.mine(s.Units[0].Unit) && !d.inHand([]string{s.Units[0].Unit})
	})
}

// enters tells whether a click on the ground of a hex would do something.
func (d *Selection) enters(hex string) bool {
	if path, _ := d.Path(hex); path != nil {
		return true
	}
	chosen := d.chosen()
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool {
		return o.Hex == hex && (o.Unit == "" || slices.Contains(chosen, o.Unit)) && o.Verb != rules.VerbStep
	})
}

// asksHexes tells whether a hex is asked for now.
func (d *Selection) asksHexes() bool {
	chosen := d.chosen()
	return d.canGo() || slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool {
		return o.Hex != "" && (o.Unit == "" || slices.Contains(chosen, o.Unit))
	})
}

// Reach answers where the selected units can go together: the marks of the one
// that gets least far, cut to what all of them reach; nil where nothing moves.
func (d *Selection) Reach() *rules.Overlay {
	movers := d.movers()
	if len(movers) == 0 {
		return nil
	}
	c, name := d.fresh(), strings.Join(movers, " ")
	if o, ok := c.reach[name]; ok {
		return o
	}
	all := plan.Reach(asker{d.Sight}, movers)
	c.reach[name] = all
	return all
}

// Hand lists the units that a click on a hex would move.
func (d *Selection) Hand() []string { return slices.Clone(d.movers()) }

// Choice is what the hexes cost that the decision in hand is about; nil where no
// hex is to be chosen, or the viewer does not choose.
func (d *Selection) Choice() *rules.Overlay { return d.choiceOf("", "") }

// choiceOf is Choice with what choosing a hex would bring; from is the hex beyond the
// hexside that is meant.
func (d *Selection) choiceOf(hex, from string) *rules.Overlay {
	hexes := slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Hex != "" })
	if !hexes && !slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Choice != "" && o.Unit == "" }) {
		return nil
	}
	q := rules.Query{Kind: rules.QueryChoice, Hex: hex, From: from}
	if chosen := d.chosen(); len(chosen) > 0 {
		q.Unit = chosen[0]
	}
	o := d.ask(q)
	if o == nil || !slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return hexes || m.Choice != "" }) {
		return nil
	}
	return o
}

// Prospect shows what a click on a hex would bring where one is to be chosen: lines,
// areas, and a note in the mark of the hex. It is nil where nothing is to be shown.
func (d *Selection) Prospect(hex, from string) *rules.Overlay {
	o := d.Choice()
	if o == nil || !slices.ContainsFunc(o.Hexes, func(m rules.Mark) bool { return m.Hex == hex && m.Kind == rules.MarkOpen }) {
		return nil
	}
	if !d.asksSides() {
		from = ""
	}
	return d.choiceOf(hex, from)
}

// asksSides tells whether a hexside is asked for now.
func (d *Selection) asksSides() bool {
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Unit == "" && o.Hex != "" && o.From != "" })
}

// marked is the offer that a click on a hex takes whose mark names a choice.
func (d *Selection) marked(hex string) (rules.Offer, bool) {
	o := d.Choice()
	if o == nil {
		return rules.Offer{}, false
	}
	for _, m := range o.Hexes {
		if m.Hex != hex || m.Choice == "" {
			continue
		}
		for _, x := range d.Offers() {
			if x.Choice == m.Choice && x.Unit == "" && x.Hex == "" {
				return x, true
			}
		}
	}
	return rules.Offer{}, false
}

// movers are the units in hand, or else those selected to be picked up.
func (d *Selection) movers() []string {
	if len(d.Offers()) == 0 { // it is for somebody else to decide
		return nil
	}
	if d.moving() {
		return d.View().Prompt.Units
	}
	return slices.DeleteFunc(slices.Clone(d.selected), func(u string) bool { return !d.offered(rules.Action{Verb: rules.VerbPick, Unit: u}) })
}

func (d *Selection) canGo() bool { return len(d.movers()) > 0 }

// Steps lists the way to a hex that is in reach, the present one first; nil where
// it is not.
func (d *Selection) Steps(to string) []plan.Step { return plan.Way(d.Reach(), to) }

// Path lists the hexes on the way to one that is in reach, the present one first,
// and the points left there; nil where it is not.
func (d *Selection) Path(to string) (hexes []string, left int) {
	for _, s := range d.Steps(to) {
		hexes, left = append(hexes, s.Hex), s.Left
	}
	return hexes, left
}
