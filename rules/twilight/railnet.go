package twilight

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"vistula/data"
	"vistula/rules/board"
	"vistula/rules/hex"
	"vistula/rules/path"
)

// Case 8.2: the railways as a net of stops. A stop is a hex of the board, half of a
// single-track link, or a place off the map; from one to the next is always one hex
// as 8.2.2 counts it.

// account is whose rail points pay for a journey, and which tracks it may use (4.7,
// 8.2.1). The order is that of Position.rail.
type account int8

const (
	germanRail account = iota
	austrianRail
	broadRail    // the Russian gauge
	europeanRail // the European gauge in Russian hands
	accounts     = 4
)

// nation is whose account it is.
func (a account) nation() nation {
	switch a {
	case germanRail:
		return german
	case austrianRail:
		return austrian
	}
	return russian
}

// railStop is a stop that is no hex of the board.
type railStop struct {
	owner nation // noNation for half of a link on the board
	name  string // as it stands in a saved position, "" on the board
	// The places between which it lies, the same twice for a junction, and how many
	// hexes as they are counted it is from the first.
	from, to string
	after    int
}

// railNet is the railways of the board and off it.
type railNet struct {
	board  *board.Board
	stops  []railStop // after those of the board
	links  [accounts]path.Links
	near   [][]board.ID // by hex of the board with a railway: the hexes within the gap
	byName map[string]board.ID
}

