package verb_test

import (
	"iter"
	"slices"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// posting is a book in which either unit of the tiny game is put beside where it stands.
func posting(hand *[]int16) *verb.Book[*march] {
	b := &verb.Book[*march]{}
	take := b.TakeFirst(func(*march) []int16 { return []int16{0, 1} }, func(*march) *[]int16 { return hand }, "Choose",
		&verb.Refusal{Case: "5.0", Why: "{unit} is chosen already."})
	take.Stages = []int{walking}
	b.Add(take)
	b.Add(&verb.Verb[*march]{Name: "stay", Label: "Stay", Case: "5.2", Stages: []int{walking}, Do: func(*march, verb.Args) {}},
		&verb.Verb[*march]{Name: "post", Label: "Post here", Case: "5.1", Takes: verb.Unit | verb.Hex, Stages: []int{walking},
			Check: func(m *march, a verb.Args) *verb.Refusal {
				if !m.board.Adjacent(m.at[a.Unit], a.Hex) {
					return &verb.Refusal{Case: "5.3", Why: "{hex} is not next to {unit}."}
				}
				return nil
			},
			Places: func(m *march, u int16) iter.Seq[verb.Args] {
				return func(yield func(verb.Args) bool) {
					for h := range board.ID(m.board.Len()) {
						if !yield(verb.OfUnitHex(u, h)) {
							return
						}
					}
				}
			},
			Do: func(m *march, a verb.Args) { m.at[a.Unit] = a.Hex; m.tell("posted") }})
	return b
}

// The unit is chosen first, and what follows names only the hex; whatever else is done
// lets go of it.
func TestTheUnitComesBeforeThePlace(t *testing.T) {
	var hand []int16
	b, m := posting(&hand), start(t)
	offered := func() (list []rules.Action) {
		for _, o := range b.Offers(m) {
			list = append(list, o.Action)
		}
		return list
	}
	first, second := rules.Action{Verb: "take", Unit: "a.1"}, rules.Action{Verb: "take", Unit: "a.2"}
	stay, post := rules.Action{Verb: "stay"}, rules.Action{Verb: "post", Hex: "1.02"}
	is := func(want ...rules.Action) {
		t.Helper()
		if got := offered(); !slices.Equal(got, want) {
			t.Fatalf("offered is %v, not %v", got, want)
		}
	}
	do := func(a rules.Action) {
		t.Helper()
		if _, err := b.Do(m, a); err != nil {
			t.Fatal(err)
		}
	}
	refused := func(a rules.Action, why string) {
		t.Helper()
		if _, err := b.Do(m, a); err == nil || err.Error() != why {
			t.Errorf("%v is answered by %v", a, err)
		}
	}
	is(first, second, stay)
	refused(post, "\"Post here\": choose a unit first (5.1).")
	do(first)
	is(second, stay, post)
	refused(first, "unit a.1 is chosen already (5.0).")
	do(second)
	is(first, stay, post)
	do(stay)
	is(first, second, stay)

	// An earlier version named both at once.
	former := rules.Action{Verb: "post", Unit: "a.1", Hex: "1.02"}
	refused(former, "Choose unit a.1 first, then the place (5.1).")
	refused(rules.Action{Verb: "post", Unit: "a.1", Hex: "1.03"}, "hex 1.03 is not next to unit a.1 (5.3).")
	if _, err := b.DoFormer(m, rules.Action{Verb: "post", Unit: "a.1", Hex: "1.03"}); err == nil {
		t.Error("what was never legal is carried out")
	}
	if _, err := b.DoFormer(m, stay); err == nil {
		t.Error("what is no former action is carried out")
	}
	if events, err := b.DoFormer(m, former); err != nil || len(events) != 1 || m.board.Number(m.at[0]) != "1.02" {
		t.Errorf("the former action gives %v, %v", events, err)
	}
}
