// Package settings keeps what a player has chosen for all games: the size of
// the text, the look of the panels, the symbols on the counters, how much moves
// and asks, the window's size and the files used last.
package settings

import (
	"slices"
	"time"
)

// format is the number of the way in which the file is written. It changes when
// an older program could not read it rightly.
const format = 1

// Settings are a player's choices. They are used from one goroutine.
type Settings struct {
	Format   int    `json:"format"`
	TextSize int    `json:"text_size"` // of panels, in percent
	Display  int    `json:"display"`   // size of all that is shown, in percent of what the system asks for
	Dark     bool   `json:"dark"`      // dark panels; the map keeps its paper
	Period   bool   `json:"period"`    // pictograms of the period on the counters
	Speed    Speed  `json:"speed"`     // of what moves on the map
	Watch    Watch  `json:"watch"`     // how what others do is shown
	Account  bool   `json:"account"`   // show what happened after the enemy's turn
	Plans    bool   `json:"plans"`     // tell what a computer player was about in its turn
	Palette  string `json:"palette"`   // of canvas/palette; "" for the usual one
	Confirm  bool   `json:"confirm"`   // warn before a phase ends with something left to do
	Minimap  bool   `json:"minimap"`   // all maps in a corner, where only a part of them is in sight
	Window   Window `json:"window"`

	Recent []Recent `json:"recent,omitempty"` // saves, the latest first
	Last   Last     `json:"last"`             // what was chosen for the game begun last

	path string
}

// Window is the size of the window in Fyne's units; 0 for the usual one.
type Window struct {
	Width  float32 `json:"width"`
	Height float32 `json:"height"`
}

// Recent is a save opened or written lately.
type Recent struct {
	Path  string    `json:"path"`
	Title string    `json:"title"`
	Used  time.Time `json:"used"`
}

// Last is what was chosen for the game begun last.
type Last struct {
	Ruleset  string            `json:"ruleset,omitempty"`
	Scenario string            `json:"scenario,omitempty"`
	Seats    map[string]string `json:"seats,omitempty"`
	Options  map[string]string `json:"options,omitempty"`
	Hidden   bool              `json:"hidden,omitempty"`
}

// Bounds of the text's size in percent.
const (
	SmallestText = 80
	LargestText  = 200
)

// Bounds of the display's scale in percent.
const (
	SmallestDisplay = 50
	LargestDisplay  = 400
)

// most is how many saves are remembered.
const most = 12

// Default are the settings of somebody who has chosen nothing yet.
func Default() *Settings {
	return &Settings{Format: format, TextSize: 100, Display: 100, Speed: Steady, Watch: WatchSlow, Account: true, Confirm: true, Minimap: true}
}

// Remember puts a save at the head of the recent ones.
func (s *Settings) Remember(r Recent) {
	s.Forget(r.Path)
	s.Recent = slices.Insert(s.Recent, 0, r)
	s.Recent = s.Recent[:min(most, len(s.Recent))]
}

// Forget drops a save from the recent ones.
func (s *Settings) Forget(path string) {
	s.Recent = slices.DeleteFunc(s.Recent, func(r Recent) bool { return r.Path == path })
}

// Scale is the size of the text as a factor.
func (s *Settings) Scale() float32 { return float32(s.TextSize) / 100 }
