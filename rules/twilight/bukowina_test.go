package twilight

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// wholeBoard is the ruleset with Tannenberg on all five sheets.
func wholeBoard(t *testing.T) rules.Ruleset {
	t.Helper()
	const file = "twilight/scenario-tannenberg.json"
	raw, err := fs.ReadFile(data.FS(), file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "twilight"), 0o755); err != nil {
		t.Fatal(err)
	}
	all := strings.Replace(string(raw), `"sheets": ["north"]`, `"sheets": ["north", "east", "west", "central", "south"]`, 1)
	if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(file)), []byte(all), 0o644); err != nil {
		t.Fatal(err)
	}
	over, err := data.Over(dir)
	if err != nil {
		t.Fatal(err)
	}
	rs, err := rules.Open(id, over)
	if err != nil {
		t.Fatal(err)
	}
	return rs
}

// inTheBukowina is the Supply Phase of the Central Powers on the whole board, with units
// in the south whose railways are in Russian hands.
func inTheBukowina(t *testing.T, rs rules.Ruleset, units ...rules.UnitState) *Position {
	t.Helper()
	b := rs.(*Ruleset).Board()
	held := ""
	for h := range board.ID(b.Len()) {
		column, row := b.Maps[0].Grid.Counts(b.Coord(h))
		if b.HasRail(h) && column <= 25 && row >= 94 {
			held += `,{"hex":"` + b.Number(h) + `","side":"russia"}`
		}
	}
	p, err := rs.SetUp(rules.Setup{Scenario: "tannenberg", Only: true, Turn: 3, Side: "central", Phase: "supply",
		State: []byte(`{"held":[` + held[1:] + `]}`), Units: append(units, at("ru.25-3", "11.98"))})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*Position)
}

// How far the Bukowina supplies, and whom: combat and artillery units of Austria-Hungary,
// ten hexes from its half-hexes (11.112 to 15.112) by lines like all others.
func TestWhomTheBukowinaSupplies(t *testing.T) {
	rulestest.Cite(t, "14.7", "14.2")
	rs := wholeBoard(t)
	for _, c := range []struct {
		name, unit, hex string
		more            []rules.UnitState
		want            int8
	}{
		{"on a half-hex", "ah.5-i", "12.112", nil, inSupply},
		{"near it", "ah.5-i", "13.110", nil, inSupply},
		{"ten hexes away", "ah.5-i", "13.103", nil, inSupply},
		{"farther", "ah.5-i", "13.102", nil, outOfSupply},
		{"guns", "ah.gar3", "13.110", nil, inSupply},
		{"Germans", "ge.1-1", "13.110", nil, outOfSupply},
		{"a Corps Train", "ah.train-i", "13.110", nil, outOfSupply},
		{"a zone across the paths", "ah.5-i", "13.103", []rules.UnitState{at("ru.27-3", "13.108"), at("ru.28-20", "10.109"), at("ru.29-20", "16.109")}, outOfSupply},
		{"a half-hex left", "ah.5-i", "13.110", []rules.UnitState{at("ru.27-3", "11.111"), at("ru.28-20", "15.111")}, inSupply},
		{"no half-hex left", "ah.5-i", "13.107", []rules.UnitState{at("ru.27-3", "11.111"), at("ru.28-20", "13.111"), at("ru.29-20", "15.111")}, outOfSupply},
		{"a friend on the half-hex", "ah.5-i", "12.110", []rules.UnitState{at("ru.27-3", "11.112"), at("ru.28-20", "13.112"), at("ru.29-20", "15.111"),
			at("ah.12-i", "12.112"), at("ah.14-v", "12.111")}, inSupply},
	} {
		p := inTheBukowina(t, rs, append(c.more, at(c.unit, c.hex))...)
		if _, err := p.Do(rules.Action{Verb: "supply"}); err != nil {
			t.Fatal(err)
		}
		if got := p.units[p.rs.unitOf(c.unit)].supply; got != c.want {
			t.Errorf("%s: %s in %s is %q, want %q", c.name, c.unit, c.hex, supplyIDs[got], supplyIDs[c.want])
		}
	}
}

// Three units draw on it, and all of Fischer's besides. Whoever has a railway within six
// hexes leaves it to those who have nothing, and guns share what their formation has.
func TestHowManyTheBukowinaSupplies(t *testing.T) {
	rulestest.Cite(t, "14.7", "6.4")
	rs := wholeBoard(t)
	p := inTheBukowina(t, rs, at("ah.5-i", "13.110"), at("ah.12-i", "13.109"), at("ah.14-v", "14.109"), at("ah.33-v", "12.110"),
		at("ah.gar3", "13.110"), at("ah.fischer-1", "11.109"), at("ah.fischer-2", "10.110"))
	count := map[int8]int{}
	for _, r := range supplyOf(p).network(central).receivers {
		if p.unit(r.unit).formation() {
			count[r.state]++
		} else if r.state != inSupply {
			t.Errorf("%s is %q", p.UnitID(r.unit), supplyIDs[r.state])
		}
	}
	if count[inSupply] != 3 || count[outOfSupply] != 1 {
		t.Errorf("of four divisions are supplied %v", count)
	}
	o, err := p.Overlay("central", rules.Query{Kind: rules.QuerySupply, Side: "central"})
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range o.Ways {
		if beyond := strings.Contains(w.Note, "Bukowina"); beyond != (w.Kind == "in") || beyond && !strings.HasSuffix(w.Hexes[0], ".112") {
			t.Errorf("%s: %v, %q", w.Unit, w.Hexes, w.Note)
		}
	}
	n := anArmy(noLine)
	unit := func(rail int16, fischer bool) int {
		u := n.add(receiver{corps: -1, follows: -1, rail: rail, fischer: fischer}, noLine, noLine)
		n.receivers[u].bukowina = bukowinaRange
		return u
	}
	low, first, fischer, second, third := unit(railLow, false), unit(noLine, false), unit(railLow, true), unit(noLine, false), unit(noLine, false)
	n.solve()
	for u, want := range map[int]int8{low: lowSupply, first: inSupply, fischer: inSupply, second: inSupply, third: inSupply} {
		if got := n.receivers[u].state; got != want {
			t.Errorf("unit %d is %q, want %q", u, supplyIDs[got], supplyIDs[want])
		}
	}
}

// On the North sheet alone nothing leads to the Bukowina.
func TestNoBukowinaInTheNorth(t *testing.T) {
	rulestest.Cite(t, "14.7")
	p := field(t, "central", "supply", at("ah.5-i", "13.30"))
	if r := supplyOf(p).network(central).receivers[0]; r.state != outOfSupply || r.beyond {
		t.Errorf("%+v", r)
	}
}
