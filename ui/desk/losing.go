package desk

import (
	"slices"
	"strings"

	"vistula/rules"
)

// Confirm is a question to be put to the player before something is done that
// destroys units of the same side.
type Confirm struct {
	Head, Words, Yes string
	// Grave tells that it loses something for good, so that no key may say yes unawares.
	Grave bool
	// Do does it.
	Do func() Change
}

// confirmed does an action, or has the player asked first where it is one of several
// and destroys units of the player's own.
func (d *Tactics) confirmed(o rules.Offer) Change {
	lost := d.Destroys(o)
	if len(lost) == 0 || !d.choosable(o) {
		return d.Do(o.Action)
	}
	return Change{Confirm: &Confirm{
		Head:  d.say("Eliminate {{.Names}}?", "Names", strings.Join(lost, ", ")),
		Words: d.goneWords(o.Case),
		Yes:   d.say("Eliminate"),
		Grave: true,
		Do:    func() Change { return d.Do(o.Action) },
	}}
}

// choosable tells whether something else could be done instead.
func (d *Tactics) choosable(o rules.Offer) bool {
	return slices.ContainsFunc(d.Offers(), func(n rules.Offer) bool { return n.Action != o.Action })
}

// Destroys lists by name the units of the side that decides which an action takes
// out of the game, whatever is decided after it: nothing where dice are rolled first,
// or where it leads somewhere, for what is met there may be hidden.
func (d *Tactics) Destroys(o rules.Offer) []string {
	if o.Hex != "" || o.Dice > 0 || slices.Contains(harmless, o.Verb) {
		return nil
	}
	c := d.fresh()
	names, ok := c.lost[o.Action]
	if !ok {
		names = d.destroys(o.Action)
		c.lost[o.Action] = names
	}
	return names
}

// harmless are verbs of movement and of the way to an attack, which destroy nobody.
var harmless = []string{rules.VerbPick, rules.VerbAdd, rules.VerbDrop, rules.VerbHalt, rules.VerbDone, rules.VerbCommit, rules.VerbDeclare,
	rules.VerbReady, rules.VerbCancel}

func (d *Tactics) destroys(a rules.Action) []string {
	trial, side := d.trial(), d.status().ToAct
	dead, ok := d.deadBy(trial, a, side)
	if !ok || len(dead) > 0 {
		return dead
	}
	if offers := trial.Offers(); trial.Status().ToAct == side && len(offers) < 12 && everyOne(offers, func(o rules.Offer) bool {
		if o.Unit == "" || o.Hex != "" || o.Dice > 0 || slices.Contains(harmless, o.Verb) {
			return false
		}
		dead, ok := d.deadBy(trial.Clone(), o.Action, side)
		return ok && len(dead) > 0
	}) {
		return []string{d.say("a unit")}
	}
	return nil
}

func everyOne(offers []rules.Offer, is func(rules.Offer) bool) bool {
	return len(offers) > 0 && !slices.ContainsFunc(offers, func(o rules.Offer) bool { return !is(o) })
}

// deadBy carries an action out on p and lists by name those of a side on the map who
// are dead after it; ok is false where it is refused or dice are rolled.
func (d *Tactics) deadBy(p rules.Position, a rules.Action, side rules.Side) (names []string, ok bool) {
	events, err := p.Do(a)
	if err != nil || slices.ContainsFunc(events, func(e rules.Event) bool { return len(e.Dice) > 0 }) {
		return nil, false
	}
	v := rules.Sit(p, d.Viewer()).View()
	for i := range v.Displays {
		if !v.Displays[i].Dead() {
			continue
		}
		for c := range v.Displays[i].Counters() {
			if c.Side == side && d.onMap(c.Unit) {
				names = appendNew(names, d.UnitName(c.Unit))
			}
		}
	}
	return names, true
}
