package data

import (
	"fmt"
	"slices"
	"testing"

	"vistula/rules/board"
)

// greatwar is the second ruleset's data.
func greatwar(t *testing.T) (*board.Board, map[string]Unit) {
	b, err := Board(FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Units(FS(), "greatwar")
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]Unit{}
	for _, u := range list {
		units[u.ID] = u
	}
	return b, units
}

func greatwarScenario(t *testing.T, id string) *Scenario {
	s, err := ReadScenario(FS(), "greatwar", id)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The counter sheet has so many units of each kind, and the rules give each
// kind its stacking value, steps and rating (2.4, 6.11, 8.5, 16.0).
func TestGreatwarUnitsFollowTheCounterSheet(t *testing.T) {
	_, units := greatwar(t)
	count := map[string]int{}
	for _, u := range units {
		count[fmt.Sprint(u.Nation, " ", u.Type, " ", u.Size)]++
		if want := map[string]int{"austria-hungary": 4, "russia": 3, "serbia": 2}[u.Nation]; u.Competence != want {
			t.Errorf("%s has the rating %d", u.ID, u.Competence)
		}
		if want := map[string]int{"headquarters": 0, "regiment": 1, "brigade": 1, "division": 2, "corps": 4}[u.Size]; u.StackingPoints != want {
			t.Errorf("%s counts %d for stacking", u.ID, u.StackingPoints)
		}
		steps := map[string]int{"division": 2, "corps": 4}[u.Size]
		if u.Type == "depot" || steps == 0 {
			steps = 1
		}
		if u.Steps != steps {
			t.Errorf("%s has %d steps", u.ID, u.Steps)
		}
		if (u.Type == "headquarters") == (slices.Contains(u.Flags, "army-level") == slices.Contains(u.Flags, "supreme")) {
			t.Errorf("%s: all headquarters but Putnik's are army headquarters (16.0): %v", u.ID, u.Flags)
		}
	}
	for kind, want := range map[string]int{
		"austria-hungary headquarters headquarters": 8, "russia headquarters headquarters": 5, "serbia headquarters headquarters": 5,
		"austria-hungary infantry corps": 12, "russia infantry corps": 17,
		"austria-hungary infantry division": 15, "russia infantry division": 13, "serbia infantry division": 11,
		"austria-hungary cavalry division": 10, "russia cavalry division": 15, "serbia cavalry division": 1,
		"austria-hungary depot division": 5, "russia depot division": 9, "serbia depot division": 1,
		"austria-hungary mountain brigade": 4, "austria-hungary infantry brigade": 1, "serbia infantry brigade": 3, "serbia infantry regiment": 4,
	} {
		if count[kind] != want {
			t.Errorf("%d of %s, want %d", count[kind], kind, want)
		}
	}
	if len(units) != 139 {
		t.Errorf("%d units", len(units))
	}
}

// 25.2 lists what yields points each turn; nothing else does.
func TestGreatwarObjectivesAreThoseOfTheSchedule(t *testing.T) {
	b, _ := greatwar(t)
	got := map[string]board.Points{}
	for _, h := range b.Hexes {
		if h.VP != nil {
			got[h.Number] = *h.VP
		}
	}
	if len(got) != 6+6+1+3 {
		t.Errorf("%d objectives", len(got))
	}
	want := map[string]board.Points{"s1101": {Side: "austria", Occupy: 5}, "s0307": {Side: "austria", Occupy: 3}}
	for _, n := range []string{"g2809", "g2315", "g2118", "g1924", "g1825", "g1126"} {
		want[n] = board.Points{Side: "allied", Occupy: 4}
	}
	for _, h := range b.Hexes {
		switch {
		case slices.Contains([]string{"Lublin", "Chelm", "Kowel", "Dubno"}, h.Town):
			want[h.Number] = board.Points{Side: "austria", Occupy: 5}
		case h.Town == "Lemberg", h.Fort != nil:
			want[h.Number] = board.Points{Side: "allied", Occupy: 5}
		}
	}
	for n, p := range want {
		if got[n] != p {
			t.Errorf("%s yields %+v, want %+v", n, got[n], p)
		}
	}
}

// 16.0 [9.0]: an edge hex is friendly to those whose country it lies in, except
// that no hex of Galicia's eastern edge is Austria-Hungary's.
func TestGreatwarFriendlyEdges(t *testing.T) {
	b, _ := greatwar(t)
	for i, h := range b.Hexes {
		var want []string
		switch {
		case !onEdge(b, board.ID(i)):
		case h.Country != "austria-hungary":
			want = []string{"allied"}
		case b.MapOf(board.ID(i)) == 1 || !slices.Contains(h.Edge, "right"):
			want = []string{"austria"}
		}
		if !slices.Equal(h.Friendly, want) {
			t.Errorf("%s in %s is friendly to %v, want %v", h.Number, h.Country, h.Friendly, want)
		}
		if onEdge(b, board.ID(i)) != (len(h.Edge) > 0) {
			t.Errorf("%s: edge %v", h.Number, h.Edge)
		}
	}
}

// Every unit is set up in its own country or arrives at an edge friendly to it
// by rail; the Balkan armies may never leave Serbia, the 2nd Army from turn 3.
func TestGreatwarCampaignUsesEveryUnitOnce(t *testing.T) {
	b, units := greatwar(t)
	s := greatwarScenario(t, "campaign")
	for _, p := range s.Setup {
		u := units[p.Unit]
		id, _ := b.Find(p.Hex)
		if b.Hexes[id].Country != u.Nation {
			t.Errorf("%s stands abroad, in %s", p.Unit, p.Hex)
		}
		home, until := "", 0
		switch {
		case u.Nation != "austria-hungary":
		case u.Army == "5" || u.Army == "6":
			home = "serbia"
		case u.Army == "2":
			home, until = "serbia", 3
		}
		if p.Map != home || p.MapUntil != until {
			t.Errorf("%s is confined to %q until %d", p.Unit, p.Map, p.MapUntil)
		}
	}
	due := map[string]int{} // stacking points
	for _, r := range s.Reinforcements {
		due[fmt.Sprint(units[r.Unit].Nation, r.Turn)] += units[r.Unit].StackingPoints
		for _, n := range r.Hexes {
			id, _ := b.Find(n)
			if h := b.Hexes[id]; len(h.Entry) == 0 || !b.HasRail(id) || !slices.Contains(h.Friendly, units[r.Unit].Side) {
				t.Errorf("%s cannot arrive in %s", r.Unit, n)
			}
		}
	}
	if got := len(s.Setup) + len(s.Reinforcements); got != len(units) {
		t.Errorf("%d units of %d", got, len(units))
	}
	if len(due) != 3+5 { // the turn record marks A in turns 1 to 3, R in 2 to 6
		t.Errorf("arrivals %v", due)
	}
}

// 26.31: the proposed set-up of September holds every hex of the line with a
// unit or its zone of control, on both sides.
func TestGreatwarStartLineIsHeld(t *testing.T) {
	b, units := greatwar(t)
	s := greatwarScenario(t, "september")
	held := map[string]map[board.ID]bool{"austria": {}, "allied": {}}
	points := map[string]int{}
	for _, p := range s.Setup {
		u := units[p.Unit]
		points[p.Hex] += u.StackingPoints
		if u.Type == "headquarters" || u.Type == "depot" {
			continue
		}
		id, _ := b.Find(p.Hex)
		held[u.Side][id] = true
		for _, n := range b.Neighbours(id) {
			held[u.Side][n] = true
		}
	}
	for _, a := range s.Areas {
		for _, n := range a.Hexes {
			if id, _ := b.Find(n); !held[a.Side][id] {
				t.Errorf("nobody of %s holds %s", a.ID, n)
			}
		}
	}
	for n, p := range points {
		if p > 9 {
			t.Errorf("%d stacking points in %s", p, n)
		}
	}
}
