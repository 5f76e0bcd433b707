package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"

	"vistula/rules"
)

// checkHidden compares the position with one that is otherwise only in what a
// side may not see: that side must be shown the same and offered the same.
func (g *trial) checkHidden(p rules.Position, offers []rules.Offer) error {
	if g.Disguise == nil {
		return nil
	}
	for _, viewer := range g.scenario.Sides {
		q := g.Disguise(p, viewer, g.rng.Uint64())
		if q == nil || bytes.Equal(q.AppendJSON(nil), p.AppendJSON(nil)) {
			continue
		}
		g.disguised++
		if err := g.alike(p, q, viewer, offers); err != nil {
			return fmt.Errorf("%s can tell what is hidden: %w", viewer, err)
		}
	}
	return nil
}

func (g *trial) alike(p, q rules.Position, viewer rules.Side, offers []rules.Offer) error {
	if err := sameView(p, q, viewer); err != nil {
		return err
	}
	queries := g.queries(offers)
	for _, query := range queries {
		a, err := answer(p, viewer, query)
		if err != nil {
			return err
		}
		b, err := answer(q, viewer, query)
		if err != nil {
			return err
		}
		if a != b {
			return fmt.Errorf("the overlay %+v differs: %s", query, differ([]byte(b), []byte(a)))
		}
	}
	if p.Status().ToAct == viewer {
		if got := q.Offers(); !slices.Equal(got, offers) {
			return fmt.Errorf("the offers differ: %s", differOffers(got, offers))
		}
		if err := g.sameRefusals(p, q, offers); err != nil {
			return err
		}
	}
	if err := g.sameTold(p, q, viewer, queries); err != nil {
		return err
	}
	if err := g.keepsNothing(p, viewer); err != nil {
		return err
	}
	if p.Status().ToAct != viewer && g.Swaps {
		return nil
	}
	return g.sameEvents(p, q, viewer, offers)
}

func sameView(p, q rules.Position, viewer rules.Side) error {
	a, err := json.Marshal(p.View(viewer))
	if err != nil {
		return err
	}
	b, err := json.Marshal(q.View(viewer))
	if err != nil {
		return err
	}
	if !bytes.Equal(a, b) {
		return fmt.Errorf("the view differs: %s", differ(b, a))
	}
	return nil
}

// sameRefusals looks whether the reason of a refusal tells something.
func (g *trial) sameRefusals(p, q rules.Position, offers []rules.Offer) error {
	p, q = p.Clone(), q.Clone()
	for _, a := range g.pool.unoffered(offers, g.rng) {
		_, one := p.Do(a)
		_, other := q.Do(a)
		if one == nil || other == nil || one.Error() != other.Error() {
			return fmt.Errorf("the refusal of %s differs: %v / %v", show(a), one, other)
		}
	}
	return nil
}

// sameEvents does some actions in both positions and compares what is seen of
// them, up to where hidden things come to light.
func (g *trial) sameEvents(p, q rules.Position, viewer rules.Side, offers []rules.Offer) error {
	others := q.Offers()
	for range min(8, len(offers)) {
		o := offers[g.rng.IntN(len(offers))]
		if !slices.Contains(others, o) {
			continue
		}
		if err := sameDeed(p.Clone(), q.Clone(), viewer, o.Action); err != nil {
			return fmt.Errorf("%s: %w", show(o.Action), err)
		}
	}
	return nil
}

// sameDeed does an action in both positions and compares what is recorded of it
// for a side, whether that side may take it back, and what it sees then.
func sameDeed(p, q rules.Position, viewer rules.Side, a rules.Action) error {
	mine := p.Status().ToAct == viewer
	one, other := rules.Public(p, a), rules.Public(q, a)
	if !mine && one != other {
		return fmt.Errorf("the record tells %s, or %s", show(one), show(other))
	}
	events, err := p.Do(a)
	if err != nil {
		return err
	}
	others, err := q.Do(a)
	if err != nil {
		return fmt.Errorf("it is refused in a disguised position: %w", err)
	}
	if err := compareEvents(events, others, viewer); err != nil {
		return err
	}
	// Whoever could take it back only where a hidden thing is not there would know
	// that it is not.
	if mine && rules.Fence(events) != rules.Fence(others) {
		return fmt.Errorf("whether it can be undone depends on what is hidden: %v / %v", list(events), list(others))
	}
	if reveals(events) >= 0 || reveals(others) >= 0 {
		return nil
	}
	if err := sameView(p, q, viewer); err != nil {
		return fmt.Errorf("after it, though it reveals nothing, %w", err)
	}
	return nil
}

