package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// everybody are the viewers of a position: both sides, and nobody for all.
func (g *trial) everybody() []rules.Side {
	return append([]rules.Side{""}, g.scenario.Sides...)
}

// checkViews looks whether every view can be drawn and sent.
func (g *trial) checkViews(p rules.Position, offers []rules.Offer) error {
	for _, side := range g.everybody() {
		err := g.checkView(p, side)
		if err == nil {
			err = g.checkDuties(p.View(side), offers)
		}
		if err != nil {
			return fmt.Errorf("view of %q: %w", side, err)
		}
	}
	return nil
}

func (g *trial) checkView(p rules.Position, side rules.Side) error {
	v := p.View(side)
	if v == nil {
		return errors.New("there is none")
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err
	}
	again, err := json.Marshal(p.View(side))
	if err != nil {
		return err
	}
	switch {
	case !bytes.Equal(text, again):
		return fmt.Errorf("it is another when it is asked for again: %s", differ(again, text))
	case v.Ruleset != g.Ruleset.ID() || v.For != side || v.Status != p.Status().SeenBy(side):
		return fmt.Errorf("it is of ruleset %q, for %q, with status %+v", v.Ruleset, v.For, v.Status)
	case (v.Outcome == nil) != (p.Outcome() == nil):
		return fmt.Errorf("its outcome is %v, that of the position %v", v.Outcome, p.Outcome())
	case !v.Status.Over && (v.Prompt.Title == "" || v.Prompt.Ask == ""):
		return errors.New("it does not say what is asked")
	}
	if err := g.known("the prompt", v.Prompt.Case); err != nil {
		return err
	}
	if err := checkFighters(v); err != nil {
		return err
	}
	if err := checkGlance(p, v); err != nil {
		return err
	}
	return g.checkStacks(v)
}

// checkGlance holds what a position shows at a glance against the whole view.
func checkGlance(p rules.Position, v *rules.View) error {
	at, err := json.Marshal(glanced(rules.Glance(p, v.For)))
	if err != nil {
		return err
	}
	whole, err := json.Marshal(glanced(v))
	if err == nil && !bytes.Equal(at, whole) {
		err = fmt.Errorf("at a glance it is another: %s", differ(at, whole))
	}
	return err
}

// glanced is what of a view has to be shown at a glance.
func glanced(v *rules.View) *rules.View {
	g := &rules.View{Ruleset: v.Ruleset, For: v.For, Status: v.Status, Stacks: v.Stacks, Control: v.Control, Combat: v.Combat, Battle: v.Battle, Outcome: v.Outcome}
	for _, t := range v.Tracks {
		if t.ID == rules.TrackPoints {
			g.Tracks = append(g.Tracks, t)
		}
	}
	for _, d := range v.Displays {
		if d.Dead() {
			g.Displays = append(g.Displays, d)
		}
	}
	return g
}

// checkFighters holds a combat sheet to telling where everybody stands: a window draws
// its arrows by that.
func checkFighters(v *rules.View) error {
	if v.Combat == nil {
		return nil
	}
	at := map[string]string{}
	for _, s := range v.Stacks {
		for i := range s.Units {
			at[s.Units[i].Unit] = s.Hex
		}
	}
	for _, f := range [...]*rules.Force{&v.Combat.Attacker, &v.Combat.Defender} {
		for i := range f.Units {
			if c := &f.Units[i].Counter; at[c.Unit] != "" && c.Hex != at[c.Unit] {
				return fmt.Errorf("the combat sheet has %q in hex %q; it stands in %s", c.Unit, c.Hex, at[c.Unit])
			}
		}
	}
	return nil
}

// checkDuties holds a prompt to what it says of the end of the step: nothing is owed
// where it can end, nothing is told to a side that does not decide, and every duty
// can be shown.
func (g *trial) checkDuties(v *rules.View, offers []rules.Offer) error {
	owed, warn := v.Prompt.Owed, v.Prompt.Warn
	ends := slices.ContainsFunc(offers, func(o rules.Offer) bool { return o.Verb == rules.VerbDone || o.Verb == rules.VerbHalt })
	switch {
	case v.For != "" && v.For != v.Status.ToAct && len(owed)+len(warn) > 0:
		return errors.New("it tells a side that does not decide what is owed")
	case ends && len(owed) > 0:
		return fmt.Errorf("the step can end although %q is owed", owed[0].Text)
	}
	b := g.Ruleset.Board()
	for _, d := range append(slices.Clone(owed), warn...) {
		if d.Text == "" {
			return errors.New("a duty says nothing")
		}
		if err := g.known("a duty", d.Case); err != nil {
			return err
		}
		for _, h := range d.Hexes {
			if _, ok := b.Find(h); !ok {
				return fmt.Errorf("a duty is in hex %q", h)
			}
		}
	}
	return nil
}

func (g *trial) checkStacks(v *rules.View) error {
	b := g.Ruleset.Board()
	for _, s := range v.Stacks {
		if _, ok := b.Find(s.Hex); !ok {
			return fmt.Errorf("a stack lies in hex %q", s.Hex)
		}
		if len(s.Units) == 0 && !s.Hidden {
			return fmt.Errorf("the stack in %s is empty", s.Hex)
		}
	}
	return nil
}

// queries are questions of every common kind about a position.
func (g *trial) queries(offers []rules.Offer) []rules.Query {
	var list []rules.Query
	for _, kind := range []string{"zones", "supply", "threat"} {
		for _, side := range g.scenario.Sides {
			list = append(list, rules.Query{Kind: kind, Side: side})
		}
	}
	for range 3 {
		unit, hex := g.pool.units.draw(g.rng), g.pool.hexes.draw(g.rng)
		list = append(list, rules.Query{Kind: rules.QueryReach, Unit: unit}, rules.Query{Kind: rules.QueryOdds, Hex: hex, Units: []string{unit}}, rules.Query{Kind: rules.QueryOdds, Hex: hex})
	}
	list = append(list, rules.Query{Kind: rules.QueryChoice})
	if len(offers) > 0 {
		o := offers[g.rng.IntN(len(offers))]
		list = append(list, rules.Query{Kind: rules.QueryReach, Unit: o.Unit}, rules.Query{Kind: rules.QueryChoice, Unit: o.Unit}, rules.Query{Kind: rules.QueryOdds, Hex: o.Hex, Units: []string{o.Unit}})
	}
	return list
}

// checkOverlays asks questions, good and bad ones.
func (g *trial) checkOverlays(p rules.Position, offers []rules.Offer) error {
	for _, side := range g.everybody() {
		for _, q := range g.queries(offers) {
			text, err := answer(p, side, q)
			if err != nil {
				return err
			}
			if !g.scenario.Answers(q.Kind) && (strings.Contains(text, `"hexes":`) || strings.Contains(text, `"ways":`)) {
				return fmt.Errorf("the scenario lacks %s, and yet %+v is answered by %s", q.Kind, q, text)
			}
		}
		if _, err := p.Overlay(side, rules.Query{Kind: "no such kind"}); err == nil {
			return errors.New("an unknown query is answered")
		}
	}
	return nil
}

// answer is an overlay, or why there is none, as text that can be compared.
func answer(p rules.Position, side rules.Side, q rules.Query) (string, error) {
	o, err := p.Overlay(side, q)
	if err != nil {
		return err.Error(), nil
	}
	if o == nil || o.Kind != q.Kind {
		return "", fmt.Errorf("%+v of %q is answered by %+v", q, side, o)
	}
	text, err := json.Marshal(o)
	if err != nil {
		return "", fmt.Errorf("%+v of %q: %w", q, side, err)
	}
	return string(text), nil
}
