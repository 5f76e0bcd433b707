package tannenberg

import (
	"fmt"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// What is shown and never changes is made once, when the ruleset is opened.

// emptyHexFacts are those of a side on a map without units.
func (rs *Ruleset) emptyHexFacts(s side) []rules.HexFacts {
	list := make([]rules.HexFacts, rs.Board().Len())
	for h := range list {
		list[h].Owner = int8(nobody)
		if rs.closed[h] == openHex {
			list[h].Room = int16(rs.limits[s])
		}
	}
	return list
}

// dueTextsOf are the texts of all turns of a game on one front or two.
func (rs *Ruleset) dueTextsOf(twoFront bool) [][]string {
	list := make([][]string, len(rs.tables.Turns))
	for i := range list {
		list[i] = rs.dueText(i+1, twoFront)
	}
	return list
}

// nameDown makes the names of counters face down, as many in a hex as there is room
// for.
func (rs *Ruleset) nameDown() [][]string {
	list := make([][]string, rs.Board().Len())
	for h := range list {
		for rank := range rs.limits[central] {
			list[h] = append(list[h], fmt.Sprintf("face-down-%s-%d", rs.Board().Number(board.ID(h)), rank+1))
		}
	}
	return list
}

// dueText tells what may come on in a turn.
func (rs *Ruleset) dueText(turn int, twoFront bool) []string {
	r := rs.tables.Reinforcements
	list := []string{"Russia: " + verb.Count(r.Factors, "factor", "factors") + ", or " + strconv.Itoa(r.WithSupply) + " and a supply unit"}
	if turn > r.Until {
		list[0] += ", destroyed ones too"
	}
	for _, n := range []nation{german, austrian} {
		if f := rs.tables.replacement(n, turn); f > 0 {
			list = append(list, nationNames[n]+": replacements of "+verb.Count(f, "factor", "factors"))
		}
	}
	if twoFront {
		list = append(list, "Turn "+strconv.Itoa(rs.tables.Turns[turn-1].West)+" of the west")
	}
	return list
}
