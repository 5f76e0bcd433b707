package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// command is a line of the menu: what it does, or the lines it opens.
type command struct {
	label, key string
	do         func()
	more       []command
}

// possible are those of the commands that can be given now.
func possible(list []command) []command {
	var can []command
	for _, c := range list {
		if c.more = possible(c.more); c.do != nil || len(c.more) > 0 {
			can = append(can, c)
		}
	}
	return can
}

// menuItems are commands as lines of a menu, each group with a menu beside it.
func menuItems(list []command) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, c := range list {
		m := fyne.NewMenuItem(c.label, c.do)
		if c.key != "" {
			m.Shortcut = shown(c.key)
		}
		if len(c.more) > 0 {
			m.ChildMenu = fyne.NewMenu("", menuItems(c.more)...)
		}
		items = append(items, m)
	}
	return items
}

// shown is a key as a menu writes it at the end of a line; keys.go answers it.
func shown(key string) fyne.Shortcut {
	s := &desktop.CustomShortcut{}
	if rest, ok := strings.CutPrefix(key, "Ctrl+"); ok {
		s.Modifier, key = fyne.KeyModifierControl, rest
	}
	s.KeyName = fyne.KeyName(key)
	return s
}
