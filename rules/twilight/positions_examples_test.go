package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// The example of 10.1.5: one hex back by the result for all three; then A fails its check
// by 4 and goes back one, B by 7 and, demoralized, two; C, which was withheld, goes as far
// as the one that goes least far (V002-15).
func TestExampleOfWithheldUnits(t *testing.T) {
	rulestest.Cite(t, "10.1.5", "11.3.2a")
	g := battlefield(t, `russia attack 3
		ru.25-3 18.30
		ru.27-3 18.30
		ge.1-1 19.30 {"status":1}
		ge.2-1 19.30 {"status":3}
		ge.masurian 19.30`)
	g.assault("19.30", "ru.25-3", "ru.27-3")
	g.Do("withhold ge.masurian", "ready")
	g.Throw("roll", 1, 3)
	g.result("+1/-1.r1")
	g.Do("retreat 20.31 19.30")
	g.Throw("roll", 1, 4) // large: 4, artillery of 10 +2, result -1, German -1: a step and +1
	g.through("lose", "central")
	g.Do("lose ge.2-1", "wear ge.1-1")
	g.through("check", "central")
	g.Throw("roll", 6, 6) // 12+1+1 against 10, and 12+2+1 against 8
	g.is("ge.1-1", "20.31 status 3", "ge.2-1", "20.31 lost 2 status 4 disorder 1", "ge.masurian", "20.31")
	g.Stage("retreat", "central")
	g.Do("retreat 21.31 20.31")
	g.is("ge.1-1", "21.31 status 3", "ge.masurian", "21.31")
	g.Do("retreat 22.32 21.31")
	g.is("ge.1-1", "21.31 status 3", "ge.2-1", "22.32 lost 2 status 4 disorder 1", "ge.masurian", "21.31")
	g.Stage("advance", "russia")
}

// Two units share a loss of two steps and +1: each loses one, and one of them, as the owner
// likes, is worn (V002-30).
func TestExampleOfALossRoll(t *testing.T) {
	rulestest.Cite(t, "10.10", "11.1.1")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nru.27-3 18.30\nge.1-1 19.30\nge.2-1 19.30")
	g.assault("19.30", "ru.25-3", "ru.27-3")
	g.Do("ready")
	g.Throw("roll", 2, 3)
	g.result("+1/-")
	g.Throw("roll", 1, 6) // large: 6, artillery of 10 +2, German -1: two steps and +1
	g.through("lose", "central")
	g.Do("lose ge.2-1")
	g.is("ge.1-1", "19.30 lost 1", "ge.2-1", "19.30 lost 1")
	g.through("worn", "central")
	if got := g.Units("wear"); got != "ge.1-1 ge.2-1" {
		t.Errorf("%s can be worn", got)
	}
	g.Do("wear ge.2-1")
	g.through("check", "central")
	g.Throw("roll", 4, 5) // 9+2 against 11 passes, 9+2+1 does not
	g.is("ge.1-1", "19.30 lost 1", "ge.2-1", "19.30 lost 1 status 1")
}

// At status 2 a check failed by 4 takes two levels, demoralizes and sends back one hex for
// each reason (V002-21).
func TestExampleOfDemoralization(t *testing.T) {
	rulestest.Cite(t, "11.3.2a", "11.3.1", "7.3")
	g := battlefield(t, "russia attack 3\nru.25-3 18.30\nge.1-1 19.30 {\"status\":2,\"supply\":\"low\"}")
	g.assault("19.30", "ru.25-3")
	g.Throw("roll", 2, 3)
	g.Throw("roll", 1, 1)
	g.through("check", "central")
	g.Throw("roll", 6, 6) // 12+1 against 9
	g.Do("retreat 20.31 19.30")
	g.Stage("retreat", "central")
	g.Do("retreat 21.31 20.31")
	g.is("ge.1-1", "21.31 status 4")
	g.Stage("advance", "russia")
}

// The example after 11.3.2b as it is played: a stack in a position of level 2 goes back two
// hexes by the result, one formation loses a step, and a 12 is 16 against 10 and 15 against
// 7 (V002-22).
func TestExampleOfAPostCombatCheck(t *testing.T) {
	rulestest.Cite(t, "11.3.1", "11.3.2a", "10.9")
	g := place(t, `central attack 3
		state {"works":[{"hex":"19.30","level":2,"side":"russia"}]}
		ru.25-3 19.30
		ru.1-tk-1-tk 19.30 {"lost":2,"status":2,"army":"1r"}
		ge.1-1 18.30
		ge.2-1 18.30
		ge.35-17 19.29
		ge.36-17 19.29
		ge.37-20 18.31
		ge.41-20 18.31
		ru.54-r 19.31`)
	g.assault("19.30", "ge.1-1", "ge.2-1", "ge.35-17", "ge.36-17", "ge.37-20", "ge.41-20")
	g.Do("ready")
	g.Throw("roll", 1, 2)
	g.result("X*/R2")
	g.Do("retreat 20.31 19.30", "retreat 21.31 20.31")
	g.Throw("roll", 1, 2) // no ammunition: a step
	g.through("lose", "russia")
	g.Do("lose ru.25-3")
	g.through("check", "russia")
	g.Throw("roll", 6, 6)
	g.is("ru.25-3", "21.31 lost 1 status 2", "ru.1-tk-1-tk", "21.31 lost 3 status 4 disorder 1")
	g.Do("retreat 22.32 21.31")
	g.is("ru.25-3", "22.32 lost 1 status 2", "ru.1-tk-1-tk", "22.32 lost 3 status 4 disorder 1")
	g.Do("retreat 23.32 22.32")
	g.is("ru.25-3", "22.32 lost 1 status 2", "ru.1-tk-1-tk", "23.32 lost 3 status 4 disorder 1")
}
