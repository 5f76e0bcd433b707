package story

import (
	"strings"

	"vistula/rules"
)

// What units are called in a sentence that names their side, or after others of it.

// Among is Unit where the sentence names its side: the nation is added only where it
// is not the one that most of the side belong to, or another of the side has a unit of the
// same name.
func (w *Names) Among(side rules.Side, c *rules.Counter) string {
	if w.plain(side, c) {
		return w.Unit(w.less(c))
	}
	return w.OfNation(c)
}

// NameAmong is Name where the sentence names the side: a nation that is part of the name
// is left away where it is the one that most of the side belong to, and added where two of
// the side have a unit of the name.
func (w *Names) NameAmong(side rules.Side, c *rules.Counter) string {
	name := w.Name(c)
	adjective := adjectives[c.Nation]
	if w.mixed(c) && adjective != "" {
		if strings.HasPrefix(name, adjective) {
			return name
		}
		return w.words(adjective, nil) + " " + name
	}
	if w.plain(side, c) {
		return strings.TrimPrefix(name, adjective+" ")
	}
	return name
}

// less is a counter without the nation that may be part of its name.
func (w *Names) less(c *rules.Counter) *rules.Counter {
	name, ok := strings.CutPrefix(w.Name(c), adjectives[c.Nation]+" ")
	if !ok {
		return c
	}
	of := *c
	of.Name = name
	return &of
}

// mixed tells whether another nation of the unit's side has a unit of the same name.
func (w *Names) mixed(c *rules.Counter) bool {
	for _, h := range w.c.Histories {
		if o := &h.Counter; o.Side == c.Side && o.Nation != c.Nation && o.Name == c.Name && o.Size == c.Size {
			return true
		}
	}
	return false
}

// CalledAmong is NameAmong of a unit.
func (w *Names) CalledAmong(side rules.Side, unit string) string {
	c := w.counter(unit)
	return w.NameAmong(side, &c)
}

// UnitAmong is Among of a unit as it was last seen.
func (w *Names) UnitAmong(side rules.Side, unit string) string {
	c := w.counter(unit)
	return w.Among(side, &c)
}

// own names some units of a side that the sentence names. Where one of them needs its nation,
// all go by theirs: else the next would read as of the same.
func (w *Names) own(side rules.Side, list []rules.Counter) string {
	var names []string
	list = w.formationsFirst(list)
	for i := range list {
		if !w.plain(side, &list[i]) && !general(&list[i], list[i].Name) {
			return w.units(list, "")
		}
		names = append(names, w.Among(side, &list[i]))
	}
	return w.atMost(Distinct(names))
}

// plain tells whether a unit needs no nation where the sentence names its side.
func (w *Names) plain(side rules.Side, c *rules.Counter) bool {
	return w.c.Nation(side) == c.Nation && !w.mixed(c)
}
