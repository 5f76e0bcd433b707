package mapart

// zoom is a step of detail: what is drawn and how heavily depends on the pixels
// that a hex has.
type zoom int

const (
	far   zoom = iota // under 30
	wide              // 30 to 60
	near              // 60 to 160
	large             // 160 to 260
	closeUp
	zooms
)

func zoomOf(px float64) zoom {
	switch {
	case px < 30:
		return far
	case px < 60:
		return wide
	case px < 160:
		return near
	case px <= 260:
		return large
	}
	return closeUp
}

// lines is by how much lines are drawn wider than their measure: they would
// vanish far out and be beams close up.
func (z zoom) lines() float64 { return [zooms]float64{1.7, 1.35, 1, 0.8, 0.5}[z] }

// names is the same for the size of names.
func (z zoom) names() float64 { return [zooms]float64{1.75, 1.65, 1, 0.82, 0.62}[z] }

// smallest is the height of the smallest name in pixels: the hairlines of the
// face do not survive below.
const smallest = 11

// typeSize is the size of a name in hex widths for a zoom.
func typeSize(size, px float64) float64 { return max(size*zoomOf(px).names(), smallest/px) }
