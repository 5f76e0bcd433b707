package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// The positions of testdata/judged were written from the text of the rulebook alone, before
// anybody had looked at what the program makes of them.

func TestJudgedZones(t *testing.T) {
	rulestest.Cite(t, "4.1", "4.1.1", "4.1.4", "4.1.4a", "4.2.1", "4.2.3", "4.2.5", "4.2.6", "4.2.6a", "4.2.6b", "4.5", "5.4.7", "8.8", "13.1", "13.2")
	language.Judged(t, "zones")
}

func TestJudgedMovement(t *testing.T) {
	rulestest.Cite(t, "1.2.2", "3.3.4", "3.3.4a", "4.3", "4.5", "5.4.6", "5.4.7", "6.3.1", "8.1", "8.1.3", "8.1.4", "8.1.4a", "8.1.6", "8.3", "8.3.1", "8.4", "8.4.1", "8.4.2", "9.3")
	language.Judged(t, "movement")
}

func TestJudgedRepulses(t *testing.T) {
	rulestest.Cite(t, "8.1", "8.4.2", "8.4.3", "8.5.1", "8.5.2", "8.5.3", "8.5.4", "8.5.5", "10.4.2", "13.3")
	language.Judged(t, "repulse")
}

func TestJudgedCavalry(t *testing.T) {
	rulestest.Cite(t, "5.4.10", "9.1", "9.1.1", "9.1.2", "9.1.3", "9.1.4", "9.2", "9.2.1", "9.2.2", "9.3", "9.5")
	language.Judged(t, "cavalry")
}

func TestJudgedGuns(t *testing.T) {
	rulestest.Cite(t, "4.1.1", "4.1.1a", "9.5", "9.5.1", "9.5.1a", "9.8", "9.8.1", "9.9")
	language.Judged(t, "guns")
}

func TestJudgedCombat(t *testing.T) {
	rulestest.Cite(t, "3.4.1", "4.2.2", "4.4.1", "4.5", "8.4", "10.1.1", "10.1.2", "10.1.5", "10.2", "10.3.1", "10.3.2", "10.3.3", "10.5.1", "10.6.1", "10.7", "10.8", "10.9", "10.10", "11.1.1", "11.3.1", "11.3.2a", "13.3")
	language.Judged(t, "combat")
}

func TestJudgedRetreats(t *testing.T) {
	rulestest.Cite(t, "6.4.1", "7.4", "10.10", "11.2", "11.2.1b", "11.2.3", "11.2.4", "11.2.5", "11.2.5a", "11.2.6", "11.3.1", "11.3.2a", "11.3.2b", "27.2")
	language.Judged(t, "retreats")
}

func TestJudgedSupply(t *testing.T) {
	rulestest.Cite(t, "3.6", "3.7.3", "4.1.2", "4.1.3", "5.4.4", "6.3.3", "6.4.2", "8.2.7", "8.2.7a", "14.1", "14.2.1", "14.2.1a", "14.2.2", "14.2.3", "14.2.4", "14.3.1", "14.4", "14.4.1", "14.5", "14.6")
	language.Judged(t, "supply")
}

func TestJudgedAttachment(t *testing.T) {
	rulestest.Cite(t, "3.3.1", "3.8", "3.8.1", "3.8.3", "4.3.1", "5.4.2", "6.1", "6.1.1", "6.1.2", "6.2.2", "6.2.2a", "6.2.3", "6.4.1")
	language.Judged(t, "attachment")
}

func TestJudgedTasks(t *testing.T) {
	rulestest.Cite(t, "3.4.1", "3.4.1a", "7.3.1", "7.4", "7.4.1", "7.4.2", "8.3", "8.3.2", "8.3.2a", "8.3.3", "8.6", "8.6.1", "8.6.2", "8.6.3", "8.7", "8.7.1", "8.7.2", "8.8", "8.9", "8.9.1", "8.9.2", "8.9.3", "9.4", "13.1", "13.1.1", "13.1.2", "13.1.3", "13.4", "14.5", "14.5.2")
	language.Judged(t, "tasks")
}

