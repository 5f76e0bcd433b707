package table

import "testing"

// The ring round a hex that was looked for goes with the next thing that is done, unless the
// cursor of the keyboard has been led on.
func TestTheRingOfAFoundHexGoes(t *testing.T) {
	for _, c := range []struct{ led, want string }{{"", ""}, {"8.07", "8.07"}} {
		p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "14.05"), persons(), true, 1024, 768, false)
		acts{p.t}.goTo("8.05")
		if got := p.t.board.CursorHex(); got != "8.05" {
			t.Fatalf("the ring is round %q", got)
		}
		if c.led != "" {
			p.t.board.SetCursor(c.led)
		}
		p.t.after(p.t.desk.Units("ah.4-ii"))
		p.t.after(p.t.desk.Hex("8.08"))
		if got := p.t.board.CursorHex(); got != c.want {
			t.Errorf("after a march the cursor is round %q, want %q", got, c.want)
		}
	}
}
