package journal

import (
	"bytes"
	"io"
	"os"
)

// Damage is the error of a save that is cut short, or in which something stands that no
// program writes. A save of a newer program, or of a game whose data cannot be used, is
// not damaged.
type Damage struct{ Why string }

func (d *Damage) Error() string { return d.Why }

// edge is how much of either end of a file is looked at.
const edge = 64

// LooksWhole tells by the two ends of a save whether all of it is there, without reading
// what lies between: of a file that was cut short the end is missing, and where a disk
// lost what was written last there are zeros.
func LooksWhole(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return false
	}
	head, tail := make([]byte, edge), make([]byte, edge)
	n, err := f.ReadAt(head, 0)
	if err != nil && err != io.EOF {
		return false
	}
	m, err := f.ReadAt(tail, max(0, info.Size()-edge))
	if err != nil && err != io.EOF {
		return false
	}
	return bytes.HasPrefix(bytes.TrimSpace(head[:n]), []byte("{")) && bytes.HasSuffix(bytes.TrimSpace(tail[:m]), []byte("}"))
}
