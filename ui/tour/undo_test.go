package tour

import (
	"slices"
	"testing"
)

// obey does once what the present card asks for. Where the game is not as far as
// the card, it is brought on.
func (p *player) obey(id string) {
	p.Helper()
	st := p.d.Position().Status()
	if st.Phase == "supply" && st.Side == austria && !slices.Contains([]string{"welcome", "zoom", "pan"}, id) {
		p.press("supply")
		return
	}
	switch id {
	case "zoom", "pan", "fan", "refused", "overlays", "odds", "journal", "charts":
		p.Did(map[string]string{"zoom": Zoomed, "pan": Panned, "fan": Fanned, "refused": Refused, "overlays": Overlaid, "odds": Looked, "journal": Recounted, "charts": Charted}[id])
	case "pick", "march":
		for _, u := range corps {
			if c := p.d.Units(u); c.Why == "" && len(p.d.Selected()) > 0 {
				p.Look()
				if id == "march" {
					p.d.Point("11.22", nil)
					p.Look()
				}
				return
			}
		}
		p.press("halt")
	case "again":
		for _, u := range corps {
			p.d.Halt()
			p.d.Units(u)
			p.d.Point("11.22", nil)
		}
		p.d.Halt()
		p.Look()
		p.Next()
	case "undo":
		if p.d.Undo(1, true) == nil {
			p.Did(Undid)
		}
	case "endmove", "turn":
		if !p.press("done") && !p.press("halt") {
			p.any()
		}
	case "attack":
		if st.Stage == "attack" {
			if c := p.d.Point("12.22", nil); c.Why != "" { // nobody has gone there again
				p.any()
			}
			p.Look()
		} else if !p.press("declare") {
			p.any()
		}
	case "commit", "losses":
		if !p.press("roll", "ready") {
			p.any()
		}
	default:
		p.Next()
	}
}

// TestTheTourGoesOnAfterUndoingInAnyStep takes everything back, or a part of it, in
// each step; then the player does what the cards ask for, and comes to the end.
func TestTheTourGoesOnAfterUndoingInAnyStep(t *testing.T) {
	for at := range galicia() {
		for _, part := range []int{1, 2, 1 << 20} {
			p := sit(t)
			undone, steps := false, []string{}
			for range 400 {
				s, n, _ := p.Step()
				if s == nil {
					break
				}
				if steps = append(steps, s.ID); n-1 == at && !undone {
					undone = true
					if err := p.d.Undo(min(part, max(1, p.d.Match.Cursor())), true); err == nil {
						p.Did(Undid)
						continue
					}
				}
				p.obey(s.ID)
			}
			if s, _, _ := p.Step(); s != nil {
				t.Errorf("after taking %d back at %q the tour stays at %q: %v", part, galicia()[at].ID, s.ID, steps[max(0, len(steps)-12):])
			}
		}
	}
}

// What was undone below the point where a card came is seen when it is done again.
func TestAMarchIsSeenAfterUndoingBelowItsCard(t *testing.T) {
	p := sit(t)
	for range 40 {
		if s, _, _ := p.Step(); s.ID == "march" {
			break
		}
		s, _, _ := p.Step()
		p.obey(s.ID)
	}
	p.at("march")
	if err := p.d.Undo(1, true); err != nil {
		t.Fatal(err)
	}
	p.Did(Undid)
	p.at("march")
	p.press("supply")
	p.at("march")
	p.obey("march")
	p.at("undo")
}

// To go back into the movement while a card speaks of an attack goes back to the
// card of the movement's end, rather than past all of combat.
func TestUndoingTheEndOfTheMovementGoesBackToItsCard(t *testing.T) {
	p := sit(t)
	for range 60 {
		s, _, _ := p.Step()
		if s.ID == "odds" {
			break
		}
		p.obey(s.ID)
	}
	p.at("odds")
	if err := p.d.Undo(1, true); err != nil {
		t.Fatal(err)
	}
	p.Did(Undid)
	p.at("endmove")
	p.press("done")
	p.at("odds")
}
