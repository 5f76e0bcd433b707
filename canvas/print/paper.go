package print

import (
	"fmt"
	"slices"
	"strings"
)

// Paper is a size of paper, upright, in millimetres.
type Paper struct {
	Name          string
	Width, Height float64
}

// papers are the sizes that can be printed on, those that people have at home
// first.
var papers = []Paper{
	{"A4", 210, 297},
	{"Letter", 215.9, 279.4},
	{"A3", 297, 420},
	{"A2", 420, 594},
}

// Papers lists the sizes of paper.
func Papers() []Paper { return slices.Clone(papers) }

// FindPaper is the paper of a name, in whatever letters it is written.
func FindPaper(name string) (Paper, error) {
	var names []string
	for _, p := range papers {
		if strings.EqualFold(p.Name, name) {
			return p, nil
		}
		names = append(names, p.Name)
	}
	return Paper{}, fmt.Errorf("the paper size %q is unknown; there are %s", name, strings.Join(names, ", "))
}

// Orientation is which way a page lies.
type Orientation uint8

// The orientations. Auto is that in which the map is larger.
const (
	Auto Orientation = iota
	Upright
	Across
)

// FindOrientation is the orientation of a name: "auto", "portrait" or
// "landscape".
func FindOrientation(name string) (Orientation, error) {
	for i, n := range [...]string{Auto: "auto", Upright: "portrait", Across: "landscape"} {
		if strings.EqualFold(n, name) {
			return Orientation(i), nil
		}
	}
	return Auto, fmt.Errorf("the orientation %q is unknown; there are auto, portrait, landscape", name)
}

// size is a page of the paper as it lies.
func (p Paper) size(o Orientation) (w, h float64) {
	if o == Across {
		return p.Height, p.Width
	}
	return p.Width, p.Height
}
