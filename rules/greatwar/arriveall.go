package greatwar

import (
	"slices"

	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 14.11 and 14.12 for all at once: whoever brings reinforcements on mostly
// wants all of them, on foot or by rail as far as the trains go.

func addArriveAll() {
	for _, v := range []verbs{
		{Name: "arrive-all", Label: "Bring on all, on foot", Case: "14.11"},
		{Name: "arrive-rail-all", Label: "Bring on all, by rail where possible", Case: "14.12"},
	} {
		choice := ""
		if v.Case == "14.12" {
			choice = choiceRail
		}
		v.Stages = verb.Of(atArrivals)
		v.Check = func(p *Position, _ args) *refusal { return arrivalsOf(p).mayArriveAll(choice) }
		v.Do = func(p *Position, _ args) { arrivalsOf(p).arriveAll(choice) }
		book.Add(&v)
	}
}

var refuseNoneComes = &refusal{Case: "14.21", Why: "None of the reinforcements can arrive that way."}

func (p arriving) mayArriveAll(choice string) *refusal {
	if slices.ContainsFunc(p.comers(), func(u int16) bool { return p.wayOn(u, choice) != nil }) {
		return nil
	}
	return refuseNoneComes
}

// comers are the units that are due, the largest first, for whom trains are scarce.
func (p arriving) comers() []int16 {
	units := p.all(p.due)
	slices.SortStableFunc(units, func(a, b int16) int { return int(p.unit(b).points) - int(p.unit(a).points) })
	return units
}

// wayOn is how a unit comes on now: by the first of its hexes that is open. It is
// nil where it cannot.
func (p arriving) wayOn(u int16, choice string) *args {
	for _, h := range p.entries(u) {
		if a := (args{Unit: u, Hex: h, From: board.None, Choice: choice}); p.mayArrive(a) == nil {
			return &a
		}
	}
	return nil
}

// arriveAll brings on all that can come. Those for whom there is no train left come
// on foot.
func (p arriving) arriveAll(choice string) {
	for _, u := range p.comers() {
		a := p.wayOn(u, choice)
		if a == nil {
			a = p.wayOn(u, "")
		}
		if a != nil {
			p.arrive(*a)
		}
	}
}
