package galicia

import (
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

// Public is what the other side may know of an action. Who is picked up, joined or
// left behind lies beneath the top counter, markers lie beneath all, and from the
// number of such actions the size of a stack could be told: only the steps of a
// stack, which are seen, are recorded. The hexes attacked from are told with the
// declaration (8.1).
func (p *Position) Public(a rules.Action) rules.Action {
	switch a.Verb {
	case rules.VerbPick, rules.VerbAdd, rules.VerbDrop, rules.VerbHalt, "recover", rules.VerbFrom:
		return rules.Action{}
	}
	return a
}

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	s := sideOf(string(who))
	q := p.believed(s)
	defer p.leave(q)
	k := viewOf(q).refresh(p.shownTo(s))
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Prompt: viewOf(q).prompt(s), Outcome: p.Outcome()}
	viewOf(q).duties(&v.Prompt, s)
	v.Stacks = viewOf(q).viewStacks(k, s)
	v.Control = viewOf(q).viewControl(k)
	v.Tracks = []rules.Track{k.Turns(p.turn, viewOf(q).turnRecord), viewOf(p).pointsTrack(), viewOf(q).supplyTrack(s)}
	v.Displays = viewOf(q).viewDisplays(k)
	if p.stage > atAttack && p.stage <= atLoss {
		v.Combat = assess(q).sheetNow()
	}
	return v
}

// viewer shows a position to a side that believes it to be so.
type viewer struct{ *Position }

func viewOf(p *Position) viewer { return viewer{p} }

// viewStacks shows what stands on the map, by hex, the top of each stack first.
func (p viewer) viewStacks(k *shown, who side) []rules.Stack {
	return k.Stacks(p.stands.Stacks(), func(h board.ID, s int8) rules.Stack {
		top := p.topOf(side(s), h)
		units := append(make([]rules.Counter, 0, p.stands.Count(s, h)), k.Face(top))
		for u := range p.stands.In(s, h) {
			if u != top {
				units = append(units, k.Face(u))
			}
		}
		return rules.Stack{Hex: p.Board().Number(h), Side: sideIDs[s], Hidden: who != nobody && side(s) != who, Units: units}
	})
}

// control lists the places that yield points.
func (p viewer) control() []rules.Control {
	list := make([]rules.Control, len(p.rs.objectives))
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		list[i] = rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.holder(o.hex).id(), Note: o.note}
		if t := p.towns[i]; t.taken() {
			list[i].Note += " Captured in turn " + strconv.Itoa(int(t.captured)) + "."
		}
	}
	return list
}

// holder is who has units in a hex, nobody where there are none.
func (p viewer) holder(h board.ID) side {
	for s := range russia + 1 {
		if p.holds(s, h) {
			return s
		}
	}
	return nobody
}
