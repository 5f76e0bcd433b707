package desk

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/plan"
)

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
	hand   map[string][]Button       // by the units that would be in hand
	ahead  map[string]ahead          // by the hex and the units that attack it
	lost   map[rules.Action][]string // who is destroyed by it
}

// ahead is the preview of an attack.
type ahead struct {
	sheet *rules.Sheet
	note  string
}

func (d *Desk) fresh() *cache {
	k := key{match: d.Match, cursor: d.Match.Cursor(), viewer: d.Viewer()}
	if k.cursor > 0 {
		k.hash = d.Match.Entry(k.cursor).Hash
	}
	if d.cache.key != k {
		d.cache = cache{key: k, reach: map[string]*rules.Overlay{}, asked: map[string]*rules.Overlay{}, ahead: map[string]ahead{}, hand: map[string][]Button{},
			lost: map[rules.Action][]string{}}
	}
	return &d.cache
}

// View is what the viewer sees. It must not be changed.
func (d *Desk) View() *rules.View {
	c := d.fresh()
	if c.view == nil {
		c.view = d.Position().View(d.Viewer())
	}
	return c.view
}

// Offers are the legal actions if they are the viewer's to take. The list must
// not be changed.
func (d *Desk) Offers() []rules.Offer {
	if d.Computer() || d.HandOver() != "" {
		return nil
	}
	c := d.fresh()
	if !c.listed {
		c.offers, c.listed = d.Position().Offers(), true
	}
	return c.offers
}

// Reach answers where the selected units can go together: the marks of the one
// that gets least far, cut to what all of them reach; nil where nothing moves.
func (d *Desk) Reach() *rules.Overlay {
	movers := d.movers()
	if len(movers) == 0 {
		return nil
	}
	c, name := d.fresh(), strings.Join(movers, " ")
	if o, ok := c.reach[name]; ok {
		return o
	}
	all := plan.Reach(asker{d}, movers)
	c.reach[name] = all
	return all
}

// Hand lists the units that a click on a hex would move.
func (d *Desk) Hand() []string { return slices.Clone(d.movers()) }
