package story

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// verdict is how a battle ended, as one would tell it.
type verdict string

const (
	destroyed verdict = "destroyed" // all defenders are gone
	overran   verdict = "overran"   // all are gone, and none of them was a unit that fights
	traded    verdict = "traded"    // all defenders are gone, and some of the attackers
	mutual    verdict = "mutual"    // all of both sides are gone
	stormed   verdict = "stormed"   // the attacker came in, or razed the fortress where nobody else defended
	broke     verdict = "broke"     // the defender had to go back
	ruined    verdict = "ruined"    // all attackers are gone
	recoiled  verdict = "recoiled"  // the attacker had to go back
	bloody    verdict = "bloody"    // both lost and both stand
	costly    verdict = "costly"    // the attacker alone lost
	worn      verdict = "worn"      // the defender alone lost
	held      verdict = "held"      // nothing came of it
)

// judged is a battle with what one says of it.
type judged struct {
	*chronicle.Battle
	verdict verdict
	to      string   // where the loser went back to, "" where nobody did
	taken   bool     // the attacker advanced into a hex under attack
	razed   bool     // a fortress lost its last step
	fled    []string // units that went back and are still there
}

// judge finds out how a battle ended. A retreat counts where somebody came through it.
func judge(b *chronicle.Battle) judged {
	j := judged{Battle: b, verdict: held}
	var back [2]string // where attacker and defender retreated to
	for i := range b.Lines {
		l := &b.Lines[i]
		j.razed = j.razed || l.Razed()
		if len(l.Hexes) < 2 {
			continue
		}
		end := l.Hexes[len(l.Hexes)-1]
		left := slices.DeleteFunc(slices.Clone(l.Units), j.lost)
		switch {
		case l.Class == chronicle.Advance:
			j.taken = j.taken || slices.Contains(b.Targets, end)
		case l.Class != chronicle.Retreat || len(l.Units) > 0 && len(left) == 0:
		case l.Side == b.Attacker: // which of its units, a side may not know of the other
			back[0], j.fled = end, append(j.fled, left...)
		default:
			back[1], j.fled = end, append(j.fled, left...)
		}
	}
	j.conclude(back)
	return j
}

// conclude finds the verdict, by where attacker and defender went back to.
func (j *judged) conclude(back [2]string) {
	b := j.Battle
	lost := [2]bool{!b.Losses[b.Attacker].None(), !b.Losses[b.Defender].None()}
	switch all := gone(b, &b.Sheet.Attacker); {
	case gone(b, &b.Sheet.Defender):
		switch {
		case all:
			j.verdict = mutual
		case b.Losses[b.Attacker].Units > 0:
			j.verdict = traded
		case !slices.ContainsFunc(b.Sheet.Defender.Units, func(p rules.Participant) bool { return fights(&p.Counter) }):
			j.verdict = overran
		default:
			j.verdict = destroyed
		}
	case all:
		j.verdict = ruined
	case back[1] != "":
		j.verdict, j.to = broke, back[1]
	case back[0] != "":
		j.verdict, j.to = recoiled, back[0]
	case j.taken, j.razed && len(b.Sheet.Defender.Units) == 0:
		j.verdict = stormed
	case lost[0] && lost[1]:
		j.verdict = bloody
	case lost[0]:
		j.verdict = costly
	case lost[1]:
		j.verdict = worn
	}
}

// lost tells whether a unit was lost in the battle.
func (j *judged) lost(unit string) bool {
	return slices.ContainsFunc(j.Tolls, func(x chronicle.UnitToll) bool { return x.Unit == unit && x.Units > 0 })
}

// fights tells whether a counter is of troops, and no leader, depot or train.
func fights(c *rules.Counter) bool {
	switch c.Type {
	case "headquarters", "depot", "major-depot", "minor-depot", "supply", "corps-train":
		return false
	}
	return true
}

// gone tells whether all units of a force were lost in the battle.
func gone(b *chronicle.Battle, f *rules.Force) bool {
	for i := range f.Units {
		if !slices.ContainsFunc(b.Tolls, func(x chronicle.UnitToll) bool { return x.Unit == f.Units[i].Unit && x.Units > 0 }) {
			return false
		}
	}
	return len(f.Units) > 0
}

