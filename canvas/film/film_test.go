package film

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"strings"
	"sync"
	"testing"
	"time"

	"vistula/canvas/fonts"
	"vistula/canvas/guard"
	"vistula/canvas/story"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// set is what films are painted with, loaded once for all tests.
var set = sync.OnceValues(fonts.Load)

// told is the story of a random game of so many actions.
func told(t *testing.T, ruleset string, most int, side rules.Side) *chronicle.Chronicle {
	t.Helper()
	rs := rulestest.Open(t, ruleset)
	c, err := chronicle.Tell(context.Background(), rulestest.RandomMatch(t, rs, "campaign", nil, 3, most), chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func options(t *testing.T, wide int) Options {
	t.Helper()
	faces, err := set()
	if err != nil {
		t.Fatal(err)
	}
	return Options{Fonts: faces, Wide: wide}
}

func made(t *testing.T, c *chronicle.Chronicle, o Options) (*gif.GIF, int) {
	t.Helper()
	raw, err := GIF(context.Background(), c, o)
	if err != nil {
		t.Fatal(err)
	}
	g, err := gif.DecodeAll(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	return g, len(raw)
}

// TestAFilmShowsWhatWasPainted plays the beginning of a game on one map and on two as a
// viewer does, frame upon frame, and compares it with the pictures as they were
// painted: no pixel is far off, and flat areas have one colour.
func TestAFilmShowsWhatWasPainted(t *testing.T) {
	for _, id := range []string{"galicia", "greatwar"} {
		t.Run(id, func(t *testing.T) {
			c, o := told(t, id, 250, ""), options(t, 330)
			g, _ := made(t, c, o)
			screen, n := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height)), 0
			err := Frames(context.Background(), c, o, func(k, of int, frame image.Image) error {
				if of != len(g.Image) || !frame.Bounds().Eq(screen.Rect) {
					t.Fatalf("%d frames of %v, the GIF has %d of %v", of, frame.Bounds(), len(g.Image), screen.Rect)
				}
				draw.Draw(screen, g.Image[n].Rect, g.Image[n], g.Image[n].Rect.Min, draw.Over)
				n++
				if mean, worst := apart(screen, frame.(*image.RGBA)); mean > 4 || worst > 120 {
					t.Errorf("frame %d is %.1f off on the whole, %d at the worst", k, mean, worst)
				}
				if c := screen.RGBAAt(2, 2); c != (color.RGBA{paper.R, paper.G, paper.B, 255}) || screen.RGBAAt(3, 5) != c {
					t.Errorf("frame %d: the paper is %v", k, c)
				}
				return nil
			})
			if err != nil || n < 3 {
				t.Fatalf("%v, %d frames", err, n)
			}
		})
	}
}

// apart is how far two pictures are apart, on the mean of a channel and at the worst.
func apart(a, b *image.RGBA) (mean float64, worst int) {
	sum := 0
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		d = max(d, -d)
		sum, worst = sum+d, max(worst, d)
	}
	return float64(sum) / float64(len(a.Pix)) * 4 / 3, worst
}

// TestAFilmIsNeverTooLarge wants a whole game to come below any limit that it can: by
// a smaller picture, then fewer colours and frames.
func TestAFilmIsNeverTooLarge(t *testing.T) {
	c := told(t, "galicia", 900, "")
	o := options(t, 0)
	full, size := made(t, c, o)
	if size > MostBytes {
		t.Fatalf("%d bytes", size)
	}
	wide, frames := full.Config.Width, len(full.Image)
	for _, limit := range []int{size / 3, size / 12} {
		o.Limit = limit
		g, n := made(t, c, o)
		if n > limit || g.Config.Width >= wide {
			t.Errorf("%d bytes of %d, %d pixels wide after %d", n, limit, g.Config.Width, wide)
		}
		wide = g.Config.Width
		if len(g.Image) > frames {
			t.Errorf("%d frames, there were %d", len(g.Image), frames)
		}
	}
	o.Limit = 2000
	if _, err := GIF(context.Background(), c, o); err == nil || !strings.Contains(err.Error(), "cannot be made as small as that") {
		t.Errorf("got %v", err)
	}
}

