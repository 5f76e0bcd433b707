package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
)

// sieve is the line above the journal: what of it is wanted, and the words that are
// sought in it.
type sieve struct {
	by     desk.Sieve
	sought string
	box    *fyne.Container
	choice *keyChoice
	entry  *search
}

// newSieve makes the line; changed is called when something else is wanted.
func newSieve(t *tabletop, changed func()) *sieve {
	s := &sieve{}
	names := sieveNames()
	var labels []string
	for _, by := range desk.Sieves {
		labels = append(labels, names[by])
	}
	s.choice = t.newChoice(func(label string) {
		for by, name := range names {
			if name == label && by != s.by {
				s.by = by
				changed()
			}
		}
	})
	s.choice.SetOptions(labels)
	s.choice.SetSelected(labels[0])
	s.entry = &search{k: t.kit}
	s.entry.ExtendBaseWidget(s.entry)
	s.entry.PlaceHolder = lang.L("Search the journal")
	s.entry.OnChanged = func(words string) {
		s.sought = words
		changed()
	}
	s.box = container.NewBorder(nil, nil, s.choice, nil, s.entry)
	return s
}

// sieveNames are what the sieves are called.
func sieveNames() map[desk.Sieve]string {
	return map[desk.Sieve]string{
		desk.Everything: lang.L("All"), desk.Battles: lang.L("Battles"), desk.Losses: lang.L("Losses"),
		desk.Supplies: lang.L("Supply"), desk.Mine: lang.L("Mine"),
	}
}
