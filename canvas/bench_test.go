package canvas

import (
	"fmt"
	"runtime"
	"testing"

	"fyne.io/fyne/v2"

	"vistula/canvas/tiles"
	"vistula/rules"
)

// BenchmarkPanFrame is what the board itself does for a frame while one pans;
// the graphics processor's part comes on top.
func BenchmarkPanFrame(b *testing.B) {
	x := newTable(b)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	b.ResetTimer()
	for i := range b.N {
		d := float32(6)
		if i/50%2 == 1 {
			d = -6
		}
		x.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(d, d/2)})
	}
}

// BenchmarkZoomFrame is the same while one zooms.
func BenchmarkZoomFrame(b *testing.B) {
	x := newTable(b)
	x.SetPixelsPerHex(96)
	x.CenterOn("8.17")
	x.Settle()
	b.ResetTimer()
	for i := range b.N {
		d := float32(1.5)
		if i/40%2 == 1 {
			d = -1.5
		}
		x.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{Position: middle}, Scrolled: fyne.NewDelta(0, d)})
	}
}

// BenchmarkFirstPaint is from a new board to all of its pictures, at the zoom at
// which the whole sheet is seen. The first one also prepares the sheet, which the
// start screen has done in the program.
func BenchmarkFirstPaint(b *testing.B) {
	for b.Loop() {
		x := newTable(b)
		x.Settle()
		b.StopTimer()
		x.Close()
		b.StartTimer()
	}
}

// BenchmarkSetView shows a full position again and again, as after each action.
func BenchmarkSetView(b *testing.B) {
	x := newTable(b)
	x.Settle()
	v := x.pos.View("")
	b.ResetTimer()
	for range b.N {
		x.SetView(v)
	}
}

// BenchmarkMemory is what of the heap lives with the map open and looked at
// through all zooms, and in it the pictures of tiles. What the graphics library
// keeps comes on top. Run it alone: other benchmarks leave boards behind.
func BenchmarkMemory(b *testing.B) {
	for b.Loop() {
		x := newTable(b)
		for _, px := range []float64{20, 48, 96, 192, 384} {
			for _, hex := range []string{"8.17", "5.05", "12.10"} {
				x.SetPixelsPerHex(px)
				x.CenterOn(hex)
				x.Settle()
			}
		}
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		b.ReportMetric(float64(m.HeapAlloc)/1e6, "MB")
		b.ReportMetric(float64(x.land.cache.Bytes())/1e6, "MB-tiles")
		x.Close()
	}
}

// BenchmarkLandTile is one tile of the map.
func BenchmarkLandTile(b *testing.B) {
	x := newTable(b)
	for _, px := range []float64{20, 48, 96, 192, 384} {
		b.Run(fmt.Sprintf("%.0f", px), func(b *testing.B) {
			k := x.tileAt("8.17", px)
			x.paintLand([]tiles.Key{k})
			b.ResetTimer()
			for range b.N {
				x.paintLand([]tiles.Key{k})
			}
		})
	}
}

// BenchmarkOverTile is the reach of a unit laid over a tile that is there.
func BenchmarkOverTile(b *testing.B) {
	x := newTable(b)
	o, err := x.pos.Overlay("", rules.Query{Kind: "reach", Unit: "ah.27-vi"})
	if err != nil {
		b.Fatal(err)
	}
	x.SetMarks(o.Hexes...)
	for _, px := range []float64{48, 96, 192} {
		b.Run(fmt.Sprintf("%.0f", px), func(b *testing.B) {
			k := x.tileAt("9.13", px)
			k.Version = x.answers.now.version
			x.paintTile(k)
			b.ResetTimer()
			for range b.N {
				x.paintTile(k)
			}
		})
	}
}

// BenchmarkPath is the way under the pointer.
func BenchmarkPath(b *testing.B) {
	x := newTable(b)
	p := Path{Hexes: []string{"9.13", "10.13", "11.12", "11.11", "11.10"}, Label: "4 of 5"}
	ids := x.known(p.Hexes)
	for range b.N {
		x.pathPictures(ids, p, 96, x.sheet.Bounds())
	}
}

func (x *table) tileAt(hex string, px float64) tiles.Key {
	id, _ := x.board.Find(hex)
	c := x.sheet.Center(id)
	k := tiles.Key{Level: tiles.LevelOf(px)}
	side := tiles.Size / k.Level.Px()
	for c.X < float64(k.Col)*side {
		k.Col--
	}
	for c.Y < float64(k.Row)*side {
		k.Row--
	}
	return k
}
