package story

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// Jump is a change of a total in a turn, with what caused it.
type Jump struct {
	Turn   int // index into the chronicle's turns
	Series int // index into the chronicle's points
	By     int
	Why    string // a few words, "" where nothing is known
}

// mostJumps is how many jumps of all totals are worth a note.
const mostJumps = 8

// Jumps are the greatest changes of the points, in the order of the turns.
func (w *Teller) Jumps() []Jump {
	var list []Jump
	for s := range w.c.Points {
		before := w.c.Points[s].Start
		for i, v := range w.c.Points[s].Values {
			if d := v - before; d != 0 {
				list = append(list, Jump{Turn: i, Series: s, By: d, Why: w.why(i, w.c.Points[s].Side, d)})
			}
			before = v
		}
	}
	size := func(j Jump) int { return max(j.By, -j.By) }
	slices.SortStableFunc(list, func(a, b Jump) int { return size(b) - size(a) })
	list = list[:min(len(list), mostJumps)]
	slices.SortStableFunc(list, func(a, b Jump) int {
		if a.Turn != b.Turn {
			return a.Turn - b.Turn
		}
		return a.Series - b.Series
	})
	return list
}

// mostCauses is how many causes a note names.
const mostCauses = 3

// why is what a change of a side's points in a turn came of: the entries of the
// account, the greatest first, or where there is none the places that changed hands.
func (w *Teller) why(turn int, side rules.Side, by int) string {
	t := &w.c.Turns[turn]
	type cause struct {
		words  string
		points int
	}
	var causes []cause
	for _, e := range w.gains(t, side, by) {
		causes = append(causes, cause{w.cause(&e), max(e.Points, -e.Points)})
	}
	if len(causes) == 0 {
		lines(t, func(_ *chronicle.Part, l *chronicle.Line) {
			if l.Place != nil {
				causes = append(causes, cause{w.Say("{{.Place}} falls to {{.Power}}", "Place", w.capture(l.Place), "Power", w.Power(l.Place.To)), 1})
			}
		})
	}
	slices.SortStableFunc(causes, func(a, b cause) int { return b.points - a.points })
	var words []string
	for _, c := range causes {
		words = append(words, c.words)
	}
	words = Distinct(words)
	if n := len(words); n > mostCauses {
		return w.Say("{{.Causes}}, and {{.N}} other causes", "Causes", strings.Join(w.merged(words[:mostCauses-1]), ", "), "N", w.numeral(n-mostCauses+1))
	}
	return w.List(w.merged(words))
}

// gains are the entries of the account that changed a side's points in a turn the one way or
// the other, or all of the turn where the account knows of none. What a side has from the
// start is none of them.
func (w *Teller) gains(t *chronicle.Turn, side rules.Side, by int) []rules.Entry {
	var list, own []rules.Entry
	for _, e := range t.Gains {
		if w.c.Start != nil && slices.ContainsFunc(w.c.Start.Tracks, func(k rules.Track) bool { return slices.Contains(k.Entries, e) }) {
			continue
		}
		list = append(list, e)
		change := e.Points
		if e.Side != side {
			change = 0
			if len(w.c.Points) == 1 { // what the enemy earns is taken from the only total
				change = -e.Points
			}
		}
		if change != 0 && (change > 0) == (by > 0) {
			own = append(own, e)
		}
	}
	if len(own) > 0 {
		list = own
	}
	return whole(list)
}

// whole leaves out the steps of a unit that was then eliminated, and counts them with its
// elimination.
func whole(list []rules.Entry) []rules.Entry {
	points := map[string]int{} // of all steps of those eliminated
	for i := range list {
		if eliminates(&list[i]) {
			points[list[i].Unit] = 0
		}
	}
	var left []rules.Entry
	for _, e := range list {
		if _, dead := points[e.Unit]; dead && steps.MatchString(e.Why) {
			points[e.Unit] += e.Points
			continue
		}
		left = append(left, e)
	}
	for i := range left {
		if eliminates(&left[i]) {
			left[i].Points += points[left[i].Unit]
		}
	}
	return left
}

// eliminates tells whether an entry is for the elimination of a unit.
func eliminates(e *rules.Entry) bool {
	return e.Unit != "" && (strings.HasSuffix(e.Why, " eliminated") || strings.HasSuffix(e.Why, " is destroyed") || strings.HasPrefix(e.Why, "the elimination of "))
}

