package twilight

import (
	"cmp"
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// Cases 6.1.1 to 6.4: who is attached to whom.

// settle attaches the units of the phasing side by the areas of the armies (6.1.1):
// first the corps, by their Corps Trains, then the formations, then the Asset Units.
func (p attaching) settle() {
	s := p.side
	for _, u := range p.rs.ofSide[s] {
		if p.unit(u).kind == train && p.present(u) {
			p.heed(u)
		}
	}
	p.makeRoom()
	for _, u := range p.rs.ofSide[s] {
		if p.unit(u).formation() && p.units[u].alive() {
			p.settleFormation(u)
		}
	}
	for c := range int8(len(p.rs.corps)) {
		p.unload(c)
	}
	p.settleAssets(s)
}

// muster puts the markers where a scenario begins with them: each unit is under the
// army that the scenario names, and on the track of its own corps where that is a
// command.
func (p attaching) muster() {
	for u := range p.units {
		v := int16(u)
		if !p.unit(v).formation() {
			continue
		}
		if own := p.unit(v).corps; p.commanding(own) {
			p.units[u].corps, p.units[u].army = own, p.armyOfCorps(own)
		} else {
			p.units[u].corps = -1
		}
	}
	p.settleAssets(russia)
	p.settleAssets(central)
}

// heed looks whether a unit is in its own army's area. One that is not keeps its
// attachment the first time; the second time running it goes over to the army whose
// area it is in, if that can be (the flexibility exception; see Rulings).
func (p attaching) heed(u int16) {
	st := &p.units[u]
	a := areasOf(p.Position).areaOf(p.owner(u), st.hex)
	switch {
	case a < 0 || a == st.army:
		st.strays = 0
	case st.strays == 0:
		st.strays = 1
		p.Tell(rules.Event{Kind: "astray", Case: "6.1.1", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex), Public: &rules.Event{},
			Text: fmt.Sprintf("%s is in the area of %s and remains with %s for now.", p.Label(u), p.rs.armies[a].name, p.armyName(st.army))})
	case p.mayJoin(u, a) == nil:
		p.join(u, a)
	}
}

func (p attaching) armyName(a int8) string {
	if a < 0 {
		return "no army"
	}
	return p.rs.armies[a].name
}

// mayJoin tells why a Corps Train with its corps, or a formation on no track of its
// own corps, cannot go over to an army.
func (p attaching) mayJoin(u int16, a int8) *refusal {
	if p.unit(u).kind == train {
		if r := p.room(a, p.unit(u).corps); r != nil {
			return r
		}
	}
	return p.foreign(u, a)
}

// join attaches a Corps Train with its corps, or a formation as an independent one, to
// an army.
func (p attaching) join(u int16, a int8) {
	st := &p.units[u]
	st.army, st.strays = a, 0
	text := fmt.Sprintf("%s is attached to %s.", p.Label(u), p.rs.armies[a].name)
	if unit := p.unit(u); unit.kind == train {
		text = fmt.Sprintf("%s is attached to %s.", corpsName(unit.Name, unit.nation), p.rs.armies[a].name)
		for v := range p.units {
			if w := int16(v); p.unit(w).formation() && p.units[v].corps == unit.corps {
				p.units[v].army = a
			}
		}
	} else {
		st.corps = -1
	}
	p.Tell(rules.Event{Kind: "attach", Case: "6.1.1", Side: p.owner(u).id(), Units: p.IDs(u), Hexes: p.Hexes(st.hex), Text: text, Public: &rules.Event{}})
}

// settleFormation puts the marker of a formation where it belongs: one of a corps that
// is a command to that corps (6.2.2), one whose corps is none or is not there to an
// army by its place.
func (p attaching) settleFormation(u int16) {
	st := &p.units[u]
	if own := p.unit(u).corps; p.commanding(own) {
		st.corps, st.army, st.strays = own, p.armyOfCorps(own), 0
		return
	}
	if !p.commanding(st.corps) {
		st.corps = -1
	} else if st.army != p.armyOfCorps(st.corps) {
		st.corps = -1
	}
	if p.present(u) {
		p.heed(u)
	}
}

