package tannenberg

import (
	"encoding/binary"

	"vistula/rules/codec"
	"vistula/rules/jsonw"
)

// Digest is a number that tells positions apart as their JSON does: of the units only
// those that have changed since it was last asked are written again, and of the
// account only the new lines.
func (p *Position) Digest() uint64 {
	d := &p.digest
	w := codec.Writer{Writer: jsonw.Writer{B: d.json[:0]}, Names: p.rs.Names()}
	restRecord.Write(&w, p, p)
	d.json = binary.BigEndian.AppendUint64(w.B, d.awards.Sum(len(p.awards), func(b []byte, i int) []byte {
		w := codec.Writer{Writer: jsonw.Writer{B: b}, Names: p.rs.Names()}
		awardRecord.Write(&w, p, &p.awards[i])
		return w.B
	}))
	units := d.units.Sum(p.units, func(b []byte, u int16) []byte {
		w := codec.Writer{Writer: jsonw.Writer{B: b}, Names: p.rs.Names()}
		p.rs.roster.Unit(&w, u, p.rosterAt, p.rosterState)
		return w.B
	})
	return codec.Digest(d.json, units)
}

// digest is what Digest keeps from one time to the next.
type digest struct {
	units  codec.Tally[unitState]
	awards codec.Ledger
	json   []byte
}

func (d *digest) copyFrom(from *digest) {
	d.units.CopyFrom(&from.units)
	d.awards.CopyFrom(&from.awards)
}
