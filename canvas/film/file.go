package film

import (
	"bytes"
	"compress/lzw"
	"encoding/binary"
	"image"
	"image/color"
	"time"
)

// file is a GIF that grows frame by frame. The package image/gif wants all frames at
// once, which of a long game would be hundreds of megabytes; here only the one
// before is kept, of which a frame tells the differences.
type file struct {
	out    bytes.Buffer
	size   image.Point
	clear  uint8   // the index of what stays as it was
	before []uint8 // the frame before, nil at first
	now    []uint8
	part   []uint8
}

// newFile begins a GIF that is shown again and again. The palette has at most 255
// colours: one more number means that nothing changes.
func newFile(size image.Point, palette color.Palette) *file {
	f := &file{size: size, clear: uint8(len(palette)), now: make([]uint8, size.X*size.Y)}
	bits := 1
	for 1<<bits < len(palette)+1 {
		bits++
	}
	f.out.WriteString("GIF89a")
	f.word(size.X)
	f.word(size.Y)
	f.out.Write([]byte{0x80 | 7<<4 | byte(bits-1), 0, 0})
	for i := range 1 << bits {
		var c color.Color = color.Black
		if i < len(palette) {
			c = palette[i]
		}
		r, g, b, _ := c.RGBA()
		f.out.Write([]byte{byte(r >> 8), byte(g >> 8), byte(b >> 8)})
	}
	f.out.Write([]byte{0x21, 0xFF, 11})
	f.out.WriteString("NETSCAPE2.0")
	f.out.Write([]byte{3, 1, 0, 0, 0})
	return f
}

func (f *file) word(n int) {
	f.out.Write(binary.LittleEndian.AppendUint16(nil, uint16(n)))
}

// add appends a frame that is shown for a while; its pixels are in now.
func (f *file) add(hold time.Duration) error {
	r := f.changed()
	f.out.Write([]byte{0x21, 0xF9, 4, 1<<2 | 1}) // it stays, and has transparent pixels
	f.word(min(0xFFFF, max(2, int(hold/(10*time.Millisecond)))))
	f.out.Write([]byte{f.clear, 0, 0x2C})
	f.word(r.Min.X)
	f.word(r.Min.Y)
	f.word(r.Dx())
	f.word(r.Dy())
	f.out.Write([]byte{0, 8})
	f.part = f.part[:0]
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for i := y*f.size.X + r.Min.X; i < y*f.size.X+r.Max.X; i++ {
			if f.before != nil && f.before[i] == f.now[i] {
				f.part = append(f.part, f.clear)
			} else {
				f.part = append(f.part, f.now[i])
			}
		}
	}
	blocks := &blocks{out: &f.out}
	pack := lzw.NewWriter(blocks, lzw.LSB, 8)
	if _, err := pack.Write(f.part); err != nil {
		return err
	}
	if err := pack.Close(); err != nil {
		return err
	}
	blocks.end()
	if f.before == nil {
		f.before = make([]uint8, len(f.now))
	}
	copy(f.before, f.now)
	return nil
}

// changed is the least rectangle outside of which the frame is as the one before.
func (f *file) changed() image.Rectangle {
	whole := image.Rectangle{Max: f.size}
	if f.before == nil {
		return whole
	}
	r := image.Rectangle{}
	for y := range f.size.Y {
		row, old := f.now[y*f.size.X:(y+1)*f.size.X], f.before[y*f.size.X:(y+1)*f.size.X]
		if bytes.Equal(row, old) {
			continue
		}
		from, to := 0, f.size.X
		for row[from] == old[from] {
			from++
		}
		for row[to-1] == old[to-1] {
			to--
		}
		r = r.Union(image.Rect(from, y, to, y+1))
	}
	if r.Empty() {
		return image.Rect(0, 0, 1, 1) // a frame must have a pixel
	}
	return r
}

// bytes is the whole file.
func (f *file) bytes() []byte { return append(f.out.Bytes(), 0x3B) }

// blocks writes data in pieces of at most 255 bytes, each with its length before.
type blocks struct {
	out *bytes.Buffer
	buf []byte
}

// Write implements io.Writer.
func (b *blocks) Write(p []byte) (int, error) {
	n := len(p)
	for len(p) > 0 {
		k := min(len(p), 255-len(b.buf))
		b.buf = append(b.buf, p[:k]...)
		if p = p[k:]; len(b.buf) == 255 {
			b.flush()
		}
	}
	return n, nil
}

func (b *blocks) flush() {
	if len(b.buf) > 0 {
		b.out.WriteByte(byte(len(b.buf)))
		b.out.Write(b.buf)
		b.buf = b.buf[:0]
	}
}

// end writes what is left, and that there is no more.
func (b *blocks) end() {
	b.flush()
	b.out.WriteByte(0)
}
