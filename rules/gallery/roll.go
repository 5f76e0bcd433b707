package gallery

import "vistula/rules"

// Roll is the order of battle of a side as it is printed: rows of boxes, and who is
// listed in each wherever they are. A ruleset makes it once.
type Roll struct {
	rows  []rank
	boxes int
	boxOf map[int16]int // by unit: the number of its box
}

// rank is a row of a roll.
type rank struct {
	title string
	boxes []box
}

// box is a box of a row, numbered through all rows.
type box struct {
	number int
	label  string
	units  []int16
}

// Enrol lists a unit. Rows and boxes stand in the order of the first units in them.
func (r *Roll) Enrol(u int16, row, label string) {
	i := 0
	for i < len(r.rows) && r.rows[i].title != row {
		i++
	}
	if i == len(r.rows) {
		r.rows = append(r.rows, rank{title: row})
	}
	boxes := &r.rows[i].boxes
	n := 0
	for n < len(*boxes) && (*boxes)[n].label != label {
		n++
	}
	if n == len(*boxes) {
		*boxes = append(*boxes, box{number: r.boxes, label: label})
		r.boxes++
	}
	b := &(*boxes)[n]
	b.units = append(b.units, u)
	if r.boxOf == nil {
		r.boxOf = map[int16]int{}
	}
	r.boxOf[u] = b.number
}

// List keeps a roll as it was shown last. Its zero value is empty; as with a Gallery,
// what it gives away is never written again.
type List struct {
	dirty []bool // by box: somebody in it is not as before
	boxes []rules.Box
	rows  []rules.Row
}

// Note takes note that a unit of the roll is not listed as before. At first, each has
// to be noted once.
func (l *List) Note(r *Roll, u int16) {
	if l.dirty == nil {
		l.dirty, l.boxes, l.rows = make([]bool, r.boxes), make([]rules.Box, r.boxes), make([]rules.Row, len(r.rows))
	}
	l.dirty[r.boxOf[u]] = true
}

// Rows are the rows of a roll, without the boxes and rows in which nobody is listed.
// entry tells how a unit is listed; ok is false for one that takes no part.
func (l *List) Rows(r *Roll, entry func(u int16) (c rules.Counter, detail string, ok bool)) []rules.Row {
	list := make([]rules.Row, 0, len(r.rows))
	for i := range r.rows {
		changed := false
		for _, b := range r.rows[i].boxes {
			if l.dirty[b.number] {
				l.boxes[b.number], l.dirty[b.number], changed = b.list(entry), false, true
			}
		}
		if changed {
			l.rows[i] = l.gather(&r.rows[i])
		}
		if len(l.rows[i].Boxes) > 0 {
			list = append(list, l.rows[i])
		}
	}
	return list
}

// list fills a box in.
func (b *box) list(entry func(u int16) (c rules.Counter, detail string, ok bool)) rules.Box {
	x := rules.Box{Label: b.label, Units: make([]rules.Counter, 0, len(b.units)), Details: make([]string, 0, len(b.units))}
	for _, u := range b.units {
		if c, detail, ok := entry(u); ok {
			x.Units, x.Details = append(x.Units, c), append(x.Details, detail)
		}
	}
	return x
}

// gather puts a row together.
func (l *List) gather(r *rank) rules.Row {
	row := rules.Row{Title: r.title, Boxes: make([]rules.Box, 0, len(r.boxes))}
	for _, b := range r.boxes {
		if len(l.boxes[b.number].Units) > 0 {
			row.Boxes = append(row.Boxes, l.boxes[b.number])
		}
	}
	return row
}
