package start

import (
	"image"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"vistula/canvas/counter"
	"vistula/canvas/fonts"
	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/ui/settings"
	"vistula/ui/theme"
)

// Config is what a start screen is made from.
type Config struct {
	Window fyne.Window
	Fonts  *fonts.Set
	Theme  *theme.Theme
	Games  []Game
	Maps   *Atlas
	Last   settings.Last
	// Choice is what was chosen on a screen that this one takes the place of; none
	// is that of Last.
	Choice settings.Last
	Folder bool // the folder of saves is open, and no box
	// Scrolled is how far down what is open is scrolled.
	Scrolled float32
	Period   bool // pictograms of the period on counters
	// Running are the games in progress, the latest first; Recent the saves used
	// lately.
	Running []Running
	Recent  []Save
	// Now paints at once instead of in the background: for tests and pictures.
	Now bool
	// blank paints no pictures: for tests of what stands where.
	blank bool

	Play       func(Choice)
	Continue   func(id string)
	Remove     func(id string)
	Open       func()
	OpenRecent func(path string)
	// Rename and RenameSave ask for a name; Compare compares games of one tree, the
	// first of which it was asked for. A nil one leaves its buttons out.
	Rename     func(id string)
	RenameSave func(path string)
	Compare    func(ids []string)
	// ShowFolder shows the folder of the games in progress in the system's file manager;
	// nil leaves the button out.
	ShowFolder func()
	Settings   func()
	// Learn begins a guided first turn of the game that is best to begin with; nil
	// where there is none. LearnOf begins that of a game for which Guides is true.
	Learn   func()
	LearnOf func(ruleset string)
	Guides  func(ruleset string) bool
	// Edit opens the data of a game in the editor; nil leaves its button out.
	Edit func(ruleset string)
}

// Screen is the start screen.
type Screen struct {
	Config
	th     *theme.Theme
	games  []Game
	facts  []facts
	tokens *counter.Painter

	chosen  int // of the boxes; len(games) is the folder of saves
	built   int // the box that the page shows; -1 for none yet
	choices []*chooser
	opened  bool // the box has the window, where that is narrow
	closed  atomic.Bool

	root  *fyne.Container
	panes *panes
	shelf *shelf
	left  *container.Scroll
	right *fyne.Container
	foot  *fyne.Container   // beneath a shelf that has the window for itself
	page  *container.Scroll // the box that is open
	cards []*plate          // of the scenarios
	last  *plate            // the button that continues the last game; may be nil
	wide  float32           // width that the right pane was built for
}

// New makes the start screen with the box chosen that was played last, else the
// first that can be played.
func New(c Config) *Screen {
	last := c.Last
	if c.Choice.Ruleset != "" {
		last = c.Choice
	}
	s := &Screen{Config: c, th: c.Theme, games: c.Games, tokens: counter.New(c.Fonts), chosen: -1, built: -1}
	for i := range s.games {
		g := &s.games[i]
		s.facts = append(s.facts, factsOf(g))
		s.choices = append(s.choices, choose(g, last))
		if g.Playable() && (s.chosen < 0 || g.ID == last.Ruleset) {
			s.chosen = i
		}
	}
	s.chosen = max(0, s.chosen)
	if c.Folder {
		s.chosen, s.opened = len(s.games), true
	}
	s.shelf = newShelf(s)
	s.left = container.NewVScroll(s.shelf)
	s.right = container.NewStack()
	s.foot = container.NewStack()
	s.panes = &panes{s: s}
	s.root = container.New(s.panes, canvas.NewRectangle(s.th.Ground), s.left, s.right, s.foot)
	return s
}

// Content is what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Choice is what is chosen now, for the screen that takes the place of this one.
func (s *Screen) Choice() settings.Last {
	if s.chosen >= len(s.games) || !s.games[s.chosen].Playable() {
		return settings.Last{}
	}
	return s.choices[s.chosen].result().Last()
}

// InFolder tells whether the folder of saves is open.
func (s *Screen) InFolder() bool { return s.chosen >= len(s.games) }

