package tannenberg

import (
	"fmt"
	"slices"
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// What is shown and never changes is made once, when the ruleset is opened.

// orderBox is a box of an order of battle with all units that may be in it, or of the
// planning chart with its forts.
type orderBox struct {
	row, label string
	units      []int16
}

// orderBoxes sorts the units of a side by nation and kind.
func (rs *Ruleset) orderBoxes(s side) []orderBox {
	var list []orderBox
	for _, u := range rs.armies[s] {
		list = intoBox(list, nationNames[rs.units[u].nation], rs.units[u].kind(), u)
	}
	return list
}

// fortBoxesOf sorts the forts by side and place.
func (rs *Ruleset) fortBoxesOf() []orderBox {
	var list []orderBox
	for f := range rs.forts {
		list = intoBox(list, "Forts: "+sideNames[rs.forts[f].side], rs.forts[f].name, int16(f))
	}
	return list
}

func intoBox(list []orderBox, row, label string, n int16) []orderBox {
	i := slices.IndexFunc(list, func(b orderBox) bool { return b.row == row && b.label == label })
	if i < 0 {
		i, list = len(list), append(list, orderBox{row: row, label: label})
	}
	list[i].units = append(list[i].units, n)
	return list
}

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
