package bot

import "maps"

// taste is how a player weighs the terms of a game. That of nothing is to weigh them as
// the rulebook's file has it.
type taste struct {
	// general is how far from the weights that were measured for the book towards the
	// general ones it weighs: 0 not at all, 1 as if nothing had been measured.
	general float64
	// style multiplies the weights of terms.
	style map[string]float64
	// own are weights in place of those that the rulebook's file has, and file the file that
	// they are from; nil for the rulebook's.
	own  map[string]float64
	file string
}

// with is a taste with another style over its own.
func (t taste) with(style map[string]float64) taste {
	both := maps.Clone(t.style)
	if both == nil {
		both = map[string]float64{}
	}
	for name, by := range style {
		if was, ok := both[name]; ok {
			by *= was
		}
		both[name] = by
	}
	t.style = both
	return t
}

// weight is what a term weighs whose general weight is one thing and whose weight in the
// book's file another.
func (t taste) weight(name string, general, measured float64) float64 {
	w := measured + (general-measured)*t.general
	if by, ok := t.style[name]; ok {
		w *= by
	}
	return w
}
