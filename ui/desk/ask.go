package desk

import (
	"slices"

	"vistula/rules"
)

// ask puts a question to the rules as the viewer may; nil where the ruleset has no
// answer to it. What is answered must not be changed.
func (d *Desk) ask(q rules.Query) *rules.Overlay {
	c, name := d.fresh(), q.Kind+" "+string(q.Side)+" "+q.Unit
	if o, ok := c.asked[name]; ok {
		return o
	}
	o, err := d.Position().Overlay(d.Viewer(), q)
	if err != nil {
		o = nil
	}
	c.asked[name] = o
	return o
}

// Choice is what the hexes cost that the decision in hand is about; nil where no
// hex is to be chosen, or the viewer does not choose.
func (d *Desk) Choice() *rules.Overlay {
	if !slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Hex != "" }) {
		return nil
	}
	q := rules.Query{Kind: rules.QueryChoice}
	if chosen := d.chosen(); len(chosen) > 0 {
		q.Unit = chosen[0]
	}
	if o := d.ask(q); o != nil && len(o.Hexes) > 0 {
		return o
	}
	return nil
}

// SupplyNote is a sentence about how a unit would be supplied now, "" where the
// rules say nothing of it; bad tells that something is amiss.
func (d *Desk) SupplyNote(unit string) (note string, bad bool) {
	c, ok := d.Counter(unit)
	if !ok || c.Hex == "" {
		return "", false
	}
	if v := d.Viewer(); v != "" && v != c.Side {
		return "", false // the enemy's affairs
	}
	o := d.ask(rules.Query{Kind: rules.QuerySupply, Side: c.Side})
	if o == nil {
		return "", false
	}
	for _, w := range o.Ways {
		if w.Unit == unit && w.Note != "" {
			return w.Note, w.Kind != "in"
		}
	}
	return "", false
}

// CanLeave tells whether a unit in hand may be left behind where it is.
func (d *Desk) CanLeave(unit string) bool {
	return unit != "" && d.offered(rules.Action{Verb: rules.VerbDrop, Unit: unit})
}
