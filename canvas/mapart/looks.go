package mapart

import (
	"vistula/canvas/pen"
	"vistula/rules/board"
)

// texture is the pattern that tells a kind of ground from the others without
// its colour.
type texture int

const (
	plain    texture = iota
	trees            // clumps of trees
	marsh            // broken level strokes
	hummocks         // small knolls
	crags            // short ridges and stones
	ranges           // long hachured ridges
	water            // lines that follow the shore
)

// look is how a terrain is drawn.
type look struct {
	name    string // in the terrain key
	texture texture
	// level orders the hills: the tint of higher ground is laid upon that of the
	// lower, as the layers of a map of heights.
	level int
	// rugged is how broken the ground of such a hex is drawn, in metres between
	// its greatest and least height.
	rugged float64
}

// looks gives each terrain of the games its look; what is not listed is drawn
// as open ground.
var looks = map[string]look{
	"clear":         {"Clear", plain, 0, 0},
	"woods":         {"Woods", trees, 0, 0},
	"forest":        {"Forest", trees, 0, 25},
	"swamp":         {"Swamp", marsh, 0, 0},
	"wetlands":      {"Wetlands", marsh, 0, 0},
	"broken":        {"Broken", hummocks, 1, 85},
	"difficult":     {"Difficult", hummocks, 1, 85},
	"rough":         {"Rough", crags, 2, 170},
	"mountain":      {"Mountain", ranges, 3, 275},
	"high_mountain": {"High mountain", ranges, 4, 350},
	"lake":          {"Lake", water, 0, 0},
	"sea":           {"Sea", water, 0, 0},
}

// keyOrder is the order of the terrain key.
var keyOrder = []string{
	"clear", "woods", "forest", "swamp", "wetlands", "broken", "difficult", "rough", "mountain", "high_mountain", "lake", "sea",
}

const hillLevels = 5 // of which 0 is no hill

// hasTexture gives a test for areas.
func hasTexture(t texture) func(h *board.Hex) bool {
	return func(h *board.Hex) bool { return looks[h.Terrain].texture == t || t == trees && h.Wooded }
}

// findGrounds draws the outlines of all kinds of ground.
func (s *survey) findGrounds() {
	s.woods = s.areas(hasTexture(trees))
	s.swamps = s.areas(hasTexture(marsh))
	s.waters = s.outlines(s.watersAndBeyond())
	for level := 1; level < hillLevels; level++ {
		s.hills[level] = s.areas(func(h *board.Hex) bool { return looks[h.Terrain].level >= level })
		s.hilly = s.hilly || len(s.hills[level]) > 0
	}
	s.woodMask = s.areaMask(s.woods)
	s.swampMask = s.areaMask(s.swamps)
	if s.hilly {
		for level := 1; level < hillLevels; level++ {
			s.hillMask[level] = s.areaMask(s.hills[level])
		}
		s.craggy = s.findCraggy()
	}
}

// hillAt is the level of the hills drawn at a place.
func (s *survey) hillAt(p pen.Point) int {
	if !s.hilly {
		return 0
	}
	level := 0
	for l := 1; l < hillLevels && s.hillMask[l].at(p.X, p.Y); l++ {
		level = l
	}
	return level
}
