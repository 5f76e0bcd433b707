// Package canvas is the board on the screen: a Fyne widget that shows one map,
// or several side by side, with the counters on it and tells what is pointed at
// and clicked.
//
// The widget knows no rules. A window hands it views, marks and ways as the
// rules give them, says which hexes can be clicked, and hears of hits:
//
//	set, err := fonts.Load()
//	sheet, err := mapart.Lay(rs.Board(), set, mapart.Print{Title: "Galicia"})
//	b := canvas.NewBoard(canvas.Config{Board: rs.Board(), Sheet: sheet, Fonts: set})
//	b.OnTap = func(h canvas.Hit) { ... }
//	b.OnHover = func(h canvas.Hit) { ... }
//	window.SetContent(b)
//	window.Canvas().Focus(b) // the keys
//	b.SetView(position.View("austria"))
//
// # What is shown
//
//	SetView(view)             counters; what moved since the view before glides
//	SetMarks(marks...)        what is asked of the map: reach, zones, supply, threat
//	SetWays(ways...)          supply lines, marches, prepared attacks
//	SetPath(path)             the way under the pointer with its cost
//	SetLit(hexes...)          hexes that can be clicked: they glow softly
//	SetSelected(units...)     a golden glow
//	SetSpotlight(units...)    a frame about their stacks; all others are dim
//	ShowMarches(marches...)   ways that were gone, as arrows; the last draws itself
//	SetFight(fight)           targets, strengths and odds of an attack
//	SetHover(hex)             an outline given from outside, as by a journal line
//	SetCursor(hex)            the hex cursor of the keyboard; CursorHex tells it
//	Flash(hexes...)           a combat: two brief flashes
//	SetCounterStyle(style)    modern or period symbols
//	SetCountersShown(bool)    the bare map
//	SetPace(pace)             how long glides, flashes and flights take; 0 for none
//	SetExit(place)            where counters that are lost leave for
//	Skip()                    ends what moves now; any input does the same
//
// # What is looked at
//
//	ZoomIn, ZoomOut, Home, CenterOn(hex), CenterOnUnit(unit), ShowAll(hexes...)
//	ShowMap(index), MapInView  of several maps one, or All
//	PixelsPerHex, SetPixelsPerHex, ZoomRange, ZoomAt(place, steps)
//	Visit(then, hexes...), Return(then)  flies to something that happens, and back
//	Open(hexes...)             the first view of a front
//	Vantage, LookFrom(vantage), FlyTo  where one looks from, to be kept and come back to
//	SetCover(insets), Spare(insets), OpenFan(hex), FanOut, CloseFan, HitAt(place)
//	NewMinimap(size)           all maps on a few square inches; Seen, LookAt(place)
//
// # What is heard
//
//	OnHover(Hit)         the hex, unit or spot under the pointer changed
//	OnTap(Hit)           click, tap or Enter
//	OnDoubleTap(Hit)     the second of two quick clicks; the first was an OnTap;
//	                     without it the board zooms in
//	OnSecondaryTap(Hit)  right click, or a long press where no stack lies
//	OnCursor(hex)        the arrow keys moved the hex cursor
//	OnZoom(pixels)       the zoom changed, for a slider
//	OnLook()             the view came to rest, perhaps elsewhere
//	OnMove()             the view moved a little, for a Minimap
//	OnPainted()          the first map is there; Painted() tells whether it is
//	OnKey(event) bool    a key the board has no use for; true if used
//	OnRune(rune)         a letter; with KeepTab, OnKey hears of Tab as well
//
// # Keys
//
// Arrows move the hex cursor, with Shift they pan; + and - zoom, Home shows the
// whole table, Enter taps at the cursor. FanOut fans the stack there out, as Space
// does where nobody listens to OnKey: then arrows choose, Enter picks one, Space
// all, Esc closes. At the edge of a map the arrows lead on to the next map, if
// one lies that way.
//
// # How it is built
//
// A Board is put together from an eye (the camera: pan, zoom, flights), a scene
// (what lies there: the map's tiles, stacks, names, marks, ways, pills, signs) and
// an input (mouse, fingers, keys, the fan), over a workshop that they share. None of
// the three names another: each declares what it asks of the others as an
// interface, and NewBoard brings them together. packaging/floors_test.go knows which
// file belongs to which.
//
// # Goroutines
//
// All methods are called from Fyne's own goroutine (fyne.Do from others), and
// all callbacks come from there. Painting happens in goroutines of the board;
// Close ends them. Under Fyne's test driver, which has no goroutine of its own,
// what was painted waits until Settle is called.
package canvas
