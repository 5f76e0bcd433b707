package story

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/chronicle"
)

// near is how many hexes off a town may lie to tell where a hex is.
const near = 3

// town is the name of a hex's town, or of the nearest one on the same map; apart
// tells that it is another hex. It is "" where there is none near.
func (w *Names) town(hex string) (name string, apart bool) {
	b := w.c.Ruleset.Board()
	id, ok := b.Find(hex)
	if !ok {
		return "", false
	}
	if b.Hexes[id].Town != "" {
		return b.Hexes[id].Town, false
	}
	best := near + 1
	for i := range b.Hexes {
		if b.Hexes[i].Town == "" || b.MapOf(board.ID(i)) != b.MapOf(id) {
			continue
		}
		if d := b.Distance(id, board.ID(i)); d < best {
			name, best = b.Hexes[i].Town, d
		}
	}
	return name, true
}

// At says where something happened: "at Janow (11.21)", "near Krasnik (12.21)".
func (w *Names) At(hexes []string) string {
	hexes = Distinct(hexes)
	if len(hexes) == 0 {
		return w.Say("somewhere out of sight")
	}
	shown := hexes
	if len(hexes) > mostPlaces {
		shown = hexes[:mostPlaces-1]
	}
	var here, towns []string
	off := map[string][]string{} // hexes, by the town that they are near
	for _, h := range shown {
		switch name, apart := w.town(h); {
		case name == "" || !apart:
			here = append(here, w.c.HexName(h))
		default:
			if off[name] == nil {
				towns = append(towns, name)
			}
			off[name] = append(off[name], h)
		}
	}
	var parts []string
	if len(here) > 0 {
		parts = append(parts, w.Say("at {{.Places}}", "Places", w.List(here)))
	}
	if len(towns) > 0 {
		for i, town := range towns {
			towns[i] = w.Say("{{.Town}} ({{.Hex}})", "Town", town, "Hex", w.List(off[town]))
		}
		parts = append(parts, w.Say("near {{.Places}}", "Places", w.List(towns)))
	}
	if n := len(hexes) - len(shown); n > 0 {
		parts = append(parts, w.Say("at {{.N}} other places", "N", w.numeral(n)))
	}
	return w.List(parts)
}

// Spot names a hex by a town where there is one: "Janow (11.21)", "12.21 near Krasnik".
func (w *Names) Spot(hex string) string {
	if name, apart := w.town(hex); name != "" && apart {
		return w.Say("{{.Hex}} near {{.Town}}", "Town", name, "Hex", hex)
	}
	return w.c.HexName(hex)
}

// mostPlaces is how many places a sentence names.
const mostPlaces = 4

// Distinct is a list without repetitions, in the order of the first of each.
func Distinct(list []string) []string {
	var seen []string
	for _, x := range list {
		if !slices.Contains(seen, x) {
			seen = append(seen, x)
		}
	}
	return seen
}

// Power is a side as a sentence names it: "Russia", "the Central Powers".
func (w *Names) Power(side rules.Side) string {
	switch name := w.c.SideName(side); {
	case strings.HasSuffix(name, "s"):
		return w.Say("the {{.Side}}", "Side", w.Rulebook(name))
	default:
		return w.Rulebook(name)
	}
}

// Unit is a unit as a sentence names it: "the 14th Division", "IV Corps", "the train of
// IV Corps". What is abbreviated on a counter is written out.
func (w *Names) Unit(c *rules.Counter) string {
	name := w.Name(c)
	if train, of := trainOf(name); train && strings.HasPrefix(name, adjectives[c.Nation]+" ") {
		return w.train(w.OfNation(&rules.Counter{Name: of, Nation: c.Nation}))
	} else if train {
		return w.train(w.Unit(&rules.Counter{Name: of}))
	}
	if number, of, ok := depotOf(name); ok {
		return w.Say("{{.Depot}} of the {{.Army}}", "Depot", number, "Army", of)
	}
	if w.bare(c, name) {
		return name
	}
	return w.Say("the {{.Unit}}", "Unit", staffed(name))
}

