package galicia_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// The worked example of combat. The text counts the artillery value 5 as +2; its
// own table, printed twice, gives +1 (see Rulings), which changes no loss.
func TestExampleOfCombat(t *testing.T) {
	rulestest.Cite(t, "8.1", "8.3", "8.4", "8.5", "9.4.2", "7.2")
	g := place(t, `austria combat 8
		ah.4-ii 8.05
		ah.25-ii 8.05
		ah.20 8.05
		ah.41 8.05
		ru.2-gd 8.04`)
	g.Do("attack 8.04", "from 8.05", "declare", "commit ah.4-ii", "commit ah.25-ii", "commit ah.20")
	g.Refuses("commit ah.41", "7.2")
	g.Do("ready")
	g.Stage("roll", "austria")
	if s := g.P.View("").Combat; s.Ratio != "1.5:1" || s.Attacker.Strength != 13 || s.Defender.Strength != 8 {
		t.Errorf("the odds are %s, %d to %d", s.Ratio, s.Attacker.Strength, s.Defender.Strength)
	}
	g.roll(4, 5)
	g.roll(5, 2)
	g.is("ah.4-ii", "8.05 ce1", "ah.25-ii", "8.05 ce1", "ah.20", "8.05 ce1", "ah.41", "8.05", "ru.2-gd", "8.04 ce1")
	g.Stage("attack", "austria")
}
