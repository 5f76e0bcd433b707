package galicia_test

import (
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// The defender stands in 9.10, with 10.09 and 10.10 above, 9.09 and 9.11 beside
// and 8.09 and 8.10 below, unless it is said otherwise. Lines that begin with
// a plus take part in the attack.
func TestFlankAttacks(t *testing.T) {
	rulestest.Cite(t, "7.8", "6.1", "9.4.1")
	for _, c := range []struct {
		name, side, target, units string
		flanked                   bool
	}{
		{"example 1, case 1: the zone of one who does not attack", "russia", "9.10", `
			ah.41 9.10
			+ru.18-xiv 10.10
			ru.1-gd 9.09`, false},
		{"example 1, case 2: he attacks", "russia", "9.10", `
			ah.41 9.10
			+ru.18-xiv 10.10
			+ru.1-gd 9.09`, true},
		{"example 2, case 3: a friend of the defender in the zone", "russia", "9.10", `
			ah.41 9.10
			ah.25-ii 8.09
			+ru.18-xiv 10.10
			+ru.1-gd 9.09`, false},
		{"example 2, case 4: one who does not attack stands in the sixth hex", "russia", "9.10", `
			ah.41 9.10
			ah.25-ii 8.09
			+ru.18-xiv 10.10
			+ru.1-gd 9.09
			ru.34-vii 8.10`, true},
		{"all six hexes occupied, one attacks", "russia", "9.10", `
			ah.41 9.10
			+ru.18-xiv 10.10
			ru.1-gd 9.09
			ru.34-vii 8.10
			ru.13-vii 8.09
			ru.82-r 9.11
			ru.83-r 10.09`, true},
		{"a helpless one who does not attack is still there", "russia", "9.10", `
			ah.41 9.10
			ah.25-ii 8.09
			+ru.18-xiv 10.10
			+ru.1-gd 9.09
			ru.gd-c 8.10 {"supply":"out"}`, true},
		{"two friends", "russia", "9.10", `
			ah.41 9.10
			ah.25-ii 8.09
			ah.13-ii 8.10
			+ru.18-xiv 10.10
			+ru.1-gd 9.09
			ru.82-r 9.11`, false},
		{"one attacker alone", "austria", "9.10", `
			ru.82-r 9.10
			+ah.41 8.10`, false},
		{"two attackers on opposite sides", "austria", "9.10", `
			ru.82-r 9.10
			+ah.41 8.10
			+ah.20 10.09`, true},
		{"two attackers side by side", "austria", "9.10", `
			ru.82-r 9.10
			+ah.41 8.10
			+ah.20 8.09`, false},
		{"one who stays behind in the hex of an attacker adds no zone", "russia", "9.10", `
			ah.41 9.10
			+ru.18-xiv 10.10
			ru.45-xiv 10.10
			ru.1-gd 9.09`, false},
		{"attackers' zones from further off do not exist", "russia", "9.10", `
			ah.41 9.10
			+ru.18-xiv 10.10
			ru.1-gd 9.08
			ru.34-vii 7.10`, false},
		// 7.05 has rivers to 7.04, 8.04 and, bridged, to 8.05.
		{"a zone does not cross the river to 7.04", "russia", "8.04", `
			ah.41 8.04
			+ru.18-xiv 9.05
			+ru.1-gd 7.05`, false},
		{"but the hex beyond the river may be occupied", "russia", "8.04", `
			ah.41 8.04
			+ru.18-xiv 9.05
			+ru.1-gd 7.05
			ru.82-r 7.04`, true},
		{"nor does it cross a bridge, to 8.05", "russia", "8.04", `
			ah.41 8.04
			+ru.18-xiv 9.04
			+ru.1-gd 7.05`, false},
		{"the hex beyond the bridge may be occupied", "russia", "8.04", `
			ah.41 8.04
			+ru.18-xiv 9.04
			+ru.1-gd 7.05
			ru.82-r 8.05`, true},
		{"a ridge does not stop it, 9.05 to 9.06", "russia", "8.05", `
			ah.41 8.05
			+ru.18-xiv 9.05
			+ru.1-gd 7.06
			ru.82-r 7.05`, true},
		// 14.25 lies on the left edge and has five neighbours.
		{"on the edge of the map", "russia", "14.25", `
			ah.41 14.25
			+ru.18-xiv 14.24
			ru.1-gd 13.25
			ru.34-vii 13.26
			ru.13-vii 15.25
			ru.82-r 15.26`, false},
		// Of the hexes around 3.13 only 3.14 is next to Przemysl.
		{"a hex next to Przemysl does not count", "russia", "3.13", `
			ah.41 3.13
			+ru.18-xiv 3.14
			ru.1-gd 3.12
			ru.34-vii 2.12`, false},
		{"five others do", "russia", "3.13", `
			ah.41 3.13
			+ru.18-xiv 3.12
			+ru.1-gd 4.13
			ru.34-vii 2.12
			ru.82-r 2.13`, true},
		{"nor does it count against Russians", "austria", "3.13", `
			ru.82-r 3.13
			+ah.41 3.14
			ah.20 3.12
			ah.23 2.12`, false},
		// 4.13 has two neighbours that are next to Przemysl.
		{"two hexes next to Przemysl", "austria", "4.13", `
			ru.82-r 4.13
			+ah.41 4.14
			ah.20 3.14
			ah.23 3.13
			ah.6-iii 4.12
			ah.28-iii 5.13
			ah.22-iii 5.14`, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, units := c.side+" combat 8", []string(nil)
			for _, line := range strings.Split(strings.TrimSpace(c.units), "\n") {
				line = strings.TrimSpace(line)
				if u, takesPart := strings.CutPrefix(line, "+"); takesPart {
					line = u
					units = append(units, strings.Fields(u)[0])
				}
				text += "\n" + line
			}
			g := place(t, text)
			g.assault(c.target, units...)
			s := g.Sheet()
			flanked := false
			for _, m := range s.Shifts {
				flanked = flanked || m.Case == "7.8" && m.Value == 2
			}
			if flanked != c.flanked {
				t.Errorf("flanked: %t, want %t", flanked, c.flanked)
			}
			g.roll(3, 4)
			lost := 0
			for _, m := range g.Sheet().Defender.Modifiers {
				if m.Case == "7.8" {
					lost = m.Value
				}
			}
			if (lost == 2) != c.flanked || lost%2 != 0 {
				t.Errorf("the flank adds %d to the defender's loss roll", lost)
			}
			for _, m := range g.Sheet().Attacker.Modifiers {
				if m.Case == "7.8" {
					t.Errorf("the flank adds %d to the attacker's loss roll", m.Value)
				}
			}
		})
	}
}

func TestFlankShiftsTwoColumns(t *testing.T) {
	rulestest.Cite(t, "7.8", "8.2")
	g := place(t, `austria combat 8
		ru.82-r 9.10
		ah.41 8.10
		ah.20 10.09`)
	g.assault("9.10", "ah.41", "ah.20")
	g.odds("8:5 1.5:1 2.5:1")
}
