//go:build !js

package printing

import (
	"os"
	"os/exec"
	"runtime"
)

// Send hands a PDF over. It may take half a minute, so call it from a goroutine. The
// name is that of the file, as the printer's queue or the viewer shows it. The error
// is one sentence.
func Send(pdf []byte, name string) (Outcome, error) {
	s := system{os: runtime.GOOS, temp: os.TempDir(), find: exec.LookPath, run: func(w way) error { return w.run(patience) }}
	return s.send(pdf, name)
}
