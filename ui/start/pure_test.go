package start

import (
	"fmt"
	"testing"
	"time"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

func TestSeed(t *testing.T) {
	if n, ok := readSeed(" 42 "); !ok || n != 42 {
		t.Errorf("42 is %d, %v", n, ok)
	}
	a, _ := readSeed("Przemyśl")
	b, _ := readSeed("Przemyśl ")
	c, _ := readSeed("Lemberg")
	if a != b || a == c {
		t.Error("words make no seeds")
	}
	if _, ok := readSeed("  "); ok {
		t.Error("nothing is a seed")
	}
	if one, two := newSeed(), newSeed(); one == two {
		t.Error("two seeds of chance are alike")
	}
}

func TestWords(t *testing.T) {
	for _, c := range [][3]string{
		{"23-24 August 1914", "14-15 September 1914", "23 August to 15 September 1914"},
		{"August", "September", "August – September"},
	} {
		if got := span(c[0], c[1]); got != c[2] {
			t.Errorf("%q, %q gives %q, want %q", c[0], c[1], got, c[2])
		}
	}
	now := time.Date(2026, 3, 2, 0, 30, 0, 0, time.UTC)
	for ago, want := range map[time.Duration]string{
		time.Minute: "played today at 00:29", time.Hour: "played yesterday at 23:30", 48 * time.Hour: "played on 28 February 2026",
	} {
		if got := whenFrom(now.Add(-ago), now); got != want {
			t.Errorf("%v ago is %q, want %q", ago, got, want)
		}
	}
	if got := estimate("Estimate from the strengths: level."); got != "Level." {
		t.Errorf("got %q", got)
	}
	mono := func(s string) float32 { return float32(len(s)) }
	if got := fmt.Sprint(wrap("one two three\nfour", mono, 8)); got != "[one two three four]" || len(wrap("one two three\nfour", mono, 8)) != 3 {
		t.Errorf("wrapped %q", wrap("one two three\nfour", mono, 8))
	}
}

func TestPlanHoldsEverything(t *testing.T) {
	for _, size := range [][2]float64{{640, 480}, {778, 800}, {1024, 768}, {1562, 1440}, {2343, 2160}} {
		for _, text := range []float64{0.8, 1, 2} {
			p := planShelf(size[0], size[1], 6, text)
			for i, b := range p.boxes {
				if b.X < 0 || b.Right()+depth*p.k > p.w || p.cards[i].Bottom() > p.h || b.Y < 60 {
					t.Errorf("%v, text %v: box %d stands at %+v, its card at %+v, in %v by %v", size, text, i, b, p.cards[i], p.w, p.h)
				}
				if at := p.at(b.Center().X, b.Center().Y); at != i {
					t.Errorf("the middle of box %d belongs to %d", i, at)
				}
			}
		}
	}
}

func TestUnsoundGamesStayOnTheShelf(t *testing.T) {
	games := Shelf(func(string) (rules.Ruleset, error) { return nil, fmt.Errorf("units.json: line 3 is wrong") })
	if games[0].Playable() || games[0].Why != "units.json: line 3 is wrong" {
		t.Errorf("got %+v", games[0])
	}
}

func TestChoicesOfLastTime(t *testing.T) {
	games := Shelf(finder())
	c := choose(&games[0], settings.Last{Ruleset: "galicia", Scenario: "gone", Hidden: true,
		Seats: map[string]string{"austria": "random", "russia": "gone"}, Options: map[string]string{"none": "x"}})
	got := c.result()
	if got.Scenario != "campaign" || got.Seats["austria"] != "random" || got.Seats["russia"] != desk.Person || got.Open || got.Options["none"] != "" {
		t.Errorf("got %+v", got)
	}
	if l := got.Last(); l.Ruleset != "galicia" || !l.Hidden || l.Seats["austria"] != "random" {
		t.Errorf("remembered %+v", l)
	}
}