// unload takes formations off the track of a corps that is overloaded, as one is whose
// own formations have come (6.2.2a): those of other corps go, the last first.
func (p attaching) unload(c int8) {
	a := p.armyOfCorps(c)
	if a < 0 {
		return
	}
	list := p.formationsOf(a, c)
	for i := len(list) - 1; i >= 0 && p.load(list) > 2*int(p.rs.corps[c].limit); i-- {
		if u := list[i]; p.unit(u).corps != c {
			p.units[u].corps = -1
			list = slices.Delete(list, i, i+1)
		}
	}
}

// settleAssets attaches the Asset Units of a side by their place (6.4.1): to a
// formation in their hex, else to the closest in the same area.
func (p attaching) settleAssets(s side) {
	for _, u := range p.rs.ofSide[s] {
		unit, st := p.unit(u), &p.units[u]
		if !(unit.asset || unit.kind == artillery) || !p.present(u) {
			continue
		}
		if to := p.attachedTo(u); to >= 0 {
			st.army, st.corps = p.units[to].army, p.units[to].corps
		} else if a := areasOf(p.Position).areaOf(s, st.hex); a >= 0 {
			st.army, st.corps = a, -1
		}
	}
}

// attachedTo is the formation to which an Asset Unit is attached by its place, -1
// where there is none. Of several that are equally close, the owner would choose one
// of its own nation that has the most steps; that one is taken (see Rulings).
func (p attaching) attachedTo(u int16) int16 {
	at, best, far := p.at(u), int16(-1), 0
	area := areasOf(p.Position).areaOf(p.owner(u), at)
	for _, v := range p.rs.ofSide[p.owner(u)] {
		if !p.unit(v).formation() || p.unit(v).nation != p.unit(u).nation || !p.onMap(v) || p.railMode(v) {
			continue
		}
		d := p.Board().Distance(at, p.at(v))
		if d > 0 && area >= 0 && areasOf(p.Position).areaOf(p.owner(u), p.at(v)) != area {
			continue
		}
		if best < 0 || d < far || d == far && p.steps(v) > p.steps(best) {
			best, far = v, d
		}
	}
	return best
}

// What attachment brings about (6.3).

// inArea tells whether a hex lies in the area of the army to which a unit is attached.
// Outside it no unit goes up to the enemy (6.3.1 point 2). Without areas every hex
// does.
func (p attaching) inArea(u int16, h board.ID) bool {
	a := areasOf(p.Position).areaOf(p.owner(u), h)
	return a < 0 || p.units[u].army < 0 || a == p.units[u].army
}

// The markers of formations on the tracks.

var (
	refuseNoFormation = &refusal{Case: "6.2", Why: "{unit} has no marker on a display."}
	refuseNoTrack     = &refusal{Case: "6.2.1", Why: "There is no such track on the display of its army."}
	refuseOwnTrack    = &refusal{Case: "6.2.2", Why: "{unit} belongs to the corps of its designation and stays on its track."}
	refuseOnTrack     = &refusal{Case: "6.2.1", Why: "{unit} is on that track already."}
	refuseRiders      = &refusal{Case: "6.2.2a", Why: "Cavalry is attached to a Cavalry Corps or independent."}
	refuseOnlyRiders  = &refusal{Case: "6.2.2a", Why: "A Cavalry Corps takes cavalry only."}
	refuseFull        = &refusal{Case: "6.2.2a", Why: "That corps has reached its Attachment Limit."}
	refuseRolling     = &refusal{Case: "6.1.1", Why: "{unit} is entrained and keeps its attachment."}
	refuseOtherNation = &refusal{Case: "6.2.4", Why: "{unit} is of another nation than that corps."}
	refuseAtHome      = &refusal{Case: "6.1.1", Why: "{unit} is in the area of its army."}
	refuseBound       = &refusal{Case: "6.2.2", Why: "{unit} goes with its corps."}
)

