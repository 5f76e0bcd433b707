package bot

import (
	"math"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// field is what a judge keeps of the map: who is next to whom, and how far it is to
// the places that matter.
type field struct {
	board  *board.Board
	barred []bool // hexes that nobody enters
	away   map[board.ID][]uint8
	near   map[board.ID][]board.ID
	queue  []board.ID
	cover  [][]float32 // of the neighbour in each direction against attacks from a hex; nil in the open
}

// unreached is a distance that there is no way for.
const unreached = math.MaxUint8

// newField looks at the hexes of a position: where nobody is and there is no room,
// nobody goes.
func newField(b *board.Board, f *rules.Facts) *field {
	w := &field{board: b, barred: make([]bool, b.Len()), away: map[board.ID][]uint8{}, near: map[board.ID][]board.ID{}}
	for h := range f.Hexes {
		w.barred[h] = f.Hexes[h].Room == 0 && f.Hexes[h].Owner < 0
	}
	for i := range f.Objectives {
		w.barred[f.Objectives[i].Hex] = false
	}
	return w
}

// lay finds what the ground does to attacks.
func (w *field) lay(rs rules.Ruleset) {
	c, ok := rs.(rules.Covering)
	if !ok {
		return
	}
	w.cover = make([][]float32, w.board.Len())
	for h := range w.cover {
		around := w.board.Neighbours(board.ID(h))
		w.cover[h] = make([]float32, len(around))
		for d, n := range around {
			w.cover[h][d] = 1
			if n != board.None {
				w.cover[h][d] = float32(c.Cover(board.ID(h), n))
			}
		}
	}
}

// from is the distance of each hex from one of them, in hexes on the way.
func (w *field) from(h board.ID) []uint8 {
	if d := w.away[h]; d != nil {
		return d
	}
	d := make([]uint8, w.board.Len())
	for i := range d {
		d[i] = unreached
	}
	d[h] = 0
	w.queue = append(w.queue[:0], h)
	for i := 0; i < len(w.queue); i++ {
		at := w.queue[i]
		for _, n := range w.board.Neighbours(at) {
			if n == board.None || d[n] != unreached || w.barred[n] || d[at] == unreached-1 {
				continue
			}
			d[n] = d[at] + 1
			w.queue = append(w.queue, n)
		}
	}
	w.away[h] = d
	return d
}

// farthest is how many hexes off it no longer matters how far it is.
const farthest = 10

// around are the hexes closer to one than farthest, the closest first.
func (w *field) around(h board.ID) []board.ID {
	if list := w.near[h]; list != nil {
		return list
	}
	away := w.from(h)
	list := []board.ID{h}
	for n := range away {
		if d := away[n]; d > 0 && d < farthest {
			list = append(list, board.ID(n))
		}
	}
	slices.SortStableFunc(list, func(a, b board.ID) int { return int(away[a]) - int(away[b]) })
	w.near[h] = list
	return list
}

// pulls tell how much of a unit's strength counts at a distance, by its allowance.
type pulls struct {
	speed, decay float64
	rows         map[int][]float64
}

// row is that of an allowance, by distance in hexes.
func (p *pulls) row(allowance int) []float64 {
	if r := p.rows[allowance]; r != nil {
		return r
	}
	r := make([]float64, unreached)
	for d := range r {
		turns := float64(d) / (p.speed * float64(max(2, allowance)))
		r[d] = math.Pow(1+turns, -p.decay)
	}
	if p.rows == nil {
		p.rows = map[int][]float64{}
	}
	p.rows[allowance] = r
	return r
}

// post is a unit on the map, with what its distance from a place leaves of it.
type post struct {
	at       board.ID
	side     int8
	strength float64
	reach    []float64
}

// front is where the enemies of a side stand, and how far each hex is from the nearest.
type front struct {
	hexes []board.ID
	away  []uint8
}

// findFoes finds how far it is to the enemies of a side and to what they hold that is
// worth taking, if that is not where it was the last time.
func (j *judge) findFoes(f *rules.Facts, me int8) {
	x := &j.foes[me]
	same, n := x.away != nil, 0
	add := func(h board.ID) {
		if same && (n >= len(x.hexes) || x.hexes[n] != h) {
			same, x.hexes = false, x.hexes[:n]
		}
		if !same {
			x.hexes = append(x.hexes, h)
		}
		n++
	}
	for i := range f.Units {
		if u := &f.Units[i]; u.Side == 1-me && u.Hex != board.None {
			add(u.Hex)
		}
	}
	for i := range f.Objectives {
		if o := &f.Objectives[i]; o.Hex != board.None && o.Holder != me && (o.Once[me] > 0 || o.EachTurn[me] > 0 || o.AtEnd[me] > 0) {
			add(o.Hex)
		}
	}
	if same && n == len(x.hexes) {
		return
	}
	x.hexes = x.hexes[:n]
	j.spread(x)
}

// spread finds the distances of a front, in hexes on the map.
func (j *judge) spread(x *front) {
	if x.away == nil {
		x.away = make([]uint8, j.board.Len())
	}
	for h := range x.away {
		x.away[h] = unreached
	}
	queue := j.queue[:0]
	for _, h := range x.hexes {
		if x.away[h] != 0 {
			x.away[h] = 0
			queue = append(queue, h)
		}
	}
	for i := 0; i < len(queue); i++ {
		for _, n := range j.board.Neighbours(queue[i]) {
			if n != board.None && x.away[n] == unreached {
				x.away[n] = min(x.away[queue[i]]+1, unreached-1)
				queue = append(queue, n)
			}
		}
	}
	j.queue = queue
}
