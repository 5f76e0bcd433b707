package fury

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
func (p *Position) NotNow(name, label string) *verb.Refusal {
	if p.stage == atEnd {
		return &verb.Refusal{Case: "4", Why: "The game is over."}
	}
	if name == "front" {
		return &verb.Refusal{Case: "7", Why: "A front is activated only when its turn comes in the order of the four activations. " + asked(p).ask()}
	}
	return &verb.Refusal{Case: "5", Why: "\"" + label + "\" is not possible now. " + asked(p).ask()}
}

// End carries on until somebody has to decide.
func (p *Position) End() []rules.Event {
	for sequenceOf(p).proceed() { // until somebody has to decide
	}
	return p.Told()
}
