package twilight

import (
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

func TestResultsAreRead(t *testing.T) {
	rulestest.Cite(t, "10.9")
	for text, want := range map[string][2]order{
		"+1/-":      {{drm: 1}, {}},
		"+1X/-1.r1": {{drm: 1, german: true}, {drm: -1, black: true}},
		"X*/+1.R3":  {{german: true, star: true}, {drm: 1, white: 3}},
		"-*/R2":     {{star: true}, {white: 2}},
		"+2.R1/-2":  {{drm: 2, white: 1}, {drm: -2}},
		"-1*/+2.R4": {{drm: -1, star: true}, {drm: 2, white: 4}},
		"+1.r1/-1":  {{drm: 1, black: true}, {drm: -1}},
		"X/r1":      {{german: true}, {black: true}},
	} {
		r, err := parseResult(text)
		if err != nil || r.orders != want || r.text != text {
			t.Errorf("%s is %+v, %v", text, r.orders, err)
		}
	}
	for _, text := range []string{"", "+1", "/-", "+1/", "+1/X", "+1/-*", "+1.r2/-", "+1.R0/-", "+12/-", "r/-", "+1/-/-"} {
		if r, err := parseResult(text); err == nil {
			t.Errorf("%q is read as %+v", text, r)
		}
	}
}

func TestResultsInWords(t *testing.T) {
	r, err := parseResult("+1X*/-1.R2")
	if err != nil {
		t.Fatal(err)
	}
	want := "Attacker: +1 on the loss roll, 1 less on the loss roll if all attackers are German, -1 on effectiveness checks. Defender: retreats 2 hexes, -1 on the loss roll."
	if got := r.meaning(); got != want {
		t.Errorf("it says %q", got)
	}
	if r, _ = parseResult("-/r1"); r.meaning() != "Attacker: no effect. Defender: retreats 1 hex unless in an improved position or with a fortress." {
		t.Errorf("it says %q", r.meaning())
	}
}

func TestChancesOfAColumn(t *testing.T) {
	rulestest.Cite(t, "10.9")
	column := make([]result, 11)
	for i := range column {
		column[i].text = "-/-"
	}
	column[5].text, column[0].text = "+1/-", "+1/-" // on 7 and on 2
	column[5].orders[defender], column[0].orders[defender] = order{black: true}, order{black: true}
	got := chances(column, func(role int8, o order) bool { return role == defender && o.black })
	if got[0].Retreat != rules.RetreatDefender || got[1].Retreat != rules.RetreatNobody {
		t.Errorf("by the chances %q and %q retreat", got[0].Retreat, got[1].Retreat)
	}
	if len(got) != 2 || got[0].Of != 7 || got[1].Of != 29 || got[0].In != 36 {
		t.Errorf("the chances are %+v", got)
	}
}