// merged says once what causes have in common: "Brody and Thorn taken".
func (w *Teller) merged(words []string) []string {
	for _, told := range []func(subject string) string{
		func(place string) string { return w.Say("{{.Place}} taken", "Place", place) },
		func(place string) string { return w.Say("{{.Place}} lost", "Place", place) },
		func(unit string) string { return w.Say("{{.Unit}} eliminated", "Unit", unit) },
	} {
		ending := told("")
		of := func(s string) bool { return strings.HasSuffix(s, ending) }
		first := slices.IndexFunc(words, of)
		var subjects []string
		for _, s := range words {
			if of(s) {
				subjects = append(subjects, strings.TrimSuffix(s, ending))
			}
		}
		if len(subjects) > 1 {
			words = slices.DeleteFunc(slices.Clone(words), of) // none before the first
			words = slices.Insert(words, first, told(w.List(subjects)))
		}
	}
	return words
}

// steps begins the reason of an entry for steps of a unit.
var steps = regexp.MustCompile(`^(\d+) steps? of `)

// cause is what an entry of the account says, with the unit's name written out.
func (w *Teller) cause(e *rules.Entry) string {
	if e.Unit != "" && strings.HasSuffix(e.Why, " is destroyed") { // the rules name the nation, for numbers stand on both sides
		c := w.counter(e.Unit)
		return w.Say("{{.Unit}} eliminated", "Unit", w.OfNation(&c))
	}
	if eliminates(e) {
		c := w.counter(e.Unit)
		return w.Say("{{.Unit}} eliminated", "Unit", w.Unit(&c))
	}
	if m := steps.FindStringSubmatch(e.Why); m != nil && e.Unit != "" {
		n, _ := strconv.Atoi(m[1])
		c := w.counter(e.Unit)
		return w.Say("{{.Steps}} of {{.Unit}}", "Steps", w.Spelled(n, "one step", "{{.N}} steps"), "Unit", w.Unit(&c))
	}
	if words, ok := w.changed(e.Why); ok {
		return words
	}
	for i := range w.c.Sides {
		if place, ok := strings.CutPrefix(e.Why, w.c.Sides[i].Name+" takes "); ok {
			if e.Points < 0 {
				return w.Say("{{.Place}} lost", "Place", place)
			}
			return w.Say("{{.Place}} taken", "Place", place)
		}
	}
	why := w.Told(e.Why, e.Unit)
	if rest, ok := strings.CutPrefix(why, "The "); ok { // it may stand within a sentence
		return "the " + rest
	}
	return why
}

// changed says of a place that it was taken or lost, whichever way a rulebook has of saying
// so; ok is false where it says something else.
func (w *Teller) changed(why string) (words string, ok bool) {
	why = strings.TrimSuffix(why, ".")
	for _, ending := range []string{" is taken", " captured"} {
		if place, ok := strings.CutSuffix(why, ending); ok {
			return w.Say("{{.Place}} taken", "Place", place), true
		}
	}
	if place, ok := strings.CutSuffix(why, " is lost again"); ok {
		return w.Say("{{.Place}} lost", "Place", place), true
	}
	return "", false
}

// Listed is what an entry of the account says as a line of a list, where units go without
// an article: "17th Division eliminated", "Brody taken". Of the units only those are named
// that are given.
func (w *Teller) Listed(e *rules.Entry, units []rules.Counter) string {
	if words, ok := w.changed(e.Why); ok {
		return words
	}
	unit, gone := strings.CutPrefix(e.Why, "the elimination of ")
	for _, ending := range []string{" eliminated", " is destroyed"} {
		if before, ok := strings.CutSuffix(e.Why, ending); ok && e.Unit != "" {
			unit, gone = before, true
		}
	}
	if gone {
		unit = strings.TrimPrefix(w.Spoken(unit, units), "The ")
		return chronicle.Capital(w.Say("{{.Unit}} eliminated", "Unit", unit))
	}
	return chronicle.Capital(w.Spoken(e.Why, units))
}

// value is a total after a turn, and its change in it.
func value(s *chronicle.Series, turn int) (now, by int) {
	if turn >= len(s.Values) {
		return s.Start, 0
	}
	before := s.Start
	if turn > 0 {
		before = s.Values[turn-1]
	}
	return s.Values[turn], s.Values[turn] - before
}

// duel tells whether the points are two totals, one of each side, that are compared.
func (w *Teller) duel() bool {
	p := w.c.Points
	return len(p) == 2 && p[0].Side != p[1].Side && p[0].Side != "" && p[1].Side != ""
}

