package canvas

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// layers are the containers of all that is drawn, from the ground up. They have
// no layout: everything is placed by the board.
type layers struct {
	all *fyne.Container

	blank              *fyne.Container // bare paper, at the very first
	base               *fyne.Container // the whole sheet, coarse
	landOld, landNew   *fyne.Container
	names, titles      *fyne.Container // of towns, below the counters and above what would hide them
	path, pills, under *fyne.Container // under the counters
	stacks, moving     *fyne.Container
	above              *fyne.Container // signs over the counters
	labels, figures    *fyne.Container // words on a few hexes, figures of the path
	flash, fan         *fyne.Container
}

func newLayers() *layers {
	l := &layers{}
	l.all = container.NewWithoutLayout()
	for _, c := range []**fyne.Container{
		&l.blank, &l.base, &l.landOld, &l.landNew, &l.names, &l.pills, &l.path, &l.under,
		&l.stacks, &l.moving, &l.above, &l.titles, &l.labels, &l.figures, &l.flash, &l.fan,
	} {
		*c = container.NewWithoutLayout()
		l.all.Objects = append(l.all.Objects, *c)
	}
	return l
}

// exchange swaps the places of two layers, so that what was above is below.
func (l *layers) exchange(a, b *fyne.Container) {
	list := l.all.Objects
	i, k := slices.Index(list, fyne.CanvasObject(a)), slices.Index(list, fyne.CanvasObject(b))
	list[i], list[k] = list[k], list[i]
}
