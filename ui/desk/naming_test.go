package desk

import "testing"

// TestAButtonNamesItsUnit within the sentence, with the article that the name of a formation
// takes, or behind it.
func TestAButtonNamesItsUnit(t *testing.T) {
	for _, c := range []struct{ label, name, want string }{
		{"Reduce this unit", "14th Infantry Division", "Reduce the 14th Infantry Division"},
		{"Take a step from this unit", "XXI Corps", "Take a step from the XXI Corps"},
		{"Give this unit's force the +1", "Supply Unit 1", "Give Supply Unit 1's force the +1"},
		{"Lose this unit: it is destroyed", "Landwehr Corps", "Lose Landwehr Corps: it is destroyed"},
		{"Detrain", "5th Division", "Detrain: 5th Division"},
	} {
		if got := naming(c.label, c.name); got != c.want {
			t.Errorf("%q of %s is %q, want %q", c.label, c.name, got, c.want)
		}
	}
}

// TestEqualAnswersHaveNoMainButton: of the answers to a question none is the one that is
// expected; what carries on, does all at once or calls off is no answer.
func TestEqualAnswersHaveNoMainButton(t *testing.T) {
	for _, c := range []struct {
		verbs []string
		want  bool
	}{
		{[]string{"accept", "refuse"}, true},
		{[]string{"cancel", "roll"}, false},
		{[]string{"supply", "supply-auto"}, false},
		{[]string{"schedule", "done"}, false},
		{[]string{"stay"}, false},
		{nil, false},
	} {
		var list []Button
		for _, v := range c.verbs {
			b := Button{}
			b.Verb = v
			list = append(list, b)
		}
		if got := Equal(list); got != c.want {
			t.Errorf("%v are equal: %v", c.verbs, got)
		}
	}
}
