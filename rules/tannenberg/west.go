package tannenberg

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// Heading "Two Front Game": what happens on the other board. It is played off this
// map; after each turn the players enter the points of both sides there and the
// German units that were lost or made good, so that nobody is called from the west
// who is no longer there. Transfers are in arrivals.go.

var westVerbs = []*verbs{
	{Name: "western", Label: "Points of the west", Case: "Two Fronts 2", Takes: verb.Choice, Stages: verb.Of(atWest),
		Words: func(_ *Position, a args) string {
			s, n, _ := western(a.Choice)
			return fmt.Sprintf("%s in the west: %+d", westNames[s], n)
		},
		Check: (*Position).mayScoreWest,
		Candidates: func(_ *Position, yield func(args)) {
			for _, c := range westernChoices {
				yield(verb.OfChoice(c))
			}
		},
		Do: func(p *Position, a args) { scoreOf(p).scoreWest(a.Choice) }},
	{Name: "fall", Label: "Lost in the west", Case: "Two Fronts 1", Takes: verb.Unit, Stages: verb.Of(atWest),
		Check: (*Position).mayFall, Do: func(p *Position, a args) { scoreOf(p).fall(a.Unit) }, Candidates: eachWestern},
	{Name: "refit", Label: "Replaced in the west", Case: "Two Fronts 1", Takes: verb.Unit, Stages: verb.Of(atWest),
		Check: (*Position).mayRefit, Do: func(p *Position, a args) { scoreOf(p).refit(a.Unit) }, Candidates: eachWestern},
}

const westernMost = 999 // enough for any game of "1914"

// westNames are the sides in the west, where the Allies stand for Russia.
var westNames = [2]string{russia: "The Allies", central: "Germany"}

var westernChoices = []string{"allied+100", "allied+10", "allied+1", "allied-1", "allied-10", "allied-100",
	"central+100", "central+10", "central+1", "central-1", "central-10", "central-100"}

var (
	refuseWestern = &refusal{Case: "Two Fronts 2", Why: "The points of the west are entered as allied or central with 1, 10 or 100 more or fewer, from 0 to 999: {choice} is not possible."}
	refuseNoLoss  = &refusal{Case: "Two Fronts 1", Why: "{unit} is not in the west and cannot be lost there."}
	refuseNoRefit = &refusal{Case: "Two Fronts 1", Why: "{unit} was not lost in the west and cannot be made good there."}
)

// western reads a choice.
func western(choice string) (s side, points int16, ok bool) {
	if !slices.Contains(westernChoices, choice) {
		return nobody, 0, false
	}
	i := strings.IndexAny(choice, "+-")
	n, _ := strconv.Atoi(choice[i:])
	s = central
	if choice[:i] == "allied" {
		s = russia
	}
	return s, int16(n), true
}

func (p *Position) mayScoreWest(a args) *refusal {
	s, n, ok := western(a.Choice)
	if !ok || p.western[s]+n < 0 || p.western[s]+n > westernMost {
		return refuseWestern
	}
	return nil
}

func (p scoring) scoreWest(choice string) {
	s, n, _ := western(choice)
	p.western[s] += n
	gains, most := [2]string{russia: "gain", central: "gains"}, n
	if n < 0 {
		gains, most = [2]string{russia: "lose", central: "loses"}, -n
	}
	p.Tell(rules.Event{Kind: "points", Case: "Two Fronts 2", Side: s.id(), Points: int(n),
		Text: fmt.Sprintf("%s %s %s in the west: %d in all.", westNames[s], gains[s], verb.Count(int(most), "point", "points"), p.western[s])})
}

func eachWestern(p *Position, yield func(args)) {
	verb.Each(p.all(func(u int16) bool { return p.units[u].front == west }), yield)
}

func (p *Position) mayFall(a args) *refusal {
	if st := &p.units[a.Unit]; st.front != west || !st.alive() {
		return refuseNoLoss
	}
	return nil
}

func (p scoring) fall(u int16) {
	p.units[u].dead = p.turn
	p.Tell(rules.Event{Kind: "west", Case: "Two Fronts 1", Side: central.id(), Units: p.IDs(u), Text: p.Label(u) + " is lost in the west."})
}

func (p *Position) mayRefit(a args) *refusal {
	if !scoreOf(p).fallen(a.Unit) {
		return refuseNoRefit
	}
	return nil
}

func (p scoring) refit(u int16) {
	p.units[u].dead = 0
	p.Tell(rules.Event{Kind: "west", Case: "Two Fronts 1", Side: central.id(), Units: p.IDs(u), Text: p.Label(u) + " is made good in the west."})
}
