package ui

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/ui/desk"
)

// compare asks which two games of a tree are to be compared, and compares them. Of two
// there is nothing to be asked.
func (s *Shell) compare(ids []string) {
	if len(ids) == 2 {
		s.compareTwo(ids[0], ids[1])
		return
	}
	var names choices
	for _, id := range ids {
		names.add(id, s.caption(id))
	}
	var hide func()
	escape := func() { hide() }
	one, other := names.list(ids[0], escape), names.list(ids[1], escape)
	form := widget.NewForm(widget.NewFormItem(lang.L("This branch"), one), widget.NewFormItem(lang.L("and this one"), other))
	hide = s.show(lang.L("Compare branches"), form, lang.L("Compare"), func() {
		a, b := names.chosen(one, ids[0]), names.chosen(other, ids[1])
		if a == b {
			s.tell(errors.New(lang.L("choose two different branches")))
			return
		}
		s.compareTwo(a, b)
	})
}

// caption names a game of a tree so that it can be told from the others.
func (s *Shell) caption(id string) string {
	n := s.kept.read(id)
	e := entry(n)
	words := []string{e.Called(), n.Line}
	if p := parted(n); p != "" {
		words[1] = p
	}
	return strings.Join(words, " · ")
}

// branches are two games that began as one.
type branches struct {
	names    [2]string
	stories  [2]*chronicle.Chronicle
	stands   [2]chronicle.Standing
	same     bool         // neither has an action that the other has not
	parted   rules.Status // after the last action that both share
	turn     int          // in which they are compared: the last that both have come to
	scenario rules.Scenario
	err      error
}

// compareTwo shows what came of two branches.
func (s *Shell) compareTwo(a, b string) {
	names := [2]string{s.caption(a), s.caption(b)}
	work(s, func() *branches { return s.branchesOf(a, b, names) }, func(x *branches) {
		if x.err != nil {
			s.tell(x.err)
			return
		}
		s.showWide(lang.L("Two branches"), x.table(), compareWide)
	})
}

// branchesOf reads two games and tells the story of each, as those may know it who sit
// at this screen.
func (s *Shell) branchesOf(a, b string, names [2]string) *branches {
	x := &branches{names: names}
	var matches [2]*journal.Match
	for i, id := range []string{a, b} {
		r := s.readKept(id)
		if x.err = r.err; x.err != nil {
			return x
		}
		matches[i] = r.match
		eyes, ok := eyesOf(r.match, s.kept.read(id))
		if !ok {
			x.err = errors.New(lang.L("two players share this hidden game, so its branches can be compared once both are over"))
			return x
		}
		if x.stories[i], x.err = chronicle.Tell(context.Background(), r.match, chronicle.Options{Side: eyes}); x.err != nil {
			return x
		}
	}
	shared := chronicle.Shared(matches[0], matches[1])
	x.same = shared == matches[0].Cursor() && shared == matches[1].Cursor()
	x.parted = matches[0].Status(shared)
	x.scenario = x.stories[0].Scenario
	x.turn = min(x.stories[0].LastTurn(), x.stories[1].LastTurn())
	for i, c := range x.stories {
		x.stands[i], _ = c.At(x.turn)
	}
	return x
}

// eyesOf is the side whose knowledge of a kept game may be shown on this screen, "" for
// all; ok is false where two players hide something from each other.
func eyesOf(m *journal.Match, n note) (eyes rules.Side, ok bool) {
	n.seat(m.Table)
	if n.Open || m.Position().Outcome() != nil {
		return "", true
	}
	var persons []rules.Side
	for side, seat := range seats(n.Seats, sidesOf(m)) {
		if seat == desk.Person {
			persons = append(persons, side)
		}
	}
	switch len(persons) {
	case 0:
		return "", true
	case 1:
		return persons[0], true
	}
	return "", false
}

// compareWide is the width of the comparison at the usual size of text.
const compareWide = 720

