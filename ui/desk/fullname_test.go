package desk

import (
	"testing"

	"vistula/rules"
)

// A unit's name has its type where a reader looks for it: before its size.
func TestFullName(t *testing.T) {
	for _, c := range []struct{ name, kind, size, want string }{
		{"27th Division", "infantry", "division", "27th Infantry Division"},
		{"1st Cavalry Division", "cavalry", "division", "1st Cavalry Division"},
		{"20th Landwehr Brigade", "infantry", "brigade", "20th Landwehr Brigade"},
		{"3rd Reserve Division", "infantry", "corps", "3rd Reserve Division"},
		{"3rd Division", "infantry", "corps", "3rd Infantry Division"},
		{"25th Corps", "infantry", "corps", "25th Corps"},
		{"Supply 1", "supply", "brigade", "Supply Unit 1"},
		{"EB 2", "engineer", "brigade", "EB Unit 2"},
		{"Depot 1, 3rd Army", "depot", "division", "Depot 1, 3rd Army"},
		{"HQ 2nd Army", "headquarters", "army", "2nd Army Headquarters"},
		{"Train of I Corps", "corps-train", "corps", "Train of I Corps"},
		{"Monitor flotilla", "monitors", "", "Monitor flotilla"},
	} {
		if got := FullName(rules.Counter{Name: c.name, Type: c.kind, Size: c.size}); got != c.want {
			t.Errorf("%s is called %q, want %q", c.name, got, c.want)
		}
	}
}
