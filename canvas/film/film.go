package film

import (
	"context"
	"fmt"
	"image"
	"math"
	"runtime"
	"sync"
	"time"

	"vistula/canvas/fonts"
	"vistula/canvas/guard"
	"vistula/canvas/mapart"
	"vistula/canvas/story"
	"vistula/rules/chronicle"
)

// Options say how a film is made. The zero value does.
type Options struct {
	// Words puts a text into the player's language and fills its places {{.Name}};
	// nil leaves it English.
	Words func(text string, values map[string]any) string
	// Map and Fonts are lent by whoever has them already.
	Map   mapart.Map
	Fonts *fonts.Set
	// Wide is the width of the picture in pixels, 0 for one that suits the map. A GIF
	// is made smaller where it would grow too large.
	Wide int
	// From and To are the turns that are shown, 0 for the first and the last.
	From, To int
	// Hold is how long a march is shown; battles stay longer. 0 is a second.
	Hold time.Duration
	// Limit is the most bytes of a GIF, 0 for MostBytes.
	Limit int
	// Progress is told which part of the work is done, from 0 to 1. It may be nil, and
	// is called on the goroutine of the maker.
	Progress func(part float64)
}

// The limits of a film.
const (
	// MostBytes is what forums take.
	MostBytes = 8_000_000
	LeastWide = 320
	MostWide  = 3840
)

// usual is the size in pixels of a film that nobody has asked to be larger, and
// fine that of single frames.
const (
	usual = 1200 * 800
	fine  = 1920 * 1280
)

// studio is what all frames of a film share.
type studio struct {
	c     *chronicle.Chronicle
	o     Options
	sheet mapart.Map
	set   *fonts.Set
	tell  *story.Teller
	shots []shot
}

func newStudio(c *chronicle.Chronicle, o Options) (*studio, error) {
	s := &studio{c: c, o: o, tell: story.New(c, o.Words)}
	if o.Wide != 0 && (o.Wide < LeastWide || o.Wide > MostWide) {
		return nil, fmt.Errorf("a film is from %d to %d pixels wide, not %d", LeastWide, MostWide, o.Wide)
	}
	var err error
	if s.sheet, s.set, err = story.Sheet(c, o.Map, o.Fonts); err != nil {
		return nil, err
	}
	s.shots, err = s.list()
	return s, err
}

// progress tells how far the work is.
func (s *studio) progress(part float64) {
	if s.o.Progress != nil {
		s.o.Progress(min(1, part))
	}
}

// wide is the width of the picture for a number of pixels in all.
func (s *studio) wide(pixels float64) int {
	if s.o.Wide > 0 {
		return s.o.Wide
	}
	r := s.crop()
	return int(math.Round(math.Sqrt(pixels * r.W / r.H)))
}

// Frames paints all frames in full colour and hands them over one by one, with how
// many there are; an error of take ends the work.
func Frames(ctx context.Context, c *chronicle.Chronicle, o Options, take func(n, of int, frame image.Image) error) error {
	s, err := newStudio(c, o)
	if err != nil {
		return err
	}
	st := s.stage(s.wide(fine))
	return st.each(ctx, s.shots, func(n int, frame *image.RGBA) error {
		if err := take(n+1, len(s.shots), frame); err != nil {
			return err
		}
		s.progress(float64(n+1) / float64(len(s.shots)))
		return nil
	})
}

// Len is how many frames a film has.
func Len(c *chronicle.Chronicle, o Options) (int, error) {
	s := &studio{c: c, o: o, tell: story.New(c, o.Words)}
	shots, err := s.list()
	return len(shots), err
}

// each paints shots, as many at a time as there are processors, and hands them over
// in their order. A frame is used again after it was taken. A painter that fails ends the
// work: a picture is whole or not there.
func (st *stage) each(ctx context.Context, shots []shot, take func(n int, frame *image.RGBA) error) error {
	frames := make([]*image.RGBA, min(len(shots), runtime.NumCPU()))
	for i := range frames {
		frames[i] = image.NewRGBA(st.base.Rect)
	}
	for from := 0; from < len(shots); from += len(frames) {
		if err := ctx.Err(); err != nil {
			return err
		}
		batch := shots[from:min(len(shots), from+len(frames))]
		faults := make([]*guard.Panic, len(batch))
		var group sync.WaitGroup
		for i := range batch {
			group.Go(func() { faults[i] = guard.Catch(func() { st.paint(frames[i], &batch[i]) }) })
		}
		group.Wait()
		for i := range batch {
			if faults[i] != nil {
				return fmt.Errorf("frame %d cannot be painted: %w", from+i+1, faults[i])
			}
			if err := take(from+i, frames[i]); err != nil {
				return err
			}
		}
	}
	return nil
}
