// Package print puts the state of a game on paper: the map with its counters, cut
// into two or more pages where they would be too small to read, or as a full-size
// poster; then orders of battle, tracks and points. It writes PDF or a picture. It draws with the painters
// of the screen and needs no window.
//
//	sheet, err := mapart.Lay(rs.Board(), set, mapart.Print{})
//	job := print.Of(position, side, sheet, set)
//	job.Paper, err = print.FindPaper("A4")
//	job.Layers, err = print.ParseLayers("counters,numbers,supply", job.Scenario)
//	data, err := job.PDF() // or job.PNG()
//
// A Scene draws the map alone, or a part of it, with any pen and at any scale:
//
//	scene := print.Scene{Map: sheet, Fonts: set, Stacks: view.Stacks}
//	scene.Draw(page, scene.Around(1.5, "9.05", "9.06"), pen.Rect{X: 20, Y: 40, W: 120, H: 80})
//
// What is written on the pages is English unless Job.Say says it in another
// language. Pages show what the side knows for which the view was made, and
// nothing else.
package print
