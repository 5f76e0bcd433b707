package desk

import (
	"slices"

	"vistula/rules"
)

// Beforehand is a choice in the attack in hand that was made for the player, because
// there was a single candidate, or because whoever may join an attack mostly does.
type Beforehand struct {
	Action int      // its number, counted from 1
	Text   string   // what was chosen
	Units  []string // of which the text speaks as the rules name them
	Joins  bool     // a unit or hex that joined the attack and can be left out
	Rolled bool     // dice have fallen since
}

// Beforehand lists the choices of the attack in hand that were made for the player and
// can still be changed, in their order: those since the last dice or secret laid open, and
// where nobody is cheated by it those before them too.
func (d *Tactics) Beforehand() []Beforehand {
	if d.View().Combat == nil || d.Computer() {
		return nil
	}
	var list []Beforehand
	rolled, revised := false, false
	for n := d.Match.Cursor(); n > d.PhaseStart() && (!rolled || d.fights(n)); n-- {
		deed, _ := d.Deed(n)
		if !rolled && slices.ContainsFunc(deed.Events, func(e rules.Event) bool { return len(e.Dice) > 0 }) {
			if !d.MayLift() {
				break
			}
			rolled = d.fights(n - 1) // else the dice were those of another attack
			if !rolled {
				break
			}
		}
		if d.forgone[n] != d.stamp(n) || deed.Action.Verb == rules.VerbRoll { // dice are no choice
			revised = revised || slices.Contains(partVerbs, deed.Action.Verb)
			continue
		}
		if revised && deed.Action.Verb == rules.VerbCommitAll { // the player has said since who attacks
			continue
		}
		if d.fence(n-1) != nil && !d.MayLift() {
			break
		}
		if text, units := d.deedWords(n, deed); text != "" {
			list = append(list, Beforehand{n, text, units, slices.Contains(joinVerbs, deed.Action.Verb), rolled})
		}
	}
	slices.Reverse(list)
	return list
}

// partVerbs are a player's own words on who takes part in an attack.
var partVerbs = []string{rules.VerbCommit, rules.VerbWithhold}

// fights tells whether an attack was in hand after n actions.
func (d *Tactics) fights(n int) bool {
	seat, err := d.SeatAt(n)
	return err == nil && seat.View().Combat != nil
}

// deedWords say what the n-th action was: what was told of it, or else what the button
// for it says; units are those that the rules tell of.
func (d *Tactics) deedWords(n int, deed rules.Deed) (words string, units []string) {
	for _, e := range rules.SeenBy(deed.Events, d.Viewer()) {
		if e.Text != "" {
			return e.Text, e.Units
		}
	}
	seat, err := d.SeatAt(n - 1)
	if err != nil {
		return "", nil
	}
	for _, o := range seat.Offers() {
		switch {
		case o.Action != deed.Action:
		case o.Verb == rules.VerbCommit:
			return d.say("{{.Unit}} joins the attack", "Unit", d.UnitName(o.Unit)), nil
		case o.Verb == rules.VerbFrom:
			return d.say("Attack from {{.Hex}}", "Hex", d.place(o.Hex)), nil
		default:
			return d.Label(o), nil
		}
	}
	return "", nil
}

// Reconsider goes back to before a choice that was made for the player, and leaves it to
// him; over a roll of the dice only once that is confirmed. Where somebody is left out of an
// attack those who joined it with him stay in it.
func (d *Tactics) Reconsider(b Beforehand) Change {
	back := func(lift bool) Change {
		var others []rules.Action
		if b.Joins {
			others = d.joinedAfter(b.Action)
		}
		d.Match.Wait()
		if err := d.goTo(b.Action-1, lift); err != nil {
			return Change{Why: err.Error()}
		}
		d.rejoin(others)
		return Change{}
	}
	words := d.say("The dice have been rolled since. Take back the roll too?")
	if !b.Rolled {
		fence := d.fence(b.Action - 1)
		if fence == nil || !d.MayLift() {
			return back(false)
		}
		words = d.say("{{.Fact}} Take it back all the same?", "Fact", fence.Fact)
	}
	return Change{Confirm: &Confirm{Head: d.say("Change"), Words: words, Yes: d.say("Take back"), Do: func() Change { return back(true) }}}
}
