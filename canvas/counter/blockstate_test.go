package counter

import (
	"bytes"
	"image"
	"testing"

	"vistula/rules"
)

// Far out a counter still tells its size and what state it is in.
func TestABlockTellsSizeAndState(t *testing.T) {
	pt := painter(t)
	plain := unit(ah, "5", "infantry", "division", "I", "1", [4]int{5, 6, 4, 5})
	corps, lost := plain, plain
	corps.Size = "corps"
	lost.Badges = []rules.Badge{badge(Steps, 4)} // two of four are left
	with := func(b rules.Badge) rules.Counter {
		c := plain
		c.Badges = []rules.Badge{b}
		return c
	}
	for _, size := range []int{10, 14, 20, 28} {
		pictures := map[string]*image.RGBA{}
		for name, c := range map[string]rules.Counter{
			"plain": plain, "corps": corps, "reduced": flipped(plain), "done": with(badge(Moved, 0)), "low": with(badge(Supply, -1)), "out": with(badge(Supply, -2)),
			"shaken": with(badge(Effectiveness, -2)), "disorder": with(badge(Disorder, 0)),
		} {
			img := pt.Image(c, size, Style{})
			for other, o := range pictures {
				if bytes.Equal(o.Pix, img.Pix) {
					t.Errorf("at %d pixels %s looks like %s", size, name, other)
				}
			}
			pictures[name] = img
		}
		if img := pt.Image(lost, size, Style{}); !bytes.Equal(img.Pix, pictures["reduced"].Pix) {
			t.Errorf("at %d pixels a unit that has lost steps does not look weakened", size)
		}
		if img := pt.Image(with(badge(Moved, 0)), size, Style{Bare: true}); !bytes.Equal(img.Pix, pictures["plain"].Pix) {
			t.Errorf("at %d pixels a bare counter shows a state", size)
		}
	}
}

// Under that size a block is solid: most of it is its nation's colour.
func TestAVerySmallBlockIsSolid(t *testing.T) {
	pt := painter(t)
	for _, nation := range []string{ah, ru, de, se} {
		c := unit(nation, "5", "infantry", "division", "I", "1", [4]int{5, 6, 4, 5})
		const size = 14
		img := pt.Image(c, size, Style{})
		ground, _, _ := Colors(nation)
		n := 0
		near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 24 }
		for y := range size {
			for x := range size {
				if p := img.RGBAAt(x, y); near(p.R, ground.R) && near(p.G, ground.G) && near(p.B, ground.B) {
					n++
				}
			}
		}
		if n < size*size/2 {
			t.Errorf("of a block of %s %d of %d pixels have its colour", nation, n, size*size)
		}
	}
}
