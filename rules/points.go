package rules

import "vistula/rules/fraction"

// Points writes a number of points as players do: so many parts, of which a point has
// per, or whole points where per is 0.
func Points(parts, per int) string { return fraction.Write(parts, max(1, per)) }