// weight compares battles by how much there is to tell of them.
func (j *judged) weight() int {
	switch j.verdict {
	case destroyed, traded, mutual, ruined:
		return j.Weight + 300
	case broke, overran, stormed:
		return j.Weight + 200
	case recoiled:
		return j.Weight + 80
	}
	return j.Weight
}

// ways are how each end of a battle is told.
var ways = map[verdict][]string{
	destroyed: {
		"{{.At}}, {{.Units}} destroyed {{.Foes}}.",
		"{{.Units}} attacked {{.At}} and eliminated {{.Foes}}.",
		"{{.Units}} destroyed {{.Foes}} {{.At}}.",
	},
	overran: {
		"{{.Units}} overran {{.Foes}} {{.At}}.",
		"{{.At}}, {{.Foes}} fell to {{.Units}}.",
	},
	traded: {
		"{{.At}}, {{.Units}} destroyed {{.Foes}} but lost {{.Own}}.",
		"{{.Units}} attacked {{.At}} and eliminated {{.Foes}}, at the cost of {{.Own}}.",
		"{{.At}}, {{.Power}} gave up {{.Own}} to destroy {{.Foes}}.",
	},
	mutual: {
		"{{.Units}} and {{.Foes}} destroyed each other {{.At}}.",
		"{{.At}}, neither {{.Units}} nor {{.Foes}} survived the fighting.",
	},
	stormed: {
		"{{.At}}, {{.Units}} overcame {{.Foes}}{{.Price}}.",
		"{{.Units}} overwhelmed {{.Foes}} {{.At}}{{.Price}}.",
		"{{.At}}, {{.Foes}} fell to {{.Units}}{{.Price}}.",
	},
	broke: {
		"{{.At}}, {{.Units}} drove {{.Foes}} back to {{.To}}{{.Price}}.",
		"{{.Foes}} gave way {{.At}} before {{.Units}} and fell back to {{.To}}{{.Price}}.",
		"{{.Units}} broke through {{.At}}: {{.Foes}} retreated to {{.To}}{{.Price}}.",
		"{{.Power}} carried the day {{.At}}, where {{.Units}} pushed {{.Foes}} back to {{.To}}{{.Price}}.",
	},
	ruined: {
		"{{.At}}, {{.Units}} attacked {{.Foes}} and perished in the attempt.",
		"The attack of {{.Units}} {{.At}} ended in disaster: {{.Foes}} held, and nobody came back.",
	},
	recoiled: {
		"{{.Foes}} stood firm {{.At}} and threw {{.Units}} back to {{.To}}{{.Price}}.",
		"{{.Units}} attacked {{.At}} in vain and recoiled to {{.To}}{{.Price}}.",
		"{{.At}}, the attack of {{.Units}} broke down; the attackers fell back to {{.To}}{{.Price}}.",
		"{{.Power}} came to grief {{.At}}: {{.Foes}} repulsed {{.Units}}, which withdrew to {{.To}}{{.Price}}.",
	},
	bloody: {
		"{{.At}}, {{.Units}} and {{.Foes}} bled each other without a decision{{.Price}}.",
		"Neither {{.Units}} nor {{.Foes}} would yield {{.At}}{{.Price}}.",
		"{{.Units}} attacked {{.Foes}} {{.At}}; both sides suffered and both stood{{.Price}}.",
	},
	costly: {
		"{{.Units}} attacked {{.At}} and paid for it{{.Price}}, while {{.Foes}} held unharmed.",
		"{{.Foes}} held {{.At}} and made {{.Units}} pay{{.Price}}.",
		"{{.At}}, {{.Power}} attacked in vain, and not without loss{{.Price}}: {{.Foes}} stood fast.",
	},
	worn: {
		"{{.Foes}} held {{.At}} against {{.Units}}, but not without loss{{.Price}}.",
		"{{.Units}} wore {{.Foes}} down {{.At}}{{.Price}}, yet won no ground.",
		"{{.At}}, {{.Foes}} kept their ground and paid for it{{.Price}}.",
	},
	held: {
		"{{.Units}} tried {{.Foes}} {{.At}} and achieved nothing.",
		"An attack of {{.Units}} {{.At}} came to nothing.",
		"{{.Foes}} held {{.At}} against {{.Units}}; neither side lost anything.",
	},
}

