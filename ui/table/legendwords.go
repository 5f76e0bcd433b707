package table

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/overlay"
	"vistula/rules"
)

// legendLine is a kind of mark with what it means; without a kind it is words alone.
type legendLine struct {
	kind, label, words string
	way                bool // it is a line from hex to hex
}

// lines are the kinds of marks and ways that are on the map, each once, in the order in
// which they are met.
func (l *legend) lines(marks []rules.Mark, ways []rules.Way) []legendLine {
	var list []legendLine
	add := func(x legendLine) {
		if x.words != "" && !slices.ContainsFunc(list, func(o legendLine) bool { return o.kind == x.kind && o.way == x.way }) {
			list = append(list, x)
		}
	}
	for i := range marks {
		add(l.ofMark(&marks[i]))
	}
	commands := l.commands()
	for i := range ways {
		words := wayMeans(ways[i].Kind)
		if led := commandMeans(ways[i].Kind); commands && led != "" {
			words = led
		}
		add(legendLine{kind: ways[i].Kind, words: words, way: true})
	}
	return list
}

// idleLines say of overlays that are on and mark nothing that there is nothing to mark: else
// they would be taken not to work.
func (l *legend) idleLines() []legendLine {
	var list []legendLine
	for _, id := range l.to.idleOverlays() {
		switch id {
		case overlayThreat:
			list = append(list, legendLine{words: lang.L("Threat: there is nothing the enemy could attack now.")})
		case overlayZones, overlayOwn:
			list = append(list, legendLine{words: lang.L("Zones of control: there are none now.")})
		}
	}
	return list
}

// commands tells whether the lines on the map are those of command, and not of supply.
func (l *legend) commands() bool {
	on := l.to.overlaysOn()
	return slices.Contains(on, overlayCommand) && !slices.Contains(on, rules.QuerySupply)
}

// overlayCommand is the overlay of who is commanded, in the rulebooks that have one.
const overlayCommand = "command"

// commandMeans says what a line of command means.
func commandMeans(kind string) string {
	switch kind {
	case "in":
		return lang.L("line of command")
	case "out":
		return lang.L("out of command")
	}
	return ""
}

// ofMark is what a mark means; without words where it needs none.
func (l *legend) ofMark(m *rules.Mark) legendLine {
	x := legendLine{kind: m.Kind, words: markMeans(m.Kind)}
	side := l.t.desk.SideName
	me := l.t.desk.Me()
	switch m.Kind {
	case "threat":
		x.label, x.words = m.Label, lang.L("can be attacked, at these odds")
		if m.Note != "" {
			x.words = strings.TrimSuffix(m.Note, ".")
		}
	case "control-own":
		x.words = lang.L("held by {{.Side}}", map[string]any{"Side": side(me)})
	case "control-enemy":
		x.words = lang.L("held by {{.Side}}", map[string]any{"Side": side(l.t.desk.Other(me))})
	case overlay.ObjectiveOwn, overlay.ObjectiveEnemy, overlay.Objective:
		x.label = m.Label
		x.words = lang.L("objective held by nobody")
		if m.Kind == overlay.ObjectiveOwn {
			x.words = lang.L("objective held by {{.Side}}", map[string]any{"Side": side(me)})
		} else if m.Kind == overlay.ObjectiveEnemy {
			x.words = lang.L("objective held by {{.Side}}", map[string]any{"Side": side(l.t.desk.Other(me))})
		}
		x.words += ". " + strings.TrimSuffix(m.Note, ".")
	case "area-1", "area-2", "area-3":
		x.words = m.Note
	case "within":
		x.words = lang.L("within the radius")
		for _, o := range l.t.desk.Overlays() {
			if slices.Contains(l.to.overlaysOn(), o.ID) && o.Help != "" {
				x.words = strings.TrimSuffix(o.Help, ".")
			}
		}
	}
	return x
}

// markMeans says what a kind of mark means in every game; "" where it has no words.
func markMeans(kind string) string {
	switch kind {
	case "source":
		return lang.L("source of supply")
	case "in":
		return lang.L("units here are in full supply")
	case "low":
		return lang.L("units here are in low supply only")
	case "out":
		return lang.L("out of supply")
	case "cut":
		return lang.L("here the enemy cuts a line of supply")
	case "zone":
		return lang.L("enemy zone of control")
	case "zone-negated":
		return lang.L("enemy zone of control that counts for less")
	case "own-zone":
		return lang.L("your zone of control")
	case "own-zone-negated":
		return lang.L("your zone of control that counts for less")
	}
	return ""
}

// wayMeans does the same for lines from hex to hex.
func wayMeans(kind string) string {
	switch kind {
	case "in":
		return lang.L("line of full supply")
	case "low":
		return lang.L("line of low supply")
	case "cut":
		return lang.L("line of supply that the enemy cuts")
	case "out":
		return lang.L("out of supply")
	case "march":
		return lang.L("way that units went")
	case rules.WayBoundary:
		return lang.L("boundary between armies")
	case rules.WayBoundaryDraft:
		return lang.L("boundary that you can draw")
	case rules.WayBoundaryStart:
		return lang.L("hexside where it can start")
	case rules.WayBridge:
		return lang.L("pontoon bridge")
	case rules.WayJourney:
		return lang.L("way by rail")
	}
	return ""
}
