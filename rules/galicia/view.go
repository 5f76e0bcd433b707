package galicia

import (
	"slices"

	"vistula/rules"
)

// Public is what the other side may know of an action. Who is picked up, joined or
// left behind lies beneath the top counter, markers lie beneath all, and from the
// number of such actions the size of a stack could be told: only the steps of a
// stack, which are seen, are recorded. The hexes attacked from are told with the
// declaration (8.1).
func (p *Position) Public(a rules.Action) rules.Action {
	switch a.Verb {
	case "pick", "add", "drop", "halt", "recover", "from":
		return rules.Action{}
	}
	return a
}

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	s := sideOf(string(who))
	q := p.believed(s)
	defer p.leave(q)
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Prompt: viewOf(q).prompt(s), Outcome: p.Outcome()}
	viewOf(q).duties(&v.Prompt, s)
	viewOf(q).viewStacks(v, s)
	viewOf(q).viewControl(v)
	v.Tracks = []rules.Track{viewOf(p).turnRecord(), viewOf(p).pointsTrack(), viewOf(q).supplyTrack(s)}
	for _, x := range []side{austria, russia} {
		v.Displays = append(v.Displays, viewOf(q).orderOfBattle(x, s), viewOf(q).gone(x), viewOf(q).coming(x))
	}
	if p.stage > atAttack && p.stage <= atLoss {
		v.Combat = assess(q).sheetNow()
	}
	return v
}

// viewer shows a position to a side that believes it to be so.
type viewer struct{ *Position }

func viewOf(p *Position) viewer { return viewer{p} }

// viewStacks shows what stands on the map, by hex, the top of each stack first.
func (p viewer) viewStacks(v *rules.View, who side) {
	stacks, units := 0, 0
	for id, s := range p.stands.Stacks() {
		stacks, units = stacks+1, units+p.stands.Count(s, id)
	}
	v.Stacks = slices.Grow(v.Stacks, stacks)
	counters := make([]rules.Counter, 0, units)
	for id, s := range p.stands.Stacks() {
		from, top := len(counters), p.topOf(side(s), id)
		counters = append(counters, p.counter(top))
		for u := range p.stands.In(s, id) {
			if u != top {
				counters = append(counters, p.counter(u))
			}
		}
		v.Stacks = append(v.Stacks, rules.Stack{Hex: p.Board().Number(id), Side: sideIDs[s], Hidden: who != nobody && side(s) != who, Units: slices.Clip(counters[from:])})
	}
}

func (p viewer) viewControl(v *rules.View) {
	v.Control = slices.Grow(v.Control, len(p.rs.objectives))
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Note: o.note}
		for _, s := range []side{austria, russia} {
			if p.holds(s, o.hex) {
				c.Side = s.id()
			}
		}
		if t := p.towns[i]; t.taken() {
			c.Note += " Captured in turn " + itoa(int(t.captured)) + "."
		}
		v.Control = append(v.Control, c)
	}
}
