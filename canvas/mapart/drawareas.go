package mapart

import "vistula/canvas/pen"

// areaPath is one path of all outlines that reach into the view: together, for
// a clearing is a hole only beside the wood around it.
func (c *canvas) areaPath(list []area) *pen.Path {
	path := new(pen.Path)
	for _, a := range list {
		if !c.sees(a.box, 0.2) {
			continue
		}
		if c.z == closeUp {
			path.Polygon(a.fine...)
		} else {
			path.Polygon(a.line...)
		}
	}
	return path
}
