package table

import (
	"strconv"

	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
)

// turnName is what the turn record calls a turn: "3", "S1".
func (t *tabletop) turnName(n int) string { return desk.TurnName(t.desk.View(), n) }

// turnHead is the headline of a turn, as the journal and the report have it.
func (t *tabletop) turnHead(n int) string {
	return lang.L("Turn {{.N}}", map[string]any{"N": t.turnName(n)})
}

// turnOf is a turn with how many there are: of one that has a name, its number too.
func (t *tabletop) turnOf(n int) string {
	values := map[string]any{"N": n, "Of": t.desk.LastTurn(), "Name": t.turnName(n)}
	if t.turnName(n) == strconv.Itoa(n) {
		return lang.L("Turn {{.N}} of {{.Of}}", values)
	}
	return lang.L("Turn {{.Name}}: {{.N}} of {{.Of}}", values)
}
