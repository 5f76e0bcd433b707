package galicia_test

import "testing"

// Players read what a unit is; the letters of its counter are for the counter.
func TestNamesAreSpelledOut(t *testing.T) {
	book := ruleset(t).(interface {
		FindUnit(id string) (int16, bool)
		Label(u int16) string
	})
	for unit, want := range map[string]string{
		"ah.5-i":        "5/I",
		"ah.20":         "20th Division",
		"ah.106-ls":     "106th Landsturm Division",
		"ah.6-m-plus":   "6th Reinforced March Brigade",
		"ah.102-ls-7-m": "102nd Landsturm/7th March Brigade",
		"ah.44-sch-xiv": "44th Schützen Division",
		"ah.comb-xvii":  "Combined Division",
		"ru.gd-c":       "Guard Cavalry Brigade",
		"ru.gd-rf":      "Guard Rifle Brigade",
		"ru.9-10-c":     "9th/10th Cavalry",
		"ru.12-c-3-cn":  "12th Cavalry/3rd Caucasian Cossack",
		"ru.4-5-d-cs":   "4th/5th Don Cossack",
		"ru.3-gn-xxv":   "3rd Grenadier Division",
		"ru.pavlov":     "Pavlov's Cavalry",
		"ru.7-c":        "Russian 7th Cavalry Division",
		"ah.7-c":        "Austro-Hungarian 7th Cavalry Division",
	} {
		u, ok := book.FindUnit(unit)
		if !ok {
			t.Errorf("there is no unit %s", unit)
		} else if got := book.Label(u); got != want {
			t.Errorf("%s is called %q, want %q", unit, got, want)
		}
	}
}
