package bot

import (
	"context"
	"math"
	"slices"
	"testing"

	"vistula/rules"
)

// A course is taken that is ahead by more than luck explains, and none that is not.
func TestACourseIsTakenOnlyIfItIsClearlyAhead(t *testing.T) {
	plain := &variant{ways: []int{0, 0}, values: []float64{1, 2, 1, 2, 1, 2}}
	lucky := &variant{ways: []int{1, 0}, values: []float64{9, 1, 0, 3, 0, 5}}
	better := &variant{ways: []int{0, 2}, values: []float64{7, 8, 8, 8, 7, 9}}
	if got := decide(plain, []*variant{plain, lucky}); got != plain {
		t.Errorf("%v is taken for its luck", got.ways)
	}
	if got := decide(plain, []*variant{plain, lucky, better}); got != better {
		t.Errorf("%v is taken, not what is clearly ahead", got.ways)
	}
}

// New courses mix those that promise most, group by group, and no course comes twice.
func TestNewCoursesMixTheBest(t *testing.T) {
	m, _, seat := seated(t, "galicia", "level3")
	e := &evolution{mind: m, ctx: context.Background(), seat: seat, middles: m.lab.armies(m.lab.factsOf(m.lab.base))}
	a := &variant{ways: slices.Repeat([]int{1}, len(e.middles)), values: []float64{3}}
	b := &variant{ways: slices.Repeat([]int{2}, len(e.middles)), values: []float64{2}}
	e.plain = &variant{ways: make([]int, len(e.middles)), values: []float64{0}}
	e.known = []*variant{e.plain, b, a}
	parents := e.fittest()
	if len(parents) != 2 || parents[0] != a {
		t.Fatalf("of the courses go on %v", parents)
	}
	mixed := false
	for range 40 {
		child := e.child(parents)
		if child == nil {
			break
		}
		for _, v := range e.known {
			if slices.Equal(v.ways, child.ways) {
				t.Fatalf("%v comes twice", child.ways)
			}
		}
		mixed = mixed || slices.Contains(child.ways, 1) && slices.Contains(child.ways, 2)
		e.known = append(e.known, child)
	}
	if !mixed {
		t.Error("no course takes a group from each of two")
	}
}

// What is foreseen of a course is the same whenever it is asked, and does not depend on
// what was foreseen before.
func TestWhatIsForeseenIsTheSameAgain(t *testing.T) {
	m, _, seat := seated(t, "greatwar", "level3")
	manners, err := m.mannersOf(seat.Ruleset())
	if err != nil {
		t.Fatal(err)
	}
	e := &evolution{mind: m, ctx: context.Background(), seat: seat, manners: manners, seed: 7, middles: m.lab.armies(m.lab.factsOf(m.lab.base))}
	e.plain = &variant{ways: make([]int, len(e.middles))}
	bold := &variant{ways: slices.Repeat([]int{1}, len(e.middles))}
	first, ok := e.foresee(bold, 0)
	if _, ok2 := e.foresee(e.plain, 1); !ok || !ok2 {
		t.Fatal("a turn is not played to its end")
	}
	if again, _ := e.foresee(bold, 0); again != first {
		t.Errorf("the same course is worth %v, and then %v", first, again)
	}
}

// Where a rulebook has units march and attack in one step, a level that has nobody left to
// march attacks.
func TestWhoMarchesAndAttacksInOneStepDoesBoth(t *testing.T) {
	m, p, _ := seated(t, "galicia", "level1")
	for range 3000 {
		seat := rules.Sit(p, p.Status().ToAct)
		offers := seat.Offers()
		m.turnTo(seat)
		if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.BeginsAttack() }) {
			if err := m.enter(context.Background(), seat); err != nil {
				t.Fatal(err)
			}
			if fight, _ := m.lab.attack(offers); fight != nil {
				offers = append(offers, rules.Offer{Action: rules.Action{Verb: rules.VerbPick, Unit: "nobody"}})
				if got := m.think(context.Background(), offers); !got.BeginsAttack() {
					t.Errorf("it does %+v in place of an attack", got)
				}
				return
			}
		}
		if _, err := p.Do(m.Choose(context.Background(), seat)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody attacks")
}

// What turns took lately, and half as much again, is kept from the search for a course; where
// hardly anything is left, or the book is not searched, there is none.
func TestTheSearchTakesWhatCanBeSpared(t *testing.T) {
	for _, c := range []struct {
		book       string
		left, need int
		want       float64
	}{
		{"galicia", 1000, 0, 0.6}, {"galicia", 1000, 10, 0.85}, {"galicia", 1000, 400, 0.4}, {"galicia", 1000, 620, 0}, {"galicia", 1000, 2000, 0}, {"galicia", 0, 10, 0},
		{"twilight", 1000, 0, 0}, {"twilight", 1000, 10, 0},
	} {
		m, _, _ := seated(t, c.book, "level3")
		m.limit, m.left, m.need.nodes = 1000, c.left, c.need
		if got := m.share(); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: of %d nodes, of which turns took %d, %v are for the search, want %v", c.book, c.left, c.need, got, c.want)
		}
	}
}

// In Twilight in the East level3 has no time for every roll and for many places: it judges
// fights by throws there, and looks less closely.
func TestLevel3LooksAsCloselyAsABookHasTimeFor(t *testing.T) {
	for book, want := range map[string]struct {
		exact  bool
		effort int
	}{"galicia": {true, 150}, "twilight": {false, 30}} {
		m, _, _ := seated(t, book, "level3")
		if l := &m.lab; l.exact != want.exact || l.deep != want.exact || l.effort != want.effort {
			t.Errorf("%s: every roll %v, with an effort of %d; want %+v", book, l.exact, l.effort, want)
		}
		if m, _, _ := seated(t, book, "level2"); m.lab.effort != 25 || m.lab.exact {
			t.Errorf("%s: level2 makes an effort of %d, every roll %v", book, m.lab.effort, m.lab.exact)
		}
	}
}
