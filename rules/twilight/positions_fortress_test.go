package twilight_test

import (
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// The complex of Königsberg: a fortress in 60.17 and forts in 59.16, 61.16 and 60.18.
const ringOfKoenigsberg = "\nge.fortress-koenigsberg-1 60.17\nge.fort-koenigsberg-2 59.16\nge.fort-koenigsberg-3 61.16\nge.fort-koenigsberg-4 60.18"

// A garrison goes about its complex and does not leave it, by road or by rail.
func TestGarrisonsStayInTheirComplex(t *testing.T) {
	rulestest.Cite(t, "12.4.1")
	g := place(t, "central movement 3\nge.9-lw-kg 60.17\nge.1-1 60.17\nru.25-3 30.20"+ringOfKoenigsberg)
	g.Refuses("rail ge.9-lw-kg =germany", "12.4.1")
	g.Do("pick ge.9-lw-kg")
	g.Refuses("step 59.17", "12.4.1")
	g.Do("step 60.18")
	g.Refuses("step 61.18", "12.4.1")
}

// It makes an attack from its complex, but does not advance out of it.
func TestGarrisonsDoNotAdvance(t *testing.T) {
	rulestest.Cite(t, "12.4.1")
	g := place(t, "central attack 3\nge.9-lw-kg 60.18\nge.1-1 60.18\nru.kowno 60.19\nru.25-3 30.20"+ringOfKoenigsberg)
	g.assault("60.19", "ge.9-lw-kg", "ge.1-1")
	for g.P.Status().Stage != "advance" {
		switch g.P.Status().Stage {
		case "roll", "losses", "check":
			g.Throw("roll", 1, 1)
		case "retreat":
			g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ru.kowno"))
		default:
			t.Fatalf("it is at %+v: %v", g.P.Status(), g.All())
		}
	}
	g.Refuses("advance ge.9-lw-kg 60.19", "12.4.1")
	g.Do("advance ge.1-1 60.19")
}

// A garrison that retreats stays in its complex where it can, even from a fort that was
// lost in the same combat; where it cannot it is released.
func TestGarrisonsRetreatWithinTheirComplex(t *testing.T) {
	rulestest.Cite(t, "11.2.2c", "12.4.1", "12.2.1")
	for _, c := range []struct {
		what, at, enemy, fort string
		result, ways          string
		freed                 bool
	}{
		{"from a fort", "60.18", "60.19", ringOfKoenigsberg, "+1X/r1", "60.17", false},
		{"from a fort that is lost", "60.18", "60.19", "\nge.fortress-koenigsberg-1 60.17\nge.fort-koenigsberg-4 60.18 {\"lost\":2}", "X/R1", "60.17", false},
		{"from a place without a fortress", "60.17", "60.18", "\nge.fort-koenigsberg-2 59.16\nge.fort-koenigsberg-3 61.16", "+1X/r1", "59.16 61.16", false},
		{"with nowhere to go", "60.17", "60.18", "", "+1X/r1", "59.16 59.17 60.16 61.16 61.17", true},
	} {
		g := place(t, "russia attack 3\nge.9-lw-kg "+c.at+" {\"status\":1}\nru.25-3 "+c.enemy+"\nru.27-3 "+c.enemy+"\nru.28-20 30.20"+c.fort)
		g.assault(c.at, "ru.25-3", "ru.27-3")
		g.throwing(c.result)
		for g.P.Status().Stage != "retreat" {
			switch s := g.P.Status(); {
			case s.Stage == "lose":
				g.Do("lose-all")
			case s.Stage == "worn":
				g.Do("wear " + split(g.Units("wear"))[0])
			case s.Stage == "check" && s.ToAct == "central":
				g.Throw("roll", 6, 6)
			case s.Stage == "losses", s.Stage == "check":
				g.Throw("roll", 1, 1)
			default:
				t.Fatalf("%s: it is at %+v: %v", c.what, s, g.All())
			}
		}
		if got := g.Hexes("retreat", ""); !sameWords(got, c.ways) {
			t.Errorf("%s: it can retreat to %s, want %s", c.what, got, c.ways)
		}
		events := g.Do("retreat " + split(g.Hexes("retreat", ""))[0] + " " + c.at)
		alarmed := slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == "release" }) // 22.4, as the phase ends
		if got := g.flag("ge.9-lw-kg", "freed"); got != c.freed && !alarmed {
			t.Errorf("%s: released %v", c.what, got)
		}
	}
}

// throwing rolls for the attack whatever gives a result.
func (g *game) throwing(result string) {
	g.T.Helper()
	for sum := 2; sum <= 12; sum++ {
		q := &game{language.At(g.T, g.P.Clone())}
		q.Throw("roll", max(1, sum-6), sum-max(1, sum-6))
		if q.sheet().Result == result {
			g.Game = q.Game
			return
		}
	}
	g.T.Fatalf("no throw gives %s in the column %s", result, g.sheet().Column)
}

// The hex of a magazine feeds whose country it is, with fortress units or without; what was
// taken of the enemy's gives nothing.
func TestWhomAMagazineFeeds(t *testing.T) {
	rulestest.Cite(t, "10.5.5", "12.3")
	for _, c := range []struct {
		hex, from string
		can       bool
	}{{"28.16", "27.15", true}, {"60.17", "60.18", false}} {
		g := place(t, "central attack 3\nge.1-1 "+c.from+"\nru.25-3 "+c.hex+"\nru.29-20 14.20")
		g.announce(c.hex, "ge.1-1")
		g.Do("done")
		if got := g.Offers("ap ru.25-3 =magazine"); got != c.can {
			t.Errorf("in %s it is fed: %v", c.hex, got)
		}
	}
}
