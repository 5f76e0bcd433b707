package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/desk"
)

// hinting plays a book by a computer player, and has it think about every few decisions.
func hinting(t *testing.T, book string, decisions int, see func(p *play, ideas []bot.Idea)) {
	t.Helper()
	rs := rulestest.Open(t, book)
	m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	seats := map[rules.Side]desk.Seat{}
	for _, side := range rs.Scenarios()[0].Sides {
		seats[side] = desk.Person
	}
	p := sit(t, m, seats, true, 1280, 800, false)
	players := map[rules.Side]bot.Player{}
	seen := map[string]int{}
	for range decisions {
		st := m.Position().Status()
		if st.ToAct == "" {
			return
		}
		if players[st.ToAct] == nil {
			if players[st.ToAct], err = bot.New("level1", 1); err != nil {
				t.Fatal(err)
			}
			players[st.ToAct].(bot.Thinker).Limit(400)
		}
		if at := st.Phase + " " + st.Stage; seen[at] < 2 {
			seen[at]++
			ideas, err := players[st.ToAct].(bot.Thinker).Consider(t.Context(), rules.SitAt(m, st.ToAct))
			if err != nil {
				t.Fatal(err)
			}
			see(p, ideas)
		}
		if c := p.t.desk.Do(players[st.ToAct].Choose(t.Context(), rules.SitAt(m, st.ToAct))); c.Why != "" {
			t.Fatal(c.Why)
		}
	}
}

// In every book a hint is seen on the map wherever its actions name a hex, and its words
// name the place.
func TestHintsAreSeenInEveryBook(t *testing.T) {
	for _, book := range []string{"fury", "galicia", "greatwar", "tannenberg", "twilight"} {
		t.Run(book, func(t *testing.T) {
			hinting(t, book, 300, func(p *play, ideas []bot.Idea) {
				for _, i := range ideas {
					x := p.t.hint.place(i)
					hexed := slices.IndexFunc(i.Actions, func(a rules.Action) bool { return a.Hex != "" })
					if hexed >= 0 && len(x.hexes()) == 0 {
						t.Errorf("%+v is not seen on the map", i.Actions)
					}
					if !strings.HasSuffix(x.Words, ".") || hexed >= 0 && (strings.HasSuffix(x.Words, "this hex.") || strings.HasSuffix(x.Words, "here.")) {
						t.Errorf("%+v: %q", i.Actions, x.Words)
					}
				}
			})
		})
	}
}
