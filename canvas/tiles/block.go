package tiles

// blocks are the shapes that tiles are painted in together, the largest first, as
// columns and rows. A larger one would keep the eye waiting for its first tile.
var blocks = [][2]int{{2, 2}, {1, 2}, {2, 1}}

// blockAt is the largest rectangle round a tile of which all is in a list, row by
// row; of those that are as large any will do.
func blockAt(k Key, list []Key) []Key {
	in := make(map[Key]bool, len(list))
	for _, q := range list {
		in[q] = true
	}
	for _, shape := range blocks {
		for up := range shape[1] {
			for left := range shape[0] {
				if b := rectangle(k, k.Col-left, k.Row-up, shape); all(b, in) {
					return b
				}
			}
		}
	}
	return []Key{k}
}

// rectangle is the tiles of a shape from a corner on, with the level, version and
// layer of another.
func rectangle(like Key, col, row int, shape [2]int) (list []Key) {
	for r := range shape[1] {
		for c := range shape[0] {
			like.Col, like.Row = col+c, row+r
			list = append(list, like)
		}
	}
	return list
}

func all(list []Key, in map[Key]bool) bool {
	for _, k := range list {
		if !in[k] {
			return false
		}
	}
	return true
}
