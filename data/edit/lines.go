package edit

import (
	"encoding/json"
	"slices"
	"strconv"

	"vistula/data"
	"vistula/rules/board"
)

// Tracks is how many tracks of railway lead from a hex to its neighbour.
func (s *Session) Tracks(mapID, a, b string) int { return s.link(place{mapFile(mapID), rails}, a, b) }

// Road tells whether a road leads from a hex to its neighbour.
func (s *Session) Road(mapID, a, b string) bool {
	return s.link(place{mapFile(mapID), roads}, a, b) > 0
}

func (s *Session) link(p place, a, b string) int {
	most := 0
	for _, l := range readAll[board.Line](s.list(p)) {
		if at(l.Hexes, a, b) >= 0 {
			most = max(most, l.Tracks, 1)
		}
	}
	return most
}

// at is where a line goes from one of two hexes to the other: the place of the
// later of them, -1 where it does not.
func at(line []string, a, b string) int {
	for i := 1; i < len(line); i++ {
		if pairKey(line[i-1], line[i]) == pairKey(a, b) {
			return i
		}
	}
	return -1
}

// SetTracks lays a railway of one or two tracks between two neighbours, or takes
// it away: 0 tracks.
func (s *Session) SetTracks(mapID, a, b string, tracks int) error {
	if tracks < 0 || tracks > 2 {
		return refuse("A railway has one or two tracks.")
	}
	return s.setLink(place{mapFile(mapID), rails}, mapID, a, b, tracks)
}

// SetRoad lays a road between two neighbours, or takes it away.
func (s *Session) SetRoad(mapID, a, b string, on bool) error {
	n := 0
	if on {
		n = 1
	}
	return s.setLink(place{mapFile(mapID), roads}, mapID, a, b, n)
}

// linkSentence says that so many tracks, or a road where that is the list, lead
// from a hex to its neighbour.
func linkSentence(list string, tracks int, a, b string) Sentence {
	words := []string{"No railway {{.A}} – {{.B}}", "Railway {{.A}} – {{.B}}", "Double track {{.A}} – {{.B}}"}
	if list == roads {
		words = []string{"No road {{.A}} – {{.B}}", "Road {{.A}} – {{.B}}"}
	}
	return say(words[min(tracks, len(words)-1)], "A", a, "B", b)
}

func (s *Session) setLink(p place, mapID, a, b string, tracks int) error {
	if err := s.neighbours(mapID, a, b); err != nil {
		return err
	}
	if !s.has(p) {
		return refuse("The map {{.Map}} has no {{.List}}.", "Map", mapID, "List", p.list)
	}
	if s.link(p, a, b) == tracks {
		return nil
	}
	return s.do(linkSentence(p.list, tracks, a, b), func(c *change) error {
		entries := c.s.cut(c.list(p), a, b)
		if tracks > 0 {
			entries = c.s.laid(p, mapID, entries, a, b, tracks)
		}
		c.set(p, c.s.settled(p, entries, linksOf))
		return nil
	})
}

// cut takes a link out of all lines; a line that it was the middle of becomes
// two.
func (s *Session) cut(list []string, a, b string) []string {
	var entries []string
	for _, e := range list {
		var l board.Line
		_ = json.Unmarshal([]byte(e), &l)
		i := at(l.Hexes, a, b)
		if i < 0 {
			entries = append(entries, e)
			continue
		}
		var rest []string
		for _, piece := range [][]string{l.Hexes[:i], l.Hexes[i:]} {
			if len(piece) > 1 {
				rest = append(rest, s.rewritten(e, "hexes", piece, lineOrder))
			}
		}
		entries = append(entries, s.cut(rest, a, b)...)
	}
	return entries
}

// laid adds a link: to a line of the player's own that ends there, else as a new
// one of the gauge that is usual in the country.
func (s *Session) laid(p place, mapID string, entries []string, a, b string, tracks int) []string {
	h, _ := s.Hex(mapID, a)
	other, _ := s.Hex(mapID, b)
	country := h.Country
	if country == "" {
		country = other.Country
	}
	gauge := ""
	for i, l := range readAll[board.Line](entries) {
		if l.Country == country && gauge == "" {
			gauge = l.Gauge
		}
		if l.Source != data.Player || max(1, l.Tracks) != tracks || l.Country != country {
			continue
		}
		if longer := extended(l.Hexes, a, b); longer != nil {
			entries = slices.Clone(entries)
			entries[i] = s.rewritten(entries[i], "hexes", longer, lineOrder)
			return entries
		}
	}
	first, second := s.inOrder(p.file, a, b)
	o := object{{"line", value(name(h) + " - " + name(other))}}
	if p.list == rails {
		o = o.with("tracks", value(tracks), lineOrder)
	}
	if gauge != "" {
		o = o.with("gauge", value(gauge), lineOrder)
	}
	if country != "" {
		o = o.with("country", value(country), lineOrder)
	}
	o = o.with("hexes", value([]string{first, second}), lineOrder)
	return append(slices.Clone(entries), o.with(source, value(data.Player), lineOrder).text())
}

func name(h board.Hex) string {
	if h.Town != "" {
		return h.Town
	}
	return h.Number
}

// extended is a line that goes on from one of two hexes to the other, nil where
// it ends at neither.
func extended(line []string, a, b string) []string {
	for _, w := range [][2]string{{a, b}, {b, a}} {
		switch {
		case len(line) == 0:
		case line[len(line)-1] == w[0]:
			return append(slices.Clone(line), w[1])
		case line[0] == w[0]:
			return append([]string{w[1]}, line...)
		}
	}
	return nil
}

// linksOf are the links of a line with all that is told of them.
func linksOf(entry string) []string {
	var l board.Line
	_ = json.Unmarshal([]byte(entry), &l)
	var keys []string
	for i := 1; i < len(l.Hexes); i++ {
		keys = append(keys, pairKey(l.Hexes[i-1], l.Hexes[i])+" "+strconv.Itoa(max(1, l.Tracks)))
	}
	return keys
}
