package start

import (
	"math"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// balance says whom a scenario favours: by the games that a computer player played
// against itself, where there are any, else as its author thought.
func balance(rs rules.Ruleset, s *rules.Scenario) string {
	known, ok := rs.(rules.Measured)
	if !ok {
		return s.Balance
	}
	b, ok := known.Balance(s.ID)
	if !ok || b.Games == 0 || len(s.Sides) != 2 {
		return s.Balance
	}
	share, low, high := b.Score(s.Sides[0])
	side := s.Sides[0]
	if share < 0.5 {
		side, share, low, high = s.Sides[1], 1-share, 1-high, 1-low
	}
	figures := map[string]any{"Side": SideNames(s).Power(side), "Games": b.Games, "Share": percent(share), "Low": percent(low), "High": percent(high)}
	if low > 0.5 {
		said := lang.L("Favours {{.Side}}: {{.Share}} % of {{.Games}} games that the computer played against itself (allowing for chance, between {{.Low}} and {{.High}} %).", figures)
		return strings.TrimSpace(said + " " + yardstick(&b, s))
	}
	return lang.L("No clear favourite: {{.Share}} % for {{.Side}} in {{.Games}} games that the computer played against itself (allowing for chance, between {{.Low}} and {{.High}} %).", figures)
}

// yardstick is what whoever plays the weaker side can measure himself by: how far the games
// were apart at the end, in the mean.
func yardstick(b *rules.Balance, s *rules.Scenario) string {
	if b.Ahead == nil {
		return ""
	}
	points := math.Round(*b.Ahead)
	other := s.Sides[1]
	if b.Scored == s.Sides[1] {
		points, other = -points, s.Sides[0]
	}
	switch {
	case b.Scored != "":
		names := SideNames(s)
		return lang.L("On average the score of {{.Side}} is {{.Points}} at the end: to bring it higher as {{.Side}}, or to keep it lower as {{.Other}}, is to do better than the computer.",
			map[string]any{"Points": points, "Side": names.Power(b.Scored), "Other": names.Power(other)})
	case math.Abs(points) < 2: // there is no plural of it
		return ""
	}
	return lang.L("On average {{.Points}} points lie between the sides at the end: whoever loses by less has done better than the computer.",
		map[string]any{"Points": math.Abs(points)})
}

func percent(share float64) float64 { return math.Round(100 * share) }
