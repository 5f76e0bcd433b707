package galicia

import (
	"vistula/rules/board"
	"vistula/rules/verb"
)

// book is all verbs, in the order in which they are offered.
var book = verb.Book[*Position]{Room: func(p *Position) int {
	room := 8
	if p.stage == atMove { // whoever has not moved can be picked
		for _, u := range p.rs.armies[p.side] {
			if st := &p.units[u]; st.hex != board.None && !st.done {
				room++
			}
		}
	}
	return room
}}

// The verbs come in the order in which a player turn needs them (3.2). The end of a
// phase, which belongs to several stages, is offered last.
func init() {
	for _, chapter := range [...][]*verbs{
		supplyVerbs,     // 11
		arrivalVerbs,    // 14
		movementVerbs(), // 4
		cavalryVerbs,    // 12
		stackingVerbs,   // 5
		combatVerbs,     // 7
		rollVerbs,       // 8
		retreatVerbs,    // 9.2
		splitVerbs,      // 9.2
		advanceVerbs,    // 9.3
		lossVerbs,       // 9.4
		turnVerbs,       // 3.2
	} {
		book.Add(chapter...)
	}
}