// bare tells whether a unit goes by its name alone: a general, a unit with a Roman
// number, what is numbered behind its name.
func (w *Names) bare(c *rules.Counter, name string) bool {
	words := strings.Fields(name)
	if len(words) == 0 || general(c, name) || group(c, c.Name) {
		return true
	}
	last := words[len(words)-1]
	return unicode.IsDigit(rune(last[len(last)-1])) || slices.ContainsFunc(words, func(word string) bool { return strings.Trim(word, "IVXLC") == "" })
}

// general tells whether a counter is a person.
func general(c *rules.Counter, name string) bool {
	return c.Type == "headquarters" && !strings.HasPrefix(name, "HQ")
}

// staffed is a name with a headquarters written out: "3rd Army headquarters".
func staffed(name string) string {
	if of, ok := strings.CutPrefix(name, "HQ "); ok {
		return of + " headquarters"
	}
	return name
}

// adjectives are those of the nations.
var adjectives = map[string]string{"austria-hungary": "Austro-Hungarian", "russia": "Russian", "germany": "German", "serbia": "Serbian"}

// OfNation is Unit with its nation: "the Russian 14th Division". Generals go by their
// names alone.
func (w *Names) OfNation(c *rules.Counter) string {
	adjective, ok := adjectives[c.Nation]
	name := w.Name(c)
	if train, of := trainOf(name); train {
		return w.train(w.OfNation(&rules.Counter{Name: of, Nation: c.Nation}))
	}
	if !ok || general(c, name) || group(c, c.Name) || strings.HasPrefix(name, adjective) {
		return w.Unit(c)
	}
	nation := w.words(adjective, nil)
	if number, of, ok := depotOf(name); ok {
		return w.Say("{{.Depot}} of the {{.Nation}} {{.Army}}", "Depot", number, "Nation", nation, "Army", of)
	}
	return w.Say("the {{.Nation}} {{.Unit}}", "Nation", nation, "Unit", staffed(name))
}

// trainOf tells whether a name is that of a train, and whose that is: the nation that may
// stand before it is that of the corps.
func trainOf(name string) (train bool, corps string) {
	before, of, ok := strings.Cut(name, "Train of ")
	if !ok || before != "" && !slices.Contains(slices.Collect(maps.Values(adjectives)), strings.TrimSuffix(before, " ")) {
		return false, ""
	}
	return true, of
}

// train is the train of a unit, as a sentence names it.
func (w *Names) train(of string) string {
	return w.Say("the train of {{.Unit}}", "Unit", of)
}

// depotOf takes the name of a depot apart: "Depot 2, 3rd Army" is depot 2 of that.
func depotOf(name string) (number, army string, ok bool) {
	number, army, ok = strings.Cut(name, ", ")
	if !ok || !strings.HasPrefix(name, "Depot ") {
		return "", "", false
	}
	return strings.ToLower(number[:1]) + number[1:], army, true
}

// formationsFirst puts generals, trains and depots behind the units that fight: who is
// named for all of them is one of those.
func (w *Names) formationsFirst(list []rules.Counter) []rules.Counter {
	rank := func(c *rules.Counter) int {
		if w.Formation(c) {
			return 0
		}
		return 1
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b rules.Counter) int { return rank(&a) - rank(&b) })
	return list
}

// atMost lists names, and counts those beyond a few.
func (w *Names) atMost(names []string) string {
	if n := len(names); n > mostUnits {
		return w.Say("{{.Units}} and {{.N}} more units", "Units", names[0], "N", w.numeral(n-1))
	}
	if len(names) == 2 {
		if both := paired(names[0], names[1]); both != "" {
			return both
		}
	}
	return w.List(names)
}

// paired names two units of a kind together: "the Russian 13th and 15th Corps". It is ""
// for two of different kinds.
func paired(a, b string) string {
	number, kind, ok := strings.Cut(strings.TrimPrefix(b, "the "), " ")
	first, same := strings.CutSuffix(a, " "+kind)
	words := strings.Fields(first)
	if !ok || !same || len(words) == 0 || !numbered(number) || !numbered(words[len(words)-1]) {
		return ""
	}
	if !strings.HasSuffix(kind, "Corps") {
		kind += "s"
	}
	return first + " and " + number + " " + kind
}

