package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/ui/desk"
)

// sieve is the line above the journal: what of it is wanted, and the words that are
// sought in it.
type sieve struct {
	by     desk.Sieve
	sought string
	k      *kit
	choice *keyChoice
	entry  *search
}

// newSieve makes the line; changed is called when something else is wanted.
func newSieve(t *tabletop, changed func()) *sieve {
	s := &sieve{k: t.kit}
	names := sieveNames()
	s.choice = t.newChoice(func(label string) {
		for by, name := range names {
			if name == label && by != s.by {
				s.by = by
				changed()
			}
		}
	})
	s.choice.SetOptions([]string{names[desk.Everything]})
	s.choice.SetSelected(names[desk.Everything])
	s.entry = &search{k: t.kit}
	s.entry.ExtendBaseWidget(s.entry)
	s.entry.PlaceHolder = lang.L("Search the journal")
	s.entry.OnChanged = func(words string) {
		s.sought = words
		changed()
	}
	return s
}

// offer gives the sieves to choose from. One that is chosen and not among them gives way to
// everything.
func (s *sieve) offer(list []desk.Sieve) {
	names := sieveNames()
	var labels []string
	for _, by := range list {
		labels = append(labels, names[by])
	}
	if slices.Equal(labels, s.choice.Options) {
		return
	}
	s.choice.SetOptions(labels)
	if !slices.Contains(list, s.by) {
		s.choice.SetSelected(names[desk.Everything])
	}
}

// sieveNames are what the sieves are called.
func sieveNames() map[desk.Sieve]string {
	return map[desk.Sieve]string{
		desk.Everything: lang.L("All"), desk.Battles: lang.L("Battles"), desk.Losses: lang.L("Losses"),
		desk.Supplies: lang.L("Supply"), desk.Mine: lang.L("Mine"),
	}
}

// sieveOver lays the sieve above the journal's list: in one line, or in two where its
// words have no room beside the choice. It leaves the list alone where little of it
// would be seen. The objects are the choice, the entry and the list.
type sieveOver struct {
	*sieve
	r *record
}

func (s sieveOver) MinSize(objects []fyne.CanvasObject) fyne.Size { return objects[2].MinSize() }

func (s sieveOver) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const gap, rows = 4, 3
	high, choice := s.entry.MinSize().Height, s.choice.MinSize().Width
	if s.k.slim {
		high = max(high, s.k.finger())
	}
	wide := size.Width - scrollBar
	words := fyne.MeasureText(s.entry.PlaceHolder, fynetheme.TextSize(), s.entry.TextStyle).Width + 4*fynetheme.InnerPadding()
	bars, at := high, fyne.NewPos(choice+gap, 0)
	if choice+gap+words > wide {
		bars, at = 2*high+gap, fyne.NewPos(0, high+gap)
		choice = wide
	}
	roomy := size.Height >= bars+gap+rows*objects[2].MinSize().Height
	for _, o := range objects[:2] {
		if roomy != o.Visible() {
			if roomy {
				o.Show()
			} else {
				o.Hide()
			}
		}
	}
	below := float32(0)
	if roomy {
		s.choice.Move(fyne.NewPos(0, 0))
		s.choice.Resize(fyne.NewSize(choice, high))
		s.entry.Move(at)
		s.entry.Resize(fyne.NewSize(wide-at.X, high))
		below = bars + gap
	}
	objects[2].Move(fyne.NewPos(0, below))
	follows := s.r.follows()
	objects[2].Resize(fyne.NewSize(size.Width, size.Height-below))
	if follows {
		s.r.follow()
	}
}
