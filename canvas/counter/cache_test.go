package counter

import (
	"image"
	"sync"
	"testing"

	"vistula/rules"
)

func TestCacheSharesPictures(t *testing.T) {
	c := NewCache(painter(t), 1<<20)
	a := gallery()[0]
	b := a
	b.Unit = "another"
	if c.Image(a, 40, Style{}) != c.Image(b, 40, Style{}) {
		t.Error("two units that look alike have two pictures")
	}
	if c.Image(a, 40, Style{}) == c.Image(a, 41, Style{}) || c.Len() != 2 {
		t.Errorf("two sizes share a picture; %d are kept", c.Len())
	}
	one := rules.Stack{Units: []rules.Counter{a}}
	shut := one
	shut.Hidden = true
	if c.Stack(one, 40, Style{}) == c.Stack(shut, 40, Style{}) {
		t.Error("a closed stack shares an open one's picture")
	}
}

func TestCacheIsBounded(t *testing.T) {
	const limit = 60_000
	c := NewCache(painter(t), limit)
	for _, u := range gallery() {
		c.Image(u, 40, Style{})
		if c.Bytes() > limit {
			t.Fatalf("%d bytes are kept", c.Bytes())
		}
	}
	if c.Len() < 4 || c.Len() > 12 {
		t.Errorf("%d pictures are kept", c.Len())
	}
	c = NewCache(painter(t), 1)
	if img := c.Image(gallery()[0], 40, Style{}); img == nil || c.Len() != 1 {
		t.Errorf("a tiny cache keeps %d pictures", c.Len())
	}
}

func TestCacheForMany(t *testing.T) {
	c := NewCache(painter(t), 100_000)
	list := gallery()[:8]
	var wg sync.WaitGroup
	got := make([][]*image.RGBA, 4)
	for g := range got {
		wg.Go(func() {
			for i := range 24 {
				got[g] = append(got[g], c.Image(list[(i+g)%len(list)], 37, Style{}))
			}
		})
	}
	wg.Wait()
	for g := range got {
		for i, img := range got[g] {
			if want := c.Image(list[(i+g)%len(list)], 37, Style{}); img.Rect != want.Rect {
				t.Fatalf("picture %d of %d is another one's", i, g)
			}
		}
	}
}
