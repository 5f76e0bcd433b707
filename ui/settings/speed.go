package settings

// Speed is how fast all that moves does: counters, dice, flashes, the flights of the view.
// Off stills all of it.
type Speed string

// The speeds.
const (
	Off    Speed = "off"
	Slow   Speed = "slow"
	Steady Speed = "usual"
	Fast   Speed = "fast"
)

// Pace is by how much all that moves takes longer than usual; 0 for no movement.
// A speed that nobody knows is the usual one.
func (s Speed) Pace() float64 {
	switch s {
	case Off:
		return 0
	case Slow:
		return 2
	case Fast:
		return 0.5
	}
	return 1
}

// old is what files of earlier versions say of movement: only whether there is any.
type old struct {
	Animate *bool   `json:"animate"`
	Speed   *string `json:"speed"`
}

// speed is what an earlier file's choice comes to, "" where the file is not one.
func (o old) speed() Speed {
	switch {
	case o.Speed != nil || o.Animate == nil:
		return ""
	case *o.Animate:
		return Steady
	}
	return Off
}
