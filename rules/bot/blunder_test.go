package bot_test

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// A level does not march more units into a hex than may stay there, so that none of its
// own has to be given up.
func TestALevelDoesNotOverstack(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "twilight"} {
		p := open(t, id, 7)
		habits := p.Ruleset().(rules.Accustomed).Habits()
		sides := p.Ruleset().Scenarios()[0].Sides
		players := map[rules.Side]bot.Player{sides[0]: player(t, "level1", 3, 20000), sides[1]: player(t, "level1", 4, 20000)}
		for p.Outcome() == nil && p.Status().Turn <= 3 {
			to := p.Status().ToAct
			a := players[to].Choose(context.Background(), rules.Sit(p, to))
			if habits[a.Verb] == rules.HabitSacrifice {
				t.Errorf("%s, turn %d, %s: %s gives up %s", id, p.Status().Turn, p.Status().Phase, to, a.Unit)
			}
			if _, err := p.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}
