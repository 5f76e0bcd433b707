package bot_test

import (
	"context"
	"testing"

	"vistula/rules"
)

// Where an attack takes the only target of an army that must attack, it is the one that
// is taken back, and it is not declared again.
func TestAnAttackThatIsTakenBackIsNotDeclaredAgain(t *testing.T) {
	recalls := 0
	for _, seed := range []uint64{214, 215, 218} {
		recalls += recalled(t, open(t, "fury", seed))
	}
	if recalls == 0 {
		t.Error("nothing had to be taken back")
	}
}

// recalled plays a turn, and is how many attacks were taken back in it.
func recalled(t *testing.T, p rules.Position) (recalls int) {
	t.Helper()
	me := player(t, "level1", 3, 500)
	var declared []rules.Action
	phase := ""
	for p.Status().Turn == 1 {
		st := p.Status()
		if st.Phase != phase {
			phase, declared = st.Phase, nil
		}
		a := me.Choose(context.Background(), rules.Sit(p, st.ToAct))
		switch a.Verb {
		case rules.VerbDeclare:
			for _, d := range declared {
				if a.Hex != "" && d == a {
					t.Errorf("%s: %+v is declared again", st.ToAct, a)
				}
			}
			declared = append(declared, a)
		case rules.VerbRecall:
			recalls++
		}
		if _, err := p.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return recalls
}
