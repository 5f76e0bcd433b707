package tannenberg

import (
	"encoding/binary"

	"vistula/rules/codec"
)

// Digest is a number that tells positions apart as their JSON does: of the units only
// those that have changed since it was last asked are written again, and of the
// account only the new lines.
func (p *Position) Digest() uint64 {
	d := &p.digest
	w := &d.writer
	w.Names = p.rs.Names()
	units := codec.Sum(p.rs.roster, w, &d.units, p.units, p.rosterAt, p.rosterState)
	awards := d.awards.Sum(len(p.awards), func(b []byte, i int) []byte { return awardRecord.Append(b, w.Names, p, &p.awards[i]) })
	w.B = w.B[:0]
	restRecord.Write(w, p, p)
	w.B = binary.BigEndian.AppendUint64(w.B, awards)
	return codec.Digest(w.B, units)
}

// digest is what Digest keeps from one time to the next.
type digest struct {
	units  codec.Tally[unitState]
	awards codec.Ledger
	writer codec.Writer
}

func (d *digest) copyFrom(from *digest) {
	d.units.CopyFrom(&from.units)
	d.awards.CopyFrom(&from.awards)
}
