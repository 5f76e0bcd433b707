package print

import (
	"vistula/canvas/arrow"
	"vistula/canvas/overlay"
	"vistula/canvas/palette"
	"vistula/canvas/pen"
	"vistula/rules"
	"vistula/rules/board"
)

// drawMarks draws the overlays under the counters. The pen's units are those of
// the look, from the corner of the part.
func (s *Scene) drawMarks(p pen.Pen, crop pen.Rect, px float64) {
	if len(s.Marks)+len(s.Ways) == 0 {
		return
	}
	p.Save()
	p.Transform(pen.Translate(-crop.X, -crop.Y).Then(pen.Scale(px)))
	overlay.Paint(p, s.Map, crop, px, s.overlay())
	p.Restore()
}

// overlay is what the rules said, on this map.
func (s *Scene) overlay() *overlay.Overlay {
	o := &overlay.Overlay{Look: palette.Of(s.Counters.Palette), Fonts: s.Fonts}
	for _, m := range s.Marks {
		if id, ok := s.find(m.Hex); ok {
			from, ok := s.find(m.From)
			if !ok {
				from = board.None
			}
			k := overlay.Mark{ID: id, Kind: m.Kind, Warn: m.Warn != "", From: from}
			if rules.Area(m.Kind) {
				k.Name = m.Note
			}
			o.Marks = append(o.Marks, k)
		}
	}
	o.Titles = overlay.Titles(s.Map, o.Marks)
	for _, w := range s.Ways {
		if ids := s.known(w.Hexes); len(ids) > 0 {
			o.Ways = append(o.Ways, overlay.Way{Kind: w.Kind, IDs: ids})
		}
	}
	return o
}

// drawArrows draws attacks above the counters. The pen's unit is the hex width.
func (s *Scene) drawArrows(p pen.Pen) {
	for _, w := range s.Ways {
		if ids := s.known(w.Hexes); w.Kind == overlay.Attack && len(ids) > 1 {
			arrow.Attack(p, s.Map.Center(ids[0]), s.Map.Center(ids[1]), palette.Of(s.Counters.Palette), 1)
		}
	}
}

// find is a hex of this map by its number.
func (s *Scene) find(number string) (board.ID, bool) {
	id, ok := s.Map.Board().Find(number)
	return id, ok && id != board.None && s.Map.Has(id)
}

// known are those of the numbers that lie on this map.
func (s *Scene) known(numbers []string) []board.ID {
	var ids []board.ID
	for _, n := range numbers {
		if id, ok := s.find(n); ok {
			ids = append(ids, id)
		}
	}
	return ids
}
