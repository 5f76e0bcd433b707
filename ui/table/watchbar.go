package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/pen"
	"vistula/ui/settings"
)

// watchName is what a way to watch is called.
func watchName(w settings.Watch) string {
	switch w.Known() {
	case settings.WatchStep:
		return lang.L("Step")
	case settings.WatchQuick:
		return lang.L("Quick")
	case settings.WatchOff:
		return lang.L("Off")
	}
	return lang.L("Slow")
}

// fill makes the card above the map: what is shown, how far one is, and how to go on.
func (w *watch) fill() {
	if !w.watching {
		w.box.Hide()
		w.board.Overhang(0)
		return
	}
	width := w.room()
	caption := w.caption()
	ground, _ := w.look.Nation(w.desk.Nation(w.side()))
	chip := plate(ground, w.look.Line, 3)
	words := w.para(caption, 13.5, semi, w.look.Text, width-w.px(30))
	line := container.NewBorder(nil, nil, container.NewVBox(padded(3, 0, 0, 6, sized(w.px(14), w.px(14), chip))), nil, words)
	list := rows(7, w.controls(width), line, w.progress(width, ground))
	back := plate(w.look.Raised, w.look.Line, 12)
	w.box.Objects = []fyne.CanvasObject{newScreen(back, nil), padded(9, 9, 14, 14, list)}
	w.box.Show()
	w.box.Refresh()
	w.place()
}

// room is the width of what is on the card.
func (w *watch) room() float32 {
	free := w.board.Size().Width - w.covered.Right - w.covered.Left - 60
	return max(220, min(w.px(500), free))
}

// place puts the card at the top of the map.
func (w *watch) place() {
	if !w.box.Visible() {
		return
	}
	m := w.box.MinSize()
	at := w.board.Position()
	put(w.box, at.X+max(4, (w.board.Size().Width-w.covered.Right-m.Width)/2), at.Y+w.px(10), m.Width, m.Height)
	w.board.Overhang(m.Height + w.px(16))
}

// foot is how far the card reaches down with three lines of words, 0 while there is none.
func (w *watch) foot() float32 {
	if !w.box.Visible() {
		return 0
	}
	return w.px(124)
}

// caption says what is shown now.
func (w *watch) caption() string {
	list := w.reel.scenes
	if !w.live && !w.shows { // it is being found what there is to be shown
		st := w.view().Status
		return lang.L("{{.Side}}, turn {{.N}}", map[string]any{"Side": w.desk.SideName(st.Side), "N": w.turnName(st.Turn)})
	}
	if !w.shows || w.next == 0 || w.next > len(list) {
		side := map[string]any{"Side": w.desk.SideName(w.side())}
		if w.paused {
			return lang.L("{{.Side}}: the computer is paused.", side)
		}
		words := lang.L("{{.Side}}: the computer is playing.", side)
		if thinks := w.to.thinks(); thinks != "" {
			words += " " + thinks
		}
		return words
	}
	s := &list[w.next-1]
	head := lang.L("{{.Side}}, turn {{.N}} · {{.Phase}}", map[string]any{"Side": w.desk.SideName(whoMoves(s)), "N": w.turnName(s.Turn), "Phase": s.Phase})
	words := w.sceneWords(s, w.view())
	if s.Battle != nil { // what came of it; what the dice mean is on the card
		words = w.teller().Attack(s.Battle)
		if s.Battle.Attacker == s.Mover { // whose turn it is has been said
			words = lang.L("Attack on {{.Place}}.", map[string]any{"Place": w.teller().Spot(s.Battle.Targets[0])})
		}
		words += " " + w.verdictOf(s.Battle).words
	}
	return head + " · " + words
}

// controls are the buttons: pause, next, the ways to watch, and skip.
func (w *watch) controls(width float32) fyne.CanvasObject {
	icon, tip, next := fynetheme.MediaPauseIcon(), lang.L("Pause (Space)"), lang.L("Next (N)")
	switch {
	case w.settings.Watch.Known() == settings.WatchStep:
		icon, tip, next = fynetheme.MediaPlayIcon(), lang.L("Go on without waiting for a key"), lang.L("Next (Space or N)")
	case w.paused:
		icon, tip = fynetheme.MediaPlayIcon(), lang.L("Resume (Space)")
	}
	small := func(icon fyne.Resource, words string, do func()) fyne.CanvasObject {
		b := w.pressable("", icon, do)
		b.tip = says(words)
		side := max(w.px(34), b.MinSize().Height)
		if w.slim {
			side = w.finger()
		}
		return sized(side, side, b)
	}
	row := columns(5, small(icon, tip, w.resume), small(fynetheme.MediaSkipNextIcon(), next, w.forward))
	if width >= w.px(430) {
		for _, way := range settings.Watches() {
			b := w.pressable(watchName(way), nil, func() { w.setSpeed(way) })
			if way == w.settings.Watch.Known() {
				b.Importance = widget.WarningImportance
			}
			row.Add(b)
		}
	} else {
		row.Add(w.pressable(watchName(w.settings.Watch), nil, func() { w.setSpeed(w.settings.Watch.Next()) }))
	}
	count := lang.L("{{.N}} of {{.Of}}", map[string]any{"N": w.next, "Of": len(w.reel.scenes)})
	return split(row, columns(8, container.NewCenter(w.second(count)), w.pressable(lang.L("Skip"), nil, w.skip)))
}

// resume goes on from a pause, or from waiting for keys at the slow way; else it
// pauses.
func (w *watch) resume() {
	if !w.paused && w.settings.Watch.Known() == settings.WatchStep {
		w.setSpeed(settings.WatchSlow)
		w.step()
		return
	}
	w.pause()
}

// progress is a bar of how much has been shown.
func (w *watch) progress(width float32, c color.NRGBA) fyne.CanvasObject {
	part := 0.0
	if n := len(w.reel.scenes); n > 0 {
		part = float64(w.next) / float64(n)
	}
	return newPicture(width, 5, func(p pen.Pen, wide, high float64) {
		p.Fill(new(pen.Path).RoundRect(pen.Rect{W: wide, H: high}, high/2), pen.Winding, w.look.Soft)
		if part > 0 {
			p.Fill(new(pen.Path).RoundRect(pen.Rect{W: max(high, wide*part), H: high}, high/2), pen.Winding, c)
		}
	})
}
