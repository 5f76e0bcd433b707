package theme

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/canvas/fonts"
	"vistula/canvas/pen"
)

// luminance and contrast are those of the WCAG.
func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a)+0.05, luminance(b)+0.05
	return max(x, y) / min(x, y)
}

func TestTextCanBeRead(t *testing.T) {
	for _, isDark := range []bool{false, true} {
		p := PaletteOf(isDark)
		for _, ground := range []color.NRGBA{p.Ground, p.Raised, p.Soft} {
			if c := contrast(p.Text, ground); c < 7 {
				t.Errorf("text has a contrast of %.1f on %v", c, ground)
			}
			if c := contrast(p.Second, ground); c < 4.5 {
				t.Errorf("second text has a contrast of %.1f on %v", c, ground)
			}
		}
		if c := contrast(p.OnAccent, p.Accent); c < 4.5 {
			t.Errorf("text on the accent has a contrast of %.1f", c)
		}
	}
	for _, nation := range []string{"austria-hungary", "russia", "germany", "serbia", "elsewhere"} {
		if c := contrast(PaletteOf(false).Nation(nation)); c < 4.5 {
			t.Errorf("text on the colour of %s has a contrast of %.1f", nation, c)
		}
	}
}

func TestTheme(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	th := New(set, true, 1.5)
	// The system's wish for light panels does not count.
	if got := th.Color(fynetheme.ColorNameBackground, fynetheme.VariantLight); got != PaletteOf(true).Ground {
		t.Errorf("the ground is %v", got)
	}
	if got := th.Size(fynetheme.SizeNameText); got != 21 {
		t.Errorf("text is %v high", got)
	}
	if got := th.Size(fynetheme.SizeNameModalBlurRadius); got != 0 {
		t.Errorf("what lies behind a dialog is blurred by %v: Fyne keeps a picture of the whole window for that", got)
	}
	for _, name := range []fyne.ThemeColorName{ColorRaised, ColorSecond, fynetheme.ColorNamePrimary} {
		if _, _, _, a := th.Color(name, 0).RGBA(); a != 0xFFFF {
			t.Errorf("the colour %s is not whole", name)
		}
	}
	if name := th.Font(fyne.TextStyle{Bold: true}).Name(); name != "Inter-Bold.otf" {
		t.Errorf("bold is %s", name)
	}
}

// TestAMainButtonStaysBlue: Fyne blends the colours of focus and pointer over that of
// the button.
func TestAMainButtonStaysBlue(t *testing.T) {
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, isDark := range []bool{false, true} {
		th := New(set, isDark, 1)
		for _, name := range []fyne.ThemeColorName{fynetheme.ColorNameFocus, fynetheme.ColorNameHover} {
			over := th.colors[name]
			got := pen.Mix(th.Accent, pen.Alpha(over, 1), float64(over.A)/255)
			if got.B <= got.R || got.B < got.G {
				t.Errorf("dark %v: with %s the accent becomes %v", isDark, name, got)
			}
			if name == fynetheme.ColorNameFocus && got == th.Accent {
				t.Errorf("dark %v: the focus cannot be seen", isDark)
			}
		}
	}
}