// reveals is the index of the first event that shows something hidden, or -1.
func reveals(events []rules.Event) int {
	return slices.IndexFunc(events, func(e rules.Event) bool { return e.Reveals })
}

func compareEvents(one, other []rules.Event, viewer rules.Side) error {
	a, b := seen(one, viewer), seen(other, viewer)
	if reveals(one) < 0 && reveals(other) < 0 && len(a) != len(b) {
		return fmt.Errorf("%d events are seen, or %d", len(a), len(b))
	}
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return fmt.Errorf("the events differ: %s / %s", a[i], b[i])
		}
	}
	return nil
}

// seen are the events that a side sees before something is revealed.
func seen(events []rules.Event, viewer rules.Side) []string {
	if i := reveals(events); i >= 0 {
		events = events[:i]
	}
	var list []string
	for _, e := range rules.SeenBy(events, viewer) {
		text, err := json.Marshal(e)
		if err != nil {
			text = []byte(err.Error())
		}
		list = append(list, string(text))
	}
	return list
}

// checkSecrets compares what the actions of a secret verb look like to the other
// side. Where it sees the same position after two of them, the events must not
// tell it which of the two was done.
func (g *trial) checkSecrets(p rules.Position, offers []rules.Offer) error {
	viewer := g.opponent(p.Status().ToAct)
	for _, verb := range g.Secret {
		list := slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return o.Verb != verb })
		if err := g.checkSecret(p, viewer, list); err != nil {
			return err
		}
	}
	return nil
}

// checkRecord looks at what the record tells the other side of actions: no more
// than what it sees happen, and nothing at all of an action that it does not see
// anything of, for their number would tell it something.
func (g *trial) checkRecord(p rules.Position, offers []rules.Offer) error {
	if g.Disguise == nil || len(offers) == 0 {
		return nil
	}
	viewer := g.opponent(p.Status().ToAct)
	before, err := json.Marshal(p.View(viewer))
	if err != nil {
		return err
	}
	type deed struct{ action, public rules.Action }
	deeds := map[string]deed{} // by what the other side sees of it
	rng := rand.New(rand.NewPCG(g.seed, uint64(g.match.Len())))
	for range min(24, 2*len(offers)) {
		a := offers[rng.IntN(len(offers))].Action
		q, public := p.Clone(), rules.Public(p, a)
		events, err := q.Do(a)
		if err != nil {
			return err
		}
		view, err := json.Marshal(q.View(viewer))
		if err != nil {
			return err
		}
		visible, _ := json.Marshal(rules.SeenBy(events, viewer))
		if public.Verb != "" && string(visible) == "[]" && bytes.Equal(view, before) {
			return fmt.Errorf("%s sees nothing of %s, but the record tells it %s", viewer, show(a), show(public))
		}
		key := string(view) + string(visible)
		if was, ok := deeds[key]; ok && was.public != public {
			return fmt.Errorf("%s and %s look the same to %s, but the record does not: %s / %s", show(was.action), show(a), viewer, show(was.public), show(public))
		}
		deeds[key] = deed{a, public}
	}
	return nil
}

func (g *trial) checkSecret(p rules.Position, viewer rules.Side, offers []rules.Offer) error {
	type deed struct {
		action rules.Action
		seen   string
	}
	deeds := map[string]deed{} // by what is seen of the position after it
	for _, o := range offers {
		q := p.Clone()
		events, err := q.Do(o.Action)
		if err != nil {
			return err
		}
		if rules.Fence(events) {
			continue
		}
		view, err := json.Marshal(q.View(viewer))
		if err != nil {
			return err
		}
		now := deed{o.Action, fmt.Sprint(seen(events, viewer))}
		if before, ok := deeds[string(view)]; ok && before.seen != now.seen {
			return fmt.Errorf("%s and %s look the same to %s, but the events do not: %s / %s", show(before.action), show(o.Action), viewer, before.seen, now.seen)
		}
		deeds[string(view)] = now
	}
	return nil
}

// opponent is the other side, "" for nobody's.
func (g *trial) opponent(side rules.Side) rules.Side {
	switch side {
	case g.scenario.Sides[0]:
		return g.scenario.Sides[1]
	case g.scenario.Sides[1]:
		return g.scenario.Sides[0]
	}
	return ""
}
