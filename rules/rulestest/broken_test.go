package rulestest_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"math/rand/v2"

	"vistula/rules"
	"vistula/rules/rulestest/toy"
)

// broken is the toy with deliberate mistakes; what is nil is as it should be.
// Each function gets the sound position.
type broken struct {
	*toy.Ruleset
	began   func(p rules.Position)
	status  func(p rules.Position) rules.Status
	offers  func(p rules.Position) []rules.Offer
	do      func(p *brokenPosition, a rules.Action) ([]rules.Event, error)
	public  func(p rules.Position, a rules.Action) rules.Action
	outcome func(p rules.Position) *rules.Outcome
	view    func(p rules.Position, side rules.Side) *rules.View
	overlay func(p rules.Position, side rules.Side, q rules.Query) (*rules.Overlay, error)
	clone   func(p *brokenPosition) rules.Position
	json    func(p rules.Position, b []byte) []byte
	load    func(raw json.RawMessage) json.RawMessage
	digest  func(p *brokenPosition) uint64
	copied  func(p *brokenPosition)
	believe func(p *brokenPosition)
	frank   bool // a guess keeps all that is hidden
}

// brokenPosition is a sound position behind the mistakes.
type brokenPosition struct {
	rules.Position
	rs     *broken
	forgot int // state that is not in the JSON
	copies int // that were made on the way here
}

func (r *broken) New(scenario string, options rules.Options, seed uint64) (rules.Position, error) {
	p, err := r.Ruleset.New(scenario, options, seed)
	if err == nil && r.began != nil {
		r.began(p)
	}
	return r.wrap(p, err)
}

func (r *broken) Load(raw json.RawMessage) (rules.Position, error) {
	if r.load != nil {
		raw = r.load(raw)
	}
	return r.wrap(r.Ruleset.Load(raw))
}

func (r *broken) wrap(p rules.Position, err error) (rules.Position, error) {
	if err != nil {
		return nil, err
	}
	return &brokenPosition{Position: p, rs: r}, nil
}

func (p *brokenPosition) Ruleset() rules.Ruleset { return p.rs }

func (p *brokenPosition) Status() rules.Status {
	if p.rs.status != nil {
		return p.rs.status(p.Position)
	}
	return p.Position.Status()
}

func (p *brokenPosition) Offers() []rules.Offer {
	if p.rs.offers != nil {
		return p.rs.offers(p.Position)
	}
	return p.Position.Offers()
}

func (p *brokenPosition) Do(a rules.Action) ([]rules.Event, error) {
	if p.rs.do != nil {
		return p.rs.do(p, a)
	}
	return p.Position.Do(a)
}

// Believe draws what is hidden anew as the toy does, and then does what is wrong.
func (p *brokenPosition) Believe(side rules.Side, rng *rand.Rand) {
	if !p.rs.frank {
		p.Position.(rules.Concealing).Believe(side, rng)
	}
	if p.rs.believe != nil {
		p.rs.believe(p)
	}
}

func (p *brokenPosition) Public(a rules.Action) rules.Action {
	if p.rs.public != nil {
		return p.rs.public(p.Position, a)
	}
	return rules.Public(p.Position, a)
}

func (p *brokenPosition) Outcome() *rules.Outcome {
	if p.rs.outcome != nil {
		return p.rs.outcome(p.Position)
	}
	return p.Position.Outcome()
}

func (p *brokenPosition) View(side rules.Side) *rules.View {
	if p.rs.view != nil {
		return p.rs.view(p.Position, side)
	}
	return p.Position.View(side)
}

func (p *brokenPosition) Overlay(side rules.Side, q rules.Query) (*rules.Overlay, error) {
	if p.rs.overlay != nil {
		return p.rs.overlay(p.Position, side, q)
	}
	return p.Position.Overlay(side, q)
}

func (p *brokenPosition) Clone() rules.Position {
	if p.rs.clone != nil {
		return p.rs.clone(p)
	}
	return &brokenPosition{p.Position.Clone(), p.rs, p.forgot, p.copies}
}

func (p *brokenPosition) AppendJSON(b []byte) []byte {
	if p.rs.json != nil {
		return p.rs.json(p.Position, b)
	}
	return p.Position.AppendJSON(b)
}

// Digest is that of the JSON that the broken position writes.
func (p *brokenPosition) Digest() uint64 {
	if p.rs.digest != nil {
		return p.rs.digest(p)
	}
	sum := sha256.Sum256(p.AppendJSON(nil))
	return binary.BigEndian.Uint64(sum[:])
}

// CopyFrom copies the sound position.
func (p *brokenPosition) CopyFrom(from rules.Position) bool {
	f, ok := from.(*brokenPosition)
	if ok {
		p.Position, p.forgot, p.copies = f.Position.Clone(), f.forgot, f.copies
		if p.rs.copied != nil {
			p.rs.copied(p)
		}
	}
	return ok
}

// disguise is the toy's for a broken position.
func disguise(p rules.Position, viewer rules.Side, seed uint64) rules.Position {
	b := p.(*brokenPosition)
	q := toy.Disguise(b.Position, viewer, seed)
	for i := range uint64(20) { // one that is another position, where there is any
		if q = toy.Disguise(b.Position, viewer, seed+i); !bytes.Equal(q.AppendJSON(nil), b.Position.AppendJSON(nil)) {
			break
		}
	}
	return &brokenPosition{q, b.rs, b.forgot, b.copies}
}
