package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// won is an attack on 19.30 that has driven the defender away, at the advance.
func won(t *testing.T, text string, units ...string) *game {
	t.Helper()
	g := battlefield(t, "russia attack 3\nge.masurian 19.30\n"+text)
	g.assault("19.30", units...)
	for g.P.Status().Stage != "advance" {
		switch g.P.Status().Stage {
		case "roll", "losses", "check":
			g.Throw("roll", 1, 1)
		case "lose":
			g.Do("lose-all")
		case "retreat":
			g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ge.masurian"))
		default:
			t.Fatalf("it is at %+v: %v", g.P.Status(), g.All())
		}
	}
	return g
}

// Attackers, artillery included, advance one hex into the one that was vacated, as many
// as its stacking limit lets and as their owner likes.
func TestAdvance(t *testing.T) {
	rulestest.Cite(t, "11.4.1", "9.5")
	g := won(t, "ge.2-1 20.31\nru.25-3 18.30\nru.27-3 18.30\nru.1-hv 18.30\nru.28-20 19.29\nru.29-20 19.29", "ru.25-3", "ru.27-3", "ru.1-hv", "ru.28-20", "ru.29-20")
	g.Refuses("advance ru.1-hv 19.30", "9.5")  // behind a combat unit only
	g.Refuses("advance ru.25-3 20.31", "11.4") // was not vacated
	g.Do("advance ru.25-3 19.30", "advance ru.1-hv 19.30", "advance ru.27-3 19.30", "advance ru.28-20 19.30")
	g.is("ru.25-3", "19.30", "ru.1-hv", "19.30", "ru.27-3", "19.30", "ru.28-20", "19.30", "ru.29-20", "19.29")
	if g.P.Status().Stage == "advance" {
		g.Refuses("advance ru.29-20 19.30", "11.4.1") // a fourth division
	}
}

// Whoever was withheld, or has retreated himself, does not advance.
func TestWhoDoesNotAdvance(t *testing.T) {
	rulestest.Cite(t, "11.4.2")
	g := won(t, "ru.25-3 18.30\nru.27-3 18.30\nru.28-20 18.30", "ru.25-3", "ru.27-3")
	g.Refuses("advance ru.28-20 19.30", "11.4.2")
	g = battlefield(t, "russia attack 3\nge.20-lw 19.30\nru.25-3 18.30 {\"status\":3}\nru.27-3 19.29")
	g.assault("19.30", "ru.25-3", "ru.27-3")
	for g.P.Status().Stage != "advance" {
		switch s := g.P.Status(); s.Stage {
		case "check":
			if s.ToAct == "russia" && g.figure("ru.25-3", "status") == 3 {
				g.Throw("roll", 6, 6)
			} else {
				g.Throw("roll", 1, 1)
			}
		case "roll", "losses":
			g.Throw("roll", 1, 1)
		case "lose":
			g.Do("lose-all")
		case "retreat":
			who := "ge.20-lw"
			if s.ToAct == "russia" {
				who = "ru.25-3"
			}
			g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at(who))
		default:
			t.Fatalf("it is at %+v: %v", s, g.All())
		}
	}
	if g.at("ru.25-3") == "18.30" {
		t.Fatal("it has not retreated")
	}
	g.Refuses("advance ru.25-3 19.30", "11.4.2")
	g.Do("advance ru.27-3 19.30")
}

// Guns do not advance over a major river without a bridge.
func TestGunsDoNotAdvanceOverARiver(t *testing.T) {
	rulestest.Cite(t, "11.4.2")
	g := place(t, "central attack 3\nge.1-1 23.36\nge.2-1 23.36\nge.fa-kbg 23.36\nru.kowno 23.37\nru.27-3 21.37\nge.depot-8-major 23.34")
	g.assault("23.37", "ge.1-1", "ge.2-1", "ge.fa-kbg")
	g.Throw("roll", 1, 1)
	for g.P.Status().Stage == "retreat" {
		g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ru.kowno"))
	}
	g.Throw("roll", 1, 1)
	g.through("advance", "central")
	g.Do("advance ge.1-1 23.37")
	g.Refuses("advance ge.fa-kbg 23.37", "11.4.2")
}

// Guns advance over a major river where a pontoon bridge lies.
func TestGunsAdvanceOverAPontoonBridge(t *testing.T) {
	rulestest.Cite(t, "11.4.2", "2.2")
	g := place(t, `central attack 3
		state {"pontoons":[{"between":["23.36","23.37"],"nation":"germany","army":"8"}]}
		ge.1-1 23.36
		ge.2-1 23.36
		ge.fa-kbg 23.36
		ru.kowno 23.37
		ru.27-3 21.37
		ge.depot-8-major 23.34`)
	g.assault("23.37", "ge.1-1", "ge.2-1", "ge.fa-kbg")
	g.Throw("roll", 1, 1)
	for g.P.Status().Stage == "retreat" {
		g.Do("retreat " + lastOf(g.Hexes("retreat", "")) + " " + g.at("ru.kowno"))
	}
	g.Throw("roll", 1, 1)
	g.through("advance", "central")
	g.Do("advance ge.1-1 23.37", "advance ge.fa-kbg 23.37")
	g.is("ge.fa-kbg", "23.37")
}