// Scrolled is how far down what is open is scrolled, for the screen that takes the place of
// this one.
func (s *Screen) Scrolled() float32 {
	if s.page == nil {
		return s.Config.Scrolled
	}
	return s.page.Offset.Y
}

// Offer gives the keyboard to the game that a crash broke off, if there is one:
// Enter then continues it.
func (s *Screen) Offer() {
	if r := latest(s.Running); s.last != nil && r != nil && r.Crashed {
		s.Window.Canvas().Focus(s.last)
	}
}

// Close ends the screen. Pictures not yet begun are not painted: they would take
// the processor, and maps that were dropped, from what is shown instead. Those that were
// are let go of.
func (s *Screen) Close() {
	s.closed.Store(true)
	s.shelf.close()
}

// panes lays shelf and box side by side, or shows one of them.
type panes struct {
	s       *Screen
	size    fyne.Size
	dressed *theme.Theme // in which the foot was made
}

// MinSize implements fyne.Layout.
func (p *panes) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 480) }

// Layout implements fyne.Layout.
func (p *panes) Layout(o []fyne.CanvasObject, size fyne.Size) {
	s := p.s
	p.size = size
	s.forFingers(size.Width)
	o[0].Resize(size)
	left, right := paneWidths(size.Width, s.th.Scale, s.opened)
	seen(s.left, left > 0)
	seen(s.right, right > 0)
	low := p.layFoot(size, right == 0)
	if left > 0 {
		s.left.Resize(fyne.NewSize(left, size.Height-low))
		s.shelf.setRoom(fyne.NewSize(left, size.Height-low))
		s.left.Content.Resize(s.left.Content.MinSize().Max(s.left.Size()))
	}
	if right > 0 {
		s.right.Move(fyne.NewPos(left, 0))
		s.right.Resize(fyne.NewSize(right, size.Height))
		if right != s.wide {
			s.wide = right
			s.buildBox()
		}
	}
}

// layFoot lays the foot beneath a shelf that has the window for itself, for what stands
// above a box otherwise, and gives its height.
func (p *panes) layFoot(size fyne.Size, alone bool) float32 {
	s := p.s
	if seen(s.foot, alone); !alone {
		return 0
	}
	if p.dressed != s.th {
		p.dressed = s.th
		line := canvas.NewRectangle(s.th.Line)
		line.SetMinSize(fyne.NewSize(1, 1))
		bar := container.New(layout.NewCustomPaddedLayout(6, 6, margin, margin), row(8, append([]fyne.CanvasObject{layout.NewSpacer()}, s.always()...)...))
		s.foot.Objects = []fyne.CanvasObject{canvas.NewRectangle(s.th.Ground), container.NewBorder(line, nil, nil, nil, bar)}
		s.foot.Refresh()
	}
	high := s.foot.MinSize().Height
	s.foot.Move(fyne.NewPos(0, size.Height-high))
	s.foot.Resize(fyne.NewSize(size.Width, high))
	return high
}

// tablet is the width of a window under which it may well be one of a tablet, as
// at the table.
const tablet = 1180

// forFingers makes buttons large enough for fingers, in a window no wider than a
// tablet and wherever the theme says so.
func (s *Screen) forFingers(wide float32) {
	is := s.Theme.Touch || fyne.CurrentDevice().IsMobile() || wide < tablet*(0.5+s.th.Scale/2)
	if s.th.Touch != is {
		s.th, s.wide = s.th.ForTouch(is), 0 // the box is made anew
	}
}

// paneWidths are the widths of shelf and box; one is 0 where the window is too
// narrow for both.
func paneWidths(w, text float32, opened bool) (left, right float32) {
	if w < narrowest*(0.5+text/2) {
		if opened {
			return 0, w
		}
		return w, 0
	}
	right = max(470*(0.5+text/2), min(w*0.39, 680*text))
	return w - right, right
}

