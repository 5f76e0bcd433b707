package edit

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules/board"
)

// Lists of the data files that can be changed.
const (
	hexes   = "hexes"
	sides   = "sides"
	rails   = "rails"
	roads   = "roads"
	rivers  = "rivers"
	ridges  = "ridges"
	courses = "rivers_through"
	units   = "units"
	setup   = "setup"
)

const unitsFile = "units.json"

// Session is the editing of one ruleset's data. It is used from one goroutine;
// what FS gives may be read from others.
type Session struct {
	ruleset  string
	original fs.FS // the program's own files
	current  fs.FS // the files that were opened: these, or a player's over them
	files    []string
	docs     map[string]*document
	origin   map[string]*document // of original; no entry for a file of the player's own
	frames   map[string]*board.Map
	saved    map[string][]byte
	keys     map[string]string // of entries, by their text

	done, undone []step
	unsaved      *unsaved // nil where no steps are kept
}

// place names a list.
type place struct{ file, list string }

// step is one change: what it was in words, and the lists that it touched.
type step struct {
	what          Sentence
	before, after map[place][]string
}

// Open begins to edit a ruleset's data. current is where they are read from,
// original the program's own files, which they are compared with. The error
// names the file and, where it can, the line that is wrong.
func Open(original, current fs.FS, ruleset string) (*Session, error) {
	s := &Session{ruleset: ruleset, original: original, current: current, docs: map[string]*document{},
		origin: map[string]*document{}, frames: map[string]*board.Map{}, saved: map[string][]byte{}, keys: map[string]string{}}
	names, err := fs.Glob(current, ruleset+"/*.json")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		file := path.Base(name)
		lists := listsOf(file)
		if lists == nil {
			continue
		}
		// The strict reader first: its errors name the line.
		if err := s.readable(file); err != nil {
			return nil, err
		}
		if s.docs[file], err = readDocument(current, ruleset, file, lists...); err != nil {
			return nil, err
		}
		if d, err := readDocument(original, ruleset, file, lists...); err == nil {
			s.origin[file] = d
		}
		s.files = append(s.files, file)
		s.saved[file] = s.docs[file].raw
	}
	return s, nil
}

// listsOf are the lists of a file that can be changed, nil for a file without.
func listsOf(file string) []string {
	switch {
	case strings.HasPrefix(file, "map-"):
		return []string{hexes, sides, rails, roads, rivers, ridges, courses}
	case file == unitsFile:
		return []string{units}
	case strings.HasPrefix(file, "scenario-"):
		return []string{setup}
	}
	return nil
}

// readable reads a file as the game does.
func (s *Session) readable(file string) error {
	stem := strings.TrimSuffix(file, ".json")
	var err error
	if id, ok := strings.CutPrefix(stem, "map-"); ok {
		s.frames[file], err = data.Map(s.current, s.ruleset, id)
		if err == nil {
			err = s.frames[file].Grid.Prepare()
		}
	} else if id, ok := strings.CutPrefix(stem, "scenario-"); ok {
		_, err = data.ReadScenario(s.current, s.ruleset, id)
	} else {
		_, err = data.Units(s.current, s.ruleset)
	}
	return err
}

// Ruleset is the ruleset whose data are edited.
func (s *Session) Ruleset() string { return s.ruleset }

// FS is the files as they stand now, for whatever reads data. It does not change
// with the session.
func (s *Session) FS() fs.FS {
	top := memory{}
	for _, file := range s.files {
		top[path.Join(s.ruleset, file)] = s.docs[file].bytes()
	}
	return data.Layer(top, s.current)
}

// list is a list as it stands now.
func (s *Session) list(p place) []string {
	d := s.docs[p.file]
	if d == nil || d.parts[p.list] == nil {
		return nil
	}
	return d.parts[p.list].now
}

// has tells whether a file has a list.
func (s *Session) has(p place) bool {
	return s.docs[p.file] != nil && s.docs[p.file].parts[p.list] != nil
}

// program is a list of the program's own file.
func (s *Session) program(p place) []string {
	d := s.origin[p.file]
	if d == nil || d.parts[p.list] == nil {
		return nil
	}
	return d.parts[p.list].was
}

// find is the place of the entry with a key in a list, -1 where there is none.
func (s *Session) find(list []string, name, key string) int {
	return slices.IndexFunc(list, func(e string) bool { return s.key(name, e) == key })
}

// key is what an entry of a list is called: its hex, pair of hexes or unit.
func (s *Session) key(list, entry string) string {
	if k, ok := s.keys[entry]; ok {
		return k
	}
	var e struct {
		Hex     string    `json:"hex"`
		Between [2]string `json:"between"`
		ID      string    `json:"id"`
		Unit    string    `json:"unit"`
	}
	_ = json.Unmarshal([]byte(entry), &e) // it was read before
	var k string
	switch list {
	case hexes:
		k = e.Hex
	case sides:
		k = pairKey(e.Between[0], e.Between[1])
	case units:
		k = e.ID
	case setup:
		k = e.Unit
	}
	s.keys[entry] = k
	return k
}

// pairKey names two hexes, whichever comes first.
func pairKey(a, b string) string {
	if a > b {
		a, b = b, a
	}
	return a + "/" + b
}

// Dirty tells whether something is changed that was not saved.
func (s *Session) Dirty() bool {
	for _, file := range s.files {
		if !bytes.Equal(s.docs[file].bytes(), s.saved[file]) {
			return true
		}
	}
	return false
}
