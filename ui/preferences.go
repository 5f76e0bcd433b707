package ui

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/settings"
)

// sizes of text that are offered, in percent.
var sizes = []int{80, 90, 100, 115, 130, 150, 175, 200}

// displays are the scales of everything that are offered, in percent.
var displays = []int{50, 60, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300}

// preferences shows the settings; they take effect together.
func (s *Shell) preferences() {
	old := *s.settings
	var hide func()
	escape := func() { hide() }
	text := newKeySelect(percents(sizes), percent(nearest(sizes, old.TextSize)), escape)
	display := newKeySelect(percents(displays), percent(nearest(displays, old.Display)), escape)
	look, speed := palettes().list(old.Palette, escape), speeds().list(string(old.Speed), escape)
	watch := watches().list(string(old.Watch.Known()), escape)
	check := func(words string, on bool) *keyCheck { return newKeyCheck(words, on, escape) }
	dark := check(lang.L("Dark panels; the map keeps its paper"), old.Dark)
	period := check(lang.L("Period symbols: crossed rifles, sabres, cannon"), old.Period)
	minimap := check(lang.L("A minimap where only a part of the map is in sight"), old.Minimap)
	confirm := check(lang.L("Warn before ending a phase with something left to do"), old.Confirm)
	account := check(lang.L("Show what happened after the enemy's turn"), old.Account)
	item := widget.NewFormItem
	form := widget.NewForm(
		item(lang.L("Text size"), text), item(lang.L("Display scale"), display), item(lang.L("Panels"), dark),
		item(lang.L("Colours"), look), item(lang.L("Counters"), period), item(lang.L("Animation"), speed),
		item(lang.L("Enemy's turn"), watch), item("", account),
		item(lang.L("Map"), minimap), item(lang.L("Questions"), confirm), item(lang.L("Own data"), s.ownButtons(func() { hide() }, escape)),
	)
	hide = s.show(lang.L("Settings"), form, lang.L("Apply"), func() {
		size, scale := taken(text, sizes, old.TextSize), taken(display, displays, old.Display)
		s.apply(func(to *settings.Settings) {
			to.TextSize, to.Display = size, scale
			to.Dark, to.Period, to.Confirm, to.Minimap = dark.Checked, period.Checked, confirm.Checked, minimap.Checked
			to.Palette = palettes().chosen(look, old.Palette)
			to.Watch, to.Account = settings.Watch(watches().chosen(watch, string(old.Watch))), account.Checked
			to.Speed = settings.Speed(speeds().chosen(speed, string(old.Speed)))
		})
	})
}

// apply changes the settings, keeps them and shows them.
func (s *Shell) apply(change func(*settings.Settings)) {
	was := s.settings.Display
	change(s.settings)
	size := s.win.Canvas().Size()
	s.dress()
	if is := s.settings.Display; is != was { // what is in the window grows, not the window
		k := float32(was) / float32(is)
		s.win.Resize(fyne.NewSize(size.Width*k, size.Height*k))
	}
	if s.game != nil {
		s.game.table.Refresh()
	} else {
		s.showStart()
	}
	s.keepSettings()
}

func percent(n int) string { return strconv.Itoa(n) + " %" }

// taken is the size that was chosen from a list; one that is not in the list and
// was left alone stays as it is.
func taken(c *keySelect, list []int, old int) int {
	if i := c.SelectedIndex(); i >= 0 && list[i] != nearest(list, old) {
		return list[i]
	}
	return old
}

func percents(list []int) []string {
	var labels []string
	for _, n := range list {
		labels = append(labels, percent(n))
	}
	return labels
}

// nearest is the offered size that is nearest to one.
func nearest(list []int, size int) int {
	best := list[0]
	for _, n := range list {
		if max(n-size, size-n) < max(best-size, size-best) {
			best = n
		}
	}
	return best
}
