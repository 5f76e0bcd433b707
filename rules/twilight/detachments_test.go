package twilight_test

import (
	"testing"

	"vistula/rules/rulestest"
)

// A detachment adds its steps to a unit of its own in its hex, which has then ended its
// move.
func TestDetachmentsGoBack(t *testing.T) {
	rulestest.Cite(t, "6.4.3a")
	g := place(t, `russia movement 4
		ru.det-22-24-1 40.25
		ru.22-1 40.25 {"lost":5}
		ru.24-1 40.25 {"lost":2}
		ru.16-6 40.25 {"lost":3}
		ge.1-1 60.19`)
	g.Refuses("integrate ru.16-6 =ru.22-1", "6.4.3a")        // no detachment
	g.Refuses("integrate ru.det-22-24-1 =ru.16-6", "6.4.3a") // not of that unit
	g.Do("integrate ru.det-22-24-1 =ru.22-1")
	if hex, state := g.Record("ru.22-1"); hex != "40.25" || state["lost"] != float64(2) {
		t.Errorf("%s, %v: three of five steps come back", hex, state)
	}
	if hex, _ := g.Record("ru.det-22-24-1"); hex != "" {
		t.Error("the detachment is there still")
	}
	g.Refuses("pick ru.22-1", "8.1")
	g.Do("pick ru.24-1")
}

// It must be in the same hex and off its train, and there must be room for its steps.
func TestDetachmentsThatStayApart(t *testing.T) {
	rulestest.Cite(t, "6.4.3a", "3.4.1")
	for unit, cas := range map[string]string{
		`ru.22-1 40.26 {"lost":5}`: "6.4.3a",
		`ru.22-1 58.52 {"lost":5,"train":{"mode":3,"account":3,"to":"74.51"}}`: "6.4.3a",
		`ru.22-1 58.52`: "3.4.1",
	} {
		g := place(t, "russia movement 4\nru.det-22-24-1 58.52\nge.1-1 60.19\n"+unit)
		g.Refuses("integrate ru.det-22-24-1 =ru.22-1", cas)
	}
	g := place(t, `russia movement 4
		ru.det-22-24-1 40.25
		ru.22-1 40.25 {"lost":2}
		ge.1-1 60.19`)
	g.Do("integrate ru.det-22-24-1 =ru.22-1") // one step of three is lost
	if _, state := g.Record("ru.22-1"); state["lost"] != nil {
		t.Errorf("%v", state)
	}
}
