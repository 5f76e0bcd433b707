package settings

import (
	"os"
	"strconv"
	"sync"
)

// scaleVariable is the variable in which Fyne looks, each time that it draws a
// window anew, for how large everything shall be.
const scaleVariable = "FYNE_SCALE"

// asked is what the player's own environment asked for before the program
// changed it; 1 where it asked for nothing.
var asked = sync.OnceValue(func() float64 {
	k, err := strconv.ParseFloat(os.Getenv(scaleVariable), 64)
	if err != nil || k <= 0 {
		return 1
	}
	return k
})

// untouched tells that the environment is still as the player's system made it.
var untouched = true

// ApplyDisplay sets the scale of all windows, beside what the system says of its
// screens, which some desktops report wrong. It takes effect when a window is
// opened or the theme is set anew, so it is to be called before either. The usual
// scale leaves the environment alone.
func (s *Settings) ApplyDisplay() {
	base := asked()
	if s.Display == 100 && untouched {
		return
	}
	untouched = false
	// A variable that can be set nowhere is no reason not to start.
	_ = os.Setenv(scaleVariable, strconv.FormatFloat(base*float64(s.Display)/100, 'f', 3, 64))
}
