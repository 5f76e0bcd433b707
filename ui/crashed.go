package ui

import (
	"errors"
	"os"
	"path/filepath"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/canvas/guard"
	"vistula/ui/crash"
	"vistula/ui/question"
)

// mostReports is how many reports of panics one run of the program writes.
const mostReports = 20

// panics is what the shell has to do with panics. All of it may be touched by any
// goroutine.
type panics struct {
	mu      sync.Mutex
	seen    map[string]bool // what was reported already
	playing string          // where the game on the table is kept; "" for none
}

// crashes is the folder of the reports, beside that of the games.
func (f Folders) crashes() string { return filepath.Join(filepath.Dir(f.Games), "crashes") }

// note tells where the game on the table is kept, for reports.
func (p *panics) note(playing string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.playing = playing
}

// first tells whether a panic has not been reported yet, and notes that it was.
func (p *panics) first(what string) (playing string, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.seen[what] || len(p.seen) >= mostReports {
		return "", false
	}
	if p.seen == nil {
		p.seen = map[string]bool{}
	}
	p.seen[what] = true
	return p.playing, true
}

// panicked writes a report of a panic and has the player told of it. It may be
// called on any goroutine.
func (s *Shell) panicked(p *guard.Panic) {
	playing, ok := s.panics.first(p.Error())
	if !ok {
		return
	}
	about := "Game:    none"
	if playing != "" {
		about = "Game:    kept in " + playing
	}
	file, err := crash.Write(s.Folders.crashes(), time.Now(), p, about)
	fyne.Do(guard.Func(func() { s.tellPanic(file, err) }))
}

// tellPanic keeps the game and tells the player what happened and what to send.
func (s *Shell) tellPanic(file string, err error) {
	if s.game != nil {
		guard.Catch(s.changed)
	}
	words := lang.L("Vistula ran into an error in the program and carried on.")
	if s.game != nil {
		words += " " + lang.L("Your game is saved.")
	}
	if err != nil {
		s.inFront(lang.L("Something went wrong"), wrapped(words+" "+lang.L("No report could be written: {{.Why}}.", map[string]any{"Why": err.Error()})))
		return
	}
	words += " " + lang.L("Please send us this report: {{.File}}", map[string]any{"File": file})
	show := question.NewButton(s.win, lang.L("Open folder"), false, func() { s.openFolder(filepath.Dir(file)) }, func() {})
	s.inFront(lang.L("Something went wrong"), container.NewVBox(wrapped(words), container.NewHBox(show)))
}

// inFront shows a dialog in the window that the player has before him: the
// editor's, if it is open, else the shell's.
func (s *Shell) inFront(head string, content fyne.CanvasObject) {
	if s.editor != nil && !s.editor.Closed() {
		s.editor.Tell(head, content)
		return
	}
	s.show(head, content, lang.L("Close"), nil)
}

// openFolder shows a folder in the system's file manager.
func (s *Shell) openFolder(dir string) {
	to, err := address(dir)
	if _, missing := os.Stat(dir); missing != nil {
		err = errors.Join(err, missing)
	}
	if err == nil {
		err = s.App.OpenURL(to)
	}
	if err != nil {
		s.say(lang.L("Folder"), lang.L("No file manager could be opened. The folder is {{.Folder}}.", map[string]any{"Folder": dir}))
	}
}
