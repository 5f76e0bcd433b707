package rulestest_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/rulestest"
	"vistula/rules/rulestest/toy"
)

// mistakes are what the kit must find, by the words that it finds them with.
var mistakes = map[string]*broken{
	"offered is accepted: \"mine\"": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		if a.Verb == "mine" && a.Hex == "4.4" {
			return nil, &rules.Illegal{Case: "3.1", Why: "Not here.", Action: a}
		}
		return p.Position.Do(a)
	}},
	"is not offered, but accepted": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if err != nil && a.Verb == "stay" {
			return nil, nil
		}
		return events, err
	}},
	"is refused, but changes the position": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if err != nil {
			p.Dice().D6()
		}
		return events, err
	}},
	"is refused without a case":    refusal(func(e *rules.Illegal) error { e.Case = ""; return e }),
	"which is not in the rulebook": refusal(func(e *rules.Illegal) error { e.Case = "9.9"; return e }),
	`by "no", which is not a sen`:  refusal(func(e *rules.Illegal) error { e.Why = "no"; return e }),
	"but the refusal names":        refusal(func(e *rules.Illegal) error { e.Action.Hex = "1.1"; return e }),
	"which is no Illegal":          refusal(func(e *rules.Illegal) error { return errors.New("No.") }),
	"offers: they are others when": {offers: shuffled()},
	"is offered twice":             changedOffers(func(o []rules.Offer) []rules.Offer { return append(o, o[0]) }),
	"more than 40: cut the choice into stages": changedOffers(func(o []rules.Offer) []rules.Offer {
		for i := range 41 {
			o = append(o, rules.Offer{Action: rules.Action{Verb: "count", Choice: fmt.Sprint(i)}, Label: "Count", Case: "1.1"})
		}
		return o
	}),
	"it leads to 0 offers and the outcome <nil>": changedOffers(func(o []rules.Offer) []rules.Offer {
		if len(o) < 12 {
			return nil
		}
		return o
	}),
	"its offer says 1 dice": changedOffers(func(o []rules.Offer) []rules.Offer { return dice(o, 1) }),
	"its offer says 3 dice": changedOffers(func(o []rules.Offer) []rules.Offer { return dice(o, 3) }),
	"its offer says 0 dice": changedOffers(func(o []rules.Offer) []rules.Offer { return dice(o, 0) }),
	"2 dice fall, but no event shows any": changedEvents(func(e *rules.Event) {
		e.Dice, e.Reveals = nil, false
	}),
	"roles: \"roll\": it rolls 0 dice":                       offered(rules.Action{Verb: rules.VerbRoll}),
	"it names hex; the verb names unit":                      offered(rules.Action{Verb: rules.VerbPick, Hex: "1.1"}),
	"it names a hex, but not where":                          offered(rules.Action{Verb: rules.VerbDeclare, Hex: "1.1"}),
	"roles: \"step\" hex \"2.2\": no units are in hand":      offered(rules.Action{Verb: rules.VerbStep, Hex: "2.2"}),
	"the unit is not one of red":                             offered(rules.Action{Verb: rules.VerbPick, Unit: "blue-1"}),
	"units of the attacker's own side stand in the hex":      offered(rules.Action{Verb: rules.VerbAttack, Unit: "red-2", Hex: "1.1"}),
	"roles: \"recall\" hex \"3.1\": no attack on the hex is": offered(rules.Action{Verb: rules.VerbRecall, Hex: "3.1"}),
	"but the prompt names none": {status: func(p rules.Position) rules.Status { return handed(p.Status()) },
		view: func(p rules.Position, side rules.Side) *rules.View {
			v := p.View(side)
			v.Status = handed(v.Status).SeenBy(side)
			return v
		}},
	"guess: a guess of red: the view differs": {believe: func(p *brokenPosition) {
		if o := p.Position.Offers(); len(o) > 0 {
			_, _ = p.Position.Do(o[0].Action)
		}
	}},
	"can tell what is hidden: every guess is what there is": {frank: true},
	`has no kind`:            changedEvents(func(e *rules.Event) { e.Kind = "" }),
	`says "hm"`:              changedEvents(func(e *rules.Event) { e.Text = "hm" }),
	`is of side "green"`:     changedEvents(func(e *rules.Event) { e.Side = "green" }),
	"bound: the game is not": {do: endless},
	`"end": it leads to 0 offers and the outcome <nil>`: {outcome: func(rules.Position) *rules.Outcome { return nil }},
	`outcome: the winner is "green"`: {outcome: func(p rules.Position) *rules.Outcome {
		o := p.Outcome()
		if o != nil {
			o.Winner = "green"
		}
		return o
	}},
	`status: "" is to act`: {status: func(p rules.Position) rules.Status {
		s := p.Status()
		if s.Stage == "retreat" {
			s.ToAct = ""
		}
		return s
	}},
	"save and open: ":                              {do: otherwise()},
	"played twice: the start is another":           {began: sometimes()},
	"what is done in a clone changes the original": {clone: func(p *brokenPosition) rules.Position { return p }},
	"a clone is another position": {clone: func(p *brokenPosition) rules.Position {
		q := p.Position.Clone()
		q.Dice().D6()
		return &brokenPosition{q, p.rs, 0, 0}
	}},
	"The stored position is not the one": {load: func(raw json.RawMessage) json.RawMessage {
		return bytes.ReplaceAll(raw, []byte(`,"seen":true`), nil)
	}},
	"read back, the position is another": {load: func(raw json.RawMessage) json.RawMessage {
		return bytes.ReplaceAll(raw, []byte(`"strength":3`), []byte(`"strength":2`))
	}},
	`save: field "position": turn: a text`: {json: func(p rules.Position, b []byte) []byte {
		return append(b, bytes.ReplaceAll(p.AppendJSON(nil), []byte(`"turn":2`), []byte(`"turn":"2"`))...)
	}},
	"read back, other offers are made": {json: func(p rules.Position, b []byte) []byte {
		return append(b, bytes.ReplaceAll(p.AppendJSON(nil), []byte(`,"spent":true`), nil)...)
	}},
	"this is not JSON in one line":   {json: func(p rules.Position, b []byte) []byte { return append(p.AppendJSON(b), '\n') }},
	"AppendJSON does not append":     {json: func(p rules.Position, _ []byte) []byte { return p.AppendJSON(nil) }},
	"in the position read from JSON": {do: forgetful},
	"blue can tell what is hidden: the view": {view: func(p rules.Position, side rules.Side) *rules.View {
		v := p.View(side)
		v.Prompt.Ask += strength(p, "red-1")
		return v
	}},
	"can tell what is hidden: the overlay": {overlay: func(p rules.Position, side rules.Side, q rules.Query) (*rules.Overlay, error) {
		if q.Kind == "supply" {
			return nil, errors.New(strength(p, "red-2") + strength(p, "blue-2"))
		}
		return p.Overlay(side, q)
	}},
	"can tell what is hidden: the offers": {offers: func(p rules.Position) []rules.Offer {
		list := p.Offers()
		for i := range list {
			list[i].Label += strength(p, "red-1") + strength(p, "blue-1")
		}
		return list
	}},
	"can tell what is hidden: the refusal": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if illegal, ok := errors.AsType[*rules.Illegal](err); ok {
			illegal.Why = "Strengths: " + strength(p.Position, "red-1") + strength(p.Position, "blue-1") + "."
		}
		return events, err
	}},
	"look the same to blue, but the events do not":   changedEvents(func(e *rules.Event) { e.Public = nil }),
	"look the same to blue, but the record does not": {public: func(_ rules.Position, a rules.Action) rules.Action { return a }},
	"blue sees nothing of \"mine\"": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if a.Verb == "mine" && err == nil {
			events[0].Public = &rules.Event{}
		}
		return events, err
	}},
	"the record tells \"attack": {public: func(p rules.Position, a rules.Action) rules.Action {
		if a.Verb == "attack" {
			a.Choice = strength(p, a.Unit)
		}
		return rules.Public(p, a)
	}},
	"whether it can be undone depends on what is hidden": {do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if len(events) == 1 && events[0].Kind == "move" {
			events[0].Reveals = false
		}
		return events, err
	}},
	"though it reveals nothing, the view differs": {view: func(p rules.Position, side rules.Side) *rules.View {
		v := p.View(side)
		if v.Status.Turn == 3 {
			v.Prompt.Ask += strength(p, "red-1") + strength(p, "blue-1")
		}
		return v
	}},
	"in hex \"\"; it stands in": {view: func(p rules.Position, side rules.Side) *rules.View {
		v := p.View(side)
		for _, s := range v.Stacks {
			for _, c := range s.Units {
				v.Combat = &rules.Sheet{Target: s.Hex, Defender: rules.Force{Side: s.Side, Units: []rules.Participant{{Counter: c}}}}
			}
		}
		return v
	}},
	"views: panic": {view: func(p rules.Position, side rules.Side) *rules.View {
		if side == toy.Blue {
			panic("no view")
		}
		return p.View(side)
	}},
	"views: looking at the position has changed it": {view: func(p rules.Position, side rules.Side) *rules.View {
		v := p.View(side)
		p.Dice().D6()
		return v
	}},
	"digest: two positions with different JSON share it": {digest: func(p *brokenPosition) uint64 { return uint64(len(p.AppendJSON(nil))) }},
	"copies: a clone has another digest": {digest: func(p *brokenPosition) uint64 {
		return p.Position.(rules.Digester).Digest() + uint64(p.copies)
	}, clone: func(p *brokenPosition) rules.Position {
		return &brokenPosition{p.Position.Clone(), p.rs, p.forgot, p.copies + 1}
	}},
	"save and open: The stored position": {digest: func(p *brokenPosition) uint64 {
		return p.Position.(rules.Digester).Digest() + uint64(p.forgot)
	}, do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		p.forgot = 1
		return p.Position.Do(a)
	}},
	"copies: a copy into used memory has another digest": {digest: func(p *brokenPosition) uint64 {
		return p.Position.(rules.Digester).Digest() + uint64(p.copies)
	}, copied: func(p *brokenPosition) { p.copies++ }},
	"copies: a copy into used memory is another position": {copied: func(p *brokenPosition) { p.Dice().D6() }},
	"it does not say what is asked": {view: func(p rules.Position, side rules.Side) *rules.View {
		v := p.View(side)
		v.Prompt.Ask = ""
		return v
	}},
	"an unknown query is answered": {overlay: func(p rules.Position, _ rules.Side, q rules.Query) (*rules.Overlay, error) {
		return &rules.Overlay{Kind: q.Kind}, nil
	}},
}

