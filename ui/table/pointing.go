package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/plan"
	"vistula/ui/tour"
)

// pointing is what the map tells of the hex under the pointer, before anything is done:
// the way there, what a click would bring, the fight that could be begun, a line of words.
type pointing struct {
	*tabletop
	to     pointingActs
	drawer *drawer
	float  *floating

	hover canvas.Hit
	marks []rules.Mark   // on the map, without those of ahead
	ways  []rules.Way    // the same
	ahead *rules.Overlay // what a click where the pointer is would bring; nil for nothing
}

// pointingActs is what that asks of the table.
type pointingActs interface {
	keepKeys()
	did(what string)
	overlayOn(id string) bool
	byHand() bool
}

// lay puts marks and ways on the map, to which those of what is pointed at come.
func (t *pointing) lay(marks []rules.Mark, ways []rules.Way) {
	t.marks, t.ways, t.ahead = marks, ways, nil
	t.board.SetMarks(printedMarks(marks)...)
	t.board.SetWays(ways...)
}

// hovered follows the pointer. Whatever that shows, the map stays where it is.
func (t *pointing) hovered(h canvas.Hit) {
	t.hovers = true
	defer func() { t.hovers = false }()
	t.pointed(h, t.roomFor(h))
}

// roomFor tells whether a preview of the attack under the pointer can be shown
// without covering it or moving the map.
func (t *pointing) roomFor(h canvas.Hit) bool {
	d := t.drawer
	switch {
	case d.shows(d.fight) || d.fight.win != nil:
		return true
	case !t.slim:
		return d.open()
	}
	free := t.board.Size().Height - d.below.height(d.box.Size())
	return t.declarable(h.Number) && h.Position.Y+float32(t.board.PixelsPerHex()) < free
}

// pointed shows what goes with a hex that the pointer or the cursor has come to:
// the way there, the unit there and, where there is room, the fight there.
func (t *pointing) pointed(h canvas.Hit, room bool) {
	t.hover = h
	if t.win.Canvas().Focused() == nil {
		t.to.keepKeys()
	}
	t.foresee(h)
	t.float.place(t.placeLine(h))
	if h.Unit != "" && h.Unit != t.shown {
		t.shown = h.Unit
		t.drawer.fillUnit()
	}
	t.growPath(h)
	if room { // else it takes a click
		t.preview(h)
	}
}

// beyond is the hex on the other side of that hexside, of those that can be chosen, which
// the pointer is nearest to; "" where none of the hex can be.
func (t *pointing) beyond(h canvas.Hit) string {
	b := t.desk.Match.Ruleset().Board()
	best, least := "", 7
	for _, number := range t.desk.Hexsides(h.Number) {
		to, ok := b.Find(number)
		if !ok || !h.OnMap {
			continue
		}
		d, _ := b.DirectionTo(h.Hex, to)
		turn := (int(d) - int(h.Side) + 6) % 6
		if turn = min(turn, 6-turn); turn < least {
			best, least = number, turn
		}
	}
	return best
}

// foresee shows on the map what a click on the hex under the pointer would bring, where
// one is to be chosen.
func (t *pointing) foresee(h canvas.Hit) {
	var o *rules.Overlay
	if h.OnMap && t.past == now && !t.desk.Computer() {
		o = t.desk.Prospect(h.Number, t.beyond(h))
	}
	if o == t.ahead {
		return
	}
	t.ahead = o
	marks, ways := t.marks, t.ways
	if o != nil {
		isArea := func(m rules.Mark) bool { return rules.Area(m.Kind) }
		if slices.ContainsFunc(o.Hexes, isArea) { // in place of those that there are now
			marks = slices.DeleteFunc(slices.Clone(marks), isArea)
			ways = slices.DeleteFunc(slices.Clone(ways), func(w rules.Way) bool { return w.Kind == rules.WayBoundary })
		}
		for _, m := range o.Hexes {
			if isArea(m) {
				marks = append(slices.Clip(marks), m)
			}
		}
		ways = append(slices.Clip(ways), o.Ways...)
	}
	t.board.SetMarks(printedMarks(marks)...)
	t.board.SetWays(ways...)
}

// growPath draws the way of what is in hand to the pointer, with its cost as it
// grows.
func (t *pointing) growPath(h canvas.Hit) {
	var path canvas.Path
	if h.OnMap && t.past == now {
		path = pathOf(t.desk.Steps(h.Number))
		if !path.Empty() && t.byRail(h.Number) {
			path.Label = lang.L("by rail") + " · " + path.Label
		}
	}
	t.board.SetPath(path)
}

// byRail tells whether what is in hand goes to a hex by rail: at once, as by a ride, or
// because it has boarded a train.
func (t *pointing) byRail(to string) bool {
	steps := t.desk.Steps(to)
	if len(steps) == 2 && steps[0].Hex == "" { // no way from hex to hex leads there
		return true
	}
	return len(steps) > 0 && slices.ContainsFunc(t.desk.Hand(), func(u string) bool {
		c, ok := t.desk.Counter(u)
		return ok && slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "rail" })
	})
}

func pathOf(steps []plan.Step) canvas.Path {
	if len(steps) == 0 {
		return canvas.Path{}
	}
	var path canvas.Path
	for _, s := range steps {
		path.Hexes, path.Costs, path.Alarms = append(path.Hexes, s.Hex), append(path.Costs, rules.Points(s.Cost, s.Per)), append(path.Alarms, s.Warn != "")
	}
	end := steps[len(steps)-1]
	path.Label = lang.L("cost {{.Cost}} · {{.Left}} left", priceWords(end))
	path.Warn = end.Kind == rules.MarkReachZone || end.Warn != "" // to use up all points is nothing to be warned of
	return path
}

