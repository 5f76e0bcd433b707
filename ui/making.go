package ui

import (
	"context"
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"vistula/canvas/guard"
	"vistula/ui/files"
	"vistula/ui/question"
)

// making is a file that is made in the background, such as a report or a film; the
// window shows how far it is, lets the player go on with the game meanwhile, and gives it
// up when the player says so.
type making struct {
	s     *Shell
	place files.Place
	// make makes the whole file in memory; it is called on a goroutine of its own.
	make func(ctx context.Context, at func(part float64)) ([]byte, error)
	// head and words stand over the progress; saved and done, when the file is there.
	head, words, saved, done string

	bar    *widget.ProgressBar
	hide   func()
	cancel func()
}

// start begins the work.
func (w *making) start() {
	ctx, cancel := context.WithCancel(context.Background())
	if w.s.Now {
		w.finish(w.write(ctx))
		cancel()
		return
	}
	w.bar, w.cancel, w.s.making = widget.NewProgressBar(), cancel, w
	w.show()
	go func() {
		defer cancel()
		var err error
		if caught := guard.Catch(func() { err = w.write(ctx) }); caught != nil {
			err = caught
		}
		fyne.Do(guard.Func(func() { w.finish(err) }))
	}()
}

// show shows how far the work is, with buttons that leave it to itself or give it up.
func (w *making) show() {
	w.hide = question.Show(w.s.win, question.Question{
		Head: w.head, Content: container.NewVBox(wrapped(w.words), w.bar), Yes: lang.L("Play on meanwhile"), No: lang.L("Cancel"),
		Width: 540 * max(1, w.s.settings.Scale()), Then: func(on bool) {
			if !on {
				w.cancel()
			}
		},
	})
}

// busy shows how far a file is that is being made, if there is one: another is begun when
// it is there.
func (s *Shell) busy() bool {
	if s.making != nil {
		s.making.show()
	}
	return s.making != nil
}

func (w *making) at(part float64) {
	if w.bar != nil {
		fyne.Do(guard.Func(func() { w.bar.SetValue(part) }))
	}
}

// write makes the file and writes it as a whole or not at all.
func (w *making) write(ctx context.Context) error {
	data, err := w.make(ctx, w.at)
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return w.place.Write(data)
}

// finish tells how it went.
func (w *making) finish(err error) {
	if w.hide != nil {
		w.hide()
		w.s.making = nil
	}
	switch {
	case errors.Is(err, context.Canceled):
	case err != nil:
		w.s.tell(err)
	default:
		question.Show(w.s.win, question.Question{
			Head: w.saved, Content: wrapped(w.done), Yes: lang.L("Open it"), No: lang.L("Close"),
			Width: 540 * max(1, w.s.settings.Scale()), Then: func(yes bool) {
				if yes {
					w.s.openOutside(w.place)
				}
			},
		})
	}
}
