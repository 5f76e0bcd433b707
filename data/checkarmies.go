package data

import "vistula/rules/fraction"

// railParts is into how many parts a point of rail cost is divided.
const railParts = 2

// countsSteps tells whether a counter's attack is the number of its steps, so that
// each step lost takes a point, and strengths need not be listed. Its second face,
// where it has one, is up once half of the steps are lost.
func (u *Unit) countsSteps() bool {
	return u.BaseEffectiveness > 0 && len(u.Faces) > 0 && u.Faces[0].Attack == u.Steps
}

// supplies tells whether it is a supply unit: a depot or a train.
func (u *Unit) supplies() bool { return len(u.Faces) > 0 && u.Faces[0].SupplyRange > 0 }

// countedSteps checks the faces of a counter whose strength goes by its steps.
func (c unitChecker) countedSteps(u Unit) {
	switch {
	case u.StepMultiplier > 0 && len(u.Faces) != 1:
		c.fault("faces", "%d faces: a fortress has one", len(u.Faces))
	case u.StepMultiplier > 0:
		if f := u.Faces[0]; f.Attack != 0 || f.Defense != 0 || f.Movement != 0 {
			c.fault("faces", "a fortress does not move, and its strength is its steps times step_multiplier")
		}
	case len(u.Faces) > 2:
		c.fault("faces", "%d faces: a counter has two at most", len(u.Faces))
	case len(u.Faces) == 2 && u.Faces[1].Attack != (u.Steps+1)/2:
		c.fault("faces", "the second face shows %d: of %d steps it is up from %d on", u.Faces[1].Attack, u.Steps, (u.Steps+1)/2)
	}
}

// ofArmies checks what stands on the counters of a game with armies, corps and
// railways.
func (c unitChecker) ofArmies(u Unit) {
	if u.RailCost != "" {
		if _, err := fraction.Read(u.RailCost, railParts); err != nil {
			c.fault("rail_cost", "%v", err)
		}
	}
	c.within("base_effectiveness", u.BaseEffectiveness, maxBase)
	c.within("attachment_limit", u.AttachmentLimit, maxStacking)
	c.within("step_multiplier", u.StepMultiplier, maxStacking)
	if u.Complex != "" && u.StepMultiplier == 0 {
		c.fault("complex", "only a fortress is part of a complex")
	}
	for _, face := range u.Faces {
		c.within("supply_range", face.SupplyRange, maxRange)
		c.within("ap_limit", face.APLimit, maxRange)
		if face.APLimit > 0 && face.SupplyRange == 0 {
			c.fault("ap_limit", "only a supply unit gives ammunition")
		}
	}
}
