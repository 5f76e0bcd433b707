package desk

import (
	"math/rand/v2"

	"vistula/rules"
)

// Seat is where the viewer sits. All that a window shows comes from there; in an open
// game it is the seat of one who sees all.
func (d *Session) Seat() *rules.Seat { return rules.SitAt(d.Match, d.Viewer()) }

// SeatAt is the viewer's seat as it was after n actions. There is no record at it.
func (d *Session) SeatAt(n int) (*rules.Seat, error) {
	p, err := d.Match.At(n)
	if err != nil {
		return nil, err
	}
	return rules.Sit(p, d.Viewer()), nil
}

// Deed is the n-th action as the viewer may know it, counted from 1; told is false
// where the viewer knows nothing of it.
func (d *Session) Deed(n int) (deed rules.Deed, told bool) {
	return d.Match.Entry(n).SeenBy(d.Viewer())
}

// Told counts those of the first n actions that the viewer knows of.
func (d *Session) Told(n int) int {
	sum := 0
	for i := 1; i <= n; i++ {
		if _, told := d.Deed(i); told {
			sum++
		}
	}
	return sum
}

// Before is how many actions there are up to the one before the n-th that the viewer
// knows of.
func (d *Session) Before(n int) int {
	for n--; n > 0; n-- {
		if _, told := d.Deed(n); told {
			return n
		}
	}
	return 0
}

// After is how many actions there are up to the next after the n-th that the viewer
// knows of; all of them where there is none.
func (d *Session) After(n int) int {
	for n++; n < d.Match.Len(); n++ {
		if _, told := d.Deed(n); told {
			return n
		}
	}
	return d.Match.Len()
}

// trial is a position on which something may be tried: as far as the viewer knows it,
// it is the present one. What comes of a trial gives nothing away, for what is hidden
// from the viewer is drawn anew in it, and so are the dice.
func (d *Session) trial() rules.Position { return d.Seat().Guess(rand.New(rand.NewPCG(1, 1))) }
