package hex

// Coord is a hex in axial coordinates. The third cube coordinate is -Q-R.
//
// On a grid whose hexes stand on a point, R counts rows down the page and Q
// runs to the right along a row; on a grid of flat-topped hexes Q counts columns
// to the right and R runs down a column.
type Coord struct{ Q, R int }

// Direction is one of the six hexsides, 0 to 5, counted counter-clockwise on
// the page. Direction 0 is east on a pointy grid and south-east on a flat one.
type Direction int

// Directions is the number of hexsides of a hex.
const Directions = 6

var offsets = [Directions]Coord{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}

// Opposite is the direction that leads back.
func (d Direction) Opposite() Direction { return (d + 3) % Directions }

// Add is the sum of two coordinates taken as vectors.
func (c Coord) Add(o Coord) Coord { return Coord{c.Q + o.Q, c.R + o.R} }

// Sub is the vector that leads from o to c.
func (c Coord) Sub(o Coord) Coord { return Coord{c.Q - o.Q, c.R - o.R} }

// Neighbour is the adjacent hex in direction d.
func (c Coord) Neighbour(d Direction) Coord { return c.Add(offsets[d]) }

// DirectionTo tells in which direction the adjacent hex o lies; ok is false
// where the two are not adjacent.
func (c Coord) DirectionTo(o Coord) (d Direction, ok bool) {
	v := o.Sub(c)
	for i, off := range offsets {
		if v == off {
			return Direction(i), true
		}
	}
	return 0, false
}

// Distance is the number of hexes one has to enter to come from a to b, 0 for
// the same hex.
func Distance(a, b Coord) int {
	v := a.Sub(b)
	return max(abs(v.Q), abs(v.R), abs(v.Q+v.R))
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func abs(x int) int { return max(x, -x) }
