package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// keyTable is the page on which all keys stand.
type keyTable struct{ *tabletop }

// keyGroup are keys with one purpose.
type keyGroup struct {
	title string
	lines []keyLine
}

// keyGroups are all keys of the table, by what they are for.
func (t *keyTable) keyGroups() []keyGroup {
	return []keyGroup{
		{lang.L("Units and hexes"), []keyLine{
			{"Tab", lang.L("next unit that has not moved, or next glowing hex")},
			{"Shift+Tab", lang.L("previous unit or hex")},
			{"← ↑ → ↓", lang.L("move the hex cursor")},
			{"Enter", lang.L("click at the cursor")},
			{"F", lang.L("fan out the stack at the cursor: arrows, Enter, Space for all")},
			{"Space, Ctrl+Enter", lang.L("main button of the bar")},
			{"1 … 9", lang.L("other buttons of the bar, from the left")},
			{"Ctrl+F, /", lang.L("find a unit or town by its name")},
			{"Esc", lang.L("back, cancel")},
		}},
		{lang.L("Light up units"), lampKeyLines()},
		{lang.L("The map"), append([]keyLine{
			{"+  −", lang.L("zoom in, zoom out")}, {"Home", lang.L("the whole map")}, {"V", lang.L("show or hide the minimap")}, {"Shift+← ↑ → ↓", lang.L("pan the map")},
		}, t.mapKeyLines()...)},
		{lang.L("The game"), []keyLine{
			{"Ctrl+Z, Ctrl+Y", lang.L("undo, redo")},
			{"J", lang.L("what happened, turn by turn")},
			{"E", lang.L("how the enemy's turn is shown: step, slow, quick, off")},
			{"Space, N, Esc", lang.L("while watching: pause, next, skip to the present")},
			{"Page up, down", lang.L("step back and forward through the game")},
			{"Ctrl+S, Ctrl+O", lang.L("save, open")},
			{"Ctrl+P", lang.L("print")},
			{"Ctrl+I", lang.L("what if: try anything, and come back")},
			{"Ctrl+H", lang.L("hint: what the computer would do here")},
			{"F10", lang.L("menu: save as, settings, leave the table")},
		}},
		{lang.L("Panels and sheets"), []keyLine{
			{"F1", lang.L("charts")}, {"F2", lang.L("displays")}, {"F3", lang.L("tracks")}, {"F4", lang.L("panels on the right")},
			{"F6", lang.L("move the keyboard focus to the panels and the bar, and back to the map")},
			{"?", lang.L("list of keys")},
		}},
		{lang.L("Overlays"), t.overlayKeyLines()},
	}
}

// lampKeyLines are the keys that light up units.
func lampKeyLines() (lines []keyLine) {
	for _, l := range lampList {
		lines = append(lines, keyLine{upper(l.key), lang.L(l.label)})
	}
	return lines
}

// overlayKeyLines are the keys of the overlays that have one.
func (t *keyTable) overlayKeyLines() (lines []keyLine) {
	for _, o := range t.overlayKinds() {
		if o.key != 0 {
			lines = append(lines, keyLine{upper(o.key), lang.L(o.label)})
		}
	}
	return lines
}

// upper is a letter as it stands on its key.
func upper(r rune) string { return string(r - 'a' + 'A') }

// keyPage lists the keys.
func (t *keyTable) keyPage() page {
	return page{title: lang.L("Keys"), make: func(width float32) fyne.CanvasObject {
		across := 1
		if width > t.px(760) {
			across = 2
		}
		wide := (width - float32(across-1)*30) / float32(across)
		columnsOf := []*fyne.Container{}
		for range across {
			columnsOf = append(columnsOf, rows(5))
		}
		for _, g := range t.keyGroups() {
			col := columnsOf[0]
			for _, c := range columnsOf {
				if c.MinSize().Height < col.MinSize().Height {
					col = c
				}
			}
			col.Add(padded(10, 2, 0, 0, t.printed(g.title, 15, bold)))
			for _, l := range g.lines {
				col.Add(t.keyRow(l, wide))
			}
		}
		all := columns(30)
		for _, c := range columnsOf {
			all.Add(sized(wide, c.MinSize().Height, c))
		}
		return all
	}}
}

// keyRow is a key and what it does, side by side.
func (t *keyTable) keyRow(l keyLine, width float32) fyne.CanvasObject {
	left := min(t.px(150), width*0.4)
	key := t.para(l.key, 13.5, bold, paper.ink, left)
	what := t.para(l.what, 13.5, plain, paper.ink, width-left-8)
	return columns(8, sized(left, key.MinSize().Height, key), what)
}
