package canvas

import (
	"sync/atomic"
	"testing"

	"vistula/canvas/tiles"
	"vistula/rules"
)

// TestAnOverlayPaintsNoMapAnew has a cache too small for anything that is not in
// sight.
func TestAnOverlayPaintsNoMapAnew(t *testing.T) {
	x := newTable(t)
	x.land.cache.Close()
	var painted atomic.Int32
	x.land.cache = tiles.New(tiles.Options{Limit: 1, Paint: func(k tiles.Key) *tiles.Picture {
		if k.Version == 0 {
			painted.Add(1)
			return x.paintTile(k)
		}
		if _, ok := x.land.cache.Get(bare([]tiles.Key{k})[0]); !ok {
			painted.Add(1)
		}
		return x.paintTile(k)
	}, Ready: func(tiles.Key) { x.postOnce(&x.mail.tiles, x.tilesReady) }})
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	first := painted.Load()
	for _, hex := range []string{"8.17", "8.18", "7.17"} {
		x.SetMarks(rules.Mark{Hex: hex, Kind: "reach", Value: 3})
		x.Settle()
		if !x.overShown(t) {
			t.Fatalf("the mark on %s is not shown", hex)
		}
	}
	if n := painted.Load() - first; first == 0 || n != 0 {
		t.Errorf("three overlays painted %d tiles of the map anew, after %d at first", n, first)
	}
}

// TestATileWithoutMarksIsTheBareOne: most tiles of an overlay show nothing of it, and are
// not kept twice.
func TestATileWithoutMarksIsTheBareOne(t *testing.T) {
	x := newTable(t)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.SetMarks(rules.Mark{Hex: "8.17", Kind: "zone"})
	x.Settle()
	own, shared := 0, 0
	for _, k := range x.land.wanted {
		over, _ := x.land.cache.Get(k)
		land, ok := x.land.cache.Get(bare([]tiles.Key{k})[0])
		switch {
		case over == nil || !ok:
			t.Fatalf("tile %v is not there", k)
		case over == land:
			shared++
		default:
			own++
		}
	}
	if own == 0 || shared < own {
		t.Errorf("%d tiles in sight are their own, %d those of the bare map", own, shared)
	}
}

// TestPullingToAndFroPaintsNothing has all that lies round the view painted at rest;
// pulled a little and back, the map has all of it already, under an overlay as well.
func TestPullingToAndFroPaintsNothing(t *testing.T) {
	x := newTable(t)
	x.land.cache.Close()
	var painted atomic.Int32
	x.land.cache = tiles.New(tiles.Options{Limit: 1, Paint: func(k tiles.Key) *tiles.Picture {
		painted.Add(1)
		return x.paintTile(k)
	}, Ready: func(tiles.Key) { x.postOnce(&x.mail.tiles, x.tilesReady) }})
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.SetMarks(rules.Mark{Hex: "8.17", Kind: "reach", Value: 3})
	x.Settle()
	first := painted.Load()
	for _, by := range []float64{90, -90, -90, 90} {
		for range 10 {
			x.drag(by/10, by/10)
			x.land.cache.Wait()
		}
	}
	if n := painted.Load() - first; first == 0 || n != 0 {
		t.Errorf("pulled to and fro, the map had %d tiles painted, after %d at first", n, first)
	}
}

// TestAClosedBoardHoldsNoMap: the window may keep its widget for some time.
func TestAClosedBoardHoldsNoMap(t *testing.T) {
	x := newTable(t)
	x.Settle()
	if len(x.land.now.shown) == 0 {
		t.Fatal("no tile is shown")
	}
	key := x.land.wanted[0]
	x.Close()
	if _, ok := x.land.cache.Get(key); ok {
		t.Error("the cache holds a tile")
	}
	for _, s := range []*tileSet{&x.land.base, &x.land.old, &x.land.now} {
		if len(s.shown)+len(s.box.Objects) > 0 {
			t.Errorf("%d tiles are shown", len(s.shown))
		}
	}
}
