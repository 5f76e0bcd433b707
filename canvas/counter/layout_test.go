package counter

import (
	"testing"

	"vistula/canvas/pen"
	"vistula/data"
	"vistula/rules"
)

// everyUnit is all counters of all games, both faces.
func everyUnit(t *testing.T) []rules.Counter {
	units, err := data.Units(data.FS(), "galicia")
	if err != nil {
		t.Fatal(err)
	}
	list := append(gallery(), second()...)
	for _, u := range units {
		for _, f := range u.Faces {
			c := unit(u.Nation, u.Name, u.Type, u.Size, u.Corps, u.Army, [4]int{f.Attack, f.Defense, f.Artillery, f.Movement})
			for _, flag := range u.Flags {
				c.Badges = append(c.Badges, badge(flag, 0))
			}
			list = append(list, c)
		}
	}
	return append(list, everyUnitOfTheSecond(t)...)
}

// everyUnitOfTheSecond is the counters of the game whose units have a designation
// besides their name.
func everyUnitOfTheSecond(t *testing.T) (list []rules.Counter) {
	units, err := data.Units(data.FS(), "greatwar")
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range units {
		for _, f := range u.Faces {
			if u.Type == "headquarters" {
				list = append(list, headquartersOf(u.Nation, u.Short, f.AttackShift, f.CommandStrength, f.CommandRadius, f.CombatStrength, f.Movement))
				continue
			}
			list = append(list, short(u.Nation, u.Type, u.Size, u.Corps, u.Short, f.Attack, f.Defense, f.Movement))
		}
	}
	return list
}

// TestEverythingFits keeps every text of every counter apart from its
// neighbours and on the counter.
func TestEverythingFits(t *testing.T) {
	pt := painter(t)
	narrow := pen.Text{Font: pt.set.Narrow, Size: 1}.Width
	figures := pen.Text{Font: pt.set.Figures, Size: 1}.Width
	for _, c := range everyUnit(t) {
		f := read(c)
		for _, px := range []float64{36, 47, 52, 64, 92, 140, 260} {
			pl := layOut(&f, px, narrow)
			wide := widest(pl.name.lines, narrow) * pl.name.size
			if left, right := pl.name.x-wide/2, pl.name.x+wide/2; left < 0.02 || right > pl.box.X {
				t.Errorf("%s at %v px: its name lies from %.3f to %.3f, its symbol at %.3f", c.Name, px, left, right, pl.box.X)
			}
			if pl.name.size*px < 4.4 {
				t.Errorf("%s at %v px: its name is %.1f px high", c.Name, px, pl.name.size*px)
			}
			if pl.box.Right() > 0.95 {
				t.Errorf("%s at %v px: its symbol ends at %.3f", c.Name, px, pl.box.Right())
			}
			checkTab(t, c, pl, px, narrow)
			r := layFigures(f.values, f.ersatz, 0.30, figures)
			last := len(r.lefts) - 1
			if r.lefts[0] < 0.035 || r.lefts[last]+r.widths[last] > 0.965 {
				t.Errorf("%s: its values lie from %.3f to %.3f", c.Name, r.lefts[0], r.lefts[last]+r.widths[last])
			}
		}
	}
}

func checkTab(t *testing.T, c rules.Counter, pl plan, px float64, width measure) {
	t.Helper()
	tab := pl.tab
	if c.Corps == "" {
		return
	}
	wide := widest(tab.text.lines, width) * tab.text.size
	room := tab.box.W
	if tab.upright {
		room = tab.box.H
	}
	if tab.box.X < pl.box.Right() || tab.box.Right() > 0.99 || wide > room {
		t.Errorf("%s %s at %v px: tab %+v, text %.3f wide, symbol to %.3f", c.Name, c.Corps, px, tab.box, wide, pl.box.Right())
	}
	if tab.box.Y < 0.17 || tab.box.Bottom() > 0.66 {
		t.Errorf("%s %s at %v px: tab from %.3f to %.3f", c.Name, c.Corps, px, tab.box.Y, tab.box.Bottom())
	}
}

func TestRingLeavesTheDashFree(t *testing.T) {
	width := func(s string) float64 { return 0.66 * float64(len(s)) }
	r := layFigures([]string{"2", "2", "4"}, true, figureSize, width)
	if ringEnd := r.lefts[0] + r.widths[0]/2 + ringRadius; ringEnd > r.bars[0].X {
		t.Errorf("the ring ends at %.3f, the dash begins at %.3f", ringEnd, r.bars[0].X)
	}
}
