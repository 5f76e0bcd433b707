package table

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/pen"
	"vistula/rules"
)

// overlayKind is an overlay as the rail shows it.
type overlayKind struct {
	id, label string
	key       rune
	icon      icon
	help      string // what it shows
	asks      string // the kind of Query that it puts, "" for none about a side
}

// tip says what an overlay shows, and its key.
func (o overlayKind) tip() string {
	words := lang.L(o.label)
	if o.help != "" {
		words += ": " + lang.L(o.help)
	}
	if o.key != 0 {
		words += " (" + strings.ToUpper(string(o.key)) + ")"
	}
	return words
}

// overlayKinds are the overlays of this table: those of all games that this one has an
// answer to and, behind supply, those that the ruleset announces.
func (t *tabletop) overlayKinds() []overlayKind {
	var list []overlayKind
	for _, o := range overlayList {
		if o.asks == "" || t.desk.Answers(o.asks) {
			list = append(list, o)
		}
		if o.id == overlaySupply {
			for _, o := range t.desk.Overlays() {
				list = append(list, overlayKind{o.ID, o.Title, freeKey(o.ID), iconRadius, strings.TrimSuffix(o.Help, "."), o.ID})
			}
		}
	}
	return list
}

// freeKey is a letter of a word that no other overlay has, nor the fan, the minimap, what
// happened, how it is watched, or a state that can be lit up.
func freeKey(word string) rune {
	taken := "fvje"
	for _, l := range lampList {
		taken += string(l.key)
	}
	for _, o := range overlayList {
		taken += string(o.key)
	}
	for _, r := range strings.ToLower(word) {
		if r >= 'a' && r <= 'z' && !strings.ContainsRune(taken, r) {
			return r
		}
	}
	return 0
}

// iconRadius stands for how far something reaches.
func iconRadius(p pen.Pen, c color.NRGBA) {
	p.Stroke(new(pen.Path).Circle(0.5, 0.5, 0.43), pen.Stroke{Width: 0.08, Color: c, Dash: []float64{0.14, 0.10}})
	p.Fill(new(pen.Path).Circle(0.5, 0.5, 0.13), pen.Winding, c)
	line(p, c, new(pen.Path).MoveTo(0.5, 0.5).LineTo(0.80, 0.20))
}

// The sheets of paper that can be laid over the map.
const (
	sheetDisplays = "displays"
	sheetTracks   = "tracks"
	sheetCharts   = "charts"
	sheetDice     = "dice"
	sheetAnalysis = "analysis"
	sheetEnd      = "end"
	sheetHappened = "happened"
	sheetKeys     = "keys"
)

// sheetKinds are the sheets that have a place in the rail.
var sheetKinds = []struct {
	id, label string
	icon      icon
	help      string
}{
	{sheetDisplays, "Displays", iconDisplays, "Displays: orders of battle, reinforcements, losses (F2)"},
	{sheetTracks, "Tracks", iconTracks, "Tracks: turns, points and what else is counted (F3)"},
	{sheetCharts, "Charts", iconCharts, "Charts, rules and keys (F1)"},
}

// The overlays.
const (
	overlayReach   = "reach"
	overlaySupply  = "supply"
	overlayZones   = "zones"
	overlayOwn     = "own-zones"
	overlayThreat  = "threat"
	overlayControl = "control"
	overlayPoints  = "points"
	overlayMoves   = "moves"
	overlayBare    = "bare"
)

// overlayList is the overlays of all games, in the order of the rail.
var overlayList = []overlayKind{
	{overlayReach, "Reach", 'r', iconReach, "where the selected units can go", ""},
	{overlaySupply, "Supply", 's', iconWheel, "how far it reaches, and the line of each unit", rules.QuerySupply},
	{overlayZones, "Their zones", 'z', iconZones, "hexes in the enemy's zones of control", rules.QueryZones},
	{overlayOwn, "Our zones", 'o', iconOwnZones, "hexes in your zones of control", rules.QueryZones},
	{overlayThreat, "Threat", 't', iconThreat, "what the enemy could attack, at what odds", rules.QueryThreat},
	{overlayControl, "Control", 'c', iconFlag, "who holds the places that count", ""},
	{overlayPoints, "Objectives", 'p', iconStar, "what each place is worth", ""},
	{overlayMoves, "Moves", 'm', iconMoves, "the moves of this player turn and the one before", ""},
	{overlayBare, "Bare map", 'b', iconEye, "the map without counters", ""},
}
