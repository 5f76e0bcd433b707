package mapart

import (
	"errors"
	"math"
	"sync"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart/relief"
	"vistula/canvas/pace"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// survey is what is known of a map before anything is drawn: the grid, the ground,
// and where all that the board tells of lies. It is made whole and does not change.
type survey struct {
	pace    *pace.Pace // of what is worked out of it at length
	board   *board.Board
	plan    *board.Map
	grid    *hex.Grid
	index   int
	fonts   *fonts.Set
	ground  *relief.Ground // nil for a sheet without heights
	ids     []board.ID
	within  []bool // of each hex of the board, whether it is drawn
	byCoord map[hex.Coord]board.ID
	frame   pen.Rect // the map's window, its inmost line

	towns     []town
	nodes     map[board.ID]pen.Point // where railways and towns meet in a hex
	woods     []area
	swamps    []area
	waters    []area
	hills     [hillLevels][]area // each holds the higher ones too
	hilly     bool
	rivers    []river
	ridges    []ridge
	frontiers []frontier
	crossed   bool // frontiers run through hexes (Hex.Border)
	rails     []rail
	roads     []road
	townIn    map[board.ID]int // index in towns
	bridges   []bridge
	ferries   []ferry
	lakeSides []river
	works     []board.ID // hexes with printed works
	magazines []board.ID
	supplies  []supply
	entries   []entry
	passes    []pass
	blocked   [][]pen.Point
	sideForts []sideFort

	woodMask, swampMask *mask
	hillMask            [hillLevels]*mask
	bare                *mask      // where no tree or reed may stand
	craggy              *softField // ruggedness of the terrain; nil without hills

	// Where names of regions and numbers of hexes stand is worked out when it is first
	// asked for: the sketch with which a table opens has neither.
	regions func() []region
	numbers func() map[board.ID]pen.Point
}

// newSurvey makes the survey of one map of a board, or of some of its sheets.
func newSurvey(b *board.Board, mapIndex int, sheets []string, set *fonts.Set) (*survey, error) {
	if mapIndex < 0 || mapIndex >= len(b.Maps) {
		return nil, errors.New("the board has no such map")
	}
	plan := b.Maps[mapIndex]
	s := &survey{
		pace:  &pace.Pace{},
		board: b, plan: plan, grid: &plan.Grid.Grid, index: mapIndex, fonts: set,
		byCoord: map[hex.Coord]board.ID{}, nodes: map[board.ID]pen.Point{}, within: make([]bool, b.Len()),
	}
	var err error
	if s.ground, err = relief.Load(plan.ID, plan.Grid.Numbering); err != nil {
		return nil, err
	}
	var corners []pen.Point
	for i := range b.Hexes {
		if id := board.ID(i); b.MapOf(id) == mapIndex && b.OnSheets(id, sheets) {
			s.within[id] = true
			s.ids = append(s.ids, id)
			s.byCoord[b.Coord(id)] = id
			c := s.Corners(id)
			corners = append(corners, c[:]...)
		}
	}
	if len(s.ids) == 0 {
		return nil, errors.New("the map has no hexes")
	}
	s.frame = boxOf(corners).Grow(belt)
	if len(sheets) > 0 {
		s.plan = s.cutPlan()
	}
	s.find()
	return s, nil
}

// Has tells whether a hex is on this map of the board.
func (s *survey) Has(id board.ID) bool { return id != board.None && s.within[id] }

// ID is the map's name in the data files.
func (s *survey) ID() string { return s.plan.ID }

// Title is what the map is called.
func (s *survey) Title() string { return s.plan.Title }

// window is the part of the map's window that lies in a view.
func (s *survey) window(view pen.Rect) (pen.Rect, bool) {
	x, y := max(view.X, s.frame.X), max(view.Y, s.frame.Y)
	r := pen.Rect{X: x, Y: y, W: min(view.Right(), s.frame.Right()) - x, H: min(view.Bottom(), s.frame.Bottom()) - y}
	return r, r.W > 0 && r.H > 0
}

// Space round the map, in hex widths: the belt of country between the outermost
// hexes and the frame, the frame, the margin of the sheet.
const (
	belt      = 0.80
	frameWide = 0.40
	margin    = 0.55
)

// find makes the geometry of all that is drawn. The order matters: railways
// run to towns, bridges stand where railways and rivers meet, trees keep clear
// of all of them.
func (s *survey) find() {
	s.findTowns()
	s.listTowns()
	s.findRivers()
	s.findCourses()
	s.findRails()
	s.findStubs()
	s.findRoads()
	s.findBridges()
	s.findLakeSides()
	s.findWorks()
	s.findRidges()
	s.findFrontiers()
	s.findGrounds()
	s.findSupplies()
	s.findEntries()
	s.findPasses()
	s.findBlocked()
	s.findSideForts()
	s.bare = s.treelessMask()
	s.regions, s.numbers = sync.OnceValue(s.findRegions), sync.OnceValue(s.findNumbers)
}

// Frame is the window of the map within its frame.
func (s *survey) Frame() pen.Rect { return s.frame }

// Playable is the rectangle round all hexes.
func (s *survey) Playable() pen.Rect { return s.frame.Grow(-belt) }

// corner names a corner of the grid, the same whichever hex it is seen from.
type corner [2]int

func cornerOf(p pen.Point) corner {
	return corner{int(math.Round(p.X * 64)), int(math.Round(p.Y * 64))}
}

// side is a hexside between two points, seen from the hex on its one hand; the
// other may lie beyond the map.
type side struct {
	from, to pen.Point
	id       board.ID
	d        hex.Direction
}

// sideBetween finds the side that two hexes share.
func (s *survey) sideBetween(pair [2]string) (side, bool) {
	a, ok1 := s.board.Find(pair[0])
	b, ok2 := s.board.Find(pair[1])
	if !ok1 || !ok2 {
		return side{}, false
	}
	d, ok := s.board.DirectionTo(a, b)
	if !ok {
		return side{}, false
	}
	from, to := s.SideEnds(a, d)
	return side{from, to, a, d}, true
}

// Board is the board that the sheet was made for.
func (s *survey) Board() *board.Board { return s.board }