// numbered tells whether a word is a number of a unit: "13th", "XIV".
func numbered(word string) bool {
	return word != "" && (unicode.IsDigit(rune(word[0])) || strings.Trim(word, "IVXLC") == "")
}

// Name is the name of a unit written out: "14th Division", "100th Landsturm Brigade".
func (w *Names) Name(c *rules.Counter) string {
	name := c.Name
	if name == "" {
		name = w.c.UnitName(c.Unit)
	}
	if group(c, name) {
		return w.Say("{{.General}}'s Cavalry", "General", name)
	}
	joined := strings.Contains(strings.TrimSuffix(name, "+"), "+") || strings.Contains(name, "/") // printed, or written out
	if parts := strings.Split(name, "+"); joined {
		for i := range parts {
			parts[i] = w.spelled(parts[i])
		}
		name = strings.Join(parts, "/") // one counter, of which the rules say that it goes, not that they go
	} else {
		name = w.spelled(name)
	}
	if size := w.sizeOf(c); size != "" && !joined && !worded(name, size) {
		name += " " + size
	}
	return name
}

// group tells whether a counter is cavalry that goes by the name of its general, as the
// rules call it too.
func group(c *rules.Counter, name string) bool {
	return c.Type == "cavalry" && c.Size == "corps" && name != "" && !strings.ContainsAny(name, " 0123456789+/'")
}

// spelled writes out what is abbreviated on a counter.
func (w *Names) spelled(name string) string {
	return chronicle.SpellOut(name, func(text string) string { return w.words(text, nil) })
}

// sizeOf is the size of a unit as part of its name, "" for what has none.
func (w *Names) sizeOf(c *rules.Counter) string {
	if c.Type != "infantry" && c.Type != "cavalry" && c.Type != "mountain" {
		return ""
	}
	switch c.Size {
	case "corps":
		return w.Say("Corps")
	case "division":
		return w.Say("Division")
	case "brigade":
		return w.Say("Brigade")
	}
	return ""
}

// Manoeuvres tells whether a unit is one of those whose marches make a campaign: a formation
// that fights, and no general, train or depot.
func (w *Names) Manoeuvres(unit string) bool {
	c := w.counter(unit)
	return w.Formation(&c)
}

// Formation tells whether a counter is one of those.
func (w *Names) Formation(c *rules.Counter) bool { return w.sizeOf(c) != "" }

// ranks are words that tell what a unit is: a name with one of them has no size put
// behind.
var ranks = []string{"Corps", "Division", "Brigade", "Regiment", "Detachment", "Army", "Cadre"}

// worded tells whether a name says itself what the unit is.
func worded(name, size string) bool {
	return strings.Contains(name, size) || slices.ContainsFunc(strings.Fields(name), func(word string) bool { return slices.Contains(ranks, word) })
}

// mostUnits is how many units a sentence names.
const mostUnits = 2

// units names some units with their nation, and counts those beyond.
func (w *Names) units(list []rules.Counter, nobody string) string {
	var names []string
	list = w.formationsFirst(list)
	for i := range list {
		if i > 0 && list[i].Nation == list[0].Nation {
			names = append(names, w.Unit(w.less(&list[i])))
		} else {
			names = append(names, w.OfNation(&list[i]))
		}
	}
	if len(names) == 0 {
		return nobody
	}
	return w.atMost(Distinct(names))
}

// counter is a unit as it was last seen.
func (w *Names) counter(unit string) rules.Counter {
	if h := w.c.Histories[unit]; h != nil && h.Counter.Unit != "" {
		return h.Counter
	}
	return rules.Counter{Unit: unit, Name: w.c.UnitName(unit)}
}

// Called is what a unit is called, written out.
func (w *Names) Called(unit string) string {
	c := w.counter(unit)
	return w.Name(&c)
}

// UnitNamed is Unit of a unit as it was last seen.
func (w *Names) UnitNamed(unit string) string {
	c := w.counter(unit)
	return w.Unit(&c)
}

func (w *Names) counters(units []string) []rules.Counter {
	var list []rules.Counter
	for _, u := range units {
		list = append(list, w.counter(u))
	}
	return list
}
