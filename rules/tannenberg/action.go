package tannenberg

import (
	"vistula/rules"
	"vistula/rules/verb"
)

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer { return book.Offers(p) }

// AppendOffers appends to a list what Offers lists.
func (p *Position) AppendOffers(list []rules.Offer) []rules.Offer { return book.Append(p, list) }

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (p *Position) Do(a rules.Action) ([]rules.Event, error) { return book.Do(p, a) }

// DoFormer carries out what an earlier version offered.
func (p *Position) DoFormer(a rules.Action) ([]rules.Event, error) { return book.DoFormer(p, a) }

// Stage is what is being decided.
func (p *Position) Stage() int { return int(p.stage) }

// NotNow says why a verb does not fit what is being decided.
func (p *Position) NotNow(_, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "Sequence 5", Why: "The game is over."}
	}
	return &verb.Refusal{Case: "Sequence", Why: "\"" + label + "\" is not possible now. " + viewOf(p).ask()}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	for p.proceed() { // until somebody has to decide
	}
	return p.Told()
}
