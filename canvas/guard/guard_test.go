package guard

import (
	"strings"
	"testing"
)

func TestAPanicIsReportedOnceWithItsStackAndGivenBack(t *testing.T) {
	var got []*Panic
	Report(func(p *Panic) { got = append(got, p) })
	t.Cleanup(func() { Report(nil) })
	caught := Catch(func() { panic("no hex") })
	if len(got) != 1 || got[0] != caught || caught.Error() != "no hex" || !strings.Contains(caught.Stack, "TestAPanicIsReported") {
		t.Errorf("reported are %v, given back is %v", got, caught)
	}
	if caught := Catch(func() {}); caught != nil || len(got) != 1 {
		t.Errorf("without a panic %v is given back", caught)
	}
}

func TestAGoroutineThatPanicsIsReported(t *testing.T) {
	done := make(chan *Panic)
	Report(func(p *Panic) { done <- p })
	t.Cleanup(func() { Report(nil) })
	Go(Func(func() { panic("no hex") }))
	if p := <-done; p.Error() != "no hex" {
		t.Error(p)
	}
}

func TestWithoutAReporterAPanicGoesOn(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the panic is lost")
		}
	}()
	Catch(func() { panic("no hex") })
}
