package story

import (
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// allied is a teller of a game in which a side of two nations has two units of one name.
func allied(t *testing.T) (w *Teller, theirs, ours, other rules.Counter) {
	unit := func(id, name, nation string) rules.Counter {
		return rules.Counter{Unit: id, Name: name, Nation: nation, Side: "central", Type: "infantry", Size: "corps"}
	}
	theirs, ours, other = unit("ge.17", "17", "germany"), unit("ah.17", "17", "austria-hungary"), unit("ah.5", "5", "austria-hungary")
	w = teller(t)
	w.c.Sides[1].Nation = "austria-hungary"
	w.c.Histories = map[string]*chronicle.History{}
	for _, c := range []rules.Counter{theirs, ours, other} {
		w.c.Histories[c.Unit] = &chronicle.History{Unit: c.Unit, Counter: c}
	}
	return w, theirs, ours, other
}

// TestUnitsOfOneNameAreToldApart: by their nation, also where the sentence names the side,
// and who stands behind a unit of the other nation has his own said too.
func TestUnitsOfOneNameAreToldApart(t *testing.T) {
	w, theirs, ours, other := allied(t)
	for _, x := range []struct {
		list []rules.Counter
		want string
	}{
		{[]rules.Counter{other}, "the 5th Corps"},
		{[]rules.Counter{ours}, "the Austro-Hungarian 17th Corps"},
		{[]rules.Counter{theirs, other}, "the German 17th Corps and the Austro-Hungarian 5th Corps"},
		{[]rules.Counter{theirs, ours}, "the German 17th Corps and the Austro-Hungarian 17th Corps"},
	} {
		if got := w.own("central", x.list); got != x.want {
			t.Errorf("they are called %q, want %q", got, x.want)
		}
	}
	if got := w.NameAmong("central", &ours); got != "Austro-Hungarian 17th Corps" {
		t.Errorf("in a list it is called %q", got)
	}
}

// TestANationIsSaidOnce: also where it is part of the names on the counters.
func TestANationIsSaidOnce(t *testing.T) {
	w := teller(t)
	division := func(name string) rules.Counter {
		return rules.Counter{Name: name, Nation: "russia", Type: "infantry", Size: "division"}
	}
	got := w.units([]rules.Counter{division("Russian 16th Infantry Division"), division("Russian 22nd Infantry Division")}, "")
	if want := "the Russian 16th and 22nd Infantry Divisions"; got != want {
		t.Errorf("they are called %q, want %q", got, want)
	}
}

// TestATownIsSaidOnce of several hexes near it, and a retreat leads to a place with a name.
func TestATownIsSaidOnce(t *testing.T) {
	w := teller(t)
	if got := w.At([]string{"1730", "1915", "1829", "1731"}); strings.Count(got, "near Sandomierz (1730 and 1731)") != 1 || strings.Count(got, "Lotzen") != 1 {
		t.Errorf("the places are %q", got)
	}
	army(w, "XI")
	b := clash("1829", "XI", "1st", "")
	b.Lines = []chronicle.Line{{Class: chronicle.Retreat, Side: "central", Units: []string{"1st"}, Hexes: []string{"1829", "1730"}}}
	if said := w.Battle(b); !strings.Contains(said, "to 1730 near Sandomierz") {
		t.Errorf("a retreat is told as %q", said)
	}
}

// TestAGroupGoesByItsGeneral, as the rules call it, whether or not the sentence names the
// nation or the side.
func TestAGroupGoesByItsGeneral(t *testing.T) {
	w := teller(t)
	w.c.Sides[0].Nation = "russia"
	c := rules.Counter{Name: "Pavlov", Side: "russia", Nation: "russia", Type: "cavalry", Size: "corps"}
	for _, got := range []string{w.Unit(&c), w.OfNation(&c), w.Among("russia", &c), w.NameAmong("russia", &c)} {
		if got != "Pavlov's Cavalry" {
			t.Errorf("it is called %q", got)
		}
	}
}
