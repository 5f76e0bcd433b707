package table

import (
	"time"

	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// list is the buttons of the bar from left to right.
func (b *promptBar) list(v *rules.View) []barButton {
	t, d := b.t, b.t.desk
	switch {
	case t.watching:
		return b.watchingScenes()
	case t.past != now:
		return b.backwards()
	}
	if d.Computer() {
		return b.watching()
	}
	if b.to.turnStarts() {
		return []barButton{{label: b.to.startWords(), main: true, do: b.to.closeSheet}}
	}
	if v.Outcome != nil {
		return append(b.tools(), b.endButton())
	}
	var list []barButton
	buttons := d.Buttons()
	owed := t.owed()
	if len(owed) > 0 {
		list = append(list, b.owedButton(owed))
	}
	for _, k := range buttons {
		list = append(list, barButton{label: k.Label, cas: k.Case, do: func() { b.to.press(k) }})
	}
	tools := b.tools()
	main := len(list) - 1
	if main < 0 {
		return append(list, tools...)
	}
	if desk.Equal(buttons) { // of several choices none is the one, and none gives way to the tools
		return append(tools, list...)
	}
	if len(buttons) > 0 && rules.Cancels(buttons[len(buttons)-1].Verb) { // what gives up is not what is asked
		return append(list, tools...)
	}
	if n := len(buttons); n > 0 && d.Aside(buttons[n-1]) { // nor what one unit could do besides being moved
		if len(owed) == 0 {
			return append(list, tools...)
		}
		list = append(list[1:], list[0])
	}
	last := list[main]
	last.main = true
	return append(append(list[:main:main], tools...), last)
}

// tools are undo, with the menu of what can be taken back, and redo.
func (b *promptBar) tools() []barButton {
	d := b.t.desk
	return []barButton{
		{label: lang.L("Undo"), icon: fynetheme.ContentUndoIcon(), worded: true, off: !d.CanUndo() && !b.to.putByHand(), tip: b.undoTip, do: b.to.undo},
		{label: lang.L("Undo move or phase …"), icon: fynetheme.MenuDropUpIcon(), off: !d.CanUndo(), tip: b.undoMenuTip, do: b.undoMenu},
		{label: lang.L("Redo"), icon: fynetheme.ContentRedoIcon(), off: !d.CanRedo(), tip: b.redoTip, do: b.to.redo},
	}
}

// backwards are the buttons while one looks back.
func (b *promptBar) backwards() []barButton {
	t := b.t
	return []barButton{
		{label: lang.L("To the start"), icon: fynetheme.MediaSkipPreviousIcon(), do: func() { b.to.lookAt(0) }},
		{label: lang.L("Back"), icon: fynetheme.NavigateBackIcon(), off: t.past == 0, tip: b.backTip, do: func() { b.to.lookAt(t.desk.Before(t.past)) }},
		{label: lang.L("Forward"), icon: fynetheme.NavigateNextIcon(), do: func() { b.to.lookAt(t.desk.After(t.past)) }},
		{label: lang.L("Watch from here"), icon: fynetheme.MediaPlayIcon(), do: func() { b.to.watchAgain(t.past, t.desk.Match.Cursor()) }},
		{label: lang.L("Play on from here"), do: b.to.playOn},
		{label: lang.L("To the present"), main: true, do: b.to.present},
	}
}

// watchingScenes are the buttons while what others did is shown.
func (b *promptBar) watchingScenes() []barButton {
	main := barButton{label: lang.L("Pause"), icon: fynetheme.MediaPauseIcon(), worded: true, main: true, do: b.to.watchResume}
	if b.to.watchPaused() {
		main.label, main.icon = lang.L("Resume"), fynetheme.MediaPlayIcon()
	}
	if b.t.settings.Watch.Known() == settings.WatchStep {
		main = barButton{label: lang.L("Next"), main: true, do: b.to.watchForward}
	}
	return []barButton{{label: lang.L("Skip"), icon: fynetheme.MediaSkipNextIcon(), do: b.to.watchSkip}, main}
}

// watching are the buttons while a computer player is at work.
func (b *promptBar) watching() []barButton {
	if b.to.botsPaused() {
		return append(b.tools(),
			barButton{label: lang.L("One action"), icon: fynetheme.MediaSkipNextIcon(), do: b.to.stepBots},
			barButton{label: lang.L("Resume"), icon: fynetheme.MediaPlayIcon(), worded: true, main: true, do: b.to.pauseBots},
		)
	}
	return []barButton{{label: lang.L("Pause"), icon: fynetheme.MediaPauseIcon(), worded: true, main: true, do: b.to.pauseBots}}
}

// served is whom the buttons of the bar serve.
type served uint8

const (
	nobodyYet served = iota
	whoDecides
	whoWatches
	whoWaits // for a computer player
	whoReads // how the game ended
)

// serving is whom they serve now.
func (b *promptBar) serving() served {
	switch t := b.t; {
	case t.watching:
		return whoWatches
	case t.past == now && t.desk.Computer():
		return whoWaits
	case t.past == now && t.view().Outcome != nil:
		return whoReads
	}
	return whoDecides
}

// startled is how long the space bar does nothing when the main button has come to serve
// somebody else: a press that was meant to pause a computer must not end the phase that
// has come meanwhile, nor one that was meant to end it pause the computer.
const startled = 500 * time.Millisecond

// steady tells whether the main button has been of a kind for long enough.
func (b *promptBar) steady() bool { return time.Since(b.since) >= startled }

// bind gives the digits and the space bar their meaning.
func (b *promptBar) bind() {
	if s := b.serving(); s != b.serves {
		if b.serves != nobodyYet {
			b.since = time.Now()
		}
		b.serves = s
	}
	b.keys, b.main = nil, nil
	for _, k := range b.pressed {
		switch {
		case k.off:
		case k.main:
			b.main = k.do
		case k.icon == nil:
			b.keys = append(b.keys, k.do)
		}
	}
}

// keyOf is the digit that presses a button, 0 for none.
func (b *promptBar) keyOf(k barButton) int {
	n := 0
	for _, o := range b.pressed {
		if o.off || o.main || o.icon != nil {
			continue
		}
		if n++; o.label == k.label && !k.off && !k.main && k.icon == nil {
			return n
		}
	}
	return 0
}

// owedButton leads to what keeps the step from ending.
func (b *promptBar) owedButton(list []rules.Duty) barButton {
	label := lang.L("Show what is required")
	if len(list) > 1 {
		label = lang.L("Show what is required ({{.N}})", map[string]any{"N": len(list)})
	}
	return barButton{label: label, cas: list[0].Case, do: func() { b.to.showOwed(list) }}
}

// endButton leads to the page that tells how the game ended, and from there back to the map.
func (b *promptBar) endButton() barButton {
	if b.to.endShown() {
		return barButton{label: lang.L("View the map"), main: true, do: b.to.closeSheet}
	}
	return barButton{label: lang.L("How it ended"), main: true, do: b.to.showEnd}
}
