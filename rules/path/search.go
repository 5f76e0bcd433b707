package path

import (
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Node is a hex in one of the layers of a search. Layers keep apart what
// matters for the way ahead besides the place: with two layers a supply line
// can remember whether it has passed its one hex in an enemy zone of control.
type Node struct {
	Hex   board.ID
	Layer int8
}

// Seed is a node from which a search begins, with the cost already spent there.
type Seed struct {
	Node
	Cost int
}

// Step tells what it costs to go from a node to the adjacent hex to, which lies
// in direction d and is never board.None, and in which layer one arrives. Costs
// are whole and not negative; ok is false where the step is barred.
type Step func(from Node, d hex.Direction, to board.ID) (cost int, layer int8, ok bool)

// Search holds the scratch space of searches over one board, so that repeated
// searches allocate nothing. It may be used by one goroutine at a time; a
// result is good until the next search.
type Search struct {
	b      *board.Board
	layers int
	stamp  uint32
	nodes  []node
	queue  [][]Node // nodes by cost
}

type node struct {
	stamp uint32 // search that wrote this node: nothing is cleared between searches
	done  bool
	cost  int32
	from  Node
}

// New prepares searches with the given number of layers, at least 1.
func New(b *board.Board, layers int) *Search {
	return &Search{b: b, layers: layers, nodes: make([]node, b.Len()*layers)}
}

func (s *Search) at(n Node) *node { return &s.nodes[int(n.Hex)*s.layers+int(n.Layer)] }

// Run spreads from the seeds to every node that can be reached at a cost of at
// most limit.
func (s *Search) Run(limit int, step Step, seeds ...Seed) {
	s.stamp++
	for len(s.queue) <= limit {
		s.queue = append(s.queue, nil)
	}
	for i := range s.queue {
		s.queue[i] = s.queue[i][:0]
	}
	for _, seed := range seeds {
		s.offer(seed.Node, Node{Hex: board.None}, seed.Cost, limit)
	}
	for cost := 0; cost <= limit; cost++ {
		// A step may cost nothing, so the queue can grow while it is read.
		for i := 0; i < len(s.queue[cost]); i++ {
			at := s.queue[cost][i]
			n := s.at(at)
			if n.done || int(n.cost) != cost {
				continue
			}
			n.done = true
			for d, to := range s.b.Neighbours(at.Hex) {
				if to == board.None {
					continue
				}
				if c, layer, ok := step(at, hex.Direction(d), to); ok {
					s.offer(Node{to, layer}, at, cost+c, limit)
				}
			}
		}
	}
}

func (s *Search) offer(n, from Node, cost, limit int) {
	if cost > limit {
		return
	}
	at := s.at(n)
	if at.stamp == s.stamp && int(at.cost) <= cost {
		return
	}
	*at = node{stamp: s.stamp, cost: int32(cost), from: from}
	s.queue[cost] = append(s.queue[cost], n)
}

// Cost is the least cost at which a node was reached; ok is false where it was
// not.
func (s *Search) Cost(n Node) (cost int, ok bool) {
	at := s.at(n)
	return int(at.cost), at.stamp == s.stamp
}

// Reached yields the nodes that were reached and what that cost, the nearest first.
// The next search must wait until it is through.
func (s *Search) Reached(yield func(n Node, cost int) bool) {
	for cost, nodes := range s.queue {
		for _, n := range nodes {
			if int(s.at(n).cost) == cost && !yield(n, cost) { // else it was reached for less
				return
			}
		}
	}
}

// Best is the layer in which a hex was reached most cheaply, the lowest of
// equals; ok is false where it was not reached at all.
func (s *Search) Best(id board.ID) (best Node, cost int, ok bool) {
	for layer := range int8(s.layers) {
		n := Node{id, layer}
		if c, reached := s.Cost(n); reached && (!ok || c < cost) {
			best, cost, ok = n, c, true
		}
	}
	return best, cost, ok
}

// From is the node from which one that was reached was reached, at board.None for a
// seed.
func (s *Search) From(n Node) Node { return s.at(n).from }

// Way lists the hexes from a seed to a node that was reached, both included;
// nil where it was not reached.
func (s *Search) Way(n Node) []board.ID {
	if _, ok := s.Cost(n); !ok {
		return nil
	}
	var way []board.ID
	for at := n; at.Hex != board.None; at = s.at(at).from {
		way = append(way, at.Hex)
	}
	for i, j := 0, len(way)-1; i < j; i, j = i+1, j-1 {
		way[i], way[j] = way[j], way[i]
	}
	return way
}
