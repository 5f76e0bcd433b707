package mapart

import "sync"

// engraving is a survey with what is worked out from it once: the relief, the
// small marks of each zoom, the places of names.
type engraving struct {
	*survey
	*prepared
}

// prepared is what is made when it is first drawn. Sheets that differ only in
// their print share it.
type prepared struct {
	art    [zooms]art
	slopes [near + 1]hachures
	image  reliefImage
	crests crestCache
	names  namesCache
}

// art is the small marks of one zoom, made when that zoom is first drawn.
type art struct {
	once   sync.Once
	trees  []tree
	slopes []slope
	reeds  []reedMark
	knolls []knoll
	fields []field
	tufts  []tuft
}

// artOf gives the marks of a zoom.
func (s *engraving) artOf(z zoom) *art {
	a := &s.art[z]
	a.once.Do(func() {
		a.trees = s.plantTrees(z)
		a.slopes = s.slopesOf(z)
		a.reeds = s.plantReeds(z)
		a.knolls = s.raiseKnolls(z)
		if z == closeUp {
			a.fields = s.plough()
			a.tufts = s.plantTufts()
		}
	})
	return a
}

// Prepare makes what a zoom needs and was not yet made: the relief, the small
// marks, the places of names. The first Draw does so too and then takes about a
// second; call Prepare from a worker where that would be felt.
func (s *engraving) Prepare(px float64) {
	s.reliefPictures()
	s.artOf(zoomOf(px))
	s.PlaceNames(px, nil)
}
