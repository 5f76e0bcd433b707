package data

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules/board"
	"vistula/rules/hex"
)

func fury(t *testing.T) (*board.Board, *Scenario, map[string]Unit) {
	b, err := Board(FS(), "fury", "fury")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Units(FS(), "fury")
	if err != nil {
		t.Fatal(err)
	}
	s, err := ReadScenario(FS(), "fury", "campaign")
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]Unit{}
	for _, u := range list {
		units[u.ID] = u
	}
	return b, s, units
}

// 4: Russia has seven fortresses, the Central Powers have eight; 10.4: the major
// ones are worth 8, the minor ones 4; the text names Königsberg in 1004.
func TestFuryFortresses(t *testing.T) {
	b, _, _ := fury(t)
	count := map[string]int{}
	for i, h := range b.Hexes {
		if h.Fort == nil {
			continue
		}
		count[h.Fort.Side]++
		if h.Fort.Strength != 4 && h.Fort.Strength != 8 || (h.Country == "russia") != (h.Fort.Side == "russia") {
			t.Errorf("%s: %+v in %s", h.Number, *h.Fort, h.Country)
		}
		if !b.HasRail(board.ID(i)) {
			t.Errorf("no railway reaches %s", h.Town)
		}
	}
	if count["russia"] != 7 || count["central"] != 8 {
		t.Errorf("fortresses: %v", count)
	}
	if id, _ := b.Find("1004"); b.Hexes[id].Fort == nil || b.Hexes[id].Fort.Strength != 8 {
		t.Error("Königsberg is not a major fortress")
	}
}

// Every railway hex and fortress of a country can be reached from one of its
// entry hexes without leaving it; 1019 lies four railway hexes from one (11.2).
func TestFuryRailwaysReachTheirEntries(t *testing.T) {
	b, _, _ := fury(t)
	for _, nation := range []string{"russia", "austria-hungary", "germany"} {
		far := map[board.ID]int{}
		var queue []board.ID
		for i, h := range b.Hexes {
			if h.Country == nation && len(h.Entry) > 0 {
				far[board.ID(i)] = 0
				queue = append(queue, board.ID(i))
			}
		}
		for ; len(queue) > 0; queue = queue[1:] {
			for d, n := range b.Neighbours(queue[0]) {
				if n == board.None || b.Tracks(queue[0], hex.Direction(d)) == 0 {
					continue
				}
				if _, seen := far[n]; !seen && (b.Hexes[n].Country == nation || b.Hexes[n].Country == "romania" && nation == "russia") {
					far[n] = far[queue[0]] + 1
					queue = append(queue, n)
				}
			}
		}
		for i, h := range b.Hexes {
			if _, ok := far[board.ID(i)]; h.Country == nation && h.Fort != nil && !ok {
				t.Errorf("no railway leads to %s", h.Town)
			}
		}
		if id, _ := b.Find("1019"); nation == "austria-hungary" && far[id] != 4 {
			t.Errorf("1019 is %d railway hexes from an entry", far[id])
		}
	}
}

// 2.1: what the counters show fits the text: a reduced reserve unit is cheaper,
// every asterisk unit is worth 8, every army has a headquarters.
func TestFuryUnits(t *testing.T) {
	_, s, units := fury(t)
	heads := map[string]string{}
	for _, u := range units {
		if u.Type == "headquarters" {
			heads[u.Nation+u.Army] = u.ID
		}
	}
	for _, u := range units {
		generic := slices.Contains(u.Flags, "cadre-counter")
		if u.Type != "headquarters" && slices.Contains(u.Flags, "cadre") != (u.Faces[0].Combat == 8) {
			t.Errorf("%s: a Cadre follows the units of 8, and only these", u.ID)
		}
		for _, army := range append([]string{u.Army}, u.Bands...) {
			if army != "" && heads[u.Nation+army] == "" {
				t.Errorf("%s is of the army %q, which has no headquarters", u.ID, army)
			}
		}
		placed := slices.ContainsFunc(s.Setup, func(p Placement) bool { return p.Unit == u.ID })
		comes := slices.ContainsFunc(s.Reinforcements, func(r Reinforcement) bool { return r.Unit == u.ID })
		if generic == (placed || comes) {
			t.Errorf("%s: a Cadre counter waits in its box, any other comes into the game", u.ID)
		}
	}
	if len(units) != 104 {
		t.Errorf("%d units", len(units))
	}
}

