package cli

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
)

// TestProgressLeavesNothingBehind: the line of a terminal is empty before anything else is
// printed, whether the work came to its end or not.
func TestProgressLeavesNothingBehind(t *testing.T) {
	for name, work := range map[string]func(p *progress){
		"done":        func(p *progress) { p.steps(1, 4); p.steps(4, 4) },
		"broken off":  func(p *progress) { p.steps(1, 4) },
		"not begun":   func(*progress) {},
		"nearly done": func(p *progress) { p.show(0.999) },
	} {
		var out bytes.Buffer
		p := &progress{out: &out, doing: "weighing", last: -1}
		work(p)
		p.clear()
		lines := strings.Split(out.String(), "\r")
		if last := lines[len(lines)-1]; last != "" || out.Len() > 0 && strings.TrimSpace(lines[len(lines)-2]) != "" {
			t.Errorf("%s: %q is left", name, out.String())
		}
	}
	var nowhere *progress
	nowhere.steps(1, 2)
	nowhere.clear()
}

// TestAnAnalysisIsStopped: Ctrl+C is no fault of the file.
func TestAnAnalysisIsStopped(t *testing.T) {
	save := begun(t, 5)
	m, err := openSound(streams{err: io.Discard}, "", save)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := analyse(ctx, save, m, "russia", "", nil); err == nil || err.Error() != "stopped; nothing was written" {
		t.Errorf("got %v", err)
	}
}
