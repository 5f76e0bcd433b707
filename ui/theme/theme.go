// Package theme is the look of the panels: Fyne's theme in the colours of the
// printed sheets, light and dark, in Inter, at the player's text size.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"vistula/canvas/fonts"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
)

// Names of colours that Fyne has no name for; ask the theme for them as for
// Fyne's own.
const (
	ColorRaised  fyne.ThemeColorName = "vistula-raised"
	ColorLine    fyne.ThemeColorName = "vistula-line"
	ColorSoft    fyne.ThemeColorName = "vistula-soft"
	ColorSecond  fyne.ThemeColorName = "vistula-second"
	ColorLit     fyne.ThemeColorName = "vistula-lit"
	ColorLitLine fyne.ThemeColorName = "vistula-lit-line"
	ColorGood    fyne.ThemeColorName = "vistula-good"
	ColorNeutral fyne.ThemeColorName = "vistula-neutral"
	ColorBad     fyne.ThemeColorName = "vistula-bad"
)

// Theme implements fyne.Theme. It never changes; a new setting is a new theme.
type Theme struct {
	Palette
	// Dark tells which palette it is, Scale how large text is: 1 is usual.
	Dark  bool
	Scale float32
	// Touch makes buttons and menus large enough for fingers.
	Touch bool

	regular, semi, bold fyne.Resource
	serif, italic       fyne.Resource
	serifBold           fyne.Resource
	colors              map[fyne.ThemeColorName]color.NRGBA
}

// New makes a theme. scale is the size of the text, 1 being usual.
func New(set *fonts.Set, isDark bool, scale float32) *Theme {
	t := &Theme{Palette: PaletteOf(isDark), Dark: isDark, Scale: scale}
	t.regular, t.semi, t.bold = face(set.Sans), face(set.SansSemi), face(set.SansBold)
	t.serif, t.italic, t.serifBold = face(set.Serif), face(set.SerifItalic), face(set.SerifBold)
	t.colors = t.table()
	return t
}

func face(f *pen.Font) fyne.Resource { return fyne.NewStaticResource(f.Name(), f.Data()) }

// In is the same theme with what says something in another set of colours.
func (t *Theme) In(id palette.ID) *Theme {
	n := *t
	n.Palette = t.Palette.In(id, t.Dark)
	n.colors = n.table()
	return &n
}

// ForTouch is the same theme with targets for fingers, or without.
func (t *Theme) ForTouch(is bool) *Theme {
	n := *t
	n.Touch = is
	return &n
}

// OnPaper is the same theme in the light colours, for controls that lie on the
// paper of sheets, which stays light when the panels are dark.
func (t *Theme) OnPaper() *Theme {
	n := *t
	n.Palette, n.Dark = PaletteOf(false).In(t.Signals(), false), false
	n.colors = n.table()
	return &n
}

// Semi is the half bold face of the panels, for canvas.Text.FontSource.
func (t *Theme) Semi() fyne.Resource { return t.semi }

// Serif is the face of titles, SerifItalic that of the lines under them.
func (t *Theme) Serif() fyne.Resource { return t.serifBold }

// SerifItalic is the face of the lines under titles.
func (t *Theme) SerifItalic() fyne.Resource { return t.italic }