// 6: the proposed set-up keeps the rules of stacking, contact and the two
// set-up hexes.
func TestFurySetUpIsLegal(t *testing.T) {
	b, s, units := fury(t)
	count, held := map[string]int{}, map[string]board.ID{}
	army := map[string]string{}
	for _, p := range s.Setup {
		u := units[p.Unit]
		id, _ := b.Find(p.Hex)
		held[p.Unit] = id
		count[p.Hex+u.Type]++
		if army[p.Hex] != "" && army[p.Hex] != p.Area {
			t.Errorf("two armies in %s", p.Hex)
		}
		army[p.Hex] = p.Area
		if p.Back != (p.Unit == "ru.hq-2") {
			t.Errorf("%s: only the headquarters of the Russian 2nd Army is inactive", p.Unit)
		}
	}
	for n, k := range count {
		if k > 2 || k > 1 && strings.HasSuffix(n, "headquarters") {
			t.Errorf("%d in %s", k, n)
		}
	}
	for _, p := range s.Setup {
		for _, q := range s.Setup {
			if units[p.Unit].Side == "russia" && units[q.Unit].Side == "central" && b.Adjacent(held[p.Unit], held[q.Unit]) {
				t.Errorf("%s in %s is in contact with %s in %s", p.Unit, p.Hex, q.Unit, q.Hex)
			}
		}
	}
	for _, a := range s.Areas {
		for _, n := range a.Around {
			at, _ := b.Find(n)
			near := 0
			for _, p := range s.Setup {
				if p.Area == a.ID && units[p.Unit].Type != "headquarters" && b.Distance(at, held[p.Unit]) <= 1 {
					near++
				}
			}
			if near < 2 {
				t.Errorf("%d units of %s around %s", near, a.ID, n)
			}
		}
	}
}

// Each row spoils one file of the ruleset and wants the error to name it.
func TestFaultsOfSupportAndSetUpHexes(t *testing.T) {
	read := func(name string) string {
		raw, err := files.ReadFile("fury/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	for _, c := range []struct{ file, old, new, want string }{
		{"units.json", `{"support": 2, "cavalry": 1, "command_range": 3`, `{"support": 4, "cavalry": 1, "command_range": 3`, `ge.hq-8.support: 4 is not within -3 and 3`},
		{"units.json", `{"support": 2, "cavalry": 1, "command_range": 3`, `{"support": 2, "cavalry": 1`, `ge.hq-8.faces: a headquarters needs a command strength and a command radius, or a command range`},
		{"units.json", `"faces": [{"combat": 7, "movement": 2}`, `"faces": [{"combat": 7, "cavalry": 1, "movement": 2}`, `ru.iii.faces: only a headquarters has`},
		{"units.json", `"faces": [{"combat": 7, "movement": 2}`, `"faces": [{"combat": 27, "movement": 2}`, `ru.iii.combat: 27 is not within`},
		{"scenario-campaign.json", `{"unit": "ge.i", "hex": "1304"`, `{"unit": "ge.i", "hex": "1004"`, `setup[0].hex: hex 1004 is not in the area "germany-8"`},
		{"scenario-campaign.json", `"around": ["1205", "0906"]`, `"around": ["1205", "0909"]`, `areas[0].around: hex 0909 does not lie in "germany"`},
		{"scenario-campaign.json", `"around": ["1205", "0906"]`, `"around": ["1205", "0000"]`, `areas[0].around: hex "0000" is not on the map`},
	} {
		text := read(c.file)
		spoilt := strings.Replace(text, c.old, c.new, 1)
		if spoilt == text {
			t.Fatalf("%s has no %s to spoil", c.file, c.old)
		}
		own := miniFS(map[string]string{})
		own["fury/"+c.file] = miniFS(map[string]string{c.file: spoilt})["mini/"+c.file]
		if err := checkFolder(own, FS()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s:\n got %v\nwant %s", c.new, err, c.want)
		}
	}
}
