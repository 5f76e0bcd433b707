package canvas

import (
	"runtime"
	"sync/atomic"

	"vistula/canvas/pen"
	"vistula/canvas/tiles"
	"vistula/rules"
)

// scene is what lies on the table: the map in tiles, stacks, names, marks, ways,
// pills and signs.
type scene struct {
	*workshop
	gaze  gaze
	hands hands

	ground  *ground
	blank   blankSheets
	land    *tileLayer
	answers answers
	stacks  stackLayer
	names   nameLayer
	signs   signs
	pills   pillLayer
	marches marchLayer
	fight   fightLayer
	beacons beaconLayer

	painters atomic.Int32 // how many paint the map just now

	unmoved func() // what is prepared of the map gives way to this scene no more; nil where it never does

	OnPainted func() // the map that was in sight at first has been painted, at last
}

// Painted tells whether the map in sight has been painted once; until then there is
// only paper with a sketch, or a blurred map.
func (sc *scene) Painted() bool { return sc.land.painted }

// gaze is all that the scene asks of the camera.
type gaze interface {
	sized() bool       // nothing is painted for a board without a size
	frame() frame      // how the sheet lies in the widget now
	aim() float64      // pixels in a hex width where a flight ends
	aimView() pen.Rect // what is seen of the sheet there
	wantLevel() tiles.Level
	shifting() bool // the view is moving just now; on any goroutine
}

// hands is what the scene tells of its changes: what the pointer means, and the fan
// that lies over the stacks, follow them.
type hands interface {
	viewed(v *rules.View) // is about to be shown
	restyled()            // counters look different
	bared()               // the counters have come or gone
	pointAgain()
}

// fewProcessors is how many there are at most where painters of the map would take them
// from the frames while the map is pulled.
const fewProcessors = 2

func newScene(w *workshop, g gaze, h hands, workers int) *scene {
	sc := &scene{workshop: w, gaze: g, hands: h, ground: newGround()}
	ready := func(tiles.Key) { w.postOnce(&w.mail.tiles, sc.tilesReady) }
	o := tiles.Options{Limit: mapLimit, Workers: workers, Paint: sc.paintTile, PaintBlock: sc.paintTiles, Ready: ready}
	if runtime.NumCPU() <= fewProcessors {
		o.Moving = sc.gaze.shifting
		sc.unmoved = sc.sheet.GiveWay(sc.gaze.shifting)
	}
	sc.land = newTileLayer(sc, o)
	sc.blank.init(sc)
	sc.answers.init()
	sc.stacks.init(sc)
	sc.names.init(sc)
	sc.signs.init(sc)
	sc.pills.scene = sc
	sc.marches.scene = sc
	sc.fight.init(sc)
	sc.beacons.init(sc)
	return sc
}

// place puts everything where the camera wants it. It is what a frame costs
// while one pans or zooms: only moves, no painting.
func (sc *scene) place() {
	if !sc.gaze.sized() || sc.closed {
		return
	}
	f := sc.gaze.frame()
	sc.land.place(&f)
	sc.blank.place(&f)
	sc.names.place(&f)
	sc.stacks.place(&f)
	sc.signs.place(&f)
	sc.pills.place(&f)
	sc.marches.place(&f)
	sc.fight.place(&f)
	sc.beacons.place(&f)
	sc.showGround(&f)
	sc.touch()
}

// wantTiles asks for the tiles that are seen now or where a flight ends.
func (sc *scene) wantTiles() {
	if !sc.gaze.sized() || sc.closed {
		return
	}
	l := sc.gaze.wantLevel()
	view := sc.gaze.aimView()
	sc.land.want(l, view)
}

// tilesReady is called when workers have painted something.
func (sc *scene) tilesReady() {
	if sc.closed || !sc.gaze.sized() {
		return
	}
	f := sc.gaze.frame()
	sc.land.place(&f)
	sc.blank.place(&f)
	sc.showGround(&f)
	sc.touch()
}

// hush stops the painters while the zoom changes: the processors are needed for
// the frames, and what they paint would be for a zoom that has passed. settle has
// all painted that is missing.
func (sc *scene) hush() {
	sc.land.cache.Hold(true)
	sc.stacks.hush()
	sc.names.brush.drop()
}

// settle paints what was stretched anew, once the view has come to rest.
func (sc *scene) settle() {
	sc.land.moving = false
	sc.land.cache.Hold(false)
	sc.stacks.hushed = false
	sc.wantTiles()
	sc.stacks.paint()
	sc.names.paint()
	sc.signs.paint()
	sc.pills.paint()
	sc.marches.paint()
	sc.fight.paint()
	sc.beacons.paint()
	sc.place()
}
