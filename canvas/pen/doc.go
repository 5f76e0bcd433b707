// Package pen is the one small interface that every painter of the program
// draws through: a Pen fills and strokes paths, places images and clips. The
// pen of Paint paints pixels with gg; a pen for PDF can follow without any
// painter knowing. All else (text, halos, gradients, rounded rectangles) is
// made of these few strokes by functions of this package.
//
// Paths are values of their own, built once and drawn as often as wanted. All
// measures are in the units of the painter: a pen is moved, scaled and turned
// between Save and Restore, and line widths scale with it.
//
//	img := image.NewRGBA(image.Rect(0, 0, 256, 256))
//	pen.Paint(img, func(p pen.Pen) {
//		p.Transform(pen.Scale(256)) // one unit is now the whole picture
//		card := new(pen.Path).RoundRect(pen.Rect{X: 0.1, Y: 0.1, W: 0.8, H: 0.8}, 0.07)
//		p.Fill(card, pen.Winding, pen.Hex("#AFC9DF"))
//		p.Stroke(card, pen.Stroke{Width: 0.02, Color: pen.Hex("#13304F")})
//		pen.Text{Font: set.Figures, Size: 0.3, Color: pen.Hex("#0F2238"), Anchor: pen.Middle}.
//			Draw(p, 0.5, 0.8, "5-6-5")
//	})
//
// A pen belongs to one goroutine. Paths and fonts may be shared by several as
// long as nobody changes the path.
package pen
