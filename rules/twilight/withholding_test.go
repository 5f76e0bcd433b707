package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// Who may be withheld: not the top unit, and only beside a formation that stands; too
// many must be; infantry and cavalry never stand together.
func TestWithheldDefenders(t *testing.T) {
	rulestest.Cite(t, "10.1.3", "10.1.4", "10.1.5", "4.2.2")
	for _, c := range []struct {
		what, defenders string
		withhold        string // who can be
		ready           bool   // without anybody being withheld
	}{
		{"two divisions", "ge.1-1 19.30\nge.2-1 19.30 {\"lost\":1}", "ge.2-1", true},
		{"three divisions", "ge.1-1 19.30\nge.2-1 19.30\nge.goltz 19.30", "ge.2-1 ge.goltz", false},
		{"an asset", "ge.masurian 19.30\nge.1-1 19.30", "ge.masurian", true},
		{"the formation is demoralized", "ge.masurian 19.30\nge.1-1 19.30 {\"status\":4}", "", true},
		{"two cavalry divisions", "ge.1-1 19.30\nge.1-c 19.30\nge.8-c 19.30", "ge.1-1 ge.1-c ge.8-c", false},
		{"two armies", "ge.1-1 19.30\nge.2-1 19.30 {\"army\":\"9\"}", "ge.1-1 ge.2-1", false},
		{"two artillery units", "ge.1-1 19.30\nge.fa-thn 19.30\nge.fa-grd 19.30", "ge.fa-thn ge.fa-grd", false},
	} {
		g := battlefield(t, "russia attack 3\nru.25-3 18.30\n"+c.defenders)
		g.assault("19.30", "ru.25-3")
		if g.P.Status().Stage != "withhold" {
			if c.withhold != "" {
				t.Errorf("%s: nobody is asked, %+v", c.what, g.P.Status())
			}
			continue
		}
		if got := g.Units("withhold"); got != c.withhold {
			t.Errorf("%s: %q can be withheld, want %q", c.what, got, c.withhold)
		}
		if g.Offers("ready") != c.ready {
			t.Errorf("%s: all defend: %v", c.what, g.Offers("ready"))
		}
	}
	// A single cavalry division beside infantry has no choice.
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30\nge.1-c 19.30")
	g.assault("19.30", "ru.25-3")
	g.Stage("roll", "russia")
	if s := g.sheet(); len(s.Defender.Units) != 1 || s.Defender.Units[0].Unit != "ge.1-1" {
		t.Errorf("there defend %+v", s.Defender.Units)
	}
}

// Withheld defenders make no check and lose no steps; they go back only with all others,
// as far as the one that goes least (V002-15).
func TestWithheldFollow(t *testing.T) {
	rulestest.Cite(t, "10.1.5", "11.2.1")
	g := battlefield(t, `russia attack 3
		ru.25-3 18.30
		ru.27-3 18.30
		ge.1-1 19.30 {"status":0}
		ge.2-1 19.30 {"status":2,"lost":1}
		ge.masurian 19.30`)
	g.assault("19.30", "ru.25-3", "ru.27-3")
	g.Do("withhold ge.masurian", "ready")
	g.weighs("30:45 1:2 1:2")
	g.Throw("roll", 1, 3) // +1/-1.r1
	g.Stage("retreat", "central")
	g.Do("retreat 20.31 19.30")
	for _, u := range []string{"ge.1-1", "ge.2-1", "ge.masurian"} {
		if got := g.at(u); got != "20.31" {
			t.Errorf("%s is at %s", u, got)
		}
	}
	g.Throw("roll", 1, 1)
	g.through("check", "central")
	g.Throw("roll", 6, 6) // 14 against 11, for it is worn, and 13 against 9
	g.is("ge.1-1", "20.31 status 1")
	g.Stage("retreat", "central")
	g.Do("retreat 21.31 20.31")
	g.Do("retreat 22.32 21.31")
	g.is("ge.2-1", "22.32 lost 1 status 4", "ge.masurian", "20.31")
}

// A unit that has gone back onto others does not defend with them in the same phase.
func TestFledDoNotDefend(t *testing.T) {
	rulestest.Cite(t, "10.1", "10.1.5", "11.2.7")
	g := battlefield(t, `russia attack 3
		ru.25-3 18.30
		ru.27-3 18.30
		ru.28-20 20.29
		ge.1-1 19.30
		ge.35-17 20.30`)
	g.announce("19.30", "ru.25-3", "ru.27-3")
	g.announce("20.30", "ru.28-20")
	g.Do("done", "fight 19.30")
	g.arm()
	g.Throw("roll", 2, 2) // X/R1
	g.Do("retreat 20.30 19.30")
	g.Throw("roll", 1, 1)
	g.through("advance", "russia")
	g.Do("done") // no advance
	g.arm()
	g.Do("ready") // the attacker has seen who is there
	if s := g.sheet(); len(s.Defender.Units) != 1 || s.Defender.Units[0].Unit != "ge.35-17" || len(s.Defender.Withheld) != 1 {
		t.Errorf("there defend %+v", s.Defender.Units)
	}
}
