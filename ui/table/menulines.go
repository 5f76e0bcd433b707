package table

import "fyne.io/fyne/v2"

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
		m := fyne.NewMenuItem(keyed(c.label, c.key), c.do)
		if len(c.more) > 0 {
			m.ChildMenu = fyne.NewMenu("", menuItems(c.more)...)
		}
		items = append(items, m)
	}
	return items
}

// keyed is a line of a menu with its key behind it. Fyne would set the key apart, but
// so pale that nobody can read it.
func keyed(label, key string) string {
	if key == "" {
		return label
	}
	return label + "   " + key
}