// TestThinningLosesNothing wants every phase of a film to be in one with half the
// frames too, in the same order.
func TestThinningLosesNothing(t *testing.T) {
	s := &studio{c: told(t, "fury", 600, "")}
	s.tell = story.New(s.c, nil)
	shots, err := s.list()
	if err != nil {
		t.Fatal(err)
	}
	phases := func(list []shot) (all []*chronicle.Phase) {
		for _, x := range list {
			all = append(all, x.phases...)
		}
		return all
	}
	want, list := phases(shots), shots
	for len(thinned(list)) < len(list) {
		list = thinned(list)
		got := phases(list)
		if len(got) != len(want) {
			t.Fatalf("%d phases of %d in %d frames", len(got), len(want), len(list))
		}
		for i := range got {
			if got[i] != want[i] {
				t.Fatalf("phase %d is another", i)
			}
		}
	}
	if len(list) > 3 {
		t.Errorf("%d frames at the least", len(list))
	}
}

// TestAFilmOfASideShowsItsViews wants each frame of a side's film to hold the counters
// of that side's own chronicle, which are fewer than there are.
func TestAFilmOfASideShowsItsViews(t *testing.T) {
	count := func(side rules.Side) int {
		s := &studio{c: told(t, "galicia", 300, side)}
		s.tell = story.New(s.c, nil)
		shots, err := s.list()
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range shots {
			if x.caption == "" {
				t.Errorf("%s, %s: the frame says nothing of what happened", x.turn, x.phase)
			}
		}
		if side != "" && !strings.Contains(shots[0].caption, "As Russia saw it") {
			t.Errorf("the title says %q", shots[0].caption)
		}
		units := 0
		for _, stack := range shots[len(shots)-1].stacks {
			units += len(stack.Units)
		}
		return units
	}
	if all, side := count(""), count("russia"); side == 0 || side >= all {
		t.Errorf("Russia sees %d counters of %d", side, all)
	}
}

func TestTurnsAndSpeed(t *testing.T) {
	c, o := told(t, "galicia", 700, ""), options(t, 330)
	last := c.Turns[len(c.Turns)-1].Number
	o.From, o.To, o.Hold = 2, 2, 300*time.Millisecond
	g, _ := made(t, c, o)
	if all, _ := Len(c, Options{}); len(g.Image) >= all || g.Delay[0] != 60 || g.Delay[1] != 30 && g.Delay[1] != 60 {
		t.Errorf("%d frames of %d, delays %v", len(g.Image), all, g.Delay)
	}
	for want, x := range map[string][2]int{
		"turn 99 is not in this game, which has turns 1 to": {0, 99},
		"turn 77 is not in this game":                       {77, 0},
		"begin in turn 2 and end before it, in turn 1":      {2, 1},
	} {
		if _, err := Len(c, Options{From: x[0], To: x[1]}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("turns %v of %d: %v", x, last, err)
		}
	}
	if _, err := GIF(context.Background(), c, Options{Wide: 12}); err == nil || err.Error() != "a film is from 320 to 3840 pixels wide, not 12" {
		t.Errorf("got %v", err)
	}
}

// TestGivenUp ends the work between two frames.
func TestGivenUp(t *testing.T) {
	c, o := told(t, "galicia", 300, ""), options(t, 400)
	ctx, cancel := context.WithCancel(context.Background())
	o.Progress = func(float64) { cancel() }
	if _, err := GIF(ctx, c, o); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// TestAFrameThatCannotBePaintedEndsTheFilm: a fault of a painter is reported, and the film
// is not handed over as if it were whole.
func TestAFrameThatCannotBePaintedEndsTheFilm(t *testing.T) {
	reported := 0
	guard.Report(func(*guard.Panic) { reported++ })
	t.Cleanup(func() { guard.Report(nil) })
	s, err := newStudio(told(t, "galicia", 120, ""), options(t, 400))
	if err != nil {
		t.Fatal(err)
	}
	st := s.stage(400)
	const bad = 0
	s.shots[bad].phases = []*chronicle.Phase{nil}
	err = st.each(t.Context(), s.shots, func(n int, _ *image.RGBA) error {
		if n >= bad {
			t.Errorf("frame %d is handed over", n+1)
		}
		return nil
	})
	if err == nil || !strings.Contains(err.Error(), "frame 1 cannot be painted: ") || reported != 1 {
		t.Errorf("got %v, reported %d times", err, reported)
	}
}