// newRailNet joins the railways of a board and those off the map.
func newRailNet(b *board.Board, off *data.OffMapRail) (*railNet, error) {
	n := &railNet{board: b, byName: map[string]board.ID{}, near: make([][]board.ID, b.Len())}
	for a := range n.links {
		n.links[a] = make(path.Links, b.Len())
	}
	for i := range b.Len() {
		for d := range hex.Direction(hex.Directions) {
			if to := b.Neighbour(board.ID(i), d); to > board.ID(i) {
				n.lay(board.ID(i), d, to)
			}
		}
		if b.HasRail(board.ID(i)) || b.Hexes[i].Station {
			n.near[i] = within(b, board.ID(i), gap-1)
		}
	}
	for _, node := range off.Nodes {
		n.stop(railStop{owner: nationOf(node.Owner), name: node.Node, from: node.Node, to: node.Node})
	}
	for i := range off.Links {
		if err := n.layOffMap(&off.Links[i]); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// gap is how far enemy units are at least from where a train is left (8.2.3), and enemy
// combat units from where engineers work (17.1.2).
const gap = 3

// within lists the hexes at most so far from one, itself among them.
func within(b *board.Board, from board.ID, most int) []board.ID {
	list := []board.ID{from}
	for i := 0; i < len(list); i++ {
		for _, to := range b.Neighbours(list[i]) {
			if to != board.None && b.Distance(from, to) <= most && !slices.Contains(list, to) {
				list = append(list, to)
			}
		}
	}
	return list
}

// stop enters a stop and gives its number.
func (n *railNet) stop(s railStop) board.ID {
	id := board.ID(n.board.Len() + len(n.stops))
	n.stops = append(n.stops, s)
	for a := range n.links {
		n.links[a] = append(n.links[a], nil)
	}
	if s.name != "" {
		n.byName[s.name] = id
	}
	return id
}

func (n *railNet) join(a account, from, to board.ID) {
	n.links[a][from] = append(n.links[a][from], to)
	n.links[a][to] = append(n.links[a][to], from)
}

// tracksFor is how many tracks lead from a hex to a neighbour that a journey on an
// account may use. Germans and Austro-Hungarians run on either gauge: what they use
// has been made theirs (17.2). Nobody runs on narrow tracks (8.2.3).
func (n *railNet) tracksFor(a account, from board.ID, d hex.Direction) int {
	switch a {
	case broadRail:
		return n.board.TracksOf(from, d, board.Russian)
	case europeanRail:
		return n.board.TracksOf(from, d, board.Standard)
	}
	return max(n.board.TracksOf(from, d, board.Standard), n.board.TracksOf(from, d, board.Russian))
}

// lay joins two adjacent hexes: in one step over several tracks, in two over one.
func (n *railNet) lay(from board.ID, d hex.Direction, to board.ID) {
	half := board.None
	for a := range account(accounts) {
		switch n.tracksFor(a, from, d) {
		case 0:
		case 1:
			if half == board.None {
				half = n.stop(railStop{owner: noNation, from: n.board.Number(from), to: n.board.Number(to), after: 1})
			}
			n.join(a, from, half)
			n.join(a, half, to)
		default:
			n.join(a, from, to)
		}
	}
}

// layOffMap joins the ends of a line off the map. Trains leave the map by friendly
// edges only (8.2.8), so a line by an edge that is not its owner's is not laid. The
// Central Powers use each other's.
func (n *railNet) layOffMap(l *data.RailLink) error {
	owner := nationOf(l.Owner)
	users := []account{germanRail, austrianRail}
	if owner == russian {
		users = []account{broadRail}
	}
	join := func(from, to board.ID) {
		for _, a := range users {
			n.join(a, from, to)
		}
	}
	ends := [2]board.ID{}
	for i, name := range []string{l.From, l.To} {
		end, ok := n.find(name)
		if !ok {
			return fmt.Errorf("offmap-rail.json: there is no node and no hex %q", name)
		}
		if !n.offMap(end) && !friendlyEdge(n.board, end, owner.side()) {
			return nil
		}
		ends[i] = end
	}
	counted := l.Hexes
	if l.Tracks == 1 {
		counted *= 2
	}
	at := ends[0]
	for i := 1; i < counted; i++ {
		next := n.stop(railStop{owner: owner, name: fmt.Sprintf("%s+%d %s", l.From, i, l.To), from: l.From, to: l.To, after: i})
		join(at, next)
		at = next
	}
	join(at, ends[1])
	return nil
}

// friendlyEdge tells whether a hex is a friendly map edge of a side (1.2.1).
func friendlyEdge(b *board.Board, h board.ID, s side) bool {
	for _, name := range b.Hexes[h].Friendly {
		if name == string(s.id()) {
			return true
		}
	}
	return false
}

// offMap tells whether a stop is none of the board's hexes.
func (n *railNet) offMap(at board.ID) bool { return int(at) >= n.board.Len() }

// half tells whether a stop is in the middle of a single-track link, where no train
// ends its journey of a phase.
func (n *railNet) half(at board.ID) bool {
	return n.offMap(at) && n.stops[int(at)-n.board.Len()].owner == noNation
}

// ownerOf is the nation whose railways a stop off the map belongs to.
func (n *railNet) ownerOf(at board.ID) nation { return n.stops[int(at)-n.board.Len()].owner }

// name is a stop as it stands in a saved position.
func (n *railNet) name(at board.ID) string {
	switch {
	case at == board.None:
		return ""
	case n.offMap(at):
		return n.stops[int(at)-n.board.Len()].name
	}
	return n.board.Number(at)
}

// find is the inverse of name.
func (n *railNet) find(name string) (board.ID, bool) {
	if at, ok := n.byName[name]; ok {
		return at, true
	}
	return n.board.Find(name)
}

// place is a stop off the map for players.
func (n *railNet) place(at board.ID) string {
	s := &n.stops[int(at)-n.board.Len()]
	if s.from == s.to {
		return s.from
	}
	return "between " + n.end(s.from) + " and " + n.end(s.to)
}

// end is the name of an end of a line for players.
func (n *railNet) end(name string) string {
	if _, err := strconv.Atoi(strings.Replace(name, ".", "", 1)); err != nil {
		return name
	}
	h, ok := n.board.Find(name)
	if !ok {
		return name
	}
	return n.board.Name(h)
}

// way lists the stops from where a flood began to one that it reached, both
// included; nil where it was not reached.
func (n *railNet) way(f *path.Flood, a account, to board.ID) []board.ID {
	cost, ok := f.Cost(to)
	if !ok {
		return nil
	}
	way := make([]board.ID, cost+1)
	for at := to; ; cost-- {
		way[cost] = at
		if cost == 0 {
			return way
		}
		for _, from := range n.links[a][at] {
			if c, ok := f.Cost(from); ok && c == cost-1 {
				at = from
				break
			}
		}
	}
}

// ridden is how many stops of a way a train passes with so many movement points, in
// parts, at a rate of so many hexes a point (8.2.2). It ends on no half of a link.
func (n *railNet) ridden(way []board.ID, left, rate int) int {
	most := min(len(way)-1, left*rate/parts)
	for most > 0 && n.half(way[most]) {
		most--
	}
	return most
}
