package desk

import (
	"slices"

	"vistula/rules"
)

// Foregone does what the player has no choice about in an attack: of a single
// candidate nobody need be asked who attacks, who defends, who loses or where to
// retreat; and once dice have been rolled for an attack, the further dice of the same
// attack are rolled. All who may join an attack that has just begun do so, or the
// strongest force where they may not all fight together: that is the likeliest force, and
// nothing is declared by it. Whatever ends a phase, declares an attack or rolls its dice
// waits for the player. From is the action before those of the click that leads here: they
// are taken back together with it.
func (d *Tactics) Foregone(from int) Change {
	var sum Change
	rolled, force := d.rolledSince(from), d.joining(from)
	for range mostForegone {
		a, ok := d.joins(force)
		if !ok && len(force) == 0 {
			a, ok = d.gathering(from)
		}
		if !ok {
			a, ok = d.only(rolled)
		}
		if !ok {
			break
		}
		c := d.Do(a)
		if c.Why != "" {
			break
		}
		sum.Events = append(sum.Events, c.Events...)
		d.forgo()
	}
	if len(sum.Events) > 0 || d.Match.Cursor() > from+1 {
		d.gathered(from)
	}
	sum.Events = append(sum.Events, d.pass(from)...)
	return sum
}

// TakenOver does for a player who takes over a side what Foregone would have done, had the
// player and not the computer begun the attack in hand.
func (d *Tactics) TakenOver() Change {
	from := d.Match.Cursor() - 1
	if from < 0 || d.View().Combat == nil {
		return Change{}
	}
	if deed, _ := d.Deed(from + 1); !slices.Contains(beginVerbs, deed.Action.Verb) {
		return Change{}
	}
	return d.Foregone(from)
}

// forgo notes that the last action was done for the player.
func (d *Tactics) forgo() {
	if d.forgone == nil {
		d.forgone = map[int]string{}
	}
	d.forgone[d.Match.Cursor()] = d.stamp(d.Match.Cursor())
}

// pass ends the steps in which, by the rules' own word, nothing is worth being asked for.
// Undo takes back such an end alone, so that the player comes to the step after all.
func (d *Tactics) pass(from int) []rules.Event {
	done := rules.Action{Verb: rules.VerbDone}
	var events []rules.Event
	for range mostForegone {
		if d.Match.Cursor() == from || d.Computer() || d.HandOver() != "" || d.View().Prompt.Idle == "" || !d.offered(done) {
			break
		}
		n := d.Match.Cursor()
		c := d.Do(done)
		if c.Why != "" {
			break
		}
		d.gathered(n)
		events = append(events, c.Events...)
	}
	return events
}

// gathering is what has all join the attack that the last action began, where the rules
// offer that and it takes no advantage from the attack that is not made up for.
func (d *Tactics) gathering(from int) (rules.Action, bool) {
	n := d.Match.Cursor()
	if n != from+1 || d.View().Combat == nil || d.Computer() || d.HandOver() != "" {
		return rules.Action{}, false
	}
	if deed, _ := d.Deed(n); deed.Action.Verb != rules.VerbAttack {
		return rules.Action{}, false
	}
	for _, o := range d.Offers() {
		if o.Verb == rules.VerbCommitAll && o.Dice == 0 {
			return o.Action, !d.forfeits(o.Action)
		}
	}
	return rules.Action{}, false
}

// mostForegone bounds how much is done at once.
const mostForegone = 40

// rolledSince tells whether one of the actions after the n-th rolled the dice of an
// attack.
func (d *Session) rolledSince(n int) bool {
	for i := n + 1; i <= d.Match.Cursor(); i++ {
		if deed, _ := d.Deed(i); deed.Action.Verb == rules.VerbRoll {
			return true
		}
	}
	return false
}

// optional are verbs that leave an attack or do for all what is offered one by one:
// beside them a single candidate is still the only one.
var optional = []string{rules.VerbCancel, rules.VerbCommitAll}

// candidates are the verbs by which one of several is chosen in an attack.
var candidates = []string{rules.VerbFrom, rules.VerbCommit, rules.VerbWithhold, rules.VerbLose, rules.VerbRetreat, rules.VerbReady}

// only is the one thing that can be done in the attack in hand.
func (d *Tactics) only(rolled bool) (rules.Action, bool) {
	offers := d.Offers()
	if d.View().Combat == nil || d.Computer() || d.HandOver() != "" || len(offers) == 0 {
		return rules.Action{}, false
	}
	if len(offers) == 1 && offers[0].Verb == rules.VerbRoll {
		return offers[0].Action, rolled
	}
	list := slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return slices.Contains(optional, o.Verb) })
	if len(list) != 1 || list[0].Dice > 0 || !slices.Contains(candidates, list[0].Verb) {
		return rules.Action{}, false
	}
	return list[0].Action, true
}
