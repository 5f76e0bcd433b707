package table

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/canvas/overlay"
	"vistula/rules"
	_ "vistula/rules/fury"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	"vistula/ui/desk"
)

// games are the games that a table is laid for.
var games = []string{"galicia", "greatwar", "tannenberg", "fury"}

// amid is a campaign that has been played at random into the movement of a turn.
func amid(t *testing.T, game string, turn int) *journal.Match {
	t.Helper()
	rs := rulestest.Open(t, game)
	m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		if st := m.Position().Status(); st.Turn >= turn && st.Phase == "movement" && st.Stage != rules.StageMoving {
			return m
		}
		offers := m.Position().Offers()
		if _, err := m.Do(offers[r.IntN(len(offers))].Action); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s never came to turn %d", game, turn)
	return nil
}

// seated are persons on both sides.
func seated(m *journal.Match) map[rules.Side]desk.Seat {
	seats := map[rules.Side]desk.Seat{}
	s, _ := rules.FindScenario(m.Ruleset(), m.Scenario())
	for _, side := range s.Sides {
		seats[side] = desk.Person
	}
	return seats
}

// The present phase is named on the ribbon, and turn, date and score are on the bar, in
// every game and window.
func TestWhereOneIsAtEverySize(t *testing.T) {
	for _, game := range games {
		m := amid(t, game, 3)
		for _, size := range []fyne.Size{{Width: 800, Height: 600}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 2560, Height: 1440}} {
			t.Run(fmt.Sprint(game, size.Width), func(t *testing.T) {
				p := sit(t, m, seated(m), true, size.Width, size.Height, false)
				b := p.t.bar
				i := slices.IndexFunc(b.ribbon.spots, func(s ribbonSpot) bool { return s.phase.ID == p.status().Phase })
				if i < 0 || !b.ribbon.spots[i].named {
					t.Errorf("the present phase is not named: %+v", b.ribbon.spots)
				}
				if len(b.ribbon.spots) != len(p.t.desk.Phases()) {
					t.Errorf("%d of %d phases are on the ribbon", len(b.ribbon.spots), len(p.t.desk.Phases()))
				}
				if w := float32(b.ribbon.width()); w > b.ribbon.pic.Size().Width+1 {
					t.Errorf("the ribbon is %v wide and has room for %v", w, b.ribbon.pic.Size().Width)
				}
				if b.dates == "" || len(b.who.Objects) != 3 {
					t.Error("the date is missing")
				}
				if right := b.score.Position().X + b.score.Size().Width; !b.score.Visible() || right > b.question.Position().X+size.Width/1.4 {
					t.Errorf("the score ends at %v", right)
				}
				p.sound("at rest")
				p.shoot(fmt.Sprintf("where-%s-%v", game, size.Width))
			})
		}
	}
}

// A click on the score opens its account: each event that changed it is a click to its
// place, and together they are the score.
func TestTheScoreIsAClickFromItsAccount(t *testing.T) {
	for _, game := range games {
		m := amid(t, game, 3)
		p := sit(t, m, seated(m), true, 1280, 800, false)
		(acts{p.t}).showScore()
		if p.t.sheets.kind != sheetTracks || p.t.sheets.pages()[p.t.sheets.at].title != p.t.pointsTrack().Title {
			t.Errorf("%s: the account is not open", game)
		}
		p.shoot("account-" + game)
		if game != "galicia" {
			continue
		}
		sum := map[rules.Side]int{}
		for _, g := range p.t.gains() {
			if sum[g.Side] += g.Points; g.hex == "" {
				t.Errorf("%q leads nowhere", g.Text)
			}
		}
		for _, s := range p.t.score() {
			if sum[s.side] != s.points {
				t.Errorf("the events give %s %d points, not %d", s.side, sum[s.side], s.points)
			}
		}
	}
}

