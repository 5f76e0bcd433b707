package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestSaveAndLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "settings.json")
	s, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	s.TextSize, s.Dark, s.Window = 120, true, Window{Width: 1600, Height: 900}
	s.Remember(Recent{Path: "a.vistula", Title: "A"})
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	again, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(s, again) {
		t.Errorf("saved %+v, loaded %+v", s, again)
	}
}

func TestBadFilesAreKeptAside(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "damaged",
		"{\"format\": 1, ":          "damaged",
		"[]":                        "damaged",
		"{}":                        "damaged",
		`{"format":1,"dark":"yes"}`: "damaged",
		`{"format":99}`:             "later version",
	} {
		path := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Load(path)
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: got the error %v, want one sentence with %q", text, err, want)
		}
		if s.TextSize != 100 || s.Dark {
			t.Errorf("%q: not the usual settings: %+v", text, s)
		}
		kept, err := os.ReadFile(path + ".kept-1")
		if err != nil || string(kept) != text {
			t.Errorf("%q was not kept aside: %q, %v", text, kept, err)
		}
		if err := s.Save(); err != nil {
			t.Errorf("%q: the usual settings cannot be saved: %v", text, err)
		}
	}
}

func TestSenselessValuesAreMadeGood(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	text := `{"format":1,"text_size":9000,"window":{"width":-5,"height":1e9},"unknown":1}`
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if s.TextSize != LargestText || s.Window != (Window{}) {
		t.Errorf("got %+v", s)
	}
}

func TestAFolderInPlaceOfTheFileIsLeftAlone(t *testing.T) {
	path := t.TempDir()
	s, err := Load(path)
	if err == nil {
		t.Error("a folder was read as settings")
	}
	if err := s.Save(); err != nil {
		t.Errorf("saving without a file: %v", err)
	}
}

func TestRecent(t *testing.T) {
	s := Default()
	for n := range 20 {
		s.Remember(Recent{Path: fmt.Sprint(n)})
	}
	s.Remember(Recent{Path: "12", Title: "again"})
	if len(s.Recent) != most || s.Recent[0].Path != "12" || s.Recent[1].Path != "19" {
		t.Errorf("got %+v", s.Recent)
	}
	if s.Recent[0].Title != "again" {
		t.Error("a save used again keeps its old title")
	}
	s.Forget("12")
	if len(s.Recent) != most-1 || s.Recent[0].Path == "12" {
		t.Error("a forgotten save is remembered")
	}
}

func TestTheDisplayScaleIsHandedToTheWindows(t *testing.T) {
	t.Setenv(scaleVariable, "")
	s := Default()
	s.ApplyDisplay()
	if got := os.Getenv(scaleVariable); got != "" {
		t.Errorf("the usual scale sets %q", got)
	}
	for _, c := range []struct {
		percent int
		want    string
	}{{150, "1.500"}, {75, "0.750"}, {100, "1.000"}} {
		s.Display = c.percent
		s.ApplyDisplay()
		if got := os.Getenv(scaleVariable); got != c.want {
			t.Errorf("%d percent sets %q, want %q", c.percent, got, c.want)
		}
	}
}

func TestADisplayScaleOutOfBoundsIsBroughtBack(t *testing.T) {
	for text, want := range map[string]int{
		`{"format":1}`: 100, `{"format":1,"display":5}`: SmallestDisplay, `{"format":1,"display":9000}`: LargestDisplay,
	} {
		s := Default()
		if why := decode([]byte(text), s); why != "" || s.Display != want {
			t.Errorf("%s: %d %s, want %d", text, s.Display, why, want)
		}
	}
}

func TestAnEarlierFileSaysWhetherAnythingMoves(t *testing.T) {
	for text, want := range map[string]Speed{
		`{"format":1}`: Steady, `{"format":1,"animate":false}`: Off, `{"format":1,"animate":true}`: Steady,
		`{"format":1,"speed":"slow"}`: Slow, `{"format":1,"speed":"fast","animate":false}`: Fast,
	} {
		s := Default()
		if why := decode([]byte(text), s); why != "" || s.Speed != want {
			t.Errorf("%s: %q %s, want %q", text, s.Speed, why, want)
		}
	}
	if p := Speed("warp").Pace(); p != 1 {
		t.Errorf("an unknown speed has the pace %v", p)
	}
}

// What this version does not know of a player's choices stays in the file.
func TestChoicesNobodyKnowsAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(path, []byte(`{"format":1,"palette":"ultraviolet"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Load(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	if s, err = Load(path); err != nil || s.Palette != "ultraviolet" {
		t.Errorf("got %+v, %v", s, err)
	}
}

// A file of before there was a minimap is no wish to be without one.
func TestTheMinimapIsThereUnlessItWasTurnedOff(t *testing.T) {
	for text, want := range map[string]bool{`{"format":1}`: true, `{"format":1,"minimap":false}`: false} {
		s := Default()
		if why := decode([]byte(text), s); why != "" || s.Minimap != want {
			t.Errorf("%s: %v %s, want %v", text, s.Minimap, why, want)
		}
	}
}
