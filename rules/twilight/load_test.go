package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

type object = rulestest.Object

// A position in which displays and map disagree, or anything else is wrong, is refused
// in a sentence that names it.
func TestDamagedPositions(t *testing.T) {
	g := place(t, `russia movement 4
		state {"boundaries":[{"armies":["1r","2r"],"between":["39.28","39.29"],"bearing":"se"}]}
		ru.25-3 36.19
		ru.1-c 36.20
		ru.57-r 57.51 {"train":{"mode":3,"account":3,"to":"36.41"}}
		ge.1-1 50.19`)
	line := func(change string, value any) []object {
		l := object{"armies": []string{"1r", "2r"}, "between": []string{"39.28", "39.29"}, "bearing": "se"}
		l[change] = value
		return []object{l}
	}
	g.RefusesDamage([]rulestest.Damaged{
		// Displays and map.
		{Changes: []any{"ru.25-3/state/army", "8"}, Names: "Eighth Army"},
		{Changes: []any{"ru.25-3/state/army", "12r"}, Names: "12r"},
		{Changes: []any{"ru.25-3/state/corps", "XX"}, Names: "XX"},
		{Changes: []any{"ru.25-3/state/corps", "Khan"}, Names: "6.2.2a"},
		{Changes: []any{"ru.1-c/state/corps", "3"}, Names: "6.2.2a"},
		{Changes: []any{"ru.25-3/state/status", 5}, Names: "status"},
		{Changes: []any{"ru.25-3/state/gone", "eliminated"}, Names: "off the map"},
		{Changes: []any{"ru.25-3/hex", "50.19"}, Names: "50.19"},
		{Changes: []any{"ru.25-3/state/lost", 10}, Names: "lost"},
		// Boundaries.
		{Changes: []any{"state/boundaries", line("bearing", "east")}, Names: "east"},
		{Changes: []any{"state/boundaries", line("bearing", "n")}, Names: "39.28"},
		{Changes: []any{"state/boundaries", line("between", []string{"2.80", "2.81"})}, Names: "sheets"},
		{Changes: []any{"state/boundaries", line("between", []string{"39.28"})}, Names: "two hexes"},
		{Changes: []any{"state/boundaries", line("armies", []string{"1r", "8"})}, Names: "one side"},
		{Changes: []any{"state/boundaries", []object{{"armies": []string{"1r", "2r"}, "between": []string{"39.28", "39.29"}, "bearing": "se", "bend": 3, "second": "nw"}}}, Names: "neighbouring"},
		// Journeys.
		{Changes: []any{"ru.57-r/state/train", object{"mode": 3, "account": 1, "to": "36.41"}}, Names: "rail points"},
		{Changes: []any{"ru.57-r/state/train", object{"mode": 3, "account": 3, "to": "36.42"}}, Names: "no station"},
		{Changes: []any{"ru.57-r/state/train", object{"mode": 3, "account": 3, "at": "Atlantis"}}, Names: "Atlantis"},
		{Changes: []any{"state/rail", []int{-1, 0, 0, 0}}, Names: "rail"},
		{Changes: []any{"state/platforms", []object{{"hex": "57.51", "used": 9 * parts}}}, Names: "used"},
		{Changes: []any{"state/cut", []object{{"hex": "36.18", "by": "russia"}}}, Names: "railway"},
		{Changes: []any{"stage", "route"}, Names: "pending"},
		{Changes: []any{"state/rider", "ge.1-1", "stage", "route"}, Names: "travel"},
		{Changes: []any{"stage", "moving"}, Names: "in hand"},
	})
}