// The overlay of objectives marks each place with what it is worth, and a legend says
// what the mark means.
func TestObjectivesHaveTheirValues(t *testing.T) {
	for _, game := range games {
		m := amid(t, game, 3)
		p := sit(t, m, seated(m), true, 1280, 800, false)
		if p.t.legend.box.Visible() {
			t.Error("there is a legend and no overlay")
		}
		p.t.rail.toggle(overlayPoints)
		n := 0
		for _, k := range p.t.marks {
			if strings.HasPrefix(k.Kind, overlay.Objective) {
				n++
				if k.Label == "" || !strings.HasPrefix(k.Note, "Worth") {
					t.Errorf("%s: %+v", game, k)
				}
			}
		}
		if n < 4 || !p.t.legend.box.Visible() {
			t.Errorf("%s: %d objectives, legend %v", game, n, p.t.legend.box.Visible())
		}
		for _, id := range []string{overlayThreat, overlaySupply} {
			p.t.rail.toggle(id)
		}
		p.shoot("legend-" + game)
		p.sound("legend")
		for _, id := range (acts{p.t}).overlaysOn() {
			p.t.rail.toggle(id)
		}
		if p.t.legend.box.Visible() {
			t.Errorf("%s: the legend stays when no overlay is on", game)
		}
	}
}

// A new turn is announced once, with what the turn before brought; looking back and
// undoing announce nothing.
func TestANewTurnIsAnnounced(t *testing.T) {
	for _, game := range games {
		m := amid(t, game, 3)
		p := sit(t, m, seated(m), true, 1280, 800, false)
		if p.t.banner.box.Visible() {
			t.Fatal("the turn that is gone into is announced")
		}
		turn := p.status().Turn
		r := rand.New(rand.NewPCG(3, 5))
		for range 3000 {
			if p.status().Turn != turn || p.t.desk.View().Outcome != nil {
				break
			}
			offers := p.t.desk.Offers()
			o := offers[r.IntN(len(offers))]
			if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbDone }); i >= 0 && r.IntN(4) > 0 {
				o = offers[i]
			}
			p.t.desk.Do(o.Action)
		}
		p.t.update()
		if !p.t.banner.box.Visible() {
			t.Fatalf("%s: turn %d is not announced", game, p.status().Turn)
		}
		p.shoot("banner-" + game)
		p.t.desk.Do(p.t.desk.Offers()[0].Action)
		p.t.update()
		if p.t.banner.box.Visible() {
			t.Errorf("%s: the banner stays after the first action", game)
		}
		p.t.undo()
		if p.t.banner.box.Visible() {
			t.Errorf("%s: undoing announces a turn", game)
		}
	}
}

// TestTheOtherSidesTurnIsAnnounced once in a turn, where both sit at one table; going back
// to it by undo announces nothing.
func TestTheOtherSidesTurnIsAnnounced(t *testing.T) {
	m := amid(t, "galicia", 3)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	st := p.status()
	r := rand.New(rand.NewPCG(3, 4))
	for range 3000 {
		if p.status().Side != st.Side || p.t.desk.View().Outcome != nil {
			break
		}
		offers := p.t.desk.Offers()
		o := offers[r.IntN(len(offers))]
		if i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbDone }); i >= 0 {
			o = offers[i]
		}
		p.t.desk.Do(o.Action)
	}
	if p.status().Turn != st.Turn {
		t.Fatalf("turn %d is over", st.Turn)
	}
	p.t.update()
	want := p.t.desk.SideName(p.status().Side) + ", turn " + strconv.Itoa(st.Turn)
	if !p.t.banner.box.Visible() || !strings.Contains(texts(p.t.banner.box), want) {
		t.Fatalf("%s is not announced: %s", want, texts(p.t.banner.box))
	}
	p.shoot("banner-hand")
	p.t.undo()
	p.t.redo()
	p.t.desk.Do(p.t.desk.Offers()[0].Action)
	p.t.update()
	if p.t.banner.box.Visible() {
		t.Error("it is announced again, or stays")
	}
}

// Losses and points of the banner are those between the two turns.
func TestTheBannerCountsLosses(t *testing.T) {
	for words, lost := range map[string]toll{"no losses": {}, "2 steps lost": {0, 2, 0}, "1 units lost, 3 steps lost": {1, 3, 0},
		"2 effectiveness levels lost": {0, 0, 2}, "1 step lost, 2 effectiveness levels lost": {0, 1, 2}} {
		if got := lossWords(lost); got != words && got != strings.Replace(words, "1 units", "1 unit", 1) {
			t.Errorf("%+v: %q", lost, got)
		}
	}
}

