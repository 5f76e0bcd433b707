package start

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
	"vistula/ui/opponent"
)

// mind chooses who plays a side: a person at this screen, or a computer player, whose
// level and style are asked for once the computer is chosen.
type mind struct {
	s            *Screen
	c            *chooser
	side         rules.Side
	level, style string // of the computer player, also while a person plays
	box, asked   *fyne.Container
	tallest      *canvas.Rectangle // keeps the room of what was highest, so that nothing beneath moves
	styles       *pills
	words        *fyne.Container
}

func (s *Screen) newMind(c *chooser, side rules.Side) *mind {
	m := &mind{s: s, c: c, side: side, level: opponent.Usual, words: container.NewStack()}
	if seat := c.seats[side]; seat != desk.Person {
		m.level, m.style = opponent.Split(string(seat))
	}
	m.styles = m.stylePills()
	m.tallest = canvas.NewRectangle(color.Transparent)
	m.asked = lines(6, container.New(&flow{8, m.room()}, m.levelPills(), m.styles), m.words)
	m.box = container.NewStack(m.tallest, m.asked)
	m.fill()
	return m
}

// room is the width within the card of a side.
func (m *mind) room() float32 { return m.s.inner() - 24 }

// computer tells whether a computer player has the side.
func (m *mind) computer() bool { return m.c.seats[m.side] != desk.Person }

// seat chooses between a person and the computer.
func (m *mind) seat() fyne.CanvasObject {
	at := 0
	if m.computer() {
		at = 1
	}
	return newPills(m.s.th, []string{lang.L("Human"), lang.L("Computer")}, at, func(i int) {
		m.c.seats[m.side] = desk.Person
		if i == 1 {
			m.sit()
		}
		m.fill()
	})
}

// sit gives the side to the computer player that is chosen.
func (m *mind) sit() {
	m.c.seats[m.side] = desk.Seat(m.level)
	if opponent.Styled(m.level) {
		m.c.seats[m.side] = desk.Seat(opponent.Join(m.level, m.style))
	}
}

func (m *mind) levelPills() *pills { return m.choice(opponent.Levels(), opponent.LevelName, &m.level) }

func (m *mind) stylePills() *pills { return m.choice(opponent.Styles(), opponent.StyleName, &m.style) }

// choice lets the player set one thing about the opponent.
func (m *mind) choice(list []string, name func(string) string, now *string) *pills {
	var labels []string
	for _, x := range list {
		labels = append(labels, name(x))
	}
	p := newPills(m.s.th, labels, slices.Index(list, *now), func(i int) {
		*now = list[i]
		m.sit()
		m.fill()
	})
	p.squeeze(m.room())
	return p
}

// fill shows what the computer player is like, and what keeps it from playing.
func (m *mind) fill() {
	seen(m.box, m.computer())
	if m.computer() {
		th, name := m.s.th, string(m.c.seats[m.side])
		seen(m.styles, opponent.Styled(m.level))
		about := lines(3, prose(opponent.About(name), nil, 12.5*th.Scale, th.Second, m.room()))
		if err := opponent.Problem(name, m.c.game.Rules); err != nil {
			about.Add(prose(desk.Sentence(err.Error()), th.Semi(), 12.5*th.Scale, th.Bad, m.room()))
		}
		m.words.Objects = []fyne.CanvasObject{about}
		m.tallest.SetMinSize(m.tallest.MinSize().Max(fyne.NewSize(0, m.asked.MinSize().Height)))
	}
	m.s.reflow()
}

// reflow lays the open box out anew after a part of it has grown or shrunk.
func (s *Screen) reflow() {
	if s.page != nil {
		s.page.Refresh()
	}
}
