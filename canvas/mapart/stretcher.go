package mapart

// stretcher stretches a plane over a tile, first across, then down: so each point of
// it is looked up four times, not sixteen.
type stretcher struct {
	*plane
	across, down []tap
	lines        map[int][]float32 // rows of the plane at the tile's columns
	row          []float32         // the last one asked for
}

func newStretcher(p *plane, t *groundTile, s *engraving) *stretcher {
	size := t.img.Bounds().Size()
	return &stretcher{
		plane: p, lines: map[int][]float32{}, row: make([]float32, p.deep*size.X),
		across: taps(size.X, t.x0, t.px, s.frame.X, s.frame.W, p.perHex),
		down:   taps(size.Y, t.y0, t.px, s.frame.Y, s.frame.H, p.perHex),
	}
}

// rowAt is a row of the tile, good until the next one is asked for. Rows are asked for
// from above to below.
func (s *stretcher) rowAt(y int) []float32 {
	d := s.down[y]
	var rows [4][]float32
	for k := range rows {
		r := max(0, min(s.rows-1, d.first+k))
		if s.lines[r] == nil {
			s.lines[r] = s.line(r)
		}
		rows[k] = s.lines[r]
	}
	delete(s.lines, max(0, d.first-1))
	for i := range s.row {
		s.row[i] = d.w[0]*rows[0][i] + d.w[1]*rows[1][i] + d.w[2]*rows[2][i] + d.w[3]*rows[3][i]
	}
	return s.row
}

// line is one row of the plane at the tile's columns.
func (s *stretcher) line(row int) []float32 {
	line := make([]float32, s.deep*len(s.across))
	from := s.at(0, row)
	for x, a := range s.across {
		if !a.inside {
			continue
		}
		for k := range 4 {
			c := s.deep * max(0, min(s.cols-1, a.first+k))
			for n := range s.deep {
				line[s.deep*x+n] += a.w[k] * float32(from[c+n])
			}
		}
	}
	return line
}
