package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// TestTheLegendStandsAboveTheUnitsThatWait at the map's edge, whichever came first, in a
// large window and in a small one.
func TestTheLegendStandsAboveTheUnitsThatWait(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 800, Height: 600}} {
		p := sit(t, campaign(t), persons(), true, size.Width, size.Height, false)
		p.t.hooks.Settings.Confirm = false
		p.t.rune('s')
		for range 8 {
			if p.status().Stage == "arrivals" {
				break
			}
			p.t.bar.main()
		}
		tray, legend := p.t.float.tray, p.t.legend.box
		if !tray.Visible() || !legend.Visible() {
			t.Fatalf("%v: units wait %v, there is a legend %v", size, tray.Visible(), legend.Visible())
		}
		if foot := legend.Position().Y + legend.Size().Height; foot > tray.Position().Y {
			t.Errorf("%v: the legend reaches down to %v, the units that wait begin at %v", size, foot, tray.Position().Y)
		}
		p.shoot("legend-above-tray")
	}
}

// An overlay with nothing to show says so.
func TestAThreatThatIsNoneIsSaid(t *testing.T) {
	p := movement(t)
	p.t.rune('t')
	if !p.t.legend.box.Visible() || !strings.Contains(wordsIn(p.t.legend.box), "nothing the enemy could attack") {
		t.Errorf("the legend says %q", wordsIn(p.t.legend.box))
	}
	p.t.rune('t')
	if p.t.legend.box.Visible() {
		t.Error("the legend stays though no overlay is on")
	}
}
