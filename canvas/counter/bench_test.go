package counter

import (
	"testing"

	"vistula/rules"
)

func BenchmarkImage64(b *testing.B) {
	pt := painter(b)
	c := gallery()[5]
	pt.Image(c, 64, Style{})
	for b.Loop() {
		pt.Image(c, 64, Style{})
	}
}

func BenchmarkImage64Crowded(b *testing.B) {
	pt := painter(b)
	c := states()[14]
	for b.Loop() {
		pt.Image(c, 64, Style{Period: true})
	}
}

func BenchmarkBlock24(b *testing.B) {
	pt := painter(b)
	c := gallery()[5]
	for b.Loop() {
		pt.Image(c, 24, Style{})
	}
}

func BenchmarkStack64(b *testing.B) {
	pt := painter(b)
	s := rules.Stack{Units: gallery()[5:8]}
	for b.Loop() {
		pt.StackImage(s, 64, Style{})
	}
}

func BenchmarkCached64(b *testing.B) {
	cache := NewCache(painter(b), 1<<20)
	c := states()[14]
	for b.Loop() {
		cache.Image(c, 64, Style{})
	}
}
