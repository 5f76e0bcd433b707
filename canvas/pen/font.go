package pen

import (
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Font is one face. It keeps the outlines of letters already drawn and may be
// used by several goroutines at once.
type Font struct {
	name string
	data []byte
	sf   *sfnt.Font

	mu     sync.Mutex
	buf    sfnt.Buffer
	glyphs map[rune]glyph
	kerns  map[[2]sfnt.GlyphIndex]float64
}

type glyph struct {
	index   sfnt.GlyphIndex
	outline *Path // of size 1, from the base line's beginning
	advance float64
}

// ParseFont reads a TrueType or OpenType face. The name serves error messages.
func ParseFont(name string, data []byte) (*Font, error) {
	sf, err := sfnt.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("font %s cannot be read: %w", name, err)
	}
	return &Font{
		name: name, data: data, sf: sf,
		glyphs: map[rune]glyph{}, kerns: map[[2]sfnt.GlyphIndex]float64{},
	}, nil
}

// Name is the file's name, Data the face as it stands in the file, for a pen
// or window that embeds fonts itself.
func (f *Font) Name() string { return f.name }

// Data is the face as it stands in its file. It must not be changed.
func (f *Font) Data() []byte { return f.data }

// Outline is the shape of a letter in its em square, as in Letter. It must not
// be changed.
func (f *Font) Outline(r rune) *Path {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.glyph(r).outline
}

// Has tells whether the face has a letter for the rune.
func (f *Font) Has(r rune) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.glyph(r).index != 0
}

// ems is the size at which outlines are read: large enough that rounding to
// 1/64 does not show.
const ems = 1024

func fromFixed(x fixed.Int26_6) float64 { return float64(x) / 64 / ems }

// glyph is the outline of a rune, that of the empty box where the face lacks
// it. The caller holds the lock.
func (f *Font) glyph(r rune) glyph {
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	g := glyph{outline: new(Path)}
	// A broken glyph is drawn as a gap: its width is what matters then.
	g.index, _ = f.sf.GlyphIndex(&f.buf, r)
	if adv, err := f.sf.GlyphAdvance(&f.buf, g.index, fixed.I(ems), font.HintingNone); err == nil {
		g.advance = fromFixed(adv)
	}
	if segs, err := f.sf.LoadGlyph(&f.buf, g.index, fixed.I(ems), nil); err == nil {
		g.outline = outline(segs)
	}
	f.glyphs[r] = g
	return g
}

// kern is by how much two letters move together. The caller holds the lock.
func (f *Font) kern(a, b sfnt.GlyphIndex) float64 {
	key := [2]sfnt.GlyphIndex{a, b}
	if k, ok := f.kerns[key]; ok {
		return k
	}
	k := 0.0
	if v, err := f.sf.Kern(&f.buf, a, b, fixed.I(ems), font.HintingNone); err == nil {
		k = fromFixed(v)
	}
	f.kerns[key] = k
	return k
}

// outline makes a path of a glyph. Each contour is closed: a halo drawn round
// an open one would have a gap.
func outline(segs sfnt.Segments) *Path {
	p := new(Path)
	at := func(x fixed.Point26_6) (float64, float64) { return fromFixed(x.X), fromFixed(x.Y) }
	open := false
	for _, s := range segs {
		x, y := at(s.Args[0])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if open {
				p.Close()
			}
			open = true
			p.MoveTo(x, y)
		case sfnt.SegmentOpLineTo:
			p.LineTo(x, y)
		case sfnt.SegmentOpQuadTo:
			x1, y1 := at(s.Args[1])
			p.QuadTo(x, y, x1, y1)
		case sfnt.SegmentOpCubeTo:
			x1, y1 := at(s.Args[1])
			x2, y2 := at(s.Args[2])
			p.CurveTo(x, y, x1, y1, x2, y2)
		}
	}
	if open {
		p.Close()
	}
	return p
}
