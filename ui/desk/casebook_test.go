package desk

import (
	"strings"
	"testing"

	"vistula/rules"
)

// bookOf has the given cases, each titled "title of" its number.
func bookOf(cases ...string) *Casebook {
	b := &Casebook{at: map[string]int{}}
	for i, c := range cases {
		b.list, b.at[c] = append(b.list, rules.Case{Case: c, Title: "title of " + c}), i
	}
	return b
}

func TestCasesAreFoundInATextAndNothingElse(t *testing.T) {
	b := bookOf("1", "4.2", "7.09", "8.1", "10.3.1", "Results 9", "3 note 2")
	for text, want := range map[string]string{
		"The unit cannot reach 4.2 from 7.09 (4.2).":                       "4.2",
		"It stands in 7.09 (Lublin) and may go (8.1, 4.2)":                 "8.1 4.2",
		"Exchange (Results 9).":                                            "Results 9",
		"Sea hexes are closed (3 note 2).":                                 "3 note 2",
		"Strength (1) of the unit (10.3.1).":                               "10.3.1",
		"Nothing of it (1).":                                               "1",
		"An unknown one (99.9), and one with words (see 4.2) or open (8.1": "",
		"": "",
	} {
		var got []string
		for _, s := range b.Find(text) {
			if text[s.From:s.To] != s.Case {
				t.Errorf("%q: %v is %q", text, s, text[s.From:s.To])
			}
			got = append(got, s.Case)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: found %v, want %q", text, got, want)
		}
	}
}

func TestACaseIsFoundAsWhatItIsAPartOf(t *testing.T) {
	b := bookOf("4.0", "5.3", "11.5", "Forts")
	for number, want := range map[string]string{"5.31": "5.3", "4": "4.0", "4.7": "4.0", "11.5.1": "11.5", "Forts": "Forts", "6.1": "", "": ""} {
		if c, ok := b.Case(number); c.Case != want || ok != (want != "") {
			t.Errorf("%q is found as %q, want %q", number, c.Case, want)
		}
	}
}

func TestCasesAreSoughtByNumberAndWords(t *testing.T) {
	b := bookOf("4.0", "4.2", "14.1")
	b.list[1].Title = "Moving units by rail"
	for sought, want := range map[string]string{"4.": "4.0 4.2 14.1", "rail MOV": "4.2", "": "4.0 4.2 14.1", "artillery": ""} {
		var got []string
		for _, c := range b.Search(sought) {
			got = append(got, c.Case)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: found %v, want %q", sought, got, want)
		}
	}
}
