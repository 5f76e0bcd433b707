package start

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

func TestTheDiaryPartsWhatGoesOnFromWhatIsOverOrDamaged(t *testing.T) {
	list := []Running{
		{ID: "broken", Damaged: true}, {ID: "off-broken", Of: "broken"}, {ID: "on"}, {ID: "off-over", Of: "over"},
		{ID: "over", Over: true}, {ID: "done", Over: true}, {ID: "broken-over", Over: true, Damaged: true},
	}
	ids := func(trees [][]limb) string {
		var all []string
		for _, tree := range trees {
			var one []string
			for _, l := range tree {
				one = append(one, l.ID)
			}
			all = append(all, strings.Join(one, "+"))
		}
		return strings.Join(all, " ")
	}
	playing, finished, damaged := sorted(list)
	for name, c := range map[string]struct{ got, want string }{
		"in progress": {ids(playing), "off-broken on over+off-over"},
		"finished":    {ids(finished), "done"},
		"damaged":     {ids(damaged), "broken broken-over"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", name, c.got, c.want)
		}
	}
	if n := unfinished(list); n != 3 {
		t.Errorf("%d are in progress", n)
	}
	if r := latest(list); r == nil || r.ID != "off-broken" {
		t.Errorf("to be continued is %+v", r)
	}
	if r := latest(list[:1]); r != nil {
		t.Errorf("a damaged game is to be continued: %+v", r)
	}
}

func TestFinishedAndDamagedGamesHaveAHeadingOfTheirOwn(t *testing.T) {
	s, w, h := screen(t, fyne.NewSize(1280, 800), func(c *Config) {
		running(c)
		c.ShowFolder = func() {}
		c.Running = append([]Running{{ID: "broken", Entry: Entry{Title: "broken"}, Damaged: true}}, c.Running...)
		c.Running = append(c.Running, Running{ID: "done", Entry: Entry{Title: "done"}, Over: true})
	})
	s.choose(len(s.games))
	words := said(s)
	at := -1
	for _, next := range []string{"In progress", "Finished", "done", "Damaged", "broken", "This save is damaged", "Open folder", "Saves"} {
		i := strings.Index(words, next)
		if i <= at {
			t.Fatalf("%q does not stand in its place: %s", next, words)
		}
		at = i
	}
	if key(w, fyne.KeyReturn); len(h.words) != 1 || h.words[0] != "continue g1" {
		t.Errorf("Enter: %v", h.words)
	}
}

// The game is named once, also where its scenario begins with its name.
func TestTheGameIsNamedOnce(t *testing.T) {
	e := Entry{Name: "Autumn", Title: "Tannenberg", Scenario: "Tannenberg: 17 August - 30 October 1914"}
	if got := e.about(); got != "Tannenberg · 17 August – 30 October 1914" {
		t.Errorf("it is called %q", got)
	}
}

// The days of a scenario are joined by a dash, as at the table.
func TestTheDaysOfAScenarioHaveADash(t *testing.T) {
	for _, x := range []struct{ name, want string }{{"", "The campaign, 23 August – 15 September 1914"}, {"Autumn", "Galicia · The campaign, 23 August – 15 September 1914"}} {
		e := Entry{Name: x.name, Title: "Galicia", Scenario: "The campaign, 23 August - 15 September 1914"}
		if got := e.about(); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
}