// Of a side whose units are not all seen the banner claims no more than that no losses were
// seen, and it is as wide as its words.
func TestTheBannerClaimsNoMoreThanIsSeen(t *testing.T) {
	m := amid(t, "twilight", 2)
	for open, want := range map[bool]string{true: "no losses", false: "no losses seen"} {
		p := sit(t, m, seated(m), open, 1280, 800, false)
		other := rules.Side("russia")
		if p.t.desk.Viewer() == other {
			other = "central"
		}
		if got := texts(p.t.banner.side(tally{other, 3}, 3, toll{})); !strings.HasSuffix(strings.TrimSpace(got), want) {
			t.Errorf("open %v: %q", open, got)
		}
		o, words := p.t.banner.side(tally{other, 3}, 3, toll{0, 3, 1}), p.t.text("3 steps lost, 1 effectiveness level lost", 13, plain, paper.second)
		if o.MinSize().Width < words.MinSize().Width {
			t.Errorf("the account is %v wide, its words %v", o.MinSize().Width, words.MinSize().Width)
		}
	}
}

// A unit that was only worn down counts among the losses of the turn; one that has
// recovered, or come on to the map, does not.
func TestTheBannerCountsLostEffectiveness(t *testing.T) {
	view := func(grades map[string]int) *rules.View {
		v := &rules.View{}
		for u, n := range grades {
			c := rules.Counter{Unit: u}
			if n > 0 {
				c.Badges = []rules.Badge{{Kind: "ce", Value: -n}}
			}
			v.Stacks = append(v.Stacks, rules.Stack{Units: []rules.Counter{c}})
		}
		return v
	}
	got := wornSince(view(map[string]int{"worn": 0, "more": 1, "better": 2, "same": 1}), view(map[string]int{"worn": 1, "more": 3, "better": 1, "same": 1, "new": 2}))
	if len(got) != 2 || got["worn"] != 1 || got["more"] != 2 {
		t.Errorf("lost are %v", got)
	}
}

// A box of a display darkens with what its units have lost; those still to come have
// lost nothing, and a track knows no losses.
func TestBoxesDarkenWithLosses(t *testing.T) {
	unit := func(id string) rules.Counter { return rules.Counter{Unit: id} }
	r := &roll{steps: map[string]*rules.UnitFacts{
		"whole": {Steps: 4, Most: 4}, "half": {Steps: 2, Most: 4}, "dead": {Steps: 4, Most: 4, State: rules.Lost}, "coming": {Most: 4, State: rules.ToCome},
	}}
	for _, c := range []struct {
		units []rules.Counter
		lost  float64
	}{
		{[]rules.Counter{unit("whole")}, 0}, {[]rules.Counter{unit("whole"), unit("half")}, 0.25}, {[]rules.Counter{unit("dead")}, 1},
		{[]rules.Counter{unit("coming")}, 0}, {[]rules.Counter{unit("unseen")}, 0}, {nil, 0},
	} {
		if got := r.lost(c.units, false); got != c.lost {
			t.Errorf("%+v: %v lost, not %v", c.units, got, c.lost)
		}
	}
	if none := (*roll)(nil); none.lost([]rules.Counter{unit("dead")}, true) != 0 {
		t.Error("a track tells of losses")
	}
	worn := unit("whole")
	worn.Badges = []rules.Badge{{Kind: "ce", Value: -1}}
	if steps, wear := r.lost([]rules.Counter{worn}, false), r.lost([]rules.Counter{worn}, true); steps != 0 || wear != 0.25 {
		t.Errorf("a unit that has lost a grade of effectiveness has lost %v of its steps and is worn by %v", steps, wear)
	}
	if a, b, c := luma(lossShade(0)), luma(lossShade(0.25)), luma(lossShade(1)); a <= b || b <= c {
		t.Errorf("the shades are %d, %d, %d", a, b, c)
	}
}

// A display says whose it is and how many of its units are on the map, and bears the
// tracks of its side, in every game.
func TestDisplaysBearTheirTracks(t *testing.T) {
	for _, game := range games {
		m := amid(t, game, 3)
		p := sit(t, m, seated(m), true, 1280, 800, false)
		d := &displays{p.t.tabletop, acts{p.t}}
		found := false
		for i := range p.t.view().Displays {
			x := &p.t.view().Displays[i]
			if !strings.HasPrefix(x.ID, "order-of-battle") {
				continue
			}
			if r := d.roll(x); r.of == 0 || r.on == 0 || r.on > r.of {
				t.Errorf("%s: %d of %d units of %s are on the map", game, r.on, r.of, x.Title)
			}
			box, _ := d.tracksOf(x.Side, 900).(*fyne.Container)
			found = found || len(box.Objects) > 0
		}
		if !found {
			t.Errorf("%s: no display bears a track", game)
		}
		p.t.sheets.open(sheetDisplays)
		p.sound("displays")
		p.shoot("display-" + game)
	}
}
