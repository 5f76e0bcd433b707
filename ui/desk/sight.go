package desk

import (
	"errors"
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
)

// Sight is what the viewer sees of the match and may do now. It asks the rules only
// once for as long as the match stays where it is.
type Sight struct {
	*Session
	cache   cache
	trying  bool            // a desk for trials
	guessed map[string]bool // on it, units that are only believed to be there
	colours colours
}

// key names a state of the match as one side sees it. What has been asked of the
// rules stays good for as long as the key does.
type key struct {
	match  *journal.Match
	cursor int
	hash   string
	viewer rules.Side
}

// cache is what has been asked of the rules since the match last moved: a window
// asks the same again with every move of the pointer.
type cache struct {
	key    key
	view   *rules.View
	offers []rules.Offer
	listed bool
	reach  map[string]*rules.Overlay // by the units that move
	asked  map[string]*rules.Overlay // by the question
	hand   map[string][]rules.Offer  // by the units that would be in hand
	ahead  map[string]ahead          // by the hex and the units that attack it
	lost   map[rules.Action][]string // who is destroyed by it
	prices []Price                   // what choices cost
	priced bool
}

// ahead is the preview of an attack.
type ahead struct {
	sheet *rules.Sheet
	note  string
}

// Declared tells whether an attack on a hex is declared and still to be resolved.
func (d *Sight) Declared(hex string) bool {
	return slices.ContainsFunc(d.View().Declared, func(w rules.Way) bool { return len(w.Hexes) > 0 && w.Hexes[len(w.Hexes)-1] == hex })
}

// Counter finds a unit among what is seen: on the map first, then in displays and
// tracks. Its Hex is where it stands, "" where it is off the map.
func (d *Sight) Counter(unit string) (c rules.Counter, ok bool) { return d.View().Find(unit) }

// StackIn is what is seen in a hex, nil where nothing is.
func (d *Sight) StackIn(hex string) *rules.Stack {
	v := d.View()
	for i := range v.Stacks {
		if v.Stacks[i].Hex == hex {
			return &v.Stacks[i]
		}
	}
	return nil
}

func (d *Sight) mine(unit string) bool {
	c, ok := d.Counter(unit)
	return ok && c.Side == d.status().ToAct
}

func (d *Sight) onMap(unit string) bool {
	c, ok := d.Counter(unit)
	return ok && c.Hex != ""
}

func (d *Sight) fresh() *cache {
	k := key{match: d.Match, cursor: d.Match.Cursor(), viewer: d.Viewer()}
	if k.cursor > 0 {
		k.hash = d.stamp(k.cursor)
	}
	if d.cache.key != k {
		d.cache = cache{key: k, reach: map[string]*rules.Overlay{}, asked: map[string]*rules.Overlay{}, ahead: map[string]ahead{}, hand: map[string][]rules.Offer{},
			lost: map[rules.Action][]string{}}
	}
	return &d.cache
}

// View is what the viewer sees. It must not be changed.
func (d *Sight) View() *rules.View {
	c := d.fresh()
	if c.view == nil {
		c.view = d.Seat().View()
		d.markGuesses(c.view)
	}
	return c.view
}

// Guess is the kind of badge on a counter that is only believed to be where it stands.
const Guess = "guess"

// Tries tells whether nothing that is done happens in a game: the desk is one for trials.
func (d *Sight) Tries() bool { return d.trying }

// Guesses tells whether any unit is only believed to be where it stands.
func (d *Sight) Guesses() bool { return len(d.guessed) > 0 }

// markGuesses puts a badge on every counter that is a guess.
func (d *Sight) markGuesses(v *rules.View) {
	if len(d.guessed) == 0 {
		return
	}
	v.Stacks = slices.Clone(v.Stacks)
	for i := range v.Stacks {
		s := &v.Stacks[i]
		s.Units = slices.Clone(s.Units)
		for k := range s.Units {
			if c := &s.Units[k]; d.guessed[c.Unit] {
				c.Badges = append(slices.Clone(c.Badges), rules.Badge{Kind: Guess})
			}
		}
	}
}

// Offers are the legal actions if they are the viewer's to take. The list must
// not be changed.
func (d *Sight) Offers() []rules.Offer {
	if d.Computer() || d.HandOver() != "" {
		return nil
	}
	c := d.fresh()
	if !c.listed {
		c.offers, c.listed = d.Seat().Offers(), true
	}
	return c.offers
}

// ask puts a question to the rules as the viewer may; nil where the ruleset has no
// answer to it. What is answered must not be changed.
func (d *Sight) ask(q rules.Query) *rules.Overlay {
	c, name := d.fresh(), strings.Join([]string{q.Kind, string(q.Side), q.Unit, q.Hex, q.From}, " ")
	if o, ok := c.asked[name]; ok {
		return o
	}
	o, err := d.Seat().Overlay(q)
	if err != nil {
		o = nil
	}
	c.asked[name] = o
	return o
}

// SupplyNote is a sentence about how a unit would be supplied now, "" where the
// rules say nothing of it; bad tells that something is amiss.
func (d *Sight) SupplyNote(unit string) (note string, bad bool) {
	c, ok := d.Counter(unit)
	if !ok || c.Hex == "" {
		return "", false
	}
	if v := d.Viewer(); v != "" && v != c.Side {
		return "", false // the enemy's affairs
	}
	o := d.ask(rules.Query{Kind: rules.QuerySupply, Side: c.Side})
	if o == nil {
		return "", false
	}
	for _, w := range o.Ways {
		if w.Unit == unit && w.Note != "" {
			return w.Note, w.Kind != "in"
		}
	}
	return "", false
}

// CanLeave tells whether a unit in hand may be left behind where it is.
func (d *Sight) CanLeave(unit string) bool {
	return unit != "" && d.offered(rules.Action{Verb: rules.VerbDrop, Unit: unit})
}

// Phases lists the phases of a player turn in their order, without those that an
// option of this game switches off.
func (d *Sight) Phases() []rules.Phase {
	if list := d.View().Phases; list != nil {
		return list
	}
	return d.scenario().Phases
}

func (d *Sight) offered(a rules.Action) bool {
	return slices.ContainsFunc(d.Offers(), func(o rules.Offer) bool { return o.Action == a })
}

// refusal is the rules' answer to an action that they do not allow.
func (d *Sight) refusal(a rules.Action) string {
	_, err := d.trial().Do(a)
	var illegal *rules.Illegal
	if errors.As(err, &illegal) {
		return illegal.Error()
	}
	return ""
}
