package canvas

import (
	"slices"

	"vistula/canvas/counter"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// stackAt is the stack in a hex, nil if there is none to be seen.
func (sc *scene) stackAt(id board.ID) *rules.Stack {
	if s := sc.stacks.at[id]; s != nil && !sc.stacks.bare {
		return &s.stack
	}
	return nil
}

// body is the box of a stack's top counter on the sheet at the present zoom.
func (sc *scene) body(id board.ID) pen.Rect { return sc.stacks.body(id) }

// arranged is a stack as it is shown: the selected units on top.
func (sc *scene) arranged(s *rules.Stack) rules.Stack {
	shown, _ := arranged(s, sc.stacks.selected)
	return shown
}

// isSelected tells whether a unit has the golden glow.
func (sc *scene) isSelected(unit string) bool { return sc.stacks.selected[unit] }

// selectedAt is where a selected unit stands, None if there is none.
func (sc *scene) selectedAt() board.ID {
	for id, s := range sc.stacks.at {
		if _, selected := arranged(&s.stack, sc.stacks.selected); selected {
			return id
		}
	}
	return board.None
}

// isLit tells whether a hex glows because it can be clicked.
func (sc *scene) isLit(id board.ID) bool {
	_, lit := slices.BinarySearch(sc.answers.now.lit, id)
	return lit
}

// style is how counters are drawn.
func (sc *scene) style() counter.Style { return sc.stacks.style }

// outlineCursor shows the keyboard's cursor round a hex, None for nowhere.
func (sc *scene) outlineCursor(id board.ID) { sc.signs.put(&sc.signs.cursor, id, drawCursor) }

// holder is the hex where a unit stands; ok is false where it is not to be seen.
func (sc *scene) holder(unit string) (at board.ID, ok bool) {
	for id, s := range sc.stacks.at {
		for i := range s.stack.Units {
			if s.stack.Units[i].Unit == unit {
				return id, true
			}
		}
	}
	return board.None, false
}