func refusal(change func(e *rules.Illegal) error) *broken {
	return &broken{do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if illegal, ok := errors.AsType[*rules.Illegal](err); ok {
			return nil, change(illegal)
		}
		return events, err
	}}
}

func changedOffers(change func(list []rules.Offer) []rules.Offer) *broken {
	return &broken{offers: func(p rules.Position) []rules.Offer {
		list := p.Offers()
		if len(list) == 0 {
			return list
		}
		return change(list)
	}}
}

func changedEvents(change func(e *rules.Event)) *broken {
	return &broken{do: func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		for i := range events {
			change(&events[i])
		}
		return events, err
	}}
}

// offered adds an offer to all others.
func offered(a rules.Action) *broken {
	return changedOffers(func(o []rules.Offer) []rules.Offer {
		return append(o, rules.Offer{Action: a, Label: "Do it", Left: -1})
	})
}

// handed is a status with units in hand.
func handed(s rules.Status) rules.Status {
	s.Stage = rules.StageMoving
	return s
}

func dice(list []rules.Offer, n int) []rules.Offer {
	for i := range list {
		if list[i].Verb == "attack" {
			list[i].Dice = n
		}
	}
	return list
}

// shuffled offers come in another order every other time.
func shuffled() func(p rules.Position) []rules.Offer {
	times := 0
	return func(p rules.Position) []rules.Offer {
		list := p.Offers()
		if times++; times%2 == 0 && len(list) > 1 {
			list[0], list[1] = list[1], list[0]
		}
		return list
	}
}