// narrow tells whether shelf and box take turns in the window.
func (s *Screen) narrow() bool {
	left, right := paneWidths(s.panes.size.Width, s.th.Scale, false)
	return left > 0 && right == 0
}

// choose marks a box.
func (s *Screen) choose(i int) {
	if i == s.chosen {
		return
	}
	s.chosen = i
	s.shelf.paint()
	if s.wide > 0 {
		s.buildBox()
	}
}

// openBox shows the chosen box where the window is narrow.
func (s *Screen) openBox() {
	if !s.narrow() || s.opened {
		return
	}
	s.opened = true
	s.root.Refresh()
	s.panes.Layout(s.root.Objects, s.root.Size())
}

// closeBox goes back to the shelf where the window is narrow.
func (s *Screen) closeBox() {
	s.opened = false
	s.panes.Layout(s.root.Objects, s.root.Size())
	s.root.Refresh()
}

// Key takes a key that nothing in the window has use for: arrows choose a box,
// Enter plays, Esc goes back.
func (s *Screen) Key(e *fyne.KeyEvent) {
	arrows := map[fyne.KeyName][2]int{fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, -1}, fyne.KeyDown: {0, 1}}
	if d, ok := arrows[e.Name]; ok {
		if !s.opened || !s.narrow() {
			s.choose(neighbour(s.chosen, len(s.games)+1, d[0], d[1]))
		}
		return
	}
	switch e.Name {
	case fyne.KeyEscape:
		s.Window.Canvas().Unfocus()
		if s.opened {
			s.closeBox()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	}
}

// enter opens the chosen box, then plays it.
func (s *Screen) enter() {
	switch {
	case s.narrow() && !s.opened:
		s.openBox()
	case s.chosen < len(s.games):
		s.play()
	case latest(s.Running) != nil:
		s.Continue(latest(s.Running).ID)
	default:
		s.Open()
	}
}

// play begins the chosen game.
func (s *Screen) play() {
	if g := &s.games[s.chosen]; g.Playable() {
		s.Play(s.choices[s.chosen].result())
	}
}

// pixels is the number of pixels of the screen in a unit.
func (s *Screen) pixels() float64 {
	const far = 1000
	x, _ := s.Window.Canvas().PixelCoordinateForPosition(fyne.NewPos(far, 0))
	if x <= 0 {
		return 1
	}
	return float64(x) / far
}

// coverSheet is the map shown on a cover: the game's own, else that of the
// first game that has one, for all but the most northern of the five play in
// its country too.
func (s *Screen) coverSheet(g *Game) mapart.Map {
	if g.Playable() {
		return s.Maps.Sheet(g.Rules)
	}
	if g.cover.at == "" {
		return nil
	}
	for i := range s.games {
		if o := &s.games[i]; o.Playable() && o.cover.at != "" {
			return s.Maps.Sheet(o.Rules)
		}
	}
	return nil
}

// pictureRound is the radius of a picture's corners.
const pictureRound = 6

// picture is a place of a size for a picture that is painted in the background.
func (s *Screen) picture(w, h float32, paint func(w, h int, k float64) image.Image) *canvas.Image {
	img := canvas.NewImageFromImage(image.NewRGBA(image.Rect(0, 0, 1, 1)))
	img.SetMinSize(fyne.NewSize(w, h))
	img.FillMode, img.ScaleMode = canvas.ImageFillStretch, canvas.ImageScaleSmooth
	k := s.pixels()
	make := func() image.Image {
		return theme.Rounded(paint(int(float64(w)*k+0.5), int(float64(h)*k+0.5), k), pictureRound*k)
	}
	if s.blank {
		return img
	}
	if s.Now {
		img.Image = make()
		return img
	}
	guard.Go(func() {
		fyne.DoAndWait(func() {}) // the window comes first, and a game that is opened with it
		if s.closed.Load() {
			return
		}
		done := make()
		fyne.Do(guard.Func(func() {
			if s.closed.Load() {
				return
			}
			img.Image = done
			img.Refresh()
		}))
	})
	return img
}
