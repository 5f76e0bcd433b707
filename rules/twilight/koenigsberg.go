package twilight

import (
	"fmt"
	"slices"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 22.5: the Königsberg Corps, which has a marker but no Corps Train. While the
// marker is on a track of the Eighth Army the units of the corps are one command; else
// they are independent.

// koenigsbergLimit is the Attachment Limit of the Königsberg Corps, in divisions.
const koenigsbergLimit = 3

// koenigsbergTrack is the choice of its track, which other corps have by their trains.
const koenigsbergTrack = "koenigsberg"

// Choices of what becomes of its marker.
const (
	placeMarker = "place"
	liftMarker  = "take-up"
)

var refuseNotKoenigsberg = &refusal{Case: "22.5", Why: "{unit} cannot be attached to the Königsberg Corps: only its own units and the 2nd Landwehr Brigade are."}

// addKoenigsberg enters the marker of the corps.
func addKoenigsberg() {
	book.Add(&verbs{Name: "koenigsberg", Label: "The Königsberg Corps", Case: "22.5", Takes: verb.Choice, Stages: verb.Of(atAttach),
		Check: func(p *Position, a args) *refusal { return armiesOf(p).mayMark(a.Choice) },
		Candidates: func(p *Position, yield func(args)) {
			yield(verb.OfChoice(placeMarker))
			yield(verb.OfChoice(liftMarker))
		},
		Words: func(_ *Position, a args) string {
			if a.Choice == liftMarker {
				return "Take the Königsberg Corps off its track"
			}
			return "Place the Königsberg Corps on a track"
		},
		Do: func(p *Position, a args) { armiesOf(p).mark(a.Choice == placeMarker) }})
}

// isKoenigsberg tells whether a corps is that of Königsberg.
func (p *Position) isKoenigsberg(c int8) bool { return c >= 0 && c == p.rs.special.corps }

// armyOfCorps is the army to which a corps is attached, -1 for none.
func (p attaching) armyOfCorps(c int8) int8 {
	switch t := p.trainOf(c); {
	case t >= 0:
		return p.units[t].army
	case p.isKoenigsberg(c) && p.koenigsberg:
		return p.unit(p.rs.special.koenigsberg[0]).army
	}
	return -1
}

// trackID is the choice of the track of a corps.
func (p attaching) trackID(c int8) string {
	if p.isKoenigsberg(c) {
		return koenigsbergTrack
	}
	return p.UnitID(p.trainOf(c))
}

// mayMark tells why the marker of the corps cannot be placed or taken up.
func (p attaching) mayMark(choice string) *refusal {
	c := &p.rs.special
	refuse := func(why string) *refusal { return &refusal{Case: "22.5", Why: why} }
	switch {
	case c.corps < 0 || p.side != central:
		return refuse("Only the Central Powers place the Königsberg Corps.")
	case !p.drawn:
		return refuseUnset
	case choice == liftMarker && p.koenigsberg:
		return nil
	case choice == liftMarker:
		return refuse("The Königsberg Corps is on no track.")
	case choice != placeMarker:
		return refuse("There is no choice \"{choice}\".")
	case p.koenigsberg:
		return refuse("The Königsberg Corps is on a track already.")
	case p.turn < corpsFrom:
		return refuse(fmt.Sprintf("The Königsberg Corps is formed from turn %d on.", corpsFrom))
	case !slices.ContainsFunc(c.koenigsberg, p.onMap):
		return refuse("No unit of the Königsberg Corps is on the map.")
	}
	return p.room(p.unit(c.koenigsberg[0]).army, c.corps)
}

// mark places the marker of the corps or takes it up. Its units go with it at once.
func (p attaching) mark(placed bool) {
	p.koenigsberg = placed
	text := "The Königsberg Corps is formed."
	if !placed {
		text = "The Königsberg Corps is dissolved, and its units are independent."
	}
	for u := range p.units {
		v := int16(u)
		switch st := &p.units[u]; {
		case placed && p.unit(v).formation() && p.isKoenigsberg(p.unit(v).corps):
			st.corps, st.army, st.strays = p.unit(v).corps, p.armyOfCorps(p.unit(v).corps), 0
		case !placed && p.isKoenigsberg(st.corps):
			st.corps = -1
		}
	}
	p.settleAssets(central)
	p.Tell(rules.Event{Kind: "attach", Case: "22.5", Side: central.id(), Units: p.IDs(p.rs.special.koenigsberg...), Text: text, Public: &rules.Event{}})
}

// makeRoom takes the marker of the corps up where a corps that has come needs its track.
func (p attaching) makeRoom() {
	if p.side == central && p.koenigsberg {
		if a := p.armyOfCorps(p.rs.special.corps); len(p.corpsOf(a)) > p.rs.armies[a].Corps {
			p.mark(false)
		}
	}
}
