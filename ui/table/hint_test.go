package table

import (
	"context"
	"slices"
	"strings"
	"testing"

	"vistula/canvas/overlay"
	"vistula/rules"
	"vistula/rules/bot"
)

// heldHint hands ideas over when it is told to.
type heldHint struct {
	*Table
	then  func([]bot.Idea, error)
	ctx   context.Context
	units []string // that ideas are asked for
}

func (h *heldHint) consider(ctx context.Context, units []string, then func([]bot.Idea, error)) {
	h.ctx, h.units, h.then = ctx, units, then
}

// hinted is a table in the Austrian movement phase whose ideas come from the test.
func hinted(t *testing.T) (*play, *heldHint) {
	t.Helper()
	p := sit(t, set(t, "austria", "movement", "ah.25-ii", "8.05", "ah.4-ii", "9.06", "ru.7-c", "14.16"), persons(), true, 1280, 800, false)
	held := &heldHint{Table: p.t}
	p.t.hint.to = held
	return p, held
}

// marching are two ideas: a march of one unit and an attack of another.
func marching(p *play) []bot.Idea {
	units := p.t.desk.Seat().View().Stacks
	var own []string
	for _, s := range units {
		for _, u := range s.Units {
			if u.Side == p.t.desk.Me() {
				own = append(own, u.Unit)
			}
		}
	}
	return []bot.Idea{
		{Actions: []rules.Action{{Verb: rules.VerbPick, Unit: own[0]}, {Verb: rules.VerbStep, Hex: "10.10"}, {Verb: rules.VerbStep, Hex: "10.11"}}, Gain: 1.25},
		{Actions: []rules.Action{{Verb: rules.VerbAttack, Unit: own[1], Hex: "14.06"}}, Gain: 0.5},
	}
}

// A hint shows ideas in words, with what they gain, and as arrows; nothing is carried out.
func TestAHintShowsIdeasAndDoesNothing(t *testing.T) {
	p, held := hinted(t)
	n := p.t.desk.Match.Cursor()
	p.t.hint.ask()
	if held.then == nil || !strings.Contains(texts(p.t.hint.box), "Thinking") {
		t.Fatal("nothing is thought about")
	}
	list := marching(p)
	held.then(list, nil)
	said := texts(p.t.hint.box)
	// Units and places have their names written out.
	if !strings.Contains(said, "Move the 25th Division to 10.11 near Magierow.") || !strings.Contains(said, "+1.2") || !strings.Contains(said, "Attack Lopatyn (14.06) with the 4th Division.") {
		t.Errorf("the hint says %q", said)
	}
	c, _ := p.t.desk.Counter(list[0].Actions[0].Unit)
	if way := p.t.hint.ideas[0].way; !slices.Equal(way, []string{c.Hex, "10.10", "10.11"}) {
		t.Errorf("the way on the map is %v", way)
	}
	attack := func(w rules.Way) bool { return w.Kind == overlay.Attack && w.Hexes[1] == "14.06" }
	if !slices.ContainsFunc(p.t.hint.ways(), attack) {
		t.Error("no arrow of the attack")
	}
	p.t.hint.point(0)
	if slices.ContainsFunc(p.t.hint.ways(), attack) {
		t.Error("one idea alone shows the other too")
	}
	if p.t.desk.Match.Cursor() != n {
		t.Error("a hint was carried out")
	}
	p.t.typed(keyEvent("Escape"))
	if p.t.hint.on() || p.t.hint.box.Visible() || len(p.t.hint.ways()) > 0 {
		t.Error("Esc does not take the hint away")
	}
}

// The card promises points only where some are shown.
func TestAHintPromisesNoPointsThatItDoesNotShow(t *testing.T) {
	for _, gain := range []float64{0.01, 0.5} {
		p, held := hinted(t)
		p.t.hint.ask()
		list := marching(p)
		list[0].Gain, list[1].Gain = gain, 0
		held.then(list, nil)
		said := texts(p.t.hint.box)
		if promised, shown := strings.Contains(said, "expects to gain"), strings.Contains(said, " VP"); promised != shown || shown != (gain > 0.05) {
			t.Errorf("of %v points the hint says %q", gain, said)
		}
	}
}

