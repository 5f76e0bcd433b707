package fury_test

import (
	"fmt"
	"strings"
	"testing"

	"vistula/rules/rulestest"
)

// ends plays the Administrative Phase of the last turn, with so many fortresses
// taken by Russia and so many by the Central Powers.
func ends(t *testing.T, turn int, german, russian []string) *game {
	t.Helper()
	var forts, units []string
	names := []string{"ru.i", "ru.vi", "ru.xiii", "ru.xv", "ru.xxiii", "ru.gr"}
	for i, h := range german {
		forts = append(forts, fmt.Sprintf(`{"hex":%q,"holder":"russia","taken":true}`, h))
		units = append(units, names[i]+" "+h)
	}
	for i, h := range russian {
		forts = append(forts, fmt.Sprintf(`{"hex":%q,"holder":"central","taken":true}`, h))
		units = append(units, []string{"ah.i", "ah.v"}[i]+" "+h)
	}
	return place(t, fmt.Sprintf("russia combat %d\n state {\"front\":\"north\",\"activation\":4,\"initiative\":\"central\",\"first\":[\"south\",\"south\"],\"forts\":[%s]}\n%s", turn, strings.Join(forts, ","), strings.Join(units, "\n")))
}

func TestGrades(t *testing.T) {
	rulestest.Cite(t, "4", "11", "11.1", "5")
	for _, c := range []struct {
		turn            int
		german, russian []string
		winner, grade   string
	}{
		{9, []string{"0308", "0606"}, []string{"1605"}, "russia", "tactical"}, // the example
		{9, []string{"0308", "0606", "0607", "0704"}, []string{"1605"}, "russia", "operational"},
		{9, nil, []string{"1605"}, "central", "tactical"},
		{9, []string{"0308"}, []string{"1605"}, "", ""},
		{3, []string{"0308", "0606", "0607", "0704", "1004"}, nil, "russia", "strategic"},
		{3, []string{"0308", "0606", "0607", "0704", "1004", "1206"}, []string{"1605"}, "russia", "strategic"},
	} {
		g := ends(t, c.turn, c.german, c.russian)
		for g.P.Outcome() == nil {
			o := g.P.Offers()[0]
			if g.P.Status().Phase == "initiative" {
				t.Fatalf("%v: the game goes on", c)
			}
			if _, err := g.P.Do(o.Action); err != nil {
				t.Fatal(err)
			}
		}
		if o := g.P.Outcome(); string(o.Winner) != c.winner || o.Grade != c.grade {
			t.Errorf("%v: %+v", c, o)
		}
	}
	// Four are not enough before the last turn.
	g := ends(t, 3, []string{"0308", "0606", "0607", "0704"}, nil)
	if g.P.Outcome() != nil {
		t.Error("a lead of four ends the game in turn 3")
	}
}
