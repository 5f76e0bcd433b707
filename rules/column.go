package rules

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// CRT is the chart of some that the attack is rolled on; nil where there is none.
func (s *Sheet) CRT(charts []Chart) *Chart {
	i := slices.IndexFunc(charts, func(c Chart) bool { return c.ID == cmp.Or(s.Chart, "crt") })
	if i < 0 {
		return nil
	}
	return &charts[i]
}

// ReadOn is the column that the dice are read on: Column, or the last one of its chart where
// the odds are beyond that.
func (s *Sheet) ReadOn(charts []Chart) string {
	c := s.CRT(charts)
	if c == nil || len(c.Columns) == 0 || slices.Contains(c.Columns, s.Column) {
		return s.Column
	}
	last := c.Columns[len(c.Columns)-1]
	if most := quotient(last); most > 0 && quotient(s.Column) > most {
		return last
	}
	return s.Column
}

// quotient is what odds such as "1.5:2" come to; 0 where it is no odds.
func quotient(odds string) float64 {
	a, b, _ := strings.Cut(odds, ":")
	x, errX := strconv.ParseFloat(a, 64)
	y, errY := strconv.ParseFloat(b, 64)
	if errX != nil || errY != nil || y <= 0 {
		return 0
	}
	return x / y
}
