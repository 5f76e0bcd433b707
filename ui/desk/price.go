package desk

import (
	"slices"

	"vistula/rules"
)

// Price is what a choice in an attack costs the player: each unit that would be
// weaker, as it is and as it would be.
type Price struct {
	rules.Offer
	Units []Reduction
}

// Reduction is a unit before and after a loss.
type Reduction struct {
	Was, Is rules.Counter
	Gone    bool // it would be off the map, and Is is empty
}

// Prices lists the choices of the attack in hand that cost the player steps,
// effectiveness or units at once, so that they can be seen before they are made.
func (d *Tactics) Prices() []Price {
	if d.View().Combat == nil || d.Computer() {
		return nil
	}
	c := d.fresh()
	if c.priced {
		return c.prices
	}
	c.priced = true
	var list []Price
	for _, o := range d.Offers() {
		if o.Dice > 0 || o.Hex != "" || slices.Contains(harmless, o.Verb) || len(list) == mostPrices {
			continue
		}
		if units := d.weakened(o.Action); len(units) > 0 {
			list = append(list, Price{o, units})
		}
	}
	c.prices = list
	return list
}

// mostPrices bounds how many choices are tried.
const mostPrices = 12

// weakened tries an action and lists who of the side that decides is weaker after it;
// nobody where dice are rolled or something hidden is seen.
func (d *Tactics) weakened(a rules.Action) []Reduction {
	p, me := d.trial(), d.status().ToAct
	events, err := p.Do(a)
	if err != nil || rules.Fence(events) {
		return nil
	}
	is := p.View(d.Viewer())
	var list []Reduction
	for _, s := range d.View().Stacks {
		for _, c := range s.Units {
			if c.Side != me {
				continue
			}
			now, there := is.Find(c.Unit)
			switch gone := !there || now.Hex == ""; {
			case gone:
				list = append(list, Reduction{Was: c, Gone: true})
			case now.Steps < c.Steps || now.Reduced && !c.Reduced || badge(&now, "ce") < badge(&c, "ce"):
				list = append(list, Reduction{Was: c, Is: now})
			}
		}
	}
	return list
}

// badge is the value of a badge, 0 where there is none.
func badge(c *rules.Counter, kind string) int {
	for _, b := range c.Badges {
		if b.Kind == kind {
			return b.Value
		}
	}
	return 0
}

// Pay makes a choice that costs something; where units would be lost that need not be,
// the player is asked first.
func (d *Tactics) Pay(p Price) Change { return d.confirmed(p.Offer) }
