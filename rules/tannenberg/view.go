package tannenberg

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
)

// A View is drawn from the position as the side that looks believes it to be, so
// that nothing hidden can slip into it.

// sight is a position as a side believes it to be.
type sight struct {
	*Position
	facedown []bool // units that cannot be told apart; nil where all can be
}

// believed is the position as a side knows it. Before the plan is revealed the other
// side's units are off the map. With limited intelligence Russia knows where German
// units are and how they lie in their stacks, but not which they are: they are dealt
// out in the order of their list, whatever they are in truth, and face down. With
// nobody looking it is the position itself.
func (p *Position) believed(s side) *sight {
	switch {
	case s == nobody:
		return &sight{Position: p}
	case p.settingUp():
		return p.withoutPlan(s)
	}
	masked := p.all(func(u int16) bool { return p.masked(s, u) && p.onMap(u) })
	if len(masked) == 0 {
		return &sight{Position: p}
	}
	return p.dealtOut(masked)
}

// withoutPlan is the position without the units of the other side on the map.
func (p *Position) withoutPlan(s side) *sight {
	q := p.clone()
	for i := range q.units {
		u := int16(i)
		if !p.unseen(s, u) {
			continue
		}
		if q.onMap(u) {
			q.place(u, board.None)
		}
		if q.optional(u) {
			q.units[u].front = east // or west: nobody knows
		}
	}
	if p.side != s {
		q.moving = nil
	}
	return &sight{Position: q}
}

// dealtOut puts the masked units into each other's places, in the order of their
// list.
func (p *Position) dealtOut(masked []int16) *sight {
	places := slices.Clone(masked)
	slices.SortFunc(places, p.byPlace)
	q := &sight{Position: p.clone(), facedown: make([]bool, len(p.units))}
	now := make([]int16, len(p.units)) // by unit: who is believed to be it
	for i := range now {
		now[i] = int16(i)
	}
	for i, u := range masked {
		q.units[u] = p.units[places[i]]
		q.post(u, q.units[u].hex)
		q.facedown[u] = true
		now[places[i]] = u
	}
	q.rename(now)
	return q
}

// byPlace orders units by hex and by their place in the stack.
func (p *Position) byPlace(a, b int16) int {
	x, y := &p.units[a], &p.units[b]
	return cmp.Or(cmp.Compare(x.hex, y.hex), cmp.Compare(x.rank, y.rank))
}

// rename puts other units in the place of those that the decisions in hand are
// about: by unit, who is in its place now.
func (p *Position) rename(now []int16) {
	for _, list := range [][]int16{p.moving, p.combat.attackers, p.combat.retreats} {
		for i, u := range list {
			list[i] = now[u]
		}
	}
	if d := p.combat.defender; d > 0 {
		p.combat.defender = now[d-1] + 1
	}
	for i := range p.supports {
		if u := &p.supports[i].unit; *u >= 0 {
			*u = now[*u]
		}
	}
}

// faceDown tells whether it cannot be told which unit it is.
func (p *sight) faceDown(u int16) bool { return p.facedown != nil && p.facedown[u] }

// Label is a unit in a sentence.
func (p *sight) Label(u int16) string {
	if p.faceDown(u) {
		return "a German unit"
	}
	return p.Position.Label(u)
}

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	q := p.believed(sideOf(string(who)))
	v := &rules.View{Ruleset: id, For: who, Status: p.Status(), Prompt: q.prompt(), Outcome: p.Outcome()}
	q.duties(&v.Prompt, sideOf(string(who)))
	q.viewStacks(v)
	q.viewControl(v)
	v.Tracks = []rules.Track{q.turnRecord(), q.pointsTrack(), q.railTrack(), q.arrivalTrack()}
	if p.options.twoFront {
		v.Tracks = append(v.Tracks, q.westTrack())
	} else {
		v.Phases = slices.DeleteFunc(slices.Clone(phases[:]), func(x rules.Phase) bool { return x.ID == phaseIDs[westPhase] })
	}
	v.Displays = append(v.Displays, q.planningChart())
	for _, s := range []side{russia, central} {
		v.Displays = append(v.Displays, q.orderOfBattle(s), q.destroyedUnits(s), q.coming(s))
	}
	if p.options.twoFront {
		v.Displays = append(v.Displays, q.westDisplay())
	}
	// An attack that is still being put together by units face down shows nothing.
	if p.inAttack() && !slices.ContainsFunc(q.combat.attackers, q.faceDown) {
		v.Combat = q.sheetNow()
	}
	return v
}

// viewStacks lists the stacks in the order of the board, the top unit first.
func (p *sight) viewStacks(v *rules.View) {
	for h := range board.ID(p.Board().Len()) {
		for _, s := range []side{russia, central} {
			units := p.stack(s, h)
			if len(units) == 0 {
				continue
			}
			stack := rules.Stack{Hex: p.Board().Number(h), Side: s.id()}
			for _, u := range units {
				stack.Units = append(stack.Units, p.counter(u))
			}
			v.Stacks = append(v.Stacks, stack)
		}
	}
}

// counter is a unit as its counter lies on the table: face down where it cannot be told.
func (p *sight) counter(u int16) rules.Counter {
	unit, st := p.unit(u), &p.units[u]
	if p.faceDown(u) {
		return rules.Counter{Unit: fmt.Sprintf("face-down-%s-%d", p.Board().Number(st.hex), st.rank+1), Name: "?", Side: unit.side.id(),
			Nation: unit.Nation, Type: "unknown", Size: "unknown", Values: []rules.Value{}, Badges: p.badges(u), Steps: 1}
	}
	return p.open(u)
}

// open is a unit's counter face up.
func (p *sight) open(u int16) rules.Counter {
	unit := p.unit(u)
	c := rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Badges: p.badges(u), Steps: 1}
	f := &unit.Faces[0]
	c.Values = []rules.Value{{Name: "attack", Value: f.Attack}, {Name: "defense", Value: f.Defense}, {Name: "movement", Value: f.Movement}}
	return c
}

// badges are the states of a counter.
func (p *sight) badges(u int16) []rules.Badge {
	st := &p.units[u]
	var list []rules.Badge
	badge := func(kind string, value int, shown bool) {
		if shown {
			list = append(list, rules.Badge{Kind: kind, Value: value})
		}
	}
	badge("supply", -2, st.isolated)
	badge("rail", 0, st.railed)
	badge("moved", 0, st.done)
	badge("attacked", 0, st.attacked)
	return list
}

// viewControl lists the places that yield points and the forts that are left.
func (p *sight) viewControl(v *rules.View) {
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[i].id(),
			Note: "Worth " + plural(int(o.points), "point", "points") + " to whoever holds it at the end."}
		if left, all := p.fortsOf(o.hex); all > 0 {
			c.Note += fmt.Sprintf(" %d of %s left.", left, plural(all, "fort", "forts"))
		}
		v.Control = append(v.Control, c)
	}
}

// fortsOf counts the forts that guard a hex: those that stand, and all.
func (p *Position) fortsOf(h board.ID) (left, all int) {
	for f := range p.rs.forts {
		if p.rs.forts[f].inside == h {
			all++
			if !p.forts[f] {
				left++
			}
		}
	}
	return left, all
}

func itoa(n int) string { return strconv.Itoa(n) }

// plural counts things in words.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return itoa(n) + " " + many
}
