package tiles

import (
	"encoding/binary"
	"image"
	"image/color"
)

// Picture is what a tile shows, as it is kept: its pixels without a byte for transparency,
// since the paper under everything has none, and an overlay on them as runs of one colour.
// So an overlay takes a small part of what a second tile would. A Picture does not change.
// The zero value is a tile that shows nothing.
type Picture struct {
	size image.Point
	land []uint8 // red, green and blue of each pixel; shared with the picture without overlay
	over []uint8 // runs from the first pixel on: a length, and the number of a colour in two bytes
	inks []color.RGBA
}

// Of a run in Picture.over.
const (
	runBytes = 3
	longest  = 255
)

// Pack keeps a part of an opaque picture.
func Pack(img *image.RGBA, part image.Rectangle) *Picture {
	part = part.Intersect(img.Rect)
	p := &Picture{size: part.Size(), land: make([]uint8, 3*part.Dx()*part.Dy())}
	to := p.land
	for y := part.Min.Y; y < part.Max.Y; y++ {
		row := img.Pix[img.PixOffset(part.Min.X, y):]
		for x := range part.Dx() {
			s, d := row[4*x:4*x+3:4*x+3], to[3*x:3*x+3:3*x+3]
			d[0], d[1], d[2] = s[0], s[1], s[2]
		}
		to = to[3*part.Dx():]
	}
	return p
}

// With is the picture with an overlay on it, which has the size of the picture and is
// transparent where there is nothing: the picture itself if that is everywhere. It must not
// have an overlay yet.
func (p *Picture) With(over *image.RGBA) *Picture {
	n := len(p.land) / 3
	q := &Picture{size: p.size, land: p.land, inks: []color.RGBA{{}}}
	known := map[uint32]int{0: 0}
	last := 0 // behind the last run that is not transparent
	for at := 0; at < n; {
		v := binary.LittleEndian.Uint32(over.Pix[4*at:])
		end := at + 1
		for end < n && end-at < longest && binary.LittleEndian.Uint32(over.Pix[4*end:]) == v {
			end++
		}
		ink, ok := known[v]
		if !ok {
			ink = len(q.inks)
			known[v] = ink
			c := over.Pix[4*at:]
			q.inks = append(q.inks, color.RGBA{c[0], c[1], c[2], c[3]})
		}
		q.over = append(q.over, uint8(end-at), uint8(ink), uint8(ink>>8))
		if v != 0 {
			last = len(q.over)
		}
		if len(q.over)+4*len(q.inks) > len(p.land) || ink > 0xFFFF {
			return p.flattened(over)
		}
		at = end
	}
	if last == 0 {
		return p
	}
	q.over = append(make([]uint8, 0, last), q.over[:last]...)
	return q
}

// flattened is the picture with an overlay of which runs would take more than pixels.
func (p *Picture) flattened(over *image.RGBA) *Picture {
	img := p.Image(nil)
	for i := 0; i < len(img.Pix); i += 4 {
		c := over.Pix[i:]
		lay(img.Pix[i:i+4], color.RGBA{c[0], c[1], c[2], c[3]})
	}
	return Pack(img, img.Rect)
}

// overlay is how many bytes the overlay takes, beside the land, which pictures share.
func (p *Picture) overlay() int {
	if p == nil {
		return 0
	}
	return len(p.over) + 4*len(p.inks)
}

// ground is the first byte of the land, by which pictures of the same land are known; nil
// where there is none.
func (p *Picture) ground() *uint8 {
	if p == nil || len(p.land) == 0 {
		return nil
	}
	return &p.land[0]
}

// Image is the picture in pixels, painted over those of room where that has its size.
func (p *Picture) Image(room *image.RGBA) *image.RGBA {
	if len(p.land) == 0 {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	if room == nil || room.Rect != (image.Rectangle{Max: p.size}) || room.Stride != 4*p.size.X {
		room = image.NewRGBA(image.Rectangle{Max: p.size})
	}
	pix := room.Pix[:len(p.land)/3*4]
	for from := p.land; len(from) >= 3 && len(pix) >= 4; from, pix = from[3:], pix[4:] {
		pix[0], pix[1], pix[2], pix[3] = from[0], from[1], from[2], 255
	}
	pix = room.Pix
	for runs := p.over; len(runs) >= runBytes; runs = runs[runBytes:] {
		length, ink := 4*int(runs[0]), int(runs[1])|int(runs[2])<<8
		if ink != 0 {
			c := p.inks[ink]
			for i := 0; i < length; i += 4 {
				lay(pix[i:i+4:i+4], c)
			}
		}
		pix = pix[length:]
	}
	return room
}

// lay lays a colour over an opaque pixel.
func lay(to []uint8, c color.RGBA) {
	through := 255 - uint32(c.A)
	to[0] = uint8(uint32(c.R) + (uint32(to[0])*through+127)/255)
	to[1] = uint8(uint32(c.G) + (uint32(to[1])*through+127)/255)
	to[2] = uint8(uint32(c.B) + (uint32(to[2])*through+127)/255)
}
