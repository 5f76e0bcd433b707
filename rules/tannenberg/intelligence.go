package tannenberg

import (
	"fmt"

	"vistula/rules"
	"vistula/rules/verb"
)

// What is hidden: the plan and the deployment from the other side until they are
// done (Prepare 2), and with Limited Intelligence which German unit is which from
// Russia, until it has fought and as long as it has not moved since.

// settingUp tells whether the plan and the deployment are still being made.
func (p *Position) settingUp() bool { return p.phase == planPhase || p.phase == deployPhase }

// masked tells whether a side does not know which unit it is that it sees. EB units
// show themselves by the railways that they restore.
func (p *Position) masked(viewer side, u int16) bool {
	st := &p.units[u]
	return p.options.limited && viewer == russia && p.unit(u).nation == german && !p.unit(u).engineer && st.alive() && !st.known && p.stage != atEnd
}

// Public is what the other side may know of an action: nothing while the plan or
// the deployment is made, and no German unit that it cannot tell from others.
func (p *Position) Public(a rules.Action) rules.Action {
	switch a.Verb {
	case rules.VerbTake, "deploy", "lift", rules.VerbAuto, "anew":
		return rules.Action{}
	}
	if u, ok := p.FindUnit(a.Unit); ok && p.masked(russia, u) {
		a.Unit = ""
	}
	return a
}

// uncover shows German units to Russia, because they fight.
func (p *Position) uncover(units ...int16) {
	for _, u := range units {
		if p.options.limited && p.unit(u).nation == german {
			p.units[u].known = true
		}
	}
}

// report tells what units did: the sentence begins with them and has the verb in
// both forms. To those who may not know which units they are it says only how many.
func (p *Position) report(e rules.Event, units []int16, sentence, one, many string) {
	e.Units = p.IDs(units...)
	e.Text = fmt.Sprintf(sentence, p.Labels(units)+" "+verb.Conjugate(units, one, many))
	for _, u := range units {
		if p.masked(russia, u) {
			public := e
			public.Units = nil
			who := "A German unit"
			if len(units) > 1 {
				who = fmt.Sprintf("%d units of the Central Powers", len(units))
			}
			public.Text = fmt.Sprintf(sentence, who+" "+verb.Conjugate(units, one, many))
			e.Public = &public
			break
		}
	}
	p.Tell(e)
}
