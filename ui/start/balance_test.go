package start

import (
	"strings"
	"testing"

	"vistula/rules"
)

// counted is a ruleset of which some games were played.
type counted struct {
	rules.Ruleset
	of rules.Balance
}

func (c counted) Balance(scenario string) (rules.Balance, bool) { return c.of, scenario == "campaign" }

// The page says whom a scenario favours only where the games leave no doubt, and what its
// author thinks where none were played.
func TestWhomAScenarioFavours(t *testing.T) {
	s := &rules.Scenario{ID: "campaign", Balance: "Level.", Sides: []rules.Side{"austria", "russia"}, Names: []string{"Austria-Hungary", "Russia"}}
	for want, of := range map[string]rules.Balance{
		"Favours Russia: 90 % of 20 games":                  {Games: 20, Won: map[rules.Side]int{"russia": 18, "austria": 2}},
		"Favours Austria-Hungary: 80 % of 100 games":        {Games: 100, Won: map[rules.Side]int{"russia": 10, "austria": 70}},
		"No clear favourite: 56 % for Russia in 16 games":   {Games: 16, Won: map[rules.Side]int{"russia": 2}},
		"No clear favourite: 50 % for Austria-Hungary in 2": {Games: 2, Won: map[rules.Side]int{"russia": 1, "austria": 1}},
	} {
		if got := balance(counted{of: of}, s); !strings.HasPrefix(got, want) {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	s.Names = []string{"Central Powers", "Allies"}
	for want, of := range map[string]rules.Balance{
		"Favours the Allies: 90 % of 20 games":                   {Games: 20, Won: map[rules.Side]int{"russia": 18, "austria": 2}},
		"No clear favourite: 50 % for the Central Powers in 2 g": {Games: 2, Won: map[rules.Side]int{"russia": 1, "austria": 1}},
	} {
		if got := balance(counted{of: of}, s); !strings.HasPrefix(got, want) {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	ahead := -49.7
	of := rules.Balance{Games: 100, Won: map[rules.Side]int{"russia": 100}, Ahead: &ahead}
	if got := balance(counted{of: of}, s); !strings.HasSuffix(got, "%). On average 50 points lie between the sides at the end: whoever loses by less has done better than the computer.") {
		t.Errorf("of a scenario that one side wins it says %q", got)
	}
	ahead = 0.4
	if got := balance(counted{of: of}, s); !strings.HasSuffix(got, "%).") {
		t.Errorf("where no point lies between the sides it says %q", got)
	}
	ahead = -120
	of.Scored = "russia"
	if got := balance(counted{of: of}, s); !strings.HasSuffix(got, "%). On average the score of the Allies is 120 at the end: to bring it higher as the Allies, or to keep it lower as the Central Powers, is to do better than the computer.") {
		t.Errorf("where the score of one side is that of both it says %q", got)
	}
	if got := balance(counted{}, &rules.Scenario{ID: "other", Balance: "Level."}); got != "Level." {
		t.Errorf("of a scenario without games it says %q", got)
	}
}