// preview shows the attack that might be made where the pointer is. The preview of
// another hex does not stay while an enemy is pointed at whom nobody can attack; over
// empty ground it stays, or its button could not be reached, but gives way to an
// attack that was rolled.
func (t *pointing) preview(h canvas.Hit) {
	st := t.desk.Seat().Status()
	if t.past != now || t.view().Combat != nil || st.ToAct != st.Side { // who reacts attacks nobody
		return
	}
	if !h.OnMap {
		return
	}
	if h.Stack == nil || h.Stack.Side == t.desk.Me() && !t.to.byHand() { // by hand either side may be the attacker
		if f := t.fought(); f != nil && t.drawer.dismissed != f.Entry && (t.drawer.ahead != nil || t.drawer.aheadNote != "") {
			t.drawer.setAhead(nil, "")
		}
		return
	}
	sheet, note := t.desk.Preview(h.Number)
	if sheet == nil && note == "" && t.drawer.ahead == nil && t.drawer.aheadNote == "" {
		return
	}
	t.drawer.setAhead(sheet, note)
	if sheet != nil {
		t.to.did(tour.Looked)
	}
}

// placeLine is what is written of the hex under the pointer.
func (t *pointing) placeLine(h canvas.Hit) (number, rest string) {
	if !h.OnMap {
		return "", ""
	}
	x := &t.desk.Match.Ruleset().Board().Hexes[h.Hex]
	parts := []string{}
	if x.Town != "" {
		parts = append(parts, x.Town)
	}
	parts = append(parts, groundWords(x)...)
	if t.past == now {
		if t.byRail(h.Number) {
			parts = append(parts, lang.L("by rail"))
		}
		parts = append(parts, wayWords(t.desk.Steps(h.Number))...)
	}
	if h.Stack != nil && len(h.Stack.Units) > 1 {
		parts = append(parts, lang.N("{{.N}} units", len(h.Stack.Units), map[string]any{"N": len(h.Stack.Units)}))
	}
	if odds := t.oddsBeneath(h); odds != "" {
		parts = append(parts, odds)
	}
	if t.past == now && t.desk.CanLeave(h.Unit) {
		parts = append(parts, lang.L("click a selected unit to leave it here"))
	}
	parts = append(parts, t.markNotes(h.Number)...)
	if note, bad := t.supplyNote(h); note != "" && (bad || t.to.overlayOn(overlaySupply)) {
		parts = append(parts, note)
	}
	if off := offMapWords(t.desk.Match.Ruleset().Board(), t.maps(), h.Number); off != "" {
		parts = append(parts, off)
	}
	return h.Number, strung(parts)
}

// strung puts words and sentences into a line: a dot parts them, but after a sentence, which
// has its own.
func strung(parts []string) string {
	var b strings.Builder
	for i, s := range parts {
		switch {
		case i == 0:
		case strings.HasSuffix(parts[i-1], "."):
			b.WriteString(" ")
		default:
			b.WriteString(" · ")
		}
		b.WriteString(s)
	}
	return b.String()
}

// oddsBeneath are the odds of an attack on the hex under the pointer, in a line, where the
// whole preview would cover what is pointed at.
func (t *pointing) oddsBeneath(h canvas.Hit) string {
	if t.past != now || !t.slim || h.Stack == nil || t.roomFor(h) || !t.declarable(h.Number) {
		return ""
	}
	s, note := t.desk.Preview(h.Number)
	if s == nil {
		return note
	}
	return lang.L("{{.Odds}}, {{.Attack}} against {{.Defense}}", map[string]any{"Odds": t.oddsOf(s), "Attack": s.Attacker.Strength, "Defense": defence(s, s.Defender.Strength)})
}

// priceWords is what a way takes and leaves, as players write points.
func priceWords(end plan.Step) map[string]any {
	return map[string]any{"Cost": rules.Points(end.Cost, end.Per), "Left": rules.Points(end.Left, end.Per)}
}

// wayWords say what a way takes, and what may come of it.
func wayWords(steps []plan.Step) []string {
	if len(steps) == 0 {
		return nil
	}
	end := steps[len(steps)-1]
	list := []string{lang.L("cost {{.Cost}}, {{.Left}} left", priceWords(end))}
	for _, s := range steps {
		if s.Warn != "" {
			warn := s.Hex + ": " + s.Warn
			if s.Case != "" {
				warn += " (" + s.Case + ")"
			}
			list = append(list, warn)
		}
	}
	return list
}

// markNotes are the sentences that go with what is marked in a hex.
func (t *pointing) markNotes(hex string) []string {
	var list []string
	marks := t.marks
	if t.ahead != nil {
		marks = append(slices.Clip(marks), t.ahead.Hexes...)
	}
	for _, m := range marks {
		if priced := m.Kind == rules.MarkClosed || m.Kind == rules.MarkCostly; m.Note == "" && priced && m.Case != "" { // what stands on the plate, with its case
			m.Note = capital(strings.ReplaceAll(m.Label, "\n", " "))
		}
		if m.Hex != hex || m.Note == "" {
			continue
		}
		if m.Case != "" {
			m.Note += " (" + m.Case + ")"
		}
		if !slices.Contains(list, m.Note) {
			list = append(list, m.Note)
		}
	}
	return list
}

// printedMarks are marks with signs for the minuses in their labels.
func printedMarks(marks []rules.Mark) []rules.Mark {
	list := slices.Clone(marks)
	for i := range list {
		list[i].Label = story.Minus(list[i].Label)
	}
	return list
}
