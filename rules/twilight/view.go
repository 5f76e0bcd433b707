package twilight

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// viewer shows a position to a side; to nobody in particular it shows all.
type viewer struct {
	*Position
	to side
}

func viewOf(p *Position, who rules.Side) viewer { return viewer{p, sideOf(string(who))} }

// sees tells whether what a side knows is shown.
func (p viewer) sees(s side) bool { return p.to == nobody || p.to == s }

// View is what a side may see; the empty side sees all.
func (p *Position) View(who rules.Side) *rules.View {
	show, v := viewOf(p, who), p.Glance(who)
	v.Prompt = show.prompt()
	show.duties(&v.Prompt)
	v.Phases = show.phases()
	v.Declared, v.Laid = show.declared(), show.laid()
	v.Tracks = []rules.Track{show.turnRecord(), v.Tracks[0], show.railTrack(), show.ammunitionTrack(), show.replacementTrack()}
	if len(p.pontoons) > 0 {
		v.Tracks = append(v.Tracks, show.pontoonTrack())
	}
	if show.unset() && show.sees(p.side) {
		v.Tracks = append(v.Tracks, show.boundaryTrack())
	}
	v.Displays = show.displays(v.Displays)
	return v
}

// Glance is what of a view changes with the actions and is not dear to make: the journeys,
// the stores and the organisational displays cost several times as much.
func (p *Position) Glance(who rules.Side) *rules.View {
	show := viewOf(p, who)
	v := &rules.View{Ruleset: id, For: who, Status: p.Status().SeenBy(who), Outcome: p.Outcome(), Stacks: show.stacks(), Combat: show.sheetNow(), Control: show.control()}
	if v.Combat == nil && p.combat.target == board.None {
		v.Battle = inHand(p)
	}
	v.Tracks = []rules.Track{show.pointsTrack()}
	v.Displays = []rules.Display{central: show.lost(central), russia: show.lost(russia)}
	return v
}

// phases are those of the player turn, with what is done before the first one of the game
// turn or after the second one.
func (p viewer) phases() []rules.Phase {
	from, to := weatherPhase, interPhase
	if p.side == central || p.phase == interPhase {
		from = reinforcementPhase
		if p.rs.tables.Turns[p.turn-1].InterPhase {
			to++
		}
	} else if !course[weatherPhase].open(p.Position) {
		from = reinforcementPhase
	}
	return phaseRow[from:to:to]
}

// stacks lists the stacks in the order of the board. Of the enemy's only the top unit
// is seen (4.2.6).
func (p viewer) stacks() []rules.Stack {
	list := make([]rules.Stack, 0, len(p.units))
	pile := make([]int16, 0, 16)
	for h, n := range p.who.Stacks() {
		s := side(n)
		pile = p.who.AppendIn(pile[:0], n, h)
		slices.SortStableFunc(pile, stackOf(p.Position, h).compare)
		x := rules.Stack{Hex: p.Board().Number(h), Side: s.id()}
		switch {
		case p.sees(s):
			for _, u := range pile {
				x.Units = append(x.Units, p.counter(u))
			}
		case p.laidOpen(pile[0]):
			x.Hidden = true
			for _, u := range pile { // who stood there before a retreat ended there stays hidden
				if p.laidOpen(u) {
					x.Units = append(x.Units, p.top(u))
				}
			}
		case p.covered(s, h):
			x.Hidden, x.Units = true, []rules.Counter{p.covering(s, h)}
		default:
			x.Hidden, x.Units = true, []rules.Counter{p.top(pile[0])}
		}
		x.Units[0].Badges = p.openBadges(x.Units[0].Badges, s, h)
		list = append(list, x)
	}
	return list
}