// table gives Fyne's colours, and ours, by name.
func (t *Theme) table() map[fyne.ThemeColorName]color.NRGBA {
	p := t.Palette
	shadow := color.NRGBA{A: 50}
	if t.Dark {
		shadow.A = 110
	}
	return map[fyne.ThemeColorName]color.NRGBA{
		fynetheme.ColorNameBackground:          p.Ground,
		fynetheme.ColorNameButton:              p.Raised,
		fynetheme.ColorNameDisabledButton:      p.Soft,
		fynetheme.ColorNameDisabled:            pen.Mix(p.Second, p.Ground, 0.35),
		fynetheme.ColorNameError:               p.Bad,
		fynetheme.ColorNameFocus:               pen.Alpha(pen.Mix(p.Accent, p.Text, 0.6), 0.30), // blended over the accent it stays a blue
		fynetheme.ColorNameForeground:          p.Text,
		fynetheme.ColorNameForegroundOnError:   p.OnAccent,
		fynetheme.ColorNameForegroundOnPrimary: p.OnAccent,
		fynetheme.ColorNameForegroundOnSuccess: p.OnAccent,
		fynetheme.ColorNameForegroundOnWarning: pen.Hex("#241A14"),
		fynetheme.ColorNameHeaderBackground:    p.Soft,
		fynetheme.ColorNameHover:               pen.Alpha(p.Text, 0.07),
		fynetheme.ColorNameHyperlink:           p.Accent,
		fynetheme.ColorNameInputBackground:     p.Raised,
		fynetheme.ColorNameInputBorder:         p.Line,
		fynetheme.ColorNameMenuBackground:      p.Raised,
		fynetheme.ColorNameOverlayBackground:   p.Ground,
		fynetheme.ColorNamePlaceHolder:         p.Second,
		fynetheme.ColorNamePressed:             pen.Alpha(p.Text, 0.16),
		fynetheme.ColorNamePrimary:             p.Accent,
		fynetheme.ColorNameScrollBar:           pen.Alpha(p.Text, 0.42),
		fynetheme.ColorNameScrollBarBackground: pen.Alpha(p.Text, 0.06),
		fynetheme.ColorNameSelection:           pen.Alpha(p.Accent, 0.28),
		fynetheme.ColorNameSeparator:           p.Line,
		fynetheme.ColorNameShadow:              shadow,
		fynetheme.ColorNameSuccess:             p.Good,
		fynetheme.ColorNameWarning:             p.LitLine,
		ColorRaised:                            p.Raised,
		ColorLine:                              p.Line,
		ColorSoft:                              p.Soft,
		ColorSecond:                            p.Second,
		ColorLit:                               p.Lit,
		ColorLitLine:                           p.LitLine,
		ColorGood:                              p.Good,
		ColorNeutral:                           p.Neutral,
		ColorBad:                               p.Bad,
	}
}

// Color implements fyne.Theme. The player's choice counts, not the system's.
func (t *Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	if c, ok := t.colors[name]; ok {
		return c
	}
	variant := fynetheme.VariantLight
	if t.Dark {
		variant = fynetheme.VariantDark
	}
	return fynetheme.DefaultTheme().Color(name, variant)
}

// Font implements fyne.Theme. Inter's slanted faces are not in the program:
// what must stand out in a panel is half bold instead.
func (t *Theme) Font(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace, style.Symbol:
		return fynetheme.DefaultTheme().Font(style)
	case style.Bold:
		return t.bold
	case style.Italic:
		return t.semi
	}
	return t.regular
}

// Icon implements fyne.Theme.
func (t *Theme) Icon(name fyne.ThemeIconName) fyne.Resource {
	return fynetheme.DefaultTheme().Icon(name)
}

// Size implements fyne.Theme: what holds text grows with it, gaps do not. What lies behind
// a dialog is darkened and not blurred: the map stays sharp, no frame is drawn three times,
// and Fyne keeps no picture of the whole window to blur, 14 MB at 2560x1440.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case fynetheme.SizeNameModalBlurRadius:
		return 0
	case fynetheme.SizeNameInnerPadding:
		if t.Touch { // with a line of text, 48 high
			return max(8, 24-9*t.Scale)
		}
	case fynetheme.SizeNameText:
		return 14 * t.Scale
	case fynetheme.SizeNameCaptionText:
		return 12 * t.Scale
	case fynetheme.SizeNameSubHeadingText:
		return 16.5 * t.Scale
	case fynetheme.SizeNameHeadingText:
		return 22 * t.Scale
	case fynetheme.SizeNameInlineIcon:
		return 20 * t.Scale
	case fynetheme.SizeNameInputRadius, fynetheme.SizeNameSelectionRadius:
		return 8
	}
	return fynetheme.DefaultTheme().Size(name)
}
