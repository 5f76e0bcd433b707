package greatwar_test

import (
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// The facts say in numbers what the view shows, at every stage of a game.
func TestFactsAreThoseOfTheView(t *testing.T) {
	n := 0
	var f *rules.Facts
	look := func(p rules.Position) {
		if n++; n%25 != 0 && p.Outcome() == nil {
			return
		}
		f = rules.Sit(p, "austria").Facts(f)
		v := p.View("austria")
		at := map[string]*rules.UnitFacts{}
		for i := range f.Units {
			at[f.Units[i].ID] = &f.Units[i]
		}
		for _, stack := range v.Stacks {
			for _, c := range stack.Units {
				u := at[c.Unit]
				if u == nil || p.Ruleset().Board().Number(u.Hex) != stack.Hex || f.Sides[u.Side] != c.Side || int(u.Steps) != c.Steps || u.State&(rules.Lost|rules.ToCome) != 0 {
					t.Fatalf("%+v: the view shows %+v in %s, the facts %+v", p.Status(), c, stack.Hex, u)
				}
				delete(at, c.Unit)
			}
		}
		for id, u := range at {
			if u.Hex != board.None || u.State&(rules.Lost|rules.ToCome) == 0 {
				t.Fatalf("%+v: the view does not show %s on the map: %+v", p.Status(), id, u)
			}
		}
		for _, c := range v.Control {
			h, _ := p.Ruleset().Board().Find(c.Hex)
			if f.Sides[f.Hexes[h].Owner] != c.Side {
				t.Fatalf("%s is held by %s in the view, by %d in the facts", c.Hex, c.Side, f.Hexes[h].Owner)
			}
		}
		if len(f.Objectives) != len(v.Control) {
			t.Fatalf("there are %d objectives, and %d places in the view", len(f.Objectives), len(v.Control))
		}
		for _, x := range f.Objectives {
			if f.Hexes[x.Hex].Owner != x.Holder {
				t.Fatalf("%s: two holders, %d and %d", p.Ruleset().Board().Number(x.Hex), x.Holder, f.Hexes[x.Hex].Owner)
			}
		}
	}
	for seed, scenario := range []string{"campaign", "free-deployment", "september"} {
		p := playOut(t, start(t, scenario, uint64(seed)).P, uint64(seed), look)
		// The difference decides: a draw lies within three points of it.
		o, d := p.Outcome(), f.Points[0]-f.Points[1]
		if o.Winner == "allied" && d < 3 || o.Winner == "austria" && d > -4 || o.Winner == "" && (d < -3 || d > 2) || d != o.Points["allied"]-18 {
			t.Errorf("%s: %+v, and the facts have %v", scenario, o, f.Points)
		}
	}
}

// What units bring and where there is room, zones and supply.
func TestFactsOfAPosition(t *testing.T) {
	g := place(t, `austria movement 9
		ah.corps-1 g1210 {"unsupplied":true,"spent":1}
		ah.corps-5 g1210 {"entrained":true}
		ah.hq-1-dankl g1210
		ru.corps-21 g1209 {"lost":1}
		ru.corps-5 off {"due":10}`)
	f := rules.Sit(g.P, "austria").Facts(nil)
	unit := func(id string) rules.UnitFacts {
		for _, u := range f.Units {
			if u.ID == id {
				return u
			}
		}
		t.Fatalf("%s is not among the facts", id)
		return rules.UnitFacts{}
	}
	values := map[string]map[string]int{}
	for _, s := range g.P.View("").Stacks {
		for _, c := range s.Units {
			values[c.Unit] = map[string]int{}
			for _, x := range c.Values {
				values[c.Unit][x.Name] = x.Value
			}
		}
	}
	if u, want := unit("ah.corps-1"), values["ah.corps-1"]; int(u.Attack) != want["attack"]/2 || int(u.Defense) != want["defense"] || u.State&rules.OutOfSupply == 0 ||
		u.Left != u.Allowance-1 || int(u.Allowance) != want["movement"]/2 {
		t.Errorf("the I Corps: %+v, printed %v", u, want)
	}
	if u, want := unit("ah.corps-5"), values["ah.corps-5"]; u.Attack != 0 || int(u.Defense) != want["defense"]/2 || u.State&rules.Entrained == 0 {
		t.Errorf("the V Corps: %+v, printed %v", u, want)
	}
	if u := unit("ru.corps-21"); u.Steps != u.Most-1 || u.Left != 0 {
		t.Errorf("the Russian XXI Corps has moved: %+v", u)
	}
	if u := unit("ru.corps-5"); u.State&rules.ToCome == 0 || u.Hex != board.None {
		t.Errorf("the Russian V Corps: %+v", u)
	}
	if u := unit("ah.hq-1-dankl"); u.State&rules.Headquarters == 0 {
		t.Errorf("Dankl: %+v", u)
	}
	b := g.P.Ruleset().Board()
	own, _ := b.Find("g1210")
	their, _ := b.Find("g1209")
	if x := f.Hexes[their]; x.Room != 0 || x.Zone&2 == 0 || x.Owner != 0 {
		t.Errorf("g1209: %+v", x)
	}
	if x := f.Hexes[own]; x.Room != 1 || x.Zone&1 == 0 || x.Owner != 1 {
		t.Errorf("g1210: %+v", x)
	}
	lemberg, fort := 0, 0
	for _, o := range f.Objectives {
		if o.EachTurn[0] == 5 {
			lemberg++
		}
		if o.Once[0] > 0 {
			fort++
		}
	}
	if lemberg == 0 || fort == 0 {
		t.Errorf("no town earns the Allies five points a turn, or no fortress any: %+v", f.Objectives)
	}
	seat := rules.Sit(g.P, "austria")
	if n := testing.AllocsPerRun(20, func() { f = seat.Facts(f) }); n > 0 {
		t.Errorf("facts take %v pieces of memory", n)
	}
}

func TestFactsFollowEveryMove(t *testing.T) {
	rulestest.FactsFollow(t, start(t, "campaign", 5).P, 5, next)
}

// What the side that moves last in a game turn holds in supply the interphase counts next
// (25.13); before that the other side has its turn.
func TestFactsTellWhatIsDue(t *testing.T) {
	rulestest.Cite(t, "25.12", "25.13")
	const dubno = "\nru.corps-7 g1312"
	for _, c := range []struct {
		name, position string
		due            [2]int16
		counted, done  [2]bool
	}{
		{"supplied by a depot", "austria movement 8\nah.div-43 g0702\nah.depot-2 g0803", [2]int16{0, 5}, [2]bool{true, true}, [2]bool{}},
		{"without supply", "austria movement 8\nah.div-43 g0702", [2]int16{}, [2]bool{true, true}, [2]bool{}},
		{"in the turn of the Allies", "allied movement 8\nah.div-43 g0702\nah.depot-2 g0803", [2]int16{}, [2]bool{}, [2]bool{}},
		{"in the last turn", "austria movement 13\nah.div-43 g0702\nah.depot-2 g0803", [2]int16{0, 5}, [2]bool{true, true}, [2]bool{true, false}},
	} {
		g := place(t, c.position+dubno)
		f := rules.Sit(g.P, "").Facts(nil)
		if f.Counted != c.counted || f.Done != c.done {
			t.Errorf("%s: counted %v, done %v; want %v, %v", c.name, f.Counted, f.Done, c.counted, c.done)
		}
		for _, o := range f.Objectives {
			if g.P.Ruleset().Board().Number(o.Hex) == "g0702" && (o.Holder != 1 || o.Due != c.due) {
				t.Errorf("%s: Dubno is %+v", c.name, o)
			}
		}
	}
}
