package table

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/bot"
	_ "vistula/rules/fury"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
	"vistula/ui/desk"
)

// A window of one player says the same in every panel whatever is hidden from that
// player: in two games that differ only in that, prompts, hints, buttons, the unit's
// card, previews, refusals, sheets and the words for each hex are alike.
func TestPanelsSayNothingOfWhatIsHidden(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			m, err := journal.New(rs, "campaign", nil, 5)
			if err != nil {
				t.Fatal(err)
			}
			player, err := bot.New("random", 5)
			if err != nil {
				t.Fatal(err)
			}
			rng, differed := rand.New(rand.NewPCG(3, 5)), 0
			for _, actions := range []int{30, 120} {
				wander(t, m, player, actions)
				for _, side := range sidesOf(m.Position()) {
					p, q := m.Position().Clone(), rules.Sit(m.Position(), side).Guess(rng)
					if !reflect.DeepEqual(p.View(""), q.View("")) {
						differed++
						compareLines(t, side, sayings(t, p, side), sayings(t, q, side))
					}
				}
			}
			if _, hides := m.Position().(rules.Concealing); hides && differed == 0 {
				t.Error("no two games differed in what is hidden")
			}
		})
	}
}

// sidesOf are the sides of a game.
func sidesOf(p rules.Position) []rules.Side {
	s, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	return s.Sides
}

// wander plays some actions at random, for both sides.
func wander(t *testing.T, m *journal.Match, player bot.Player, actions int) {
	t.Helper()
	for range actions {
		p := m.Position()
		if p.Outcome() != nil {
			return
		}
		if _, err := m.Do(player.Choose(context.Background(), rules.Sit(p, p.Status().ToAct))); err != nil {
			t.Fatal(err)
		}
	}
}

// sayings are all words of a window in which one side plays against the computer.
func sayings(t *testing.T, p rules.Position, side rules.Side) (list []string) {
	t.Helper()
	seats := map[rules.Side]desk.Seat{}
	for _, s := range sidesOf(p) {
		seats[s] = "random"
	}
	seats[side] = desk.Person
	w := sit(t, journal.From(p), seats, false, 1500, 900, false)
	defer w.t.Close()
	say := func(what string, o ...fyne.CanvasObject) {
		for _, o := range o {
			list = append(list, what+": "+texts(o))
		}
	}
	whole := func(what string) { say(what, w.t.content) }
	whole("at once")
	for _, o := range w.t.overlayKinds() {
		w.t.rail.toggle(o.id)
	}
	w.looks(whole, &list)
	for _, kind := range []string{sheetDisplays, sheetTracks, sheetDice, sheetEnd} {
		w.t.sheets.open(kind)
		for i := range w.t.sheets.pages() {
			w.t.sheets.turnTo(i)
			whole(kind)
		}
	}
	w.t.sheets.close()
	for _, c := range w.t.commands() {
		list = append(list, c.label)
		for _, c := range c.more {
			list = append(list, c.label)
		}
	}
	return list
}

// looks points at every hex and clicks on some: on those with units, and on a few
// that mean nothing.
func (p *play) looks(whole func(string), list *[]string) {
	stacks := 0
	for i, h := range p.t.desk.Match.Ruleset().Board().Hexes {
		id, _ := p.t.desk.Match.Ruleset().Board().Find(h.Number)
		hit := canvas.Hit{OnMap: true, Hex: id, Number: h.Number, Stack: p.t.desk.StackIn(h.Number)}
		if hit.Stack != nil && len(hit.Stack.Units) > 0 {
			hit.Unit = hit.Stack.Units[0].Unit
		}
		number, rest := p.t.placeLine(hit)
		*list = append(*list, number+" "+rest)
		if hit.Stack == nil && i%60 > 0 {
			continue
		}
		if stacks++; stacks%15 > 0 {
			continue
		}
		p.t.pointed(hit, true)
		whole("at " + h.Number)
		if p.t.desk.Offers() != nil {
			n := p.t.desk.Match.Cursor()
			for _, c := range []desk.Change{p.t.desk.Point(h.Number, nil), p.t.desk.Point(h.Number, hitUnits(hit))} {
				*list = append(*list, "click "+h.Number+": "+c.Why)
			}
			if p.t.desk.Match.Cursor() != n && p.t.desk.Match.GoTo(n) != nil { // dice fell: the two games part here
				return
			}
		}
	}
}

// compareLines names the first line in which two lists differ.
func compareLines(t *testing.T, side rules.Side, one, other []string) {
	t.Helper()
	for i := range min(len(one), len(other)) {
		if one[i] != other[i] {
			a, b := strings.Fields(one[i]), strings.Fields(other[i])
			k := 0
			for k < min(len(a), len(b)) && a[k] == b[k] {
				k++
			}
			cut := func(l []string) string { return strings.Join(l[min(max(0, k-8), len(l)):min(k+12, len(l))], " ") }
			t.Fatalf("%s can tell what is hidden: in one game a panel says\n%s\nin the other\n%s", side, cut(a), cut(b))
		}
	}
	if len(one) != len(other) || slices.Contains(one, "") {
		t.Fatalf("%s can tell what is hidden: %d sayings in one game, %d in the other", side, len(one), len(other))
	}
}