func TestJudgedRail(t *testing.T) {
	rulestest.Cite(t, "3.3.3", "4.5", "8.2.1", "8.2.1a", "8.2.2", "8.2.3", "8.2.4", "8.2.5", "8.2.6", "8.2.7", "8.2.7a", "8.3", "8.3.1", "17.2", "22.4")
	language.Judged(t, "rail")
}

func TestJudgedFortresses(t *testing.T) {
	rulestest.Cite(t, "3.3.5", "3.7", "3.7.1", "3.7.2", "4.3", "10.4", "10.5.5", "10.5.5a", "10.8", "10.9", "10.10", "11.2", "11.3.1", "12.1", "12.2", "12.2.1", "12.3", "12.4", "13.3", "13.3.1", "13.3.2", "13.3.3", "13.5", "13.5.1")
	language.Judged(t, "fortress")
}

func TestJudgedTurns(t *testing.T) {
	rulestest.Cite(t, "1.2.1", "3.3.5", "5.1", "5.2.2", "5.3", "5.4", "5.4.1", "5.4.3", "5.4.6", "5.4.7", "5.4.8", "5.4.9", "5.4.10", "14.2.1", "15.1", "15.1.1", "15.1.2", "16.1", "18.1", "18.2", "20.0", "27.2")
	language.Judged(t, "turn")
}

func TestJudgedWithheldUnits(t *testing.T) {
	rulestest.Cite(t, "4.2.2", "4.2.5", "4.4.1", "7.3", "7.3.1", "8.2.3", "8.9", "10.1", "10.1.2", "10.1.3", "10.1.4", "10.1.5", "10.3", "10.4.2")
	language.Judged(t, "withheld")
}

func TestJudgedFlanks(t *testing.T) {
	rulestest.Cite(t, "8.1.1", "10.4", "10.4.1", "10.4.2", "10.4.3", "10.4.4", "10.10", "11.3.1")
	language.Judged(t, "flank")
}

func TestJudgedAmmunition(t *testing.T) {
	rulestest.Cite(t, "3.4.3", "3.6.2", "6.3.2", "6.3.3", "8.2.5", "10.5", "10.5.1", "10.5.2", "10.5.3", "10.5.4", "10.6.2", "10.8", "13.3", "14.3.1", "14.5", "24.3")
	language.Judged(t, "ammunition")
}

func TestJudgedAftermath(t *testing.T) {
	rulestest.Cite(t, "2.2", "3.3.2", "3.4.4", "3.8.2", "4.2.3", "6.4.1", "6.4.2", "7.1", "7.2", "10.8", "10.9", "10.10", "11.1.1", "11.2.1", "11.2.4", "11.3.1", "11.3.2", "11.3.2a", "11.4", "11.4.1", "13.3")
	language.Judged(t, "aftermath")
}

func TestJudgedMarches(t *testing.T) {
	rulestest.Cite(t, "4.2.3", "6.4.2", "6.4.3", "6.4.3a", "6.4.4", "8.1.5", "8.3.1", "8.3.2", "8.3.2a", "8.3.3a", "8.4", "8.4.2", "8.5.1", "8.5.3", "9.1.1", "9.1.2", "9.1.3", "14.5.1")
	language.Judged(t, "march")
}

func TestJudgedRounds(t *testing.T) {
	rulestest.Cite(t, "3.6.1", "5.2", "5.2.1", "5.2.2", "5.4.10b", "6.2.2", "6.3.1", "8.2.4", "8.2.5", "8.6.1", "9.5.1a", "12.4.1", "14.2.2", "14.3.2", "14.4", "14.5")
	language.Judged(t, "rounds")
}

func TestJudgedNorth(t *testing.T) {
	rulestest.Cite(t, "3.6", "6.4.2", "10.5.3", "10.5.4", "11.2.2", "11.2.2a", "12.4.1", "14.1.1", "14.1.2", "14.2.1", "14.2.2", "14.2.3", "14.4", "14.4.1", "22.4", "27.2")
	language.Judged(t, "north")
}
