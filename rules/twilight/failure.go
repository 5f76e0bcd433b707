package twilight

// Case 11.3.2: what a failed effectiveness check costs.

// failure is what a force suffers that fails its check.
type failure struct {
	levels   int8 // of combat effectiveness
	hexes    int8 // of retreat
	steps    int8
	disorder int8 // the degree that it falls to, 0 for none
}

// grade is how badly a check is failed: by up to 3, 7, 11 or more.
func grade(by int) int8 {
	switch {
	case by <= 3:
		return 1
	case by <= 7:
		return 2
	case by <= 11:
		return 3
	}
	return 4
}

// failed is what a check failed by so much costs a formation that is not demoralized
// and has a status (11.3.2a). Levels that it no longer has become steps, disorder and
// a farther retreat.
func failed(by int, status int8) failure {
	f := failure{levels: grade(by)}
	if f.levels > 1 {
		f.hexes = 1
	}
	if status+f.levels < mostStatus {
		return f
	}
	f.hexes++
	excess := status + f.levels - mostStatus
	f.levels -= excess
	if excess >= 1 {
		f.steps, f.disorder = 1, 1
	}
	if excess >= 2 {
		f.hexes, f.disorder = f.hexes+1, 2
	}
	if excess >= 3 {
		f.steps++
	}
	return f
}

// failedAgain is what it costs a formation that is demoralized (11.3.2b).
func failedAgain(by int) failure {
	return [...]failure{
		{hexes: 1, steps: 1},
		{hexes: 1, steps: 2, disorder: 1},
		{hexes: 2, steps: 2, disorder: 2},
		{hexes: 2, steps: 3, disorder: 2},
	}[grade(by)-1]
}

// failedAlone is what it costs assets that stand without a formation: every level is
// a step (6.4.2).
func failedAlone(by int) failure {
	f := failure{steps: grade(by)}
	if f.steps > 1 {
		f.hexes = 1
	}
	return f
}
