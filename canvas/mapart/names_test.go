package mapart_test

import (
	"testing"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/data"
)

// Far out no name of a town lies on another, and those of the greatest towns are
// always there; nearer all towns are named.
func TestNamesDoNotCoverEachOtherFarOut(t *testing.T) {
	b, err := data.Board(data.FS(), "fury", "fury")
	if err != nil {
		t.Fatal(err)
	}
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	m, err := mapart.Lay(b, set, mapart.Print{})
	if err != nil {
		t.Fatal(err)
	}
	s := m.(*mapart.Sheet)
	const far, near = 18, 90
	towns := map[string]bool{}
	var written []mapart.Name
	for _, n := range s.PlaceNames(far, nil) {
		if n.River() {
			continue
		}
		towns[n.Text] = true
		for _, o := range written {
			if n.Box.Grow(-0.15 * n.Box.H).Meets(o.Box) {
				t.Errorf("%s lies on %s", n.Text, o.Text)
			}
		}
		written = append(written, n)
	}
	for _, want := range []string{"WARSAW", "LEMBERG", "BUDAPEST", "BRESLAU"} {
		if !towns[want] {
			t.Errorf("%s is not named far out", want)
		}
	}
	if all := len(s.PlaceNames(near, nil)); all <= len(towns) {
		t.Errorf("%d names nearby, %d far out", all, len(towns))
	}
}
