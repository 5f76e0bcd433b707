package film

import (
	"context"
	"errors"
	"image"
	"image/color"
	"math"

	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/canvas/story"
	"vistula/rules/chronicle"
)

// GIF makes the whole film in memory, no larger than the limit. Where it would be,
// the picture is made smaller, then it gets fewer colours, and at last every frame
// takes in two phases. The error is that of ctx, or one sentence.
func GIF(ctx context.Context, c *chronicle.Chronicle, o Options) ([]byte, error) {
	s, err := newStudio(c, o)
	if err != nil {
		return nil, err
	}
	limit := o.Limit
	if limit <= 0 {
		limit = MostBytes
	}
	t := try{wide: s.wide(usual), colors: mostColors, shots: s.shots}
	done := 0.0
	for {
		tell := func(part float64) { s.progress(done + (1-done)*part) }
		data, large, err := s.shoot(ctx, t, limit, tell)
		if err != nil || data != nil {
			return data, err
		}
		if !t.smaller(large) {
			return nil, errors.New("the film cannot be made as small as that")
		}
		done += (1 - done) * 0.2
	}
}

// The most and the fewest colours of a film besides that of what stays; few numbers
// pack better.
const (
	mostColors = 255
	fewColors  = 63
)

// try is one way to make the film.
type try struct {
	wide, colors int
	shots        []shot
}

// leastGIF is the smallest width to which a film is brought down before it loses
// colours and frames.
const leastGIF = 560

// smaller makes the film smaller, that would have become so many times too large. It
// tells whether that can be done.
func (t *try) smaller(large float64) bool {
	wide := int(float64(t.wide) * min(0.92, 0.97/math.Sqrt(large)))
	switch {
	case t.wide > leastGIF:
		t.wide = max(leastGIF, wide)
	case t.colors > fewColors:
		t.colors = fewColors
	case len(t.shots) > len(thinned(t.shots)):
		t.shots = thinned(t.shots)
	case t.wide > LeastWide:
		t.wide = max(LeastWide, wide)
	default:
		return false
	}
	return true
}

// sampled is how many frames the colours are chosen from, and judged the part of the
// film after which one sees how large it will be.
const (
	sampled = 10
	judged  = 0.25
)

// shoot makes the film in one way. Where it becomes larger than the limit it is given
// up as soon as that can be seen: then it tells how many times too large.
func (s *studio) shoot(ctx context.Context, t try, limit int, tell func(float64)) (data []byte, large float64, err error) {
	st := s.stage(t.wide)
	colors, err := st.colors(ctx, t)
	if err != nil {
		return nil, 0, err
	}
	size := st.base.Rect.Size()
	f, near := newFile(size, colors), newNearest(colors)
	first := 0 // bytes of the first frame, which is whole
	err = st.each(ctx, t.shots, func(n int, frame *image.RGBA) error {
		near.index(f.now, frame)
		if err := f.add(t.shots[n].hold); err != nil {
			return err
		}
		done := float64(n+1) / float64(len(t.shots))
		if n == 0 {
			first = f.out.Len()
		}
		sofar := f.out.Len()
		if guess := float64(first) + float64(sofar-first)/done; sofar >= limit || done > judged && guess > 1.15*float64(limit) {
			large = max(guess, float64(sofar)) / float64(limit)
			return errLarge
		}
		tell(done)
		return nil
	})
	if errors.Is(err, errLarge) {
		return nil, large, nil
	}
	if err != nil {
		return nil, 0, err
	}
	return f.bytes(), 0, nil
}

var errLarge = errors.New("the film is too large")

// colors chooses the colours of the film from some of its frames. Those of the strips
// and of the arrows are always among them.
func (st *stage) colors(ctx context.Context, t try) (color.Palette, error) {
	var some []shot
	for i := range min(sampled, len(t.shots)) {
		some = append(some, t.shots[i*len(t.shots)/min(sampled, len(t.shots))])
	}
	m := new(mixer)
	err := st.each(ctx, some, func(_ int, frame *image.RGBA) error {
		m.look(frame)
		return nil
	})
	if err != nil {
		return nil, err
	}
	fixed := []color.NRGBA{paper, ink, second, rule, palette.Of(palette.Usual).Threat, pen.Hex("#FFFFFF")}
	for i := range st.s.c.Sides {
		fixed = append(fixed, story.Color(st.s.c.Sides[i].Nation))
	}
	return m.mix(t.colors, fixed...), nil
}