// openBadges appends what lies on a stack for all to see: an Improved Position, and the
// markers of Prepared Attacks.
func (p viewer) openBadges(list []rules.Badge, s side, h board.ID) []rules.Badge {
	if n := worksOf(p.Position).level(h); n > 0 {
		list = append(list, rules.Badge{Kind: "works", Value: n})
	}
	if p.sees(s) {
		return list
	}
	for u := range p.each(s, h) {
		if aim := p.units[u].aim; aim > 0 {
			list = append(list, rules.Badge{Kind: "prepared", Value: int(aim) - 1})
		}
	}
	return list
}

// counter is a unit as its owner sees it.
func (p viewer) counter(u int16) rules.Counter {
	unit, st := p.unit(u), &p.units[u]
	c := p.shown(u, p.faceUp(u), p.steps(u))
	badges := rules.Badges(c.Badges)
	badges.Add("steps", int(unit.steps), unit.steps > 1)
	badges.Add("ce", -int(st.ce), st.ce > 0 && st.ce < mostStatus)
	badges.Add("demoralized", 0, st.ce == mostStatus)
	badges.Add("disorder", int(st.disorder), st.disorder > 0)
	badges.Add("supply", -int(st.supply), st.supply > 0)
	badges.Add("rail", 0, p.railMode(u))
	badges.Add("moved", 0, st.halted)
	badges.Add("prepared", int(st.aim)-1, st.aim > 0)
	badges.Add("stays", 0, st.order == orderStay)
	badges.Add("falls-back", 0, st.order == orderFallBack)
	badges.Add("held", int(p.scenario.until[u]), p.turn < p.scenario.until[u])
	badges.Add("extended", 0, unit.supplies() && st.extended)
	badges.Add("relocating", 0, st.settling == relocating)
	badges.Add("consolidating", 0, st.settling > 0 && st.settling < relocating)
	if most := armingOf(p.Position).limit(u, st.extended); unit.supplies() && most > 0 {
		badges.Add("ammunition", most-int(st.given), true)
	}
	c.Badges, c.Belongs = badges, p.belongs(st.corps, st.army)
	return c
}

// top is a unit on top of a stack as the enemy sees it: the front of its counter and no
// markers (4.2.6).
func (p viewer) top(u int16) rules.Counter { return p.shown(u, 0, int(p.unit(u).steps)) }

// shown is a counter with one of its faces up.
func (p viewer) shown(u int16, face, steps int) rules.Counter {
	unit := p.unit(u)
	return rules.Counter{Unit: unit.ID, Name: p.Label(u), Short: unit.Name, Side: unit.side.id(), Nation: unit.Nation, Type: unit.Type, Size: unit.Size,
		Corps: unit.Corps, Army: unit.Army, Belongs: p.belongs(unit.corps, unit.army), Reduced: face == 1, Values: unit.values[face], Badges: []rules.Badge{}, Steps: steps}
}

// belongs names a corps and an army, of which -1 is none.
func (p viewer) belongs(corps, army int8) string {
	switch {
	case corps < 0 && army < 0:
		return ""
	case army < 0:
		return p.rs.corps[corps].title
	case corps < 0:
		return p.rs.armies[army].Name
	}
	return p.rs.corps[corps].title + ", " + p.rs.armies[army].Name
}

// covering is what is seen of units under an Improved Position.
func (p viewer) covering(s side, h board.ID) rules.Counter {
	return rules.Counter{Unit: "covered-" + p.Board().Number(h), Name: "?", Side: s.id(), Nation: p.unit(p.of(s, h)[0]).Nation, Type: "unknown", Size: "unknown",
		Values: []rules.Value{}, Badges: []rules.Badge{}, Steps: 1}
}

// control lists the towns that count for victory.
func (p viewer) control() []rules.Control {
	list := make([]rules.Control, 0, len(p.rs.objectives))
	for _, o := range p.rs.objectives {
		if p.inPlay(o.hex) {
			list = append(list, rules.Control{Hex: p.Board().Number(o.hex), Name: o.name, Side: p.held[o.hex].id(), Note: o.note})
		}
	}
	return list
}
