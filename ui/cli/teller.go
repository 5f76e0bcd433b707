package cli

import (
	"fmt"
	"slices"
	"strings"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
)

// teller writes events as a story, by turn and phase.
type teller struct {
	lines []storyLine
	turn  int
	head  string
	phase int    // the first line of the phase in hand
	names *names // nil where nothing but the events is known
}

// storyLine is a line of a story; attack names the battle of a declaration.
type storyLine struct{ text, attack string }

// newTeller is a teller that calls turns, sides, phases and units as the reports do, as far
// as a side knows them; "" knows all. now is the position that the game stands in.
func newTeller(now func() rules.Position, who rules.Side) *teller {
	p := now()
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	c := &chronicle.Chronicle{Ruleset: p.Ruleset(), Scenario: scenario}
	return &teller{names: &names{now: now, who: who, scenario: scenario, words: story.New(c, nil), units: map[string]rules.Counter{}}}
}

// stand is called before each action: what a turn is called must be read while it lasts.
func (t *teller) stand() {
	if n := t.names; n != nil && n.now().Status().Turn != t.turn {
		v := n.now().View(n.who)
		n.turn = chronicle.TurnLabel(v)
		n.meet(v)
	}
}

func (t *teller) add(format string, args ...any) {
	t.lines = append(t.lines, storyLine{text: fmt.Sprintf(format, args...)})
}

func (t *teller) tell(s rules.Status, events []rules.Event) {
	if len(events) == 0 {
		return
	}
	if s.Turn != t.turn {
		t.turn, t.head = s.Turn, ""
		t.add("\nTurn %s\n", t.names.turnName(s.Turn))
	}
	if head := t.names.heading(s); head != t.head {
		t.head = head
		t.add("  %s\n", head)
		t.phase = len(t.lines)
	}
	for _, e := range events {
		if e.Kind == rules.EventRecall && t.recall(e.Battle) {
			continue
		}
		t.add("    %s\n", t.names.spoken(&e))
		if e.Kind == rules.VerbDeclare {
			t.lines[len(t.lines)-1].attack = e.Battle
		}
	}
}

// recall takes the declaration of an attack out of the phase in hand: one that is taken
// back is not told of.
func (t *teller) recall(attack string) bool {
	for i := len(t.lines) - 1; i >= t.phase && attack != ""; i-- {
		if t.lines[i].attack == attack {
			t.lines = slices.Delete(t.lines, i, i+1)
			return true
		}
	}
	return false
}

func (t *teller) end(o *rules.Outcome) {
	plain := *o
	plain.Grade = "" // the reason tells it
	t.add("\n%s: %s\n", chronicle.Capital(wonBy(t.names.side(o.Winner), &plain)), o.Why)
}

func (t *teller) text() string {
	var b strings.Builder
	for _, l := range t.lines {
		b.WriteString(l.text)
	}
	return b.String()
}

// names are what a story calls things: nil stands for the ids of the rules.
type names struct {
	now      func() rules.Position
	who      rules.Side // who is told
	scenario rules.Scenario
	words    *story.Teller
	turn     string                   // of the turn record, "" for its number
	units    map[string]rules.Counter // as they were last seen
}

// meet takes in how units are called.
func (n *names) meet(v *rules.View) {
	for i := range v.Stacks {
		for _, c := range v.Stacks[i].Units {
			n.units[c.Unit] = c
		}
	}
	for i := range v.Displays {
		for c := range v.Displays[i].Counters() {
			n.units[c.Unit] = *c
		}
	}
}

func (n *names) turnName(number int) string {
	if n == nil || n.turn == "" {
		return fmt.Sprint(number)
	}
	return n.turn
}

func (n *names) side(s rules.Side) string {
	if n == nil || s == "" {
		return string(s)
	}
	return n.scenario.SideName(s)
}

// heading is the side and the phase that a status stands in.
func (n *names) heading(s rules.Status) string {
	phase := s.Phase
	if n != nil && phase != "" {
		phase = chronicle.PhaseTitle(&n.scenario, phase)
		phase = strings.ToLower(phase[:1]) + phase[1:]
	}
	if side := n.side(s.Side); side != "" {
		phase = side + ", " + phase
	}
	return chronicle.Capital(phase)
}

// spoken is what an event tells, with the names of its units written out.
func (n *names) spoken(e *rules.Event) string {
	if n == nil || len(e.Units) == 0 {
		return e.Text
	}
	if slices.ContainsFunc(e.Units, func(u string) bool { _, known := n.units[u]; return !known }) {
		n.meet(n.now().View(n.who))
	}
	var units []rules.Counter
	for _, u := range e.Units {
		if c, known := n.units[u]; known {
			units = append(units, c)
		}
	}
	return n.words.Spoken(e.Text, units)
}
