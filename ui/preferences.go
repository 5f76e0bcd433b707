package ui

import (
	"strconv"

	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/ui/settings"
)

// sizes of text that are offered, in percent.
var sizes = []int{80, 90, 100, 115, 130, 150, 175, 200}

// preferences shows the settings; they take effect together.
func (s *Shell) preferences() {
	old := *s.settings
	var hide func()
	escape := func() { hide() }
	var labels []string
	for _, size := range sizes {
		labels = append(labels, percent(size))
	}
	text := newKeySelect(labels, percent(nearest(old.TextSize)), escape)
	check := func(words string, on bool) *keyCheck { return newKeyCheck(words, on, escape) }
	dark := check(lang.L("Dark panels; the map keeps its paper"), old.Dark)
	period := check(lang.L("Symbols of the period: crossed rifles, sabres, cannon"), old.Period)
	animate := check(lang.L("Moves glide and combats flash"), old.Animate)
	confirm := check(lang.L("Warn before a phase ends with something left to do"), old.Confirm)
	form := widget.NewForm(
		widget.NewFormItem(lang.L("Size of text"), text), widget.NewFormItem(lang.L("Panels"), dark),
		widget.NewFormItem(lang.L("Counters"), period), widget.NewFormItem(lang.L("Movement"), animate),
		widget.NewFormItem(lang.L("Questions"), confirm),
	)
	hide = s.show(lang.L("Settings"), form, lang.L("Apply"), func() {
		size := old.TextSize
		if i := text.SelectedIndex(); i >= 0 && sizes[i] != nearest(old.TextSize) {
			size = sizes[i]
		}
		s.apply(func(to *settings.Settings) {
			to.TextSize, to.Dark, to.Period, to.Animate, to.Confirm = size, dark.Checked, period.Checked, animate.Checked, confirm.Checked
		})
	})
}

// apply changes the settings, keeps them and shows them.
func (s *Shell) apply(change func(*settings.Settings)) {
	change(s.settings)
	s.dress()
	if s.game != nil {
		s.game.table.Refresh()
	} else {
		s.showStart()
	}
	s.keepSettings()
}

func percent(n int) string { return strconv.Itoa(n) + " %" }

// nearest is the offered size that is nearest to one.
func nearest(size int) int {
	best := sizes[0]
	for _, n := range sizes {
		if abs(n-size) < abs(best-size) {
			best = n
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }
