package greatwar_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
)

// Whatever is played, what the railways carry is within the capacity: the units
// that came by rail, tried to entrain, rode or went on off the map in one player
// turn, added up from the events alone. When the movement ends nobody is aboard
// beyond it who could have detrained, and nobody is refused for whom there is room.
func TestRailCapacityInRandomPlay(t *testing.T) {
	rulestest.Cite(t, "5.31", "5.38", "16.0", "17.12")
	refused := 0
	for seed := range uint64(40) {
		rng := rand.New(rand.NewPCG(seed, 11))
		l := ledger{g: place(t, crowdedTrains(rng)), used: map[string]bool{}}
		for turns := 0; turns < 4; {
			if l.g.P.Status().Stage == "moving" {
				refused += l.checkRefusals()
			}
			if l.play(rng) {
				turns++
			}
			if s := l.g.P.Status(); s.Phase == "movement" || s.Phase == "reinforcement" {
				l.check()
			}
		}
	}
	if refused < 30 {
		t.Errorf("the capacity refused only %d times: the test sees too little", refused)
	}
}

// crowdedTrains is a position with many units on the railways, some of them
// entrained, some out of command, at a time when the capacity falls.
func crowdedTrains(rng *rand.Rand) string {
	text := "austria movement " + []string{"6", "7", "8"}[rng.IntN(3)]
	for _, u := range strings.Fields(fourCorps + " ah.corps-6 ah.div-43 ah.div-23 ah.bde-13 ah.cav-6 ah.depot-1 ah.hq-1-dankl ah.hq-4-auffenberg") {
		var state []string
		if rng.IntN(3) > 0 {
			state = append(state, `"entrained":true`)
		}
		if rng.IntN(2) > 0 && !strings.Contains(u, "hq") {
			state = append(state, `"commanded":false`)
		}
		text += "\n" + u + " " + trunk[rng.IntN(3)*2] + " {" + strings.Join(state, ",") + "}"
	}
	return text + "\nru.corps-7 g0106 {\"entrained\":true}\nru.div-78r g0105"
}

// ledger keeps account of the railways in a game from what the events tell.
type ledger struct {
	g    *game
	used map[string]bool // units that have used rail movement in this player turn
}

// play does a random action, movements by rail before others, and tells whether a
// new player turn has begun.
func (l *ledger) play(rng *rand.Rand) bool {
	l.g.T.Helper()
	offers := l.g.P.Offers()
	i := rng.IntN(len(offers))
	if rail := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Verb == "leave" || o.Verb == "entrain" || o.Case == "5.33" }); rail >= 0 && rng.IntN(2) > 0 {
		i = rail
	}
	before := l.g.P.Status()
	if before.Stage == "move" && offers[i].Verb == "done" {
		l.checkEnd()
	}
	events, err := l.g.P.Do(offers[i].Action)
	if err != nil {
		l.g.T.Fatal(err)
	}
	turn := false
	for _, e := range events {
		switch e.Kind {
		case "turn":
			clear(l.used)
			turn = true
		case "entrain", "ride", "leave", "travel", "return":
			for _, u := range e.Units {
				l.used[u] = true
			}
		}
	}
	return turn
}

// check asks that no more has used the railways than the capacity.
func (l *ledger) check() {
	l.g.T.Helper()
	for nation, points := range l.points(func(u string, _ map[string]any) bool { return l.used[u] }) {
		if points > l.capacity(nation) {
			l.g.T.Fatalf("%+v: %d points of %s use the railways: %v", l.g.P.Status(), points, nation, l.used)
		}
	}
}

// checkEnd asks that those who remain aboard and are in command fit as well.
func (l *ledger) checkEnd() {
	l.g.T.Helper()
	side := map[rules.Side]string{"austria": "ah", "allied": "ru"}[l.g.P.Status().Side]
	sums := l.points(func(u string, state map[string]any) bool {
		return l.used[u] || state["entrained"] == true && state["commanded"] == true
	})
	if sums[side] > l.capacity(side) {
		l.g.T.Fatalf("%+v: %d points remain on the railways", l.g.P.Status(), sums[side])
	}
}

// checkRefusals asks that the units in hand are refused to entrain for want of
// capacity only when there is no room, and counts the refusals.
func (l *ledger) checkRefusals() int {
	l.g.T.Helper()
	_, err := l.g.P.Clone().Do(rules.Action{Verb: "entrain"})
	var no *rules.Illegal
	if !errors.As(err, &no) || no.Case != "5.31" {
		return 0
	}
	hand := l.g.P.View("").Prompt.Units
	nation := hand[0][:2]
	sums := l.points(func(u string, state map[string]any) bool {
		return l.used[u] || slices.Contains(hand, u) || u[:2] == nation && state["entrained"] == true && (state["commanded"] != true || state["done"] == true)
	})
	if sums[nation] <= l.capacity(nation) {
		l.g.T.Fatalf("%+v: %v are refused, though with them only %d points use the railways", l.g.P.Status(), hand, sums[nation])
	}
	return 1
}

// points adds up the stacking points of the units for which a condition holds, by
// nation.
func (l *ledger) points(is func(u string, state map[string]any) bool) map[string]int {
	sums := map[string]int{}
	var p struct{ Units []rules.UnitState }
	if err := json.Unmarshal(l.g.P.AppendJSON(nil), &p); err != nil {
		l.g.T.Fatal(err)
	}
	for _, x := range p.Units {
		u, state := x.ID, map[string]any{}
		if len(x.State) > 0 {
			if err := json.Unmarshal(x.State, &state); err != nil {
				l.g.T.Fatal(err)
			}
		}
		if state["absent"] == nil && is(u, state) {
			sums[u[:2]] += map[string]int{"corps": 4, "div": 2, "cav": 2, "depot": 2, "bde": 1}[strings.FieldsFunc(u, func(r rune) bool { return r == '.' || r == '-' })[1]]
		}
	}
	return sums
}

// capacity is that of the turn record.
func (l *ledger) capacity(nation string) int {
	turn := l.g.P.Status().Turn
	switch {
	case nation == "ru" && turn > 6:
		return 18
	case nation == "ru":
		return 12
	case turn > 7:
		return 13
	case turn > 6:
		return 16
	}
	return 18
}
