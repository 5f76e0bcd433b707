package data

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// unitID is a nation and a slug of the unit's designation.
var unitID = regexp.MustCompile(`^(ru|ah|ge|se)\.[a-z0-9]+(-[a-z0-9]+)*$`)

// Bounds of printed figures, wide enough for every game of the house.
const (
	maxStrength = 20
	maxMovement = 20
	maxCommand  = 40 // of a headquarters' command strength
	maxStacking = 9
	maxRating   = 4 // tactical competence
	maxSupport  = 3 // of a headquarters, for better or worse
	maxSteps    = 12
	maxRange    = 12 // of supply
	maxBase     = 12 // effectiveness, which two dice test
)

// CheckUnits looks for what is wrong in the units of a ruleset: identifiers
// that are malformed or stand there twice, sides that the scenarios do not
// know, faces and strengths that do not fit the steps, figures out of range or
// on a counter of another kind.
func CheckUnits(fsys fs.FS, ruleset string, units []Unit, sides []string) error {
	f := openFaults(fsys, path.Join(ruleset, "units.json"))
	if len(units) == 0 {
		f.at([]any{"units"}, "units", "there are no units")
	}
	seen := make(map[string]bool, len(units))
	for i, u := range units {
		c := unitChecker{f, []any{"units", i}, u.ID}
		if !unitID.MatchString(u.ID) {
			c.fault("id", "%q is not an id: it begins with ru, ah, ge or se and a dot, then small letters, digits and single hyphens", u.ID)
		} else if seen[u.ID] {
			c.fault("id", "the id is listed twice")
		}
		seen[u.ID] = true
		c.words(u, sides)
		c.steps(u)
		c.figures(u)
		c.ofArmies(u)
		if u.Type == "headquarters" {
			c.headquarters(u)
		} else {
			c.fighter(u)
		}
	}
	return f.err()
}

type unitChecker struct {
	*faults
	path []any
	id   string
}

func (c unitChecker) fault(field, format string, args ...any) {
	c.at(c.path, c.id+"."+field, format, args...)
}

func (c unitChecker) words(u Unit, sides []string) {
	if len(sides) > 0 && !slices.Contains(sides, u.Side) {
		c.fault("side", "%q is not a side; there are %s", u.Side, strings.Join(sides, ", "))
	}
	for _, w := range []struct{ field, value string }{{"name", u.Name}, {"nation", u.Nation}, {"type", u.Type}, {"size", u.Size}} {
		if w.value == "" {
			c.fault(w.field, "it is missing")
		}
	}
	if !knownSource(u.Source) {
		c.fault("source", "%q is none of rulebook, history, reconstruction", u.Source)
	}
	for _, face := range u.Faces {
		if !knownSource(face.Source) {
			c.fault("faces.source", "%q is none of rulebook, history, reconstruction", face.Source)
		}
	}
}

// steps checks how many faces a counter has, and the strengths step by step of
// one whose faces do not show them all.
func (c unitChecker) steps(u Unit) {
	if u.Steps < 1 || u.Steps > maxSteps {
		c.fault("steps", "%d steps: a counter has 1 to %d", u.Steps, maxSteps)
		return
	}
	switch {
	case u.Type == "headquarters":
		if u.Steps != 1 || len(u.Faces) < 1 || len(u.Faces) > 2 {
			c.fault("faces", "%d faces for %d steps: a headquarters has 1 step and 1 or 2 faces", len(u.Faces), u.Steps)
		}
	case u.StepMultiplier > 0 || u.countsSteps():
		c.countedSteps(u)
	case u.supplies():
		if len(u.Faces) != 2 {
			c.fault("faces", "%d faces: a supply unit has a normal and an extended one", len(u.Faces))
		}
	case len(u.Faces) != min(u.Steps, 2):
		c.fault("faces", "%d faces for %d steps", len(u.Faces), u.Steps)
	case u.Steps > 2 || len(u.StepStrengths) > 0:
		c.stepStrengths(u)
	}
}

func (c unitChecker) stepStrengths(u Unit) {
	if len(u.StepStrengths) != u.Steps {
		c.fault("step_strengths", "%d pairs for %d steps", len(u.StepStrengths), u.Steps)
		return
	}
	for lost, s := range u.StepStrengths {
		if s[0] < 0 || s[1] < 0 || lost > 0 && (s[0] > u.StepStrengths[lost-1][0] || s[1] > u.StepStrengths[lost-1][1]) {
			c.fault("step_strengths", "%d/%d after %d steps: a unit does not grow stronger by losses, nor weaker than 0", s[0], s[1], lost)
		}
	}
	// The second face is up from the loss of half of the steps on.
	for i, lost := range []int{0, (u.Steps + 1) / 2} {
		if i < len(u.Faces) {
			if face, s := u.Faces[i], u.StepStrengths[lost]; face.Attack != s[0] || face.Defense != s[1] {
				c.fault("step_strengths", "%d/%d after %d steps, but face %d shows %d/%d", s[0], s[1], lost, i+1, face.Attack, face.Defense)
			}
		}
	}
}

func (c unitChecker) figures(u Unit) {
	c.within("stacking_points", u.StackingPoints, maxStacking)
	c.within("tactical_competence", u.Competence, maxRating)
	for _, face := range u.Faces {
		c.within("attack", face.Attack, maxStrength)
		c.within("defense", face.Defense, maxStrength)
		c.within("artillery", face.Artillery, maxStrength)
		c.within("movement", face.Movement, maxMovement)
		c.within("attack_shift", face.AttackShift, maxStrength)
		c.within("command_strength", face.CommandStrength, maxCommand)
		c.within("command_radius", face.CommandRadius, maxMovement)
		c.within("combat_strength", face.CombatStrength, maxStrength)
		c.within("combat", face.Combat, maxStrength)
		c.within("cavalry", face.Cavalry, maxSupport)
		c.within("command_range", face.CommandRange, maxMovement)
		if face.Support < -maxSupport || face.Support > maxSupport {
			c.fault("support", "%d is not within %d and %d", face.Support, -maxSupport, maxSupport)
		}
	}
}

func (c unitChecker) within(field string, value, most int) {
	if value < 0 || value > most {
		c.fault(field, "%d is not within 0 and %d", value, most)
	}
}

// headquarters have a command, but no attack and defence.
func (c unitChecker) headquarters(u Unit) {
	for _, face := range u.Faces {
		if face.Attack != 0 || face.Defense != 0 || face.Artillery != 0 || face.Combat != 0 {
			c.fault("faces", "a headquarters has a combat strength and neither attack, defense nor artillery")
		}
		if face.CommandRange == 0 && (face.CommandStrength == 0 || face.CommandRadius == 0) {
			c.fault("faces", "a headquarters needs a command strength and a command radius, or a command range")
		}
	}
}

// fighter is every other counter.
func (c unitChecker) fighter(u Unit) {
	for _, face := range u.Faces {
		if face.AttackShift != 0 || face.CommandStrength != 0 || face.CommandRadius != 0 || face.CombatStrength != 0 ||
			face.Support != 0 || face.Cavalry != 0 || face.CommandRange != 0 {
			c.fault("faces", "only a headquarters has an attack shift, support, a command or a combat strength")
		}
	}
}

// Player is the source of a record that a player has changed in his own data.
const Player = "player"

func knownSource(source string) bool {
	switch source {
	case "", "rulebook", "history", "reconstruction", Player:
		return true
	}
	return false
}