// Battle tells a battle in a sentence.
func (w *Teller) Battle(b *chronicle.Battle) string {
	j := judge(b)
	return w.battle(&j)
}

func (w *Teller) battle(j *judged) string {
	to := ""
	if j.to != "" {
		to = w.Spot(j.to)
	}
	nobody := w.Say("the garrison")
	if j.razed {
		nobody = w.Say("the fortress")
	}
	kind := string(j.verdict)
	return w.vary(kind, ways[j.verdict], "At", w.At(j.Targets), "To", to, "Power", w.Power(j.Attacker), "Price", w.price(j),
		"Units", w.force(j, &j.Sheet.Attacker, recoiled, w.Power(j.Attacker)), "Foes", w.force(j, &j.Sheet.Defender, broke, nobody),
		"Own", w.own(j.Attacker, w.counters(j.destroyed(j.Attacker))))
}

// destroyed are the units of a side that the battle destroyed.
func (j *judged) destroyed(side rules.Side) []string {
	var list []string
	for _, x := range j.Tolls {
		if x.Side == side && x.Units > 0 {
			list = append(list, x.Unit)
		}
	}
	return list
}

// force names the units of a force, or whoever stands for them where there are none. Where
// the verdict is that it went back, those are named that did and are still there.
func (w *Teller) force(j *judged, f *rules.Force, back verdict, nobody string) string {
	var all, fled []rules.Counter
	for i := range f.Units {
		c := f.Units[i].Counter
		all = append(all, c)
		if slices.Contains(j.fled, c.Unit) {
			fled = append(fled, c)
		}
	}
	if j.verdict == back && len(fled) > 0 {
		all = fled
	}
	return w.units(all, nobody)
}

// dear is how many losses of a battle are worth a word in its sentence.
const dear = 2

// price is what a battle cost, in brackets: "" where it cost little. The losses
// themselves stand in the account of the battle.
func (w *Teller) price(j *judged) string {
	a, d := j.Losses[j.Attacker], j.Losses[j.Defender]
	if a.Hits()+d.Hits() < dear {
		return ""
	}
	switch {
	case a == d:
		return w.Say(" (each lost {{.Losses}})", "Losses", w.brief(a))
	case d.None():
		return w.Say(" (the attacker lost {{.Losses}})", "Losses", w.brief(a))
	case a.None():
		return w.Say(" (the defender lost {{.Losses}})", "Losses", w.brief(d))
	}
	return w.Say(" (the attacker lost {{.A}}, the defender {{.B}})", "A", w.brief(a), "B", w.brief(d))
}

// brief is a loss within brackets: "one step and six levels, one unit destroyed".
func (w *Teller) brief(t chronicle.Toll) string {
	units, parts := 0, []string(nil)
	switch {
	case t.Units == t.Steps && t.Units > 0 && !w.stepped():
		parts = append(parts, w.Spelled(t.Units, "one unit", "{{.N}} units"))
	case t.Steps > 0:
		parts, units = append(parts, w.Spelled(t.Steps, "one step", "{{.N}} steps")), t.Units
	case t.Units > 0:
		parts = append(parts, w.Spelled(t.Units, "one unit", "{{.N}} units"))
	}
	switch {
	case t.Grades > 0 && len(parts) > 0:
		parts = append(parts, w.Spelled(t.Grades, "one level", "{{.N}} levels"))
	case t.Grades > 0:
		parts = append(parts, w.Spelled(t.Grades, "one level of effectiveness", "{{.N}} levels of effectiveness"))
	}
	if units > 0 {
		return w.Say("{{.Losses}}, {{.Units}} destroyed", "Losses", w.List(parts), "Units", w.Spelled(units, "one unit", "{{.N}} units"))
	}
	return w.List(parts)
}