// independentTrack is the choice of the track for independent formations.
const independentTrack = "independent"

func addAttachment() {
	course[attachmentPhase] = part{
		begin: func(p *Position) { areasOf(p).begin() },
		open:  func(p *Position) bool { return !p.drawn || armiesOf(p).anyToAttach() },
		owed: func(p *Position) *refusal {
			if !p.drawn {
				return refuseUnset
			}
			return nil
		}}
	own := func(p *Position, yield func(args)) { verb.Each(p.rs.ofSide[p.side], yield) }
	book.Add(
		&verbs{Name: "join", Label: "Attach to the army of this area", Case: "6.1.1", Takes: verb.Unit, Stages: verb.Of(atAttach),
			Words: func(p *Position, a args) string {
				return "Attach to " + armiesOf(p).armyName(areasOf(p).areaOf(p.side, p.at(a.Unit)))
			},
			Check: func(p *Position, a args) *refusal { return armiesOf(p).mayGoOver(a.Unit) }, Candidates: own,
			Do: func(p *Position, a args) { armiesOf(p).join(a.Unit, areasOf(p).areaOf(p.side, p.at(a.Unit))) }},
		&verbs{Name: "marker", Label: "Choose a track for this formation", Case: "6.2.1", Takes: verb.Unit, Stages: verb.Of(atAttach),
			Check: func(p *Position, a args) *refusal { return armiesOf(p).mayTake(a.Unit) }, Candidates: own,
			Do: func(p *Position, a args) { p.marker, p.stage = a.Unit, atTrack }},
		&verbs{Name: "track", Label: "Attach to this track", Case: "6.2.1", Takes: verb.Choice, Stages: verb.Of(atTrack),
			Words: func(p *Position, a args) string { return armiesOf(p).trackWords(a.Choice) },
			Check: func(p *Position, a args) *refusal { return armiesOf(p).mayPut(p.marker, a.Choice) },
			Candidates: func(p *Position, yield func(args)) {
				armiesOf(p).eachTrack(p.marker, func(choice string) { yield(verb.OfChoice(choice)) })
			},
			Do: func(p *Position, a args) { armiesOf(p).put(a.Choice) }},
		&verbs{Name: "leave-marker", Label: "Leave the marker where it is", Case: "6.2.1", Stages: verb.Of(atTrack),
			Do: func(p *Position, _ args) { p.marker, p.stage = -1, atAttach }})
	addKoenigsberg()
}

// anyToAttach tells whether a marker could be put on a track or on another one.
func (p attaching) anyToAttach() bool {
	return p.mayMark(placeMarker) == nil || slices.ContainsFunc(p.rs.ofSide[p.side], func(u int16) bool { return p.mayTake(u) == nil || p.mayGoOver(u) == nil })
}

// mayGoOver tells why a unit cannot be attached at once to the army in whose area it
// is.
func (p attaching) mayGoOver(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case unit.kind != train && !unit.formation():
		return refuseNoFormation
	case st.hex == board.None:
		return refuseOffMap
	case !p.drawn:
		return refuseUnset
	case p.railMode(u):
		return refuseRolling
	case unit.formation() && p.commanding(unit.corps):
		return refuseBound
	}
	a := areasOf(p.Position).areaOf(unit.side, st.hex)
	if a < 0 || a == st.army {
		return refuseAtHome
	}
	return p.mayJoin(u, a)
}

// mayTake tells why the marker of a formation cannot be put on another track.
func (p attaching) mayTake(u int16) *refusal {
	unit, st := p.unit(u), &p.units[u]
	switch {
	case unit.side != p.side:
		return refuseNotYours
	case !unit.formation():
		return refuseNoFormation
	case st.hex == board.None:
		return refuseOffMap
	case !p.drawn:
		return refuseUnset
	case p.railMode(u):
		return refuseRolling
	case p.commanding(unit.corps):
		return refuseOwnTrack
	}
	why := refuseNoTrack
	p.eachTrack(u, func(choice string) {
		if why != nil {
			if r := p.mayPut(u, choice); r == nil || why == refuseNoTrack && r != refuseOnTrack {
				why = r
			}
		}
	})
	return why
}

