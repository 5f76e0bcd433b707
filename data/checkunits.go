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
)

// CheckUnits looks for what is wrong in the units of a ruleset: identifiers
// that are malformed or stand there twice, sides that the scenarios do not
// know, faces that do not fit the steps, figures out of range.
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
			c.fault("id", "the id stands there twice")
		}
		seen[u.ID] = true
		c.words(u, sides)
		c.faces(u)
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
}

func (c unitChecker) faces(u Unit) {
	if u.Steps < 1 || u.Steps > 2 {
		c.fault("steps", "%d steps: a counter has 1 or 2", u.Steps)
	} else if len(u.Faces) != u.Steps {
		c.fault("faces", "%d faces for %d steps", len(u.Faces), u.Steps)
	}
	for _, face := range u.Faces {
		for _, v := range []struct {
			name       string
			value, max int
		}{{"attack", face.Attack, maxStrength}, {"defense", face.Defense, maxStrength}, {"artillery", face.Artillery, maxStrength}, {"movement", face.Movement, maxMovement}} {
			if v.value < 0 || v.value > v.max {
				c.fault(v.name, "%d is not within 0 and %d", v.value, v.max)
			}
		}
	}
}

func knownSource(source string) bool {
	switch source {
	case "", "rulebook", "history", "reconstruction":
		return true
	}
	return false
}
