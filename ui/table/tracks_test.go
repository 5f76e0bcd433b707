package table

import "testing"

// Whose a total is, is said, and said once.
func TestTotalName(t *testing.T) {
	for _, c := range []struct{ side, name, want string }{
		{"Allied", "Allied victory points", "Allied victory points"},
		{"Allied", "Serbian supply points", "Allied, Serbian supply points"},
		{"Austria-Hungary", "Austria-Hungary: used", "Austria-Hungary: used"},
		{"Germany", "Germany", "Germany"},
	} {
		if got := totalName(c.side, c.name); got != c.want {
			t.Errorf("%s of %s is called %q, want %q", c.name, c.side, got, c.want)
		}
	}
}