// With a unit chosen the ideas for that unit are shown alone, where there are any.
func TestAHintIsAboutTheChosenUnit(t *testing.T) {
	p, held := hinted(t)
	list := marching(p)
	p.t.typed(keyEvent("Tab"))
	p.t.hint.ask()
	if !slices.Equal(slices.Compact(held.units), p.t.desk.Hand()) || len(held.units) == 0 {
		t.Errorf("ideas are asked for about %v", held.units)
	}
	p.t.hint.units = []string{list[1].Actions[0].Unit}
	held.then(list, nil)
	if len(p.t.hint.ideas) != 1 || !strings.HasPrefix(p.t.hint.ideas[0].Words, "Attack Lopatyn") {
		t.Errorf("the ideas are %+v", p.t.hint.ideas)
	}
	p.t.hint.ask()
	p.t.hint.ask()
	p.t.hint.units = []string{"nobody"}
	held.then(list, nil)
	if len(p.t.hint.ideas) != 2 || !strings.Contains(texts(p.t.hint.box), "nothing better") {
		t.Errorf("of a unit without an idea is said %q", texts(p.t.hint.box))
	}
	// To end a move is about those in hand.
	if !concerns(&bot.Idea{Actions: []rules.Action{{Verb: rules.VerbHalt}}}, []string{"a"}) || concerns(&bot.Idea{Actions: []rules.Action{{Verb: rules.VerbDone}}}, []string{"a"}) {
		t.Error("the end of a move is not about the units in hand, or the end of the phase is")
	}
	// A label that names no unit gets its names.
	if got := p.t.hint.called("Commit the unit to the attack", &idea{}, rules.Action{Verb: rules.VerbCommit, Unit: "a"}, "the 4th Division"); got != "Commit the unit to the attack: the 4th Division" {
		t.Errorf("the idea reads %q", got)
	}
	// One that takes a unit somewhere without steps says where to.
	for verb, want := range map[string]string{
		rules.VerbDisplace: "Move the 1st Army headquarters to 14.16 near Zamosc.",
		"discard":          "Give up the fortress: the 1st Army headquarters",
	} {
		label := map[string]string{rules.VerbDisplace: "Move the headquarters here", "discard": "Give up the fortress"}[verb]
		if got := p.t.hint.called(label, &idea{way: []string{"12.14", "14.16"}}, rules.Action{Verb: verb, Unit: "hq"}, "the 1st Army headquarters"); got != want {
			t.Errorf("%q reads %q, want %q", verb, got, want)
		}
	}
}

// A hint that is not wanted any more is given up, and does not come afterwards.
func TestAHintIsGivenUp(t *testing.T) {
	p, held := hinted(t)
	p.t.hint.ask()
	p.t.hint.ask()
	if held.ctx.Err() == nil || p.t.hint.on() {
		t.Fatal("it is thought about nevertheless")
	}
	held.then(marching(p), nil)
	if p.t.hint.on() || p.t.hint.box.Visible() {
		t.Error("it comes nevertheless")
	}
	p.t.hint.ask()
	held.then(marching(p), nil)
	m := p.t.desk.Match
	if _, err := m.Do(p.t.desk.Offers()[0].Action); err != nil {
		t.Fatal(err)
	}
	p.t.update()
	if p.t.hint.on() {
		t.Error("it stays when the game has gone on")
	}
}

// A hint for a reinforcement says which unit and where, and the map shows the place.
func TestAHintPutsAReinforcement(t *testing.T) {
	m := campaign(t)
	for _, verb := range []string{"supply", rules.VerbDone, rules.VerbDone, "supply"} {
		if _, err := m.Do(rules.Action{Verb: verb}); err != nil {
			t.Fatal(err)
		}
	}
	p := sit(t, m, persons(), true, 1280, 800, false)
	held := &heldHint{Table: p.t}
	p.t.hint.to = held
	offers := p.t.desk.Offers()
	i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Unit != "" && o.Hex != "" })
	if i < 0 {
		t.Fatalf("no reinforcement can be placed: %v", offers)
	}
	p.t.hint.ask()
	held.then([]bot.Idea{{Actions: []rules.Action{offers[i].Action}, Gain: 0.4}}, nil)
	name := p.t.unitList([]string{offers[i].Unit}, p.t.view())
	if said := texts(p.t.hint.box); name == "" || !strings.Contains(said, name) || !strings.Contains(said, offers[i].Hex) {
		t.Errorf("for %s at %s the hint says %q", name, offers[i].Hex, said)
	}
	if !slices.ContainsFunc(p.t.hint.marks(), func(m rules.Mark) bool { return m.Hex == offers[i].Hex }) {
		t.Errorf("on the map are %v", p.t.hint.marks())
	}
	p.t.hint.point(0)
}

// Where the computer or nobody is to decide there is no hint.
func TestThereIsNoHintForTheOtherSide(t *testing.T) {
	p, _ := computerFirst(t, true)
	p.t.hint.ask()
	if p.t.hint.on() {
		t.Error("the computer's decision has a hint")
	}
}

// Of an idea that the player carries out step by step what is left stays to be seen, until
// it is done or something else is.
func TestTheStepsLeftOfAHintStay(t *testing.T) {
	for _, other := range []bool{false, true} {
		p, held := hinted(t)
		m := p.t.desk.Match
		do := func(a rules.Action) {
			t.Helper()
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
			p.t.update()
		}
		var steps []string
		pick := rules.Action{Verb: rules.VerbPick, Unit: "ah.25-ii"}
		do(pick)
		for _, o := range p.t.desk.Offers() {
			if o.Verb == rules.VerbStep {
				steps = append(steps, o.Hex)
			}
		}
		if len(steps) < 2 {
			t.Fatalf("the unit can step to %v", steps)
		}
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
		p.t.update()
		p.t.hint.ask()
		step := rules.Action{Verb: rules.VerbStep, Hex: steps[0]}
		held.then([]bot.Idea{{Actions: []rules.Action{pick, step}, Gain: 0.5}, marching(p)[1]}, nil)
		do(pick)
		if len(p.t.hint.ideas) != 1 || !slices.Equal(p.t.hint.ideas[0].way, []string{"8.05", steps[0]}) || !strings.Contains(texts(p.t.hint.box), "Move the 25th Division to") {
			t.Fatalf("after the first step the hint shows %+v", p.t.hint.ideas)
		}
		if other {
			step.Hex = steps[1]
		}
		do(step)
		if p.t.hint.on() {
			t.Errorf("done otherwise: %v: the hint stays when nothing is left of it", other)
		}
	}
}
