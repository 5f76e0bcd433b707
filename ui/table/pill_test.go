package table

import (
	"testing"

	"vistula/rules"
)

// TestTheOddsMakeRoomForTheRetreat: they stand over the target until the dice have fallen,
// and then leave the map to the labels of the hexes to retreat to; they are on the card.
func TestTheOddsMakeRoomForTheRetreat(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	p.click("8.06", "ru.9-x")
	p.t.bar.main() // which declares it
	if f := p.t.fightOnMap(); f.Words == "" || len(f.Targets) == 0 {
		t.Fatalf("before the dice the map shows %+v", f)
	}
	for range 20 {
		s := p.t.view().Combat
		if s == nil {
			break
		}
		if s.Result == "" {
			p.t.bar.main()
			continue
		}
		if f := p.t.fightOnMap(); f.Words != "" || f.Apart != "" || len(f.Targets) == 0 {
			t.Fatalf("after the dice the map shows %+v", f)
		}
		return
	}
	t.Fatalf("no dice fell: %+v", []rules.Status{p.status()})
}
