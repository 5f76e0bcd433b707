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
	b, ok := w.balance()
	if !ok || o == nil {
		return ""
	}
	sides := w.c.Scenario.Sides
	lead, scored, ok := rules.Lead(o.Points, sides)
	if !ok || scored != b.Scored {
		return ""
	}
	usual := int(math.Round(*b.Ahead))
	ends := w.Say("the computer, playing both sides, ends this scenario {{.How}} on average", "How", w.usually(b, sides[0], usual))
	better, whom := lead-usual, sides[0]
	switch {
	case better == 0:
		return w.Sentence(w.Say("{{.Usual}}, as this game ended", "Usual", ends))
	case better < 0:
		better, whom = -better, sides[1]
	}
	return w.Sentence(w.Say("{{.Usual}}; this game went {{.Points}} better for {{.Side}}", "Usual", ends, "Points", w.points(better), "Side", w.Power(whom)))
}

// Par says what the chances of a side are about in a scenario that one side nearly always wins:
// to end better than the computer does on average, with so many points ahead.
func (w *Names) Par(side rules.Side, ahead float64) string {
	b, _ := w.balance()
	return w.Say("One side nearly always wins this scenario. So the chances are of doing better than the computer, which ends it {{.How}} on average.",
		"How", w.usually(b, side, int(math.Round(ahead))))
}

// balance is what is known of how the scenario ends; false where nothing is.
func (w *Names) balance() (b rules.Balance, ok bool) {
	known, ok := w.c.Ruleset.(rules.Measured)
	if !ok || len(w.c.Scenario.Sides) != 2 {
		return b, false
	}
	b, ok = known.Balance(w.c.Scenario.ID)
	return b, ok && b.Ahead != nil
}

// usually is how a scenario ends that a side ends so many points ahead, in words: "with the
// Allies 50 points ahead", or where there is one score for both, "at 120 points".
func (w *Names) usually(b rules.Balance, side rules.Side, ahead int) string {
	if b.Scored != "" {
		if b.Scored != side {
			ahead = -ahead
		}
		return w.Say("at {{.Points}}", "Points", w.Count(ahead, "1 point", "{{.N}} points"))
	}
	switch {
	case ahead > 0:
		return w.Say("with {{.Side}} {{.Points}} ahead", "Side", w.Power(side), "Points", w.points(ahead))
	case ahead < 0:
		return w.Say("with {{.Side}} {{.Points}} behind", "Side", w.Power(side), "Points", w.points(-ahead))
	}
	return w.Say("level")
}

func (w *Names) points(n int) string { return w.Spelled(n, "one point", "{{.N}} points") }