// endless turns end, but the game does not go on.
func endless(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
	events, err := p.Position.Do(a)
	if err == nil && p.Position.Outcome() != nil {
		p.Position, err = toy.New().New("skirmish", nil, 1)
	}
	return events, err
}

// otherwise rolls a die that depends on what was played before.
func otherwise() func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
	times := 0
	return func(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
		events, err := p.Position.Do(a)
		if times++; err == nil && times%1700 == 0 {
			p.Dice().D6()
		}
		return events, err
	}
}

// sometimes rolls a die before the game begins.
func sometimes() func(p rules.Position) {
	times := 0
	return func(p rules.Position) {
		if times++; times%2 == 0 {
			p.Dice().D6()
		}
	}
}

// forgetful counts in a field that is not in the JSON.
func forgetful(p *brokenPosition, a rules.Action) ([]rules.Event, error) {
	events, err := p.Position.Do(a)
	if err == nil {
		if p.forgot++; p.forgot%4 == 0 {
			p.Position = toy.Disguise(p.Position, toy.Red, 1)
		}
	}
	return events, err
}

// strength is that of a unit, whether or not it may be seen.
func strength(p rules.Position, unit string) string {
	for _, s := range p.View("").Stacks {
		if u := s.Units[0]; u.Unit == unit {
			return fmt.Sprint(u.Values[0].Value)
		}
	}
	return ""
}

