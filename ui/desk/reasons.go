package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

// whyNotThere asks the rules why a hex cannot be entered, as if the units were
// next to it; where they are not, it says what the way there would take.
func (d *Wording) whyNotThere(to string, movers []string) string {
	p := d.trial()
	if !d.moving() {
		if _, err := p.Do(rules.Action{Verb: rules.VerbPick, Unit: movers[0]}); err != nil {
			return d.plain(err)
		}
		if p.Status().Stage != rules.StageMoving { // there is nothing that it could still do
			return d.say("{{.Hex}} is out of reach: the units can go no farther.", "Hex", d.place(to))
		}
	}
	_, err := p.Do(rules.Action{Verb: rules.VerbStep, Hex: to})
	if err == nil {
		return d.instead()
	}
	if plan.Beside(asker{d.Sight}, to, movers[0]) {
		return d.plain(err)
	}
	if m := plan.Beyond(asker{d.Sight}, movers, to); m != nil {
		return d.say("{{.Hex}} is out of reach: getting there costs {{.Cost}} movement points and {{.Left}} are left ({{.Case}}).",
			"Hex", d.place(to), "Cost", rules.Points(m.Cost, m.Per), "Left", rules.Points(m.Value, m.Per), "Case", m.Case)
	}
	if reach := d.Reach(); reach == nil || len(reach.Hexes) == 0 {
		return d.say("{{.Hex}} is out of reach: the units can go no farther.", "Hex", d.place(to))
	}
	return d.noWay(to)
}

// noWay says that no way leads to a hex, whatever it takes.
func (d *Wording) noWay(to string) string {
	if s := d.StackIn(to); s != nil && len(s.Units) > 0 && !d.mine(s.Units[0].Unit) {
		return d.say("{{.Hex}} is held by the enemy and is out of reach.", "Hex", d.place(to))
	}
	return d.say("No route open to these units leads to {{.Hex}}.", "Hex", d.place(to))
}

// whyUnit asks the rules why nothing can be done with a unit that can be done with
// others.
func (d *Wording) whyUnit(units []string) string {
	var asked []rules.Action
	for _, o := range d.Offers() {
		a := o.Action
		if a.Unit == "" || a.Hex != "" {
			continue
		}
		if a.Unit = units[0]; slices.Contains(asked, a) {
			continue
		}
		if asked = append(asked, a); len(asked) > mostAsked {
			break
		}
		if why := d.refusal(a); why != "" {
			return why
		}
	}
	return d.instead()
}

// whyHex asks the rules why nothing can be done with a hex.
func (d *Wording) whyHex(number string) string {
	if why := d.whyNoRetreat(number); why != "" {
		return why
	}
	chosen := d.chosen()
	for _, o := range d.Offers() {
		if o.Hex == "" || o.Unit != "" && !slices.Contains(chosen, o.Unit) {
			continue
		}
		a := o.Action
		a.Hex = number
		if why := d.refusal(a); why != "" {
			return why
		}
	}
	return d.instead()
}

// instead says what is asked now.
func (d *Wording) instead() string { return d.Ask() }
