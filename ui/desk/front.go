package desk

import (
	"slices"

	"vistula/rules/board"
)

// Front lists the hexes in which the two sides stand nearest to one another, as far as
// the viewer sees: those whose nearest enemy is hardly farther than the nearest of all.
// Of several maps it is the one with the most of them. Where only one side is on the map it is all of its hexes; before anybody is, those
// that are asked for.
func (d *Sight) Front() []string {
	b, v := d.Match.Ruleset().Board(), d.View()
	type post struct {
		id    board.ID
		index int
		away  int // hexes to the nearest enemy, -1 for none
	}
	var posts []post
	for i := range v.Stacks {
		if id, ok := b.Find(v.Stacks[i].Hex); ok && len(v.Stacks[i].Units) > 0 {
			posts = append(posts, post{id, i, -1})
		}
	}
	least := -1
	for i := range posts {
		p := &posts[i]
		for _, o := range posts {
			away := b.Distance(p.id, o.id)
			if v.Stacks[o.index].Side == v.Stacks[p.index].Side || away < 0 {
				continue
			}
			if p.away < 0 || away < p.away {
				p.away = away
			}
		}
		if p.away >= 0 && (least < 0 || p.away < least) {
			least = p.away
		}
	}
	const hardly = 1
	byMap := map[int][]string{}
	most := 0
	for _, p := range posts {
		if least < 0 || p.away >= 0 && p.away <= least+hardly {
			at := b.MapOf(p.id)
			byMap[at] = append(byMap[at], v.Stacks[p.index].Hex)
			if n, best := len(byMap[at]), len(byMap[most]); n > best || n == best && at < most {
				most = at
			}
		}
	}
	if hexes := byMap[most]; len(hexes) > 0 {
		return hexes
	}
	hexes, _ := d.asked()
	return hexes
}

// asked are the hexes and units that the rules ask the viewer about now.
func (d *Sight) asked() (hexes, units []string) {
	for _, o := range d.Offers() {
		if o.Hex != "" {
			hexes = appendNew(hexes, o.Hex)
		}
		if o.Unit != "" {
			units = appendNew(units, o.Unit)
		}
	}
	return slices.Clone(hexes), units
}
