package mapart

import (
	"errors"
	"math"
	"strings"
	"sync"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart/relief"
	"vistula/canvas/pen"
	"vistula/rules/board"
	"vistula/rules/hex"
)

// Turn is one box of the turn record printed on the sheet.
type Turn struct {
	Label string // "1", or what else the record calls the turn
	Dates string // as in the rulebook: "23-24 August 1914"
}

// Print is what is printed on a sheet beside the map. All of it may be empty.
type Print struct {
	Over  string // title plate, from top to bottom
	Title string
	Year  string
	Dates string
	Turns []Turn
	// Say gives the words of the sheet in the player's language, with places
	// {{.Name}} filled in; nil for English.
	Say func(text string, values map[string]any) string
}

// say is a text of the sheet.
func (p *Print) say(text string, pairs ...string) string {
	values := map[string]any{}
	var filled []string
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
		filled = append(filled, "{{."+pairs[i]+"}}", pairs[i+1])
	}
	if p.Say != nil && text != "" {
		return p.Say(text, values)
	}
	return strings.NewReplacer(filled...).Replace(text)
}

// Sheet is one printed map, ready to be drawn. It is safe for several
// goroutines to draw from it at once.
type Sheet struct {
	board   *board.Board
	plan    *board.Map
	grid    *hex.Grid
	index   int
	print   Print
	fonts   *fonts.Set
	ground  *relief.Ground // nil for a sheet without heights
	ids     []board.ID
	byCoord map[hex.Coord]board.ID
	frame   pen.Rect // the map's window, its inmost line
	bounds  pen.Rect

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
	regions   []region
	numbers   map[board.ID]pen.Point
	supplies  []supply
	entries   []entry
	passes    []pass
	blocked   [][]pen.Point
	sideForts []sideFort

	woodMask, swampMask *mask
	hillMask            [hillLevels]*mask
	bare                *mask      // where no tree or reed may stand
	craggy              *softField // ruggedness of the terrain; nil without hills

	*prepared
}

// prepared is what is made when it is first drawn. Sheets that differ only in
// their print share it.
type prepared struct {
	art    [zooms]art
	slopes [near + 1]hachures
	image  reliefImage
	crests crestCache
	names  namesCache
}

// Space round the map, in hex widths: the belt of country between the outermost
// hexes and the frame, the frame, the margin of the sheet.
const (
	belt      = 0.80
	frameWide = 0.40
	margin    = 0.55
)

// New prepares the drawing of one map of a board. All geometry is made here;
// pictures and names are made when first drawn.
func New(b *board.Board, mapIndex int, set *fonts.Set, print Print) (*Sheet, error) {
	if mapIndex < 0 || mapIndex >= len(b.Maps) {
		return nil, errors.New("the board has no such map")
	}
	plan := b.Maps[mapIndex]
	s := &Sheet{
		board: b, plan: plan, grid: &plan.Grid.Grid, index: mapIndex, print: print, fonts: set,
		byCoord: map[hex.Coord]board.ID{}, nodes: map[board.ID]pen.Point{}, prepared: &prepared{},
	}
	var err error
	if s.ground, err = relief.Load(plan.ID, plan.Grid.Numbering); err != nil {
		return nil, err
	}
	for i := range b.Hexes {
		if id := board.ID(i); b.MapOf(id) == mapIndex {
			s.ids = append(s.ids, id)
			s.byCoord[b.Coord(id)] = id
		}
	}
	if len(s.ids) == 0 {
		return nil, errors.New("the map has no hexes")
	}
	s.layOut()
	s.survey()
	return s, nil
}

// Printed is the same map with other print beside it. The two share all that was
// prepared of it or will be, so a second one costs next to nothing.
func (s *Sheet) Printed(print Print) *Sheet {
	other := *s
	other.print = print
	other.layOut()
	return &other
}

// layOut finds the frame of the map and the extent of the sheet.
func (s *Sheet) layOut() {
	var corners []pen.Point
	for _, id := range s.ids {
		c := s.Corners(id)
		corners = append(corners, c[:]...)
	}
	s.frame = boxOf(corners).Grow(belt)
	s.bounds = s.frame.Grow(frameWide + margin)
	if plates := s.plates(); len(plates) > 0 {
		foot := 0.0
		for _, p := range plates {
			foot = max(foot, p.box.Bottom())
		}
		s.bounds.H = foot + margin - s.bounds.Y
	}
}

// survey makes the geometry of all that is drawn. The order matters: railways
// run to towns, bridges stand where railways and rivers meet, trees keep clear
// of all of them.
func (s *Sheet) survey() {
	s.findTowns()
	s.listTowns()
	s.findRivers()
	s.findCourses()
	s.findRails()
	s.findStubs()
	s.findRoads()
	s.findBridges()
	s.findRidges()
	s.findFrontiers()
	s.findGrounds()
	s.findRegions()
	s.findSupplies()
	s.findEntries()
	s.findPasses()
	s.findBlocked()
	s.findSideForts()
	s.findNumbers()
	s.bare = s.treelessMask()
}

// Bounds is the whole sheet with its margin, in hex widths from the centre of
// the first hex.
func (s *Sheet) Bounds() pen.Rect { return s.bounds }

// Frame is the window of the map within its frame.
func (s *Sheet) Frame() pen.Rect { return s.frame }

// Playable is the rectangle round all hexes.
func (s *Sheet) Playable() pen.Rect { return s.frame.Grow(-belt) }

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
func (s *Sheet) sideBetween(pair [2]string) (side, bool) {
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

// art is the small marks of one zoom, made when that zoom is first drawn.
type art struct {
	once   sync.Once
	trees  []tree
	slopes []slope
	reeds  []reedMark
	knolls []knoll
	fields []field
	tufts  []tuft
}

// artOf gives the marks of a zoom.
func (s *Sheet) artOf(z zoom) *art {
	a := &s.art[z]
	a.once.Do(func() {
		a.trees = s.plantTrees(z)
		a.slopes = s.slopesOf(z)
		a.reeds = s.plantReeds(z)
		a.knolls = s.raiseKnolls(z)
		if z == closeUp {
			a.fields = s.plough()
			a.tufts = s.plantTufts()
		}
	})
	return a
}

// Board is the board that the sheet was made for.
func (s *Sheet) Board() *board.Board { return s.board }

// Prepare makes what a zoom needs and was not yet made: the relief, the small
// marks, the places of names. The first Draw does so too and then takes about a
// second; call Prepare from a worker where that would be felt.
func (s *Sheet) Prepare(px float64) {
	s.reliefPictures()
	s.artOf(zoomOf(px))
	s.PlaceNames(px, nil)
}
