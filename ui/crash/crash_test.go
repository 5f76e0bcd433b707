package crash

import (
	"os"
	"strings"
	"testing"
	"time"

	"vistula/canvas/guard"
	"vistula/rules"
)

func TestAReportSaysWhatIsNeededToMendTheProgram(t *testing.T) {
	dir := t.TempDir() + "/crashes"
	p := &guard.Panic{Value: "index out of range [-1]", Stack: "goroutine 1 [running]:\nmapart.upToMouth"}
	now := time.Date(1914, 8, 26, 6, 30, 0, 0, time.UTC)
	first, err := Write(dir, now, p, "Game: fury, action 12, kept in /games/a.vistula")
	if err != nil {
		t.Fatal(err)
	}
	second, err := Write(dir, now, p)
	if err != nil || second == first {
		t.Fatalf("the second report is %s, %v", second, err)
	}
	raw, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{rules.Version, "System:", "1914-08-26T06:30:00Z", "index out of range [-1]", "mapart.upToMouth", "kept in /games/a.vistula"} {
		if !strings.Contains(string(raw), want) {
			t.Errorf("the report lacks %q:\n%s", want, raw)
		}
	}
}

func TestTheMainLoopGoesOnAfterAPanic(t *testing.T) {
	reported := 0
	guard.Report(func(*guard.Panic) { reported++ })
	t.Cleanup(func() { guard.Report(nil) })
	again := 0
	err := Endure(func() { panic("a click") }, func() {
		if again++; again < 3 {
			panic("another")
		}
	})
	if err != nil || again != 3 || reported != 3 {
		t.Errorf("the loop went on %d times, %d panics were reported, %v", again, reported, err)
	}
	if err := Endure(func() { panic("a frame") }, func() { panic("the next frame") }); err == nil || reported != 3+mostPanics {
		t.Errorf("a loop that panics at every turn is given up after %d panics, %v", reported-3, err)
	}
	if err := Endure(func() { panic("a click") }, nil); err == nil {
		t.Error("a loop that cannot go on goes on")
	}
}
