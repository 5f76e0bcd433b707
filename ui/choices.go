package ui

import (
	"errors"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/palette"
	"vistula/ui/settings"
)

// choices are what can be chosen for one setting: as the file has it, and as the
// player reads it.
type choices []struct{ id, label string }

func (c *choices) add(id, label string) { *c = append(*c, struct{ id, label string }{id, label}) }

// list is a choice with what is set chosen; nothing where that is unknown.
func (c choices) list(set string, escape func()) *keySelect {
	var labels []string
	chosen := ""
	for _, x := range c {
		labels = append(labels, x.label)
		if x.id == set {
			chosen = x.label
		}
	}
	return newKeySelect(labels, chosen, escape)
}

// chosen is what the player has chosen; what was set stays where he chose nothing.
func (c choices) chosen(from *keySelect, set string) string {
	if i := from.SelectedIndex(); i >= 0 {
		return c[i].id
	}
	return set
}

// palettes are the sets of colours.
func palettes() (c choices) {
	for _, p := range palette.All() {
		c.add(string(p.ID), p.Title)
	}
	return c
}

// speeds are those of what moves.
func speeds() (c choices) {
	c.add(string(settings.Off), lang.L("Off: nothing moves"))
	c.add(string(settings.Slow), lang.L("Slow"))
	c.add(string(settings.Steady), lang.L("Normal"))
	c.add(string(settings.Fast), lang.L("Fast"))
	return c
}

// watches are the ways to see what others do.
func watches() (c choices) {
	c.add(string(settings.WatchStep), lang.L("Step by step"))
	c.add(string(settings.WatchSlow), lang.L("Slow"))
	c.add(string(settings.WatchQuick), lang.L("Quick"))
	c.add(string(settings.WatchOff), lang.L("Off"))
	return c
}

// strange tells which settings this version does not know. They stay in the file
// until the player chooses something else.
func (s *Shell) strange() (list []error) {
	if _, ok := palette.Find(palette.ID(s.settings.Palette)); !ok {
		list = append(list, errors.New(lang.L("the palette “{{.Name}}” in your settings is unknown, so the standard one is used", map[string]any{"Name": s.settings.Palette})))
	}
	return list
}
