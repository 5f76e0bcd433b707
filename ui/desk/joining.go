package desk

import (
	"slices"

	"vistula/rules"
	"vistula/rules/plan"
)

// joinVerbs have a hex or a unit join an attack.
var joinVerbs = []string{rules.VerbFrom, rules.VerbCommit}

// beginVerbs are actions after which an attacker is asked who joins.
var beginVerbs = []string{rules.VerbAttack, rules.VerbStorm, rules.VerbDeclare}

// joining lists who joins the attack that the action after the n-th began, or laid open,
// the strongest first: the force that the rules would commit at once, or the strongest that
// they let attack together. It is nil where nobody is asked for, or where each of those
// whom the rules commit at once can be withheld again.
func (d *Tactics) joining(n int) []string {
	if d.View().Combat == nil || d.Computer() || d.HandOver() != "" {
		return nil
	}
	if deed, _ := d.Deed(n + 1); !slices.Contains(beginVerbs, deed.Action.Verb) || deed.Side != d.status().ToAct {
		return nil
	}
	var units []string
	for _, o := range d.Offers() {
		switch {
		case o.Verb == rules.VerbCommitAll:
			return d.committed(o.Action)
		case o.Verb == rules.VerbCommit:
			units = appendNew(units, o.Unit)
		case o.Verb == rules.VerbFrom:
			if s := d.StackIn(o.Hex); s != nil {
				for _, c := range s.Units {
					units = appendNew(units, c.Unit)
				}
			}
		}
	}
	if force, err := plan.Strongest(asker{d.Sight}, d.View().Combat.Target, units); err == nil {
		return force.Units
	}
	return units // each as long as the rules let it
}

// committed lists who would join an attack by an action that has all join it; nil where
// they can be withheld one by one after it.
func (d *Tactics) committed(all rules.Action) []string {
	trial := d.trial()
	if _, err := trial.Do(all); err != nil {
		return nil
	}
	seat := rules.Sit(trial, d.status().ToAct)
	sheet := seat.View().Combat
	if sheet == nil || slices.ContainsFunc(seat.Offers(), func(o rules.Offer) bool { return o.Verb == rules.VerbWithhold }) {
		return nil
	}
	var units []string
	for _, u := range sheet.Attacker.Units {
		units = append(units, u.Unit)
	}
	return units
}

// forfeits tells whether an attack that units are to make already would lose an advantage
// if all joined it, and be no likelier to drive the defender back: one that they have
// prepared, where the others have not.
func (d *Tactics) forfeits(all rules.Action) bool {
	trial, is := d.trial(), d.View().Combat
	if _, err := trial.Do(all); err != nil {
		return false
	}
	would := rules.Sit(trial, d.status().ToAct).View().Combat
	if is == nil || would == nil {
		return false
	}
	lost := slices.ContainsFunc(is.Shifts, func(m rules.Modifier) bool {
		return m.Value > 0 && !slices.ContainsFunc(would.Shifts, func(n rules.Modifier) bool { return n.What == m.What && n.Value > 0 })
	})
	return lost && drives(would) <= drives(is)
}

// drives is how many throws of an attack have the defender retreat and the attacker stay.
func drives(s *rules.Sheet) int {
	n := 0
	for _, c := range s.Chances {
		if c.Retreat == rules.RetreatDefender {
			n += c.Of
		}
	}
	return n
}

// joins is what has the next of a force join the attack in hand.
func (d *Tactics) joins(force []string) (rules.Action, bool) {
	for _, u := range force {
		at, _ := d.Counter(u)
		for _, o := range d.Offers() {
			if o.Dice == 0 && (o.Verb == rules.VerbCommit && o.Unit == u || o.Verb == rules.VerbFrom && o.Hex == at.Hex) {
				return o.Action, true
			}
		}
	}
	return rules.Action{}, false
}

// rejoin has those of a list join the attack again that may.
func (d *Tactics) rejoin(list []rules.Action) {
	from := d.Match.Cursor()
	for _, a := range list {
		if d.offered(a) && d.Do(a).Why == "" {
			d.forgo()
		}
	}
	d.gathered(from)
}

// joinedAfter lists who joined the attack in hand for the player after the n-th action.
func (d *Tactics) joinedAfter(n int) []rules.Action {
	var list []rules.Action
	for n++; n <= d.Match.Cursor(); n++ {
		deed, _ := d.Deed(n)
		if !slices.Contains(joinVerbs, deed.Action.Verb) || d.forgone[n] != d.stamp(n) {
			break
		}
		list = append(list, deed.Action)
	}
	return list
}

// mightiest chooses, where the stacks of several hexes can attack a hex and only one of
// them may, the one that brings the greatest strength. Ok is false where the offers are
// something else.
func (d *Tactics) mightiest(offers []rules.Offer) (a rules.Action, ok bool) {
	if len(offers) < 2 || slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb != rules.VerbDeclare || o.Hex == "" || o.From == "" }) {
		return rules.Action{}, false
	}
	most := -1
	for _, o := range offers {
		if n := d.strength(o); n > most {
			a, most = o.Action, n
		}
	}
	return a, true
}

// strength is what the stack of the hex that an attack comes from brings to it.
func (d *Tactics) strength(o rules.Offer) int {
	s := d.StackIn(o.From)
	if s == nil {
		return 0
	}
	var units []string
	for _, c := range s.Units {
		units = append(units, c.Unit)
	}
	force, err := plan.Strongest(asker{d.Sight}, o.Hex, units)
	if err != nil || force.Sheet == nil {
		return 0
	}
	return force.Sheet.Attacker.Strength
}

// fromElsewhere is the choice between calling a declared attack off and having it made from
// another hex; empty where there is no other.
func (d *Tactics) fromElsewhere(recall rules.Offer) []Choice {
	if recall.Verb != rules.VerbRecall {
		return nil
	}
	list := []Choice{{Label: d.Label(recall), Case: recall.Case, offer: recall}}
	for _, o := range plan.After(d.trial(), []rules.Action{recall.Action}) {
		if o.Verb == rules.VerbDeclare && o.Hex == recall.Hex && o.From != "" && !d.declaredFrom(o.From, o.Hex) {
			label := d.say("{{.What}} instead, from {{.Hex}}", "What", d.Label(o), "Hex", d.place(o.From))
			list = append(list, Choice{Label: label, Case: o.Case, first: []rules.Action{recall.Action}, offer: o})
		}
	}
	if len(list) == 1 {
		return nil
	}
	return list
}

// declaredFrom tells whether an attack from one hex on another is declared.
func (d *Tactics) declaredFrom(from, target string) bool {
	return slices.ContainsFunc(d.View().Declared, func(w rules.Way) bool {
		return len(w.Hexes) > 1 && w.Hexes[0] == from && w.Hexes[len(w.Hexes)-1] == target
	})
}
