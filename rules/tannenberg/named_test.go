package tannenberg

import (
	"testing"

	"vistula/data"
)

// TestPiecesAreNamedForWhatTheyAre: no sentence speaks of "Supply 1", as the counter does.
func TestPiecesAreNamedForWhatTheyAre(t *testing.T) {
	for _, c := range []struct {
		unit unit
		want string
	}{
		{unit{Unit: data.Unit{Name: "Supply 1"}, supply: true}, "supply unit 1"},
		{unit{Unit: data.Unit{Name: "EB 2"}, engineer: true}, "EB unit 2"},
		{unit{Unit: data.Unit{Name: "XX Corps"}}, "XX Corps"},
		{unit{Unit: data.Unit{Name: "R26", Type: "infantry", Size: "corps"}}, "26th Reserve Corps"},
		{unit{Unit: data.Unit{Name: "A 12-37", Type: "infantry", Size: "corps"}}, "12-37 Corps"},
		{unit{Unit: data.Unit{Name: "A Karg", Type: "infantry", Size: "corps"}}, "Karg Corps"},
		{unit{Unit: data.Unit{Name: "I Bav A", Type: "infantry", Size: "corps"}}, "I Bavarian Corps"},
		{unit{Unit: data.Unit{Name: "S VI", Type: "infantry", Size: "corps"}}, "VI Siberian Corps"},
		{unit{Unit: data.Unit{Name: "Kav 4", Type: "cavalry", Size: "corps"}}, "4th Cavalry Corps"},
		{unit{Unit: data.Unit{Name: "Kav H", Type: "cavalry", Size: "division"}}, "Cavalry H Division"},
		{unit{Unit: data.Unit{Name: "35 FR", Type: "infantry", Size: "division"}}, "35th Fortress Reserve Division"},
		{unit{Unit: data.Unit{Name: "7 Hvy", Type: "artillery", Size: "brigade"}}, "7th Heavy Artillery"},
	} {
		if got := c.unit.named(); got != c.want {
			t.Errorf("%s is called %q, want %q", c.unit.Name, got, c.want)
		}
	}
}
