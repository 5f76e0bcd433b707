// Package pdf writes PDF with the pen that all painters draw through: what they
// paint as pixels on the screen is here lines, areas and text on paper.
//
//	doc, err := pdf.New(set, pdf.Info{Title: "Battle for Galicia"})
//	p := doc.AddPage(297, 210) // a pen.Pen; one unit is a millimetre
//	p.Fill(new(pen.Path).Rect(pen.Rect{X: 10, Y: 10, W: 50, H: 20}), pen.Winding, pen.Hex("#AFC9DF"))
//	pen.Text{Font: set.Serif, Size: 6}.Draw(p, 12, 24, "Przemyśl")
//	err = doc.Write(file)
//
// Text that is drawn with pen.Text stays text: it can be found and copied.
// TrueType faces are embedded, cut down to the letters in use. Faces with other
// outlines cannot be embedded; their letters are drawn as areas, and under them
// lies the same text, unseen, in the narrow face of the set.
//
// Large pictures without transparency become JPEG, all others are kept as they
// are. The same picture placed twice is stored once.
package pdf
