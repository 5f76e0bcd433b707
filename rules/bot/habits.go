package bot

import "vistula/rules"

// habits are what the verbs of a ruleset are for that are no roles.
type habits map[string]rules.Habit

func habitsOf(rs rules.Ruleset) habits {
	if a, ok := rs.(rules.Accustomed); ok {
		return a.Habits()
	}
	return nil
}

// ranks tell what is done without much thought: the highest first. What is not named
// has the rank 50.
var ranks = map[string]int{
	rules.VerbRoll: 100, rules.VerbLose: 85, rules.VerbRetreat: 84, rules.VerbAdvance: 80,
	rules.VerbCommitAll: 76, rules.VerbCommit: 75, rules.VerbReady: 74, rules.VerbDeclare: 73,
	rules.VerbDone: 60, rules.VerbHalt: 60, rules.VerbWithhold: 40,
	rules.VerbAttack: 10, rules.VerbStorm: 10, rules.VerbTarget: 10, rules.VerbPick: 10, rules.VerbRecall: 5, rules.VerbCancel: 0,
}

var habitRanks = map[rules.Habit]int{
	rules.HabitProceed: 95, rules.HabitDecline: 60, rules.HabitAnswer: 50, rules.HabitSacrifice: 30, rules.HabitJourney: 20, rules.HabitUndo: 5,
}

// rank is how readily an offer is taken without much thought.
func (h habits) rank(o *rules.Offer) int {
	r, ok := ranks[o.Verb]
	switch {
	case ok && o.Verb == rules.VerbDeclare && o.Hex != "": // begins another attack
		return 10
	case ok:
		return r
	case h[o.Verb] != 0:
		return habitRanks[h[o.Verb]]
	case rules.ForAll(o.Verb):
		return 90
	}
	return 50
}

// ending tells whether a verb ends a step without doing anything in it.
func (h habits) ending(verb string) bool {
	return verb == rules.VerbDone || verb == rules.VerbCancel || h[verb] == rules.HabitDecline
}

// mayCircle tells whether an offer could be taken over and over without getting anywhere:
// neither what ends a step or a march, or brings a fight closer to its end, nor an answer in
// one. (A march begins with the choice of its unit, which is counted.)
func (h habits) mayCircle(o rules.Offer) bool {
	return !h.ending(o.Verb) && o.Verb != rules.VerbHalt && !resolves(o) && h[o.Verb] != rules.HabitAnswer && h[o.Verb] != rules.HabitProceed
}

// undoing tells whether a verb takes back what has just been done.
func (h habits) undoing(verb string) bool {
	return verb == rules.VerbRecall || h[verb] == rules.HabitUndo
}

// fight are the verbs within a fight.
var fight = map[string]bool{
	rules.VerbRoll: true, rules.VerbLose: true, rules.VerbRetreat: true, rules.VerbAdvance: true, rules.VerbFollow: true,
	rules.VerbCommit: true, rules.VerbReady: true, rules.VerbWithhold: true, rules.VerbFlotilla: true, rules.VerbShift: true,
	rules.VerbFrom: true, rules.VerbTarget: true,
}

// calm tells whether no fight is going on: the side whose turn it is decides, and
// about nothing that belongs to one.
func (h habits) calm(st rules.Status, offers []rules.Offer) bool {
	if st.ToAct != st.Side {
		return false
	}
	for i := range offers {
		v := offers[i].Verb
		if fight[v] || v == rules.VerbDeclare && offers[i].Hex == "" || h[v] == rules.HabitAnswer {
			return false
		}
	}
	return true
}
