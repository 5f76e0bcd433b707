package data

import (
	"strings"
	"testing"
)

// Every army of a twilight unit has a display, and the railways off the map fit the
// board.
func TestTwilightDisplaysAndOffMapRailways(t *testing.T) {
	displays, err := ArmyDisplays(FS(), "twilight")
	if err != nil || len(displays) != 15 {
		t.Fatalf("%d displays, %v", len(displays), err)
	}
	of := map[string]ArmyDisplay{}
	for _, d := range displays {
		of[d.Army] = d
	}
	units, err := Units(FS(), "twilight")
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range units {
		if d, ok := of[u.Army]; u.Army != "" && (!ok || d.Nation != u.Nation && u.Type != "corps-train" && u.Type != "infantry") {
			t.Errorf("%s belongs to the army %q: %+v", u.ID, u.Army, d)
		}
	}
	b := twilight(t)
	o, err := ReadOffMapRail(FS(), "twilight", b)
	if err != nil || len(o.Links) != 70 {
		t.Fatalf("%d links, %v", len(o.Links), err)
	}
	ends := map[string]bool{}
	for _, l := range o.Links {
		ends[l.From], ends[l.To] = true, true
	}
	for i := range b.Hexes {
		if h := &b.Hexes[i]; h.RailExit && !ends[h.Number] {
			t.Errorf("no line leads on from the exit %s", h.Number)
		}
	}
}

func TestFaultsOfDisplays(t *testing.T) {
	const good = `{"displays": [
  {"army": "8", "nation": "germany", "name": "Eighth Army", "corps": 6}
]}`
	for bad, want := range map[string]string{
		`"corps": 6`:                      "",
		`"corps": 1`:                      `displays[0].corps: 1 tracks for corps: there are at least 2, and one for each of "only"`,
		`"corps": 6, "opens": -1`:         `displays[0].opens: turn -1: turns are counted from 1`,
		`"corps": 6, "source": "hearsay"`: `displays[0].source: "hearsay" is none of rulebook, history, reconstruction`,
		`"corps": 6, "limit": 3`:          `limit`,
	} {
		files := mini()
		files["displays.json"] = strings.Replace(good, `"corps": 6`, bad, 1)
		_, err := ArmyDisplays(miniFS(files), "mini")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, want %s", bad, err, want)
		}
		if err != nil && !strings.HasPrefix(err.Error(), "mini/displays.json:2") {
			t.Errorf("%s: %v names no line", bad, err)
		}
	}
}

func TestFaultsOfOffMapRailways(t *testing.T) {
	const good = `{"nodes": [{"node": "Kiew", "owner": "russia"}],
 "links": [
  {"from": "2.01", "to": "Kiew", "hexes": 4, "tracks": 2, "gauge": "russian", "owner": "russia"}
]}`
	files := mini()
	b, err := Board(miniFS(files), "mini", "mini")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range [][3]string{
		{"", "", ""},
		{`"2.01"`, `"9.01"`, `there is no node and no hex "9.01"`},
		{`"2.01"`, `"2.02"`, `hex 2.02 is not at the edge of the map`},
		{`"2.01"`, `"1.01"`, `hex 1.01 has no railway`},
		{`"hexes": 4`, `"hexes": 0`, `a line has two ends, a length and tracks`},
		{`"gauge": "russian"`, `"gauge": "broad"`, `unknown gauge "broad"`},
	} {
		files["offmap-rail.json"] = strings.Replace(good, c[0], c[1], 1)
		_, err := ReadOffMapRail(miniFS(files), "mini", b)
		if c[2] == "" && err != nil || c[2] != "" && (err == nil || !strings.HasPrefix(err.Error(), "mini/offmap-rail.json:3: links[0]") || !strings.Contains(err.Error(), c[2])) {
			t.Errorf("%s: %v, want %s", c[1], err, c[2])
		}
	}
}

// What a scenario tells of areas is checked with the rest.
func TestFaultsOfBoundaries(t *testing.T) {
	const line = `"boundaries": [{"armies": ["1r", "2r"], "between": ["39.28", "39.29"], "bearing": "se"}]`
	s, units := twilightGame(t, "tannenberg")
	list := make([]Unit, 0, len(units))
	for _, u := range units {
		list = append(list, u)
	}
	if len(s.Start.Boundaries) == 0 {
		t.Fatalf("the scenario has no boundary such as %s", line)
	}
	b := twilight(t)
	for want, spoil := range map[string]func(l *Boundary){
		"":                                   func(*Boundary) {},
		`the army "3r" takes no part`:        func(l *Boundary) { l.Armies[1] = "3r" },
		`hex "99.99" is not on the map`:      func(l *Boundary) { l.Between[1] = "99.99" },
		`a line that bends has a second bea`: func(l *Boundary) { l.Bend = 3 },
	} {
		was := s.Start.Boundaries[0]
		spoil(&s.Start.Boundaries[0])
		err := CheckScenario(FS(), "twilight", s, list, b, nil)
		s.Start.Boundaries[0] = was
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