// eachTrack lists the tracks of the display on which a formation's marker is: that of
// independent formations, then the corps, first the one whose train is closest, last those
// whose train is not on the map.
func (p attaching) eachTrack(u int16, yield func(choice string)) {
	yield(independentTrack)
	if a := p.units[u].army; a >= 0 {
		list := p.corpsOf(a)
		slices.SortStableFunc(list, func(b, c int8) int { return cmp.Compare(uint(p.farFrom(u, b)), uint(p.farFrom(u, c))) })
		for _, c := range list {
			yield(p.trackID(c))
		}
	}
}

// farFrom is how many hexes a formation stands from the train of a corps, -1 where one of
// them is not on the map.
func (p attaching) farFrom(u int16, c int8) int {
	t := p.trainOf(c)
	if t < 0 || !p.onMap(t) || !p.onMap(u) {
		return -1
	}
	return p.Board().Distance(p.at(u), p.at(t))
}

// trackOf is the corps that a choice of a track names by its Corps Train, -1 for the independent one; ok
// is false where the display has none.
func (p attaching) trackOf(u int16, choice string) (c int8, ok bool) {
	if choice == independentTrack {
		return -1, true
	}
	for _, c := range p.corpsOf(p.units[u].army) {
		if p.trackID(c) == choice {
			return c, true
		}
	}
	return -1, false
}

// mayPut tells why a formation's marker cannot be put on a track.
func (p attaching) mayPut(u int16, choice string) *refusal {
	unit, st := p.unit(u), &p.units[u]
	c, ok := p.trackOf(u, choice)
	switch {
	case !ok:
		return refuseNoTrack
	case c == st.corps:
		return refuseOnTrack
	case c < 0:
		return nil
	case !p.commanding(c):
		return &refusal{Case: "6.2.2", Why: "The Corps Train of that corps is not there: nothing can be attached to it."}
	case unit.kind == cavalry && !p.rs.corps[c].riders:
		return refuseRiders
	case unit.kind != cavalry && p.rs.corps[c].riders:
		return refuseOnlyRiders
	case unit.nation != p.rs.corps[c].nation:
		return refuseOtherNation
	case p.isKoenigsberg(c) && !slices.Contains(p.rs.special.koenigsberg, u) && u != p.rs.special.landwehr:
		return refuseNotKoenigsberg
	case p.load(append(p.formationsOf(st.army, c), u)) > 2*int(p.rs.corps[c].limit):
		return refuseFull
	}
	return nil
}

func (p attaching) trackWords(choice string) string {
	c, ok := p.trackOf(p.marker, choice)
	if !ok || c < 0 {
		return "Make independent"
	}
	words := fmt.Sprintf("Attach to %s (%s", p.rs.corps[c].title, p.limitWords(c))
	if n := p.farFrom(p.marker, c); n >= 0 {
		words += ", train " + verb.Count(n, "hex", "hexes") + " away"
	}
	return words + ")"
}

// limitWords tells how full a corps is: "2 of 3 divisions".
func (p attaching) limitWords(c int8) string {
	taken := p.load(p.formationsOf(p.armyOfCorps(c), c))
	return fmt.Sprintf("%s of %d divisions", halves(taken), p.rs.corps[c].limit)
}

// put moves the marker that is chosen to a track.
func (p attaching) put(choice string) {
	u := p.marker
	c, _ := p.trackOf(u, choice)
	p.units[u].corps = c
	p.marker, p.stage = -1, atAttach
	text := p.Label(u) + " is independent."
	if c >= 0 {
		text = fmt.Sprintf("%s is attached to %s.", p.Label(u), p.rs.corps[c].title)
	}
	p.settleAssets(p.side)
	p.Tell(rules.Event{Kind: "attach", Case: "6.2.1", Side: p.side.id(), Units: p.IDs(u), Text: text, Public: &rules.Event{}})
}
