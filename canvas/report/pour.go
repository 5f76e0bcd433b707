package report

import "vistula/canvas/pen"

// bind keeps with each headline two lines of what it is about, where there are so many; of
// what is higher than two lines one is enough.
func bind(list []piece) {
	for i := range list {
		if !list[i].head {
			continue
		}
		first := i + 1 + leading(list[i+1:])
		if next := first + 1; next < len(list) && !list[first].head && list[first].high <= 2*narrowLead && !list[next].space && !list[next].head {
			list[first].keep = true
		}
	}
}

// leading is with how many pieces of free room a list begins.
func leading(list []piece) int {
	n := 0
	for n < len(list) && list[n].space {
		n++
	}
	return n
}

// repeated is the head of the table that a column begins within, nil where it does not.
func repeated(column []piece) *piece {
	if n := leading(column); n < len(column) {
		return column[n].again
	}
	return nil
}

// top is how high what is repeated at the head of a column is.
func top(column []piece) float64 {
	if head := repeated(column); head != nil {
		return head.high
	}
	return 0
}

// height is how high pieces are in one column.
func height(list []piece) float64 {
	h := top(list)
	for _, p := range list[leading(list):] {
		h += p.high
	}
	return h
}

// fitting is how many of some pieces fit into a column of a height. What must not stand at
// its foot goes to the next with what follows; free room at the foot takes none.
func fitting(list []piece, high float64) int {
	n, h := leading(list), top(list)
	for i := n; i < len(list); i++ {
		h += list[i].high
		if list[i].space {
			continue
		}
		if h > high+0.01 {
			break
		}
		n = i + 1
	}
	if n+leading(list[n:]) == len(list) {
		return len(list)
	}
	for n > 0 && (list[n-1].keep || list[n-1].space) {
		n--
	}
	return n
}

// balanced is the least height at which pieces fill two columns, and how many stand in
// the first; ok is false where they need more than there is.
func balanced(list []piece, most float64) (first int, high float64, ok bool) {
	const grain = 0.5
	for high = min(most, height(list)/2); ; high = min(most, high+grain) {
		first = fitting(list, high)
		if first+fitting(list[first:], high) == len(list) {
			return first, high, true
		}
		if high >= most {
			return 0, 0, false
		}
	}
}

// leastPour is the height below which columns are not begun at a page's foot.
const leastPour = 6 * narrowLead

// pour sets pieces in two columns over as many pages as they need; on the last both are
// as high as one another. Free room at their head parts them from what stands above.
func (p *press) pour(list []piece) {
	bind(list)
	if n := leading(list); p.y > marginTop {
		for _, s := range list[:n] {
			p.y += s.high
		}
	}
	for len(list) > 0 {
		room := columnFoot - p.y
		if first, high, ok := balanced(list, room); ok {
			p.column(list[:first], 0)
			p.column(list[first:], halfWide+gutter)
			p.y += high
			return
		}
		fresh := p.y <= p.tops[len(p.tops)-1]
		if room < leastPour && !fresh {
			p.turnOver()
			continue
		}
		left := fitting(list, room)
		if left == 0 && fresh { // higher than a page, or than what pictures leave of it
			if p.y > marginTop && room < columnFoot-marginTop {
				p.turnOver()
				continue
			}
			left = 1
		}
		p.column(list[:left], 0)
		right := fitting(list[left:], room)
		p.column(list[left:left+right], halfWide+gutter)
		list = list[left+right:]
		p.turnOver()
	}
}

// column places pieces below one another, so far from the left margin.
func (p *press) column(list []piece, off float64) {
	y, n := p.y, len(p.leaves)-1
	put := func(c piece) {
		at := y
		if !c.space {
			p.leaves[n] = append(p.leaves[n], func(out pen.Pen) { c.paint(out, marginSide+off, at) })
		}
		y += c.high
	}
	if head := repeated(list); head != nil {
		put(*head)
	}
	for _, c := range list[leading(list):] {
		put(c)
	}
}
