package bot_test

import (
	"context"
	"slices"
	"testing"

	"vistula/rules"
)

// What was decided about an attack stands: one that is announced is not announced again
// while it can be called off, and who was told to take part in it is not withheld from it
// before the roll, nor the other way round. And none is prepared on an empty hex: a march is
// ended instead, however many were ended before.
func TestWhatWasDecidedAboutAnAttackStands(t *testing.T) {
	p := open(t, "twilight", 7)
	me := player(t, "level1", 3, 1500)
	told := map[string]string{}
	attacks := 0
	for at := p.Status(); p.Outcome() == nil && p.Status().Turn <= 4; {
		st := p.Status()
		if st.Phase != at.Phase || st.Side != at.Side {
			at, told = st, map[string]string{}
		}
		offers := p.Offers()
		a := me.Choose(context.Background(), rules.Sit(p, st.ToAct))
		switch a.Verb {
		case rules.VerbAttack:
			attacks++
			if slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbRecall && o.Hex == a.Hex }) {
				t.Errorf("turn %d, %s: the attack on %s is announced again", st.Turn, st.Phase, a.Hex)
			}
		case rules.VerbCommit, rules.VerbWithhold:
			if was := told[a.Unit]; was != "" && was != a.Verb {
				t.Errorf("turn %d, %s: %s is to %s, after %s", st.Turn, st.Phase, a.Unit, a.Verb, was)
			}
			told[a.Unit] = a.Verb
		case "prepare":
			if !slices.ContainsFunc(rules.Sit(p, st.ToAct).View().Stacks, func(s rules.Stack) bool { return s.Hex == a.Hex }) {
				t.Errorf("turn %d, %s: an attack is prepared on %s, where nobody is", st.Turn, st.Phase, a.Hex)
			}
		}
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if attacks == 0 {
		t.Error("nobody attacked: the game is no trial")
	}
}
