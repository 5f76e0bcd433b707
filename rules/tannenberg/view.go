package tannenberg

import (
	"fmt"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// A View is drawn from the position as the side that looks believes it to be, so
// that nothing hidden can slip into it.

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	q := p.believed(sideOf(string(who)))
	defer q.release()
	if p.shown == nil {
		p.shown = &[3]kept{}
	}
	q.kept = &p.shown[1+sideOf(string(who))]
	q.refresh()
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Prompt: q.prompt(), Outcome: p.Outcome()}
	q.duties(&v.Prompt, sideOf(string(who)))
	v.Stacks = q.viewStacks()
	v.Control = q.viewControl()
	v.Tracks = []rules.Track{q.kept.Turns(p.turn, q.turnRecord), viewOf(q.Position).pointsTrack(), viewOf(q.Position).railTrack(), viewOf(q.Position).arrivalTrack()}
	if p.options.twoFront {
		v.Tracks = append(v.Tracks, viewOf(q.Position).eastTrack("east", "Points of the east"), viewOf(q.Position).westTrack())
	} else {
		v.Phases = phaseRow[:westPhase:westPhase]
	}
	v.Displays = append(make([]rules.Display, 0, 8), q.viewChart())
	for _, s := range []side{russia, central} {
		v.Displays = q.appendLists(v.Displays, s)
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
func (p *sight) viewStacks() []rules.Stack {
	return p.kept.Stacks(p.stands.Stacks(), func(h board.ID, s int8) rules.Stack {
		p.places = p.appendStack(p.places[:0], side(s), h)
		units := make([]rules.Counter, len(p.places))
		for i, u := range p.places {
			units[i] = p.kept.Face(u)
		}
		return rules.Stack{Hex: p.Board().Number(h), Side: sideIDs[s], Units: units}
	})
}

// counter is a unit as its counter lies on the table: face down where it cannot be told.
func (p *sight) counter(u int16) rules.Counter {
	unit, st := p.unit(u), &p.units[u]
	if p.faceDown(u) {
		return rules.Counter{Unit: p.rs.downName(st.hex, st.rank), Name: "?", Side: unit.side.id(),
			Nation: unit.Nation, Type: "unknown", Size: "unknown", Values: []rules.Value{}, Badges: p.badges(u), Steps: 1}
	}
	return p.open(u)
}

// downName is the name of a counter face down, by its place in its stack.
func (rs *Ruleset) downName(h board.ID, rank int8) string {
	names := rs.downNames()[h]
	if int(rank) < len(names) {
		return names[rank]
	}
	return fmt.Sprintf("face-down-%s-%d", rs.Board().Number(h), rank+1)
}

// open is a unit's counter face up.
func (p *sight) open(u int16) rules.Counter {
	unit := p.unit(u)
	return rules.Counter{Unit: unit.ID, Name: unit.Name, Short: unit.Short, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Values: unit.values, Badges: p.badges(u), Steps: 1}
}

// badges are the states of a counter.
func (p *sight) badges(u int16) []rules.Badge {
	st := &p.units[u]
	var list rules.Badges
	list.Add("supply", -2, st.isolated)
	list.Add("rail", 0, st.railed)
	list.Add("moved", 0, st.done)
	list.Add("attacked", 0, st.attacked)
	return list
}

// control lists the places that yield points and the forts that are left.
func (p *sight) control() []rules.Control {
	list := make([]rules.Control, 0, len(p.rs.objectives))
	for i := range p.rs.objectives {
		o := &p.rs.objectives[i]
		c := rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[i].id(), Note: o.worth}
		if left, all := p.fortsOf(o.hex); all > 0 {
			c.Note += " " + strconv.Itoa(left) + " of " + verb.Count(all, "fort", "forts") + " left."
		}
		list = append(list, c)
	}
	return list
}

// fortsOf counts the forts that guard a hex: those that stand, and all.
func (p *forces) fortsOf(h board.ID) (left, all int) {
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