// table is the comparison: a line for each thing that can be counted, as high as its
// words.
func (x *branches) table() fyne.CanvasObject {
	where := lang.L("They differ from turn {{.Turn}} on: {{.Phase}}.", map[string]any{"Turn": x.turnName(x.parted.Turn), "Phase": x.phase()})
	if x.same {
		where = lang.L("They do not differ: the same was done in both.")
	}
	list := container.NewVBox(wrapped(where))
	cell := func(words string, bold bool) fyne.CanvasObject {
		l := widget.NewLabel(words)
		l.Wrapping, l.TextStyle.Bold = fyne.TextWrapWord, bold
		return l
	}
	row := func(a, b, c fyne.CanvasObject) {
		list.Add(container.NewGridWithColumns(3, a, b, c))
	}
	line := func(what, a, b string) { row(cell(what, false), cell(a, a != b), cell(b, a != b)) }
	turn := lang.L("At the end of turn {{.Turn}}", map[string]any{"Turn": x.turnName(x.turn)})
	if !x.stands[0].Whole || !x.stands[1].Whole {
		turn = lang.L("In turn {{.Turn}}, as far as it was played", map[string]any{"Turn": x.turnName(x.turn)})
	}
	row(cell(turn, true), cell(x.names[0], true), cell(x.names[1], true))
	list.Add(widget.NewSeparator())
	for _, t := range x.totals() {
		line(t.label, t.values[0], t.values[1])
	}
	for _, side := range x.scenario.Sides {
		name := x.scenario.SideName(side)
		list.Add(widget.NewSeparator())
		line(lang.L("{{.Side}}: losses", map[string]any{"Side": name}), x.steps(0, side), x.steps(1, side))
		line(lang.L("{{.Side}}: units eliminated", map[string]any{"Side": name}), x.lost(0, side), x.lost(1, side))
	}
	return list
}

// turnName is what the turn record calls a turn that both have come to.
func (x *branches) turnName(n int) string {
	return story.New(x.stories[0], nil).TurnName(n)
}

// phase is where the branches part, as a player calls it.
func (x *branches) phase() string {
	title := x.parted.Phase
	for _, p := range x.scenario.Phases {
		if p.ID == x.parted.Phase {
			title = p.Title
		}
	}
	if x.parted.Side == "" {
		return title
	}
	return x.scenario.SideName(x.parted.Side) + ", " + title
}

// total is one sum of points in both branches.
type total struct {
	label  string
	values [2]string
}

// totals are the sums of points of both branches, in the order of the first.
func (x *branches) totals() []total {
	var list []total
	for i := range x.stands {
		for _, t := range x.stands[i].Totals {
			label := t.Name
			if label == "" || label == x.scenario.SideName(t.Side) {
				label = lang.L("{{.Side}}: victory points", map[string]any{"Side": x.scenario.SideName(t.Side)})
			}
			if name := x.scenario.SideName(t.Side); t.Side != "" && !strings.Contains(label, name) {
				label = name + ": " + label
			}
			k := slices.IndexFunc(list, func(o total) bool { return o.label == label })
			if k < 0 {
				k = len(list)
				list = append(list, total{label, [2]string{"–", "–"}})
			}
			list[k].values[i] = strconv.Itoa(t.Value)
		}
	}
	return list
}

// steps is what a side has lost in a branch, its units apart.
func (x *branches) steps(i int, side rules.Side) string {
	toll := x.stands[i].Losses[side]
	toll.Units = 0
	return story.New(x.stories[i], nil).ShortToll(toll)
}

// nameOf is what a unit is called in full, where the story of its branch begins with it.
func (x *branches) nameOf(i int, u chronicle.UnitToll) string {
	c := x.stories[i]
	if counter, ok := c.Start.Find(u.Unit); ok {
		return story.New(c, nil).Name(&counter)
	}
	return u.Name
}

// lost lists the units that a side has lost in a branch: how many, and which of them the
// other branch has not.
func (x *branches) lost(i int, side rules.Side) string {
	var names []string
	n := 0
	for _, u := range x.stands[i].Lost {
		if u.Side != side {
			continue
		}
		n++
		if !slices.ContainsFunc(x.stands[1-i].Lost, func(o chronicle.UnitToll) bool { return o.Unit == u.Unit }) {
			names = append(names, x.nameOf(i, u))
		}
	}
	const most = 8
	switch {
	case n == 0:
		return lang.L("none")
	case len(names) == 0:
		return strconv.Itoa(n)
	}
	rest := ""
	if len(names) > most {
		names, rest = names[:most], "…"
	}
	return lang.L("{{.N}}, only here: {{.Units}}", map[string]any{"N": n, "Units": strings.Join(names, ", ") + rest})
}
