package twilight

import (
	"io/fs"

	"vistula/data"
	"vistula/rules/fraction"
)

// Case 8.2: movement by rail.

// readRail joins the railways.
func (rs *Ruleset) readRail(fsys fs.FS) error {
	off, err := data.ReadOffMapRail(fsys, id, rs.Board())
	if err != nil {
		return err
	}
	rs.rail, err = newRailNet(rs.Board(), off)
	return err
}

// halves writes points that are counted in halves.
func halves(n int) string { return fraction.Write(n, 2) }
