package bot

import "vistula/rules"

// throws are the seeds of the dice by which it is found out what comes of something, in an
// order that spreads them evenly: of each six in turn every face comes up once on each of
// the first four dice, and the sum of the first two is spread as that of two dice is; the
// first three are one of each third. All 36 are every throw of two dice. By dice drawn at
// random a handful of throws would take the attack that those dice happen to like.
var throws = [...]uint64{
	3243, 1041, 3945, 195, 159, 1352,
	1517, 175, 2835, 83, 1991, 2030,
	1332, 393, 269, 41, 1144, 6566,
	434, 4379, 1481, 2010, 1909, 1510,
	5005, 1322, 1587, 4174, 224, 320,
	1060, 5426, 400, 771, 418, 37,
}

// six is how many throws are the fewest that show every face of a die.
const six = 6

// throw is the n-th of the dice by which everything is tried, from 0.
func throw(n int) rules.Dice { return rules.NewDice(throws[n]) }

// fair is how many throws of n are taken: in sixes, by which no face comes up more often
// than another, or a quick look's few.
func (l *lab) fair(n, quick int) int {
	n = l.thorough(n, quick)
	if l.glances() {
		return n
	}
	return min((n+six-1)/six*six, len(throws))
}
