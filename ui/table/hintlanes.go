package table

import "vistula/canvas"

// fanOut puts arrows that begin together, or lead along the same hexes, beside each other.
func fanOut(list []canvas.March) {
	for i := range list {
		n := 0
		for k := range list[:i] {
			if shareWay(list[i].Hexes, list[k].Hexes) {
				n++
			}
		}
		if list[i].Lane = (n + 1) / 2; n%2 == 0 { // 0, 1, -1, 2 ...
			list[i].Lane = -n / 2
		}
	}
}

// shareWay tells whether two ways begin in one hex or have a step in common, in either
// direction.
func shareWay(a, b []string) bool {
	if a[0] == b[0] {
		return true
	}
	for i := 1; i < len(a); i++ {
		for k := 1; k < len(b); k++ {
			if a[i-1] == b[k-1] && a[i] == b[k] || a[i-1] == b[k] && a[i] == b[k-1] {
				return true
			}
		}
	}
	return false
}

// partEnds keeps the heads of arrows apart that end in the same hex: each bears its number,
// and of those that come by the same last step one stops behind the other.
func partEnds(list []canvas.March) {
	for i := range list {
		a := list[i].Hexes
		for k := range list {
			b := list[k].Hexes
			if k == i || a[len(a)-1] != b[len(b)-1] {
				continue
			}
			list[i].Shared = true
			if k < i && a[len(a)-2] == b[len(b)-2] {
				list[i].Behind++
			}
		}
	}
}
