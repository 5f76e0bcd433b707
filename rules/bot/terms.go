package bot

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"vistula/rules"
)

// The terms that every position is judged by, whatever its rulebook.
const (
	termPoints = iota
	termObjectives
	termMaterial
	termThreat
	termChance
	termSupply
	termCommand
	termSupport
	termApproach
	termSafety
	termCrowd
	termLines
	termAbsent
	termRing
	generalTerms // their number
)

// general are those terms with the weights that a rulebook has on its first day.
var general = [generalTerms]rules.Term{
	termPoints:     {Name: "points", Weight: 1, Words: "points"},
	termObjectives: {Name: "objectives", Weight: 0.6, Words: "objectives"},
	termMaterial:   {Name: "material", Weight: 0.25, Words: "strength"},
	termThreat:     {Name: "threat", Weight: 0.5, Words: "danger"},
	termChance:     {Name: "chance", Weight: 0.6, Words: "attacks to come"},
	termSupply:     {Name: "supply", Weight: 1.2, Words: "supply"},
	termCommand:    {Name: "command", Weight: 0.3, Words: "command"},
	termSupport:    {Name: "support", Weight: 0.2, Words: "headquarters and depots"},
	termApproach:   {Name: "approach", Weight: 0.05, Words: "reserves"},
	termSafety:     {Name: "safety", Weight: 1, Words: "what stands alone"},
	termCrowd:      {Name: "crowd", Weight: 5, Words: "stacks over the limit"},
	termAbsent:     {Name: "absent", Weight: 0.5, Words: "what is still to come"},
	termRing:       {Name: "ring", Weight: 0.2, Words: "encirclement"},
	termLines:      {Name: "lines", Weight: 0.1, Words: "supply carried forward"},
}

// The numbers that are no weights, but give the general terms their shape. They stand
// in the same file.
const (
	shapePower = iota
	shapeDecay
	shapeSpeed
	shapeHold
	shapeMission
	shapeGround
	shapeAgain
	shapeTenure
	shapeConcert
	shapeWary
	shapeSearch
	shapeExact
	shapeLook
	generalShapes // their number
)

var shapes = [generalShapes]rules.Term{
	shapePower:   {Name: "power", Weight: 1},    // how clearly the stronger side holds a place
	shapeDecay:   {Name: "decay", Weight: 2},    // how quickly distance takes the strength from a unit
	shapeSpeed:   {Name: "speed", Weight: 0.6},  // hexes for each movement point
	shapeMission: {Name: "mission", Weight: 1},  // how far units go for the attacks they are wanted for
	shapeGround:  {Name: "ground", Weight: 1},   // how much the ground covers who is attacked
	shapeAgain:   {Name: "again", Weight: 0.1},  // how much counts in a fight that comes again or is there to be used: attacks to come, closeness to the enemy, command, encirclement
	shapeTenure:  {Name: "tenure", Weight: 1.5}, // turns that a place mostly stays in the hands it is in
	shapeConcert: {Name: "concert", Weight: 1},  // how freely all who march are arranged together beforehand; 0 not at all
	shapeExact:   {Name: "exact", Weight: 1},    // whether fights are judged by every roll, by the level that does so; 0 by throws
	shapeLook:    {Name: "look", Weight: 1000},  // the closest look that a turn has time for, as the effort of a level
	shapeSearch:  {Name: "search", Weight: 1},   // how much of the time that can be spared the search for a course takes; 0 none
	shapeWary:    {Name: "wary", Weight: 0},     // how much an enemy three hexes from a headquarters or depot counts, where one two hexes off is 1
	shapeHold:    {Name: "hold", Weight: 1.3},   // advantage of whoever holds a place already
}

// termsOf are all terms of a game: the general ones, then the rulebook's own.
func termsOf(p rules.Position) []rules.Term {
	list := slices.Concat(general[:], shapes[:])
	if a, ok := p.(rules.Appraising); ok {
		list = append(list, a.Terms()...)
	}
	return list
}

// weigh gives the weight of each term as a side plays: that of the ruleset's file for this
// side, else for both, as a taste changes it. The error names a weight of which
// there is no term, or no side, or that is out of bounds.
func weigh(rs rules.Ruleset, terms []rules.Term, side rules.Side, as taste) ([]float64, error) {
	named, err := as.namedOf(rs, terms)
	if err != nil {
		return nil, fmt.Errorf("the weights of the computer players cannot be used: %w", err)
	}
	list := make([]float64, len(terms))
	for i, t := range terms {
		measured := t.Weight
		for _, name := range []string{t.Name, string(side) + sideOf + t.Name} {
			if w, ok := named[name]; ok {
				measured = w
			}
		}
		list[i] = as.weight(t.Name, t.Weight, measured)
	}
	return list, nil
}

// sideOf stands between a side and a term that weighs otherwise for it: "russia.hold".
const sideOf = "."

// split is the side that a weight in the file is for, empty for both, and its term.
func split(weight string) (side, term string) {
	if side, term, ok := strings.Cut(weight, sideOf); ok {
		return side, term
	}
	return "", weight
}

// heaviest is the most that a weight in a file may be, many times what any is found to be.
// With more, and with less than nothing, what a player judges by is no number any more.
const heaviest = 1000

// namedOf are the weights of the taste itself, else those in the ruleset's file.
func (t taste) namedOf(rs rules.Ruleset, terms []rules.Term) (map[string]float64, error) {
	if t.own != nil {
		return t.own, check(rs, terms, t.own, t.file)
	}
	w, ok := rs.(rules.Weighted)
	if !ok {
		return nil, nil
	}
	named, err := w.Weights()
	if err != nil {
		return nil, err
	}
	return named, check(rs, terms, named, rs.ID()+"/bot.json")
}

// check tells in a sentence, which names the file, what is wrong with weights: there is no
// such term, or no such side, or one is less than 0 or more than heaviest.
func check(rs rules.Ruleset, terms []rules.Term, named map[string]float64, file string) error {
	for _, name := range slices.Sorted(maps.Keys(named)) {
		side, term := split(name)
		if sides := sidesOf(rs); side != "" && !slices.Contains(sides, side) {
			return fmt.Errorf("%s: %q is for no side; there are %s", file, name, strings.Join(sides, ", "))
		}
		if !slices.ContainsFunc(terms, func(t rules.Term) bool { return t.Name == term }) {
			return fmt.Errorf("%s: there is no %q; there are %s", file, term, names(terms))
		}
		if w := named[name]; w < 0 || w > heaviest {
			return fmt.Errorf("%s: %q weighs %v; a weight lies between 0 and %d", file, name, w, heaviest)
		}
	}
	return nil
}

// sidesOf are the sides of a ruleset's scenarios.
func sidesOf(rs rules.Ruleset) (sides []string) {
	for _, s := range rs.Scenarios() {
		for _, side := range s.Sides {
			if !slices.Contains(sides, string(side)) {
				sides = append(sides, string(side))
			}
		}
	}
	return sides
}

func names(terms []rules.Term) string {
	list := make([]string, len(terms))
	for i, t := range terms {
		list[i] = t.Name
	}
	return strings.Join(list, ", ")
}