// score tells how the points changed and how they stand; "" where they did not change.
func (w *Teller) score(turn int) string {
	if !w.duel() {
		return w.single(turn)
	}
	a, b := &w.c.Points[0], &w.c.Points[1]
	na, da := value(a, turn)
	nb, db := value(b, turn)
	if da == 0 && db == 0 {
		return ""
	}
	if nb > na {
		a, b, na, nb, da, db = b, a, nb, na, db, da
	}
	pairs := []string{"A", w.Power(a.Side), "B", w.Power(b.Side), "NA", w.Number(na), "NB", w.Number(nb), "EA", w.Spelled(na, "one point", "{{.N}} points"),
		"DA", w.Spelled(da, "one point", "{{.N}} points"), "SB", w.numeral(db), "DB", w.Spelled(db, "one point", "{{.N}} points")}
	switch {
	case da < 0 || db < 0:
		return w.drop(na == nb, append(w.moved(a, da), w.moved(b, db)...), pairs)
	case na == nb:
		ways := []string{"The score was level at {{.NA}}.", "That made it {{.NA}} all."}
		if na > 0 {
			ways = append(ways, "Neither was ahead: {{.EA}} each.")
		}
		return w.vary("level", ways, pairs...)
	case da > 0 && db > 0:
		return w.vary("bothscore", []string{
			"{{.A}} earned {{.DA}} and {{.B}} {{.DB}}; the score was {{.NA}} to {{.NB}}.",
			"With {{.DA}} to {{.SB}} in the turn, {{.A}} led {{.B}} by {{.NA}} to {{.NB}}.",
			"{{.DA}} for {{.A}}, {{.DB}} for {{.B}}: it stood at {{.NA}} to {{.NB}}.",
		}, pairs...)
	case da > 0:
		ways := []string{
			"{{.A}} earned {{.DA}}, for a lead of {{.NA}} to {{.NB}}.",
			"It was now {{.NA}} to {{.NB}} in favour of {{.A}}.",
		}
		if na-da <= nb { // else it was ahead before
			ways = append(ways, "{{.DA}} more put {{.A}} ahead by {{.NA}} to {{.NB}}.")
		}
		return w.vary("ahead", ways, pairs...)
	}
	return w.vary("behind", []string{
		"{{.B}} earned {{.DB}} but still trailed, {{.NB}} to {{.NA}}.",
		"{{.DB}} brought {{.B}} to {{.NB}}, against {{.NA}} for {{.A}}.",
		"{{.B}} closed to {{.NB}} against {{.NA}}.",
	}, pairs...)
}

// drop tells of a turn that took points away from one of two sides or from both.
func (w *Teller) drop(level bool, changes []string, pairs []string) string {
	pairs = append(pairs, "Changes", w.List(changes))
	if level {
		return w.vary("droplevel", []string{"{{.Changes}}; the score was level at {{.NA}}."}, pairs...)
	}
	return w.vary("drop", []string{"{{.Changes}}; the score was now {{.NA}} to {{.NB}} in favour of {{.A}}.", "{{.Changes}}, which left {{.A}} ahead, {{.NA}} to {{.NB}}."}, pairs...)
}

// moved tells how a side's points changed, in a clause; nothing where they did not.
func (w *Teller) moved(s *chronicle.Series, by int) []string {
	pairs := []string{"Power", w.Power(s.Side), "Points", w.points(max(by, -by))}
	switch {
	case by > 0:
		return []string{w.Say("{{.Power}} earned {{.Points}}", pairs...)}
	case by < 0:
		return []string{w.Say("{{.Power}} lost {{.Points}}", pairs...)}
	}
	return nil
}

// single tells how the only total changed, where both sides share one. Where there
// are several that are not compared, nothing is told: a list is no sentence.
func (w *Teller) single(turn int) string {
	if len(w.c.Points) != 1 {
		return ""
	}
	now, by := value(&w.c.Points[0], turn)
	pairs := []string{"Total", w.TotalInside(&w.c.Points[0]), "By", w.numeral(max(by, -by)), "Now", w.Number(now)}
	switch {
	case by > 0:
		return w.vary("rose", []string{"{{.Total}} rose by {{.By}} to {{.Now}}.", "That added {{.By}} to {{.Total}}, now {{.Now}}.", "{{.Total}} went up to {{.Now}}."}, pairs...)
	case by < 0:
		return w.vary("sank", []string{"{{.Total}} fell by {{.By}} to {{.Now}}.", "That took {{.By}} off {{.Total}}, now {{.Now}}.", "{{.Total}} went down to {{.Now}}."}, pairs...)
	}
	return ""
}