func TestEveryMistakeIsFound(t *testing.T) {
	for want, rs := range mistakes {
		t.Run(strings.ReplaceAll(want, " ", "_"), func(t *testing.T) {
			t.Parallel()
			rs.Ruleset = toy.New()
			err := rulestest.Check(rulestest.Config{Ruleset: rs, Games: 8, Bound: 500, Offers: 40, Sample: 2, Disguise: disguise, Secret: []string{"mine"}})
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("the kit says: %v", err)
			}
		})
	}
}

// TestPointsAreToldAlike: an account of the points that is not the score of the facts is found.
func TestPointsAreToldAlike(t *testing.T) {
	for want, by := range map[string]int{"the account says 1 for": 1, "<nil>": 0} {
		view := func(p rules.Position, side rules.Side) *rules.View {
			v := p.View(side)
			v.Tracks = append(v.Tracks, rules.Track{ID: rules.TrackPoints, Title: "Points", Totals: []rules.Total{{Side: toy.Red, Value: by}, {Side: toy.Blue, Value: by}}})
			return v
		}
		err := rulestest.Check(rulestest.Config{Ruleset: &broken{Ruleset: toy.New(), view: view}, Games: 1, Bound: 500})
		if got := fmt.Sprint(err); !strings.Contains(got, want) {
			t.Errorf("with %d points for either side the kit says: %s", by, got)
		}
	}
}

// Views that are kept too long, or are written again after they were given away, are
// found where nothing is hidden too.
func TestKeptViewsAreLookedAt(t *testing.T) {
	type viewer struct {
		p    rules.Position
		side rules.Side
	}
	stacks, last := map[rules.Position][]rules.Stack{}, map[viewer]*rules.View{}
	for want, view := range map[string]func(p rules.Position, side rules.Side) *rules.View{
		"where nothing was viewed before": func(p rules.Position, side rules.Side) *rules.View {
			v := p.View(side)
			if stacks[p] == nil {
				stacks[p] = v.Stacks
			}
			v.Stacks = stacks[p]
			return v
		},
		"has changed since it was given away": func(p rules.Position, side rules.Side) *rules.View {
			v := p.View(side)
			if old := last[viewer{p, side}]; old != nil {
				*old = *v
			}
			last[viewer{p, side}] = v
			return v
		},
	} {
		err := rulestest.Check(rulestest.Config{Ruleset: &broken{Ruleset: toy.New(), view: view}, Games: 8, Bound: 500})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the kit says %v where %s", err, want)
		}
	}
}
