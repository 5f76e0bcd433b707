package story

import (
	"math"

	"vistula/rules"
)

// Usual holds the end of a game against how the scenario usually ends, by the games that the
// computer has played against itself: what makes a scenario worth playing that one side nearly
// always wins. It is "" where that is not known. The game is to have been played as the
// rulebook has it by default, from its beginning.
func (w *Names) Usual(o *rules.Outcome) string {
	known, ok := w.c.Ruleset.(rules.Measured)
	sides := w.c.Scenario.Sides
	if !ok || o == nil || len(sides) != 2 {
		return ""
	}
	b, ok := known.Balance(w.c.Scenario.ID)
	first, told := o.Points[sides[0]]
	second, both := o.Points[sides[1]]
	if !ok || b.Ahead == nil || !told || !both {
		return ""
	}
	usual := int(math.Round(*b.Ahead))
	return w.Sentence(w.held(usual, first-second-usual))
}

// Par says what the chances of a side are about in a scenario that one side nearly always wins:
// to end better than the computer does on average, with so many points ahead.
func (w *Names) Par(side rules.Side, points float64) string {
	n := int(math.Round(points))
	how := w.Say("level")
	switch {
	case n > 0:
		how = w.Say("{{.Points}} ahead", "Points", w.Spelled(n, "one point", "{{.N}} points"))
	case n < 0:
		how = w.Say("{{.Points}} behind", "Points", w.Spelled(-n, "one point", "{{.N}} points"))
	}
	return w.Say("One side nearly always wins this scenario. So the chances are of doing better than the computer, which ends it {{.How}} with {{.Side}} on average.", "How", how, "Side", w.Power(side))
}

// held is how a game ended that the first side ends so many points ahead as a rule, and that
// went so much better for it.
func (w *Names) held(usual, better int) string {
	ends := w.Say("the computer, playing both sides, ends this scenario level on average")
	sides := w.c.Scenario.Sides
	if n, ahead := usual, sides[0]; n != 0 {
		if n < 0 {
			n, ahead = -n, sides[1]
		}
		ends = w.Say("the computer, playing both sides, ends this scenario with {{.Side}} {{.Points}} ahead on average", "Side", w.Power(ahead), "Points", w.Spelled(n, "one point", "{{.N}} points"))
	}
	if better == 0 {
		return w.Say("{{.Usual}}, as this game ended", "Usual", ends)
	}
	whom := sides[0]
	if better < 0 {
		better, whom = -better, sides[1]
	}
	return w.Say("{{.Usual}}; this game went {{.Points}} better for {{.Side}}", "Usual", ends, "Points", w.Spelled(better, "one point", "{{.N}} points"), "Side", w.Power(whom))
}
