package story

import "testing"

// A minus is shown as one, and a hyphen stays what it is.
func TestAMinusIsNoHyphen(t *testing.T) {
	for text, want := range map[string]string{
		"-1": "−1", "+2/-1": "+2/−1", "-1, -2 steps": "−1, −2 steps", "die roll (-3)": "die roll (−3)",
		"3-1": "3-1", "1-2 hexes": "1-2 hexes", "die-roll": "die-roll", "-": "-", "Ersatz-2": "Ersatz-2",
	} {
		if got := Minus(text); got != want {
			t.Errorf("%q is shown as %q, want %q", text, got, want)
		}
	}
}
