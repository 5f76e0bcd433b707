package packaging

import (
	"os"
	"regexp"
	"testing"
	"testing/fstest"

	"vistula/data"
)

// named finds the files of data that the guide shows, each after its name.
var named = regexp.MustCompile("(?ms)^ *`((?:map-|scenario-)?[a-z]+\\.json)`.*?```json\n(.*?)```")

// The data with which CONTRIBUTING.md begins a new ruleset are sound.
func TestTheDataOfTheGuideAreSound(t *testing.T) {
	guide, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	fsys := fstest.MapFS{}
	for _, m := range named.FindAllSubmatch(guide, -1) {
		fsys["field/"+string(m[1])] = &fstest.MapFile{Data: m[2]}
	}
	for _, name := range []string{"map-field", "units", "scenario-ford", "cases", "tables"} {
		if fsys["field/"+name+".json"] == nil {
			t.Errorf("the guide shows no %s.json", name)
		}
	}
	if err := data.CheckRuleset(fsys, "field"); err != nil {
		t.Error(err)
	}
}
