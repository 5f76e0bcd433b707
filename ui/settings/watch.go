package settings

import (
	"slices"
	"time"
)

// Watch is how what others do is shown: the computer, another machine, a replay.
type Watch string

// The ways to watch.
const (
	WatchStep  Watch = "step" // each scene waits for a key
	WatchSlow  Watch = "slow"
	WatchQuick Watch = "quick"
	WatchOff   Watch = "off" // it is not shown
)

// Watches lists them from the slowest.
func Watches() []Watch { return []Watch{WatchStep, WatchSlow, WatchQuick, WatchOff} }

// Known is the same way, or the usual one where nobody knows it.
func (w Watch) Known() Watch {
	if slices.Contains(Watches(), w) {
		return w
	}
	return WatchSlow
}

// Next is the way after this one; after the last comes the first.
func (w Watch) Next() Watch {
	list := Watches()
	return list[(slices.Index(list, w.Known())+1)%len(list)]
}

// Dwell is how long a scene stays that takes the usual time; 0 where it does not go
// by itself.
func (w Watch) Dwell(usual time.Duration) time.Duration {
	switch w.Known() {
	case WatchSlow:
		return usual
	case WatchQuick:
		return usual * 2 / 5
	}
	return 0
}
