package twilight_test

import "testing"

// What is printed on counters is spelled out, and units of one name are told apart.
func TestNames(t *testing.T) {
	names := map[string]string{}
	for _, c := range start(t, "tannenberg", 1).P.View("").Displays {
		for u := range c.Counters() {
			names[u.Unit] = u.Name
		}
	}
	for unit, want := range map[string]string{
		"ge.1-1": "German 1st Infantry Division", "ge.36-r-1-r": "36th Reserve Division", "ge.train-17": "German Train of XVII Corps", "ru.train-3": "Train of 3rd Corps",
		"ru.1-c-b": "1st Cavalry Brigade", "ru.1-hv": "1st Heavy Artillery Battalion",
	} {
		if names[unit] != want {
			t.Errorf("%s is called %q, want %q", unit, names[unit], want)
		}
	}
}
