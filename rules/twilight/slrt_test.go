package twilight

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestMagnitude(t *testing.T) {
	rulestest.Cite(t, "10.10")
	for _, c := range []struct {
		all, defending int
		want           magnitude
	}{
		{3, 1, small}, {4, 1, medium}, {7, 4, medium}, {8, 2, large}, {11, 4, large},
		{12, 3, large}, {12, 4, massive}, {20, 3, large},
	} {
		if got := magnitudeOf(c.all, c.defending); got != c.want {
			t.Errorf("%d halves, %d defending: %s, want %s", c.all, c.defending, magnitudeIDs[got], magnitudeIDs[c.want])
		}
	}
}

func TestTollsAreRead(t *testing.T) {
	rulestest.Cite(t, "10.10")
	for text, want := range map[string]toll{"-": {}, "1/-": {1, false}, "2/+1": {2, true}, "0/+1": {0, true}} {
		if got, err := parseToll(text); err != nil || got != want {
			t.Errorf("%s is %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "1", "x/-", "1/2", "-1/-", "99/-"} {
		if got, err := parseToll(text); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
	rows := []tollRow{{toll: toll{}}, {1, toll{0, true}}, {2, toll{1, false}}}
	for roll, want := range map[int]toll{-3: {}, 0: {}, 1: {0, true}, 2: {1, false}, 9: {1, false}} {
		if got := tollFor(rows, roll); got != want {
			t.Errorf("a roll of %d costs %+v", roll, got)
		}
	}
}

func TestArtilleryAddsLosses(t *testing.T) {
	rulestest.Cite(t, "10.10")
	for value, want := range map[int]int{0: 0, 2: 0, 3: 1, 6: 1, 7: 2, 11: 2, 12: 3, 17: 3, 18: 4, 24: 4, 25: 5, 60: 5} {
		if got := gunnery(value); got != want {
			t.Errorf("an artillery value of %d adds %d, want %d", value, got, want)
		}
	}
}

// written is a list of modifiers in one line.
func written(list []rules.Modifier) string {
	var words []string
	for _, m := range list {
		words = append(words, fmt.Sprintf("%s %+d", m.What, m.Value))
	}
	return strings.Join(words, ", ")
}

// What odds above 6:1 and below 1:4 add is V002-18.
func TestModifiersOfTheLossRoll(t *testing.T) {
	rulestest.Cite(t, "10.10", "13.3.2")
	both := [2]bool{true, true}
	for _, c := range []struct {
		what string
		l    loader
		want string
	}{
		{"the comprehensive example, Russian", loader{role: attacker, orders: [2]order{{drm: 1}, {}}, guns: [2]int{15, 7}, intrinsic: both, german: [2]bool{false, true}},
			"Combat result +1, Enemy artillery 7 +2"},
		{"the same, German", loader{role: defender, orders: [2]order{{drm: 1}, {}}, guns: [2]int{15, 7}, intrinsic: both, german: [2]bool{false, true}},
			"Enemy artillery 15 +3, German units only -1"},
		{"X helps Germans only", loader{role: attacker, orders: [2]order{{drm: 1, german: true}, {}}, intrinsic: both}, "Combat result +1"},
		{"X", loader{role: attacker, orders: [2]order{{drm: 1, german: true}, {}}, intrinsic: both, german: [2]bool{true, false}},
			"Combat result +1, All attackers are German and the result is X -1, German units only -1"},
		{"no artillery", loader{role: attacker}, "No enemy artillery -1"},
		{"no rounds for it", loader{role: attacker, intrinsic: both}, ""},
		{"demoralized defender", loader{role: attacker, intrinsic: both, shaken: true, dugIn: true}, "A defender is demoralized -3, Against a level 4 position +1"},
		{"not for the defender", loader{role: defender, intrinsic: both, shaken: true, dugIn: true}, ""},
		{"flanked", loader{role: defender, intrinsic: both, flanked: true}, "Flanked +2"},
		{"not for the attacker", loader{role: attacker, intrinsic: both, flanked: true}, ""},
		{"7:1", loader{role: attacker, intrinsic: both, final: 6}, "Odds above 6:1 -1"},
		{"8:1", loader{role: attacker, intrinsic: both, final: 7}, "Odds above 6:1 -1"},
		{"9:1", loader{role: attacker, intrinsic: both, final: 8}, "Odds above 6:1 -2"},
		{"12:1", loader{role: attacker, intrinsic: both, final: 11}, "Odds above 6:1 -3"},
		{"9:1, defender", loader{role: defender, intrinsic: both, final: 8}, "Odds above 6:1 +1"},
		{"10:1, defender", loader{role: defender, intrinsic: both, final: 9}, "Odds above 6:1 +2"},
		{"1:5, defender", loader{role: defender, intrinsic: both, final: -4}, "Odds below 1:4 -1"},
		{"1:6, defender", loader{role: defender, intrinsic: both, final: -5}, "Odds below 1:4 -2"},
		{"1:6, attacker", loader{role: attacker, intrinsic: both, final: -5}, ""},
	} {
		if got := written(c.l.modifiers()); got != c.want {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}
