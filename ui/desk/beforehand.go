package desk

import (
	"slices"

	"vistula/rules"
)

// Beforehand is a choice in the attack in hand that was made for the player, because
// there was a single candidate.
type Beforehand struct {
	Action int    // its number, counted from 1
	Text   string // what was chosen
}

// Beforehand lists the choices of the attack in hand that were made for the player and
// can still be changed, in their order.
func (d *Tactics) Beforehand() []Beforehand {
	if d.View().Combat == nil || d.Computer() {
		return nil
	}
	var list []Beforehand
	for n := d.Match.Cursor(); n > d.PhaseStart(); n-- {
		deed, _ := d.Deed(n)
		if slices.ContainsFunc(deed.Events, func(e rules.Event) bool { return len(e.Dice) > 0 }) {
			break
		}
		if d.forgone[n] != d.stamp(n) {
			continue
		}
		if text := d.deedWords(n, deed); text != "" {
			list = append(list, Beforehand{n, text})
		}
	}
	slices.Reverse(list)
	return list
}

// deedWords say what the n-th action was: what was told of it, or else what the button
// for it says.
func (d *Tactics) deedWords(n int, deed rules.Deed) string {
	for _, e := range rules.SeenBy(deed.Events, d.Viewer()) {
		if e.Text != "" {
			return e.Text
		}
	}
	seat, err := d.SeatAt(n - 1)
	if err != nil {
		return ""
	}
	for _, o := range seat.Offers() {
		if o.Action == deed.Action {
			return d.Label(o)
		}
	}
	return ""
}

// Reconsider goes back to before a choice that was made for the player, and leaves it to
// him. The error is a sentence for the player.
func (d *Tactics) Reconsider(b Beforehand) error {
	d.Match.Wait()
	return d.goTo(b.Action-1, false)
}
