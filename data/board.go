package data

import (
	"bytes"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"vistula/rules/board"
)

// Board reads the named maps of a ruleset and puts them together. What
// board.New finds wrong is given with file and line.
func Board(fsys fs.FS, ruleset string, names ...string) (*board.Board, error) {
	maps := make([]*board.Map, 0, len(names))
	for _, name := range names {
		m, err := Map(fsys, ruleset, name)
		if err != nil {
			return nil, err
		}
		maps = append(maps, m)
	}
	b, err := board.New(maps...)
	if err != nil {
		return nil, boardFault(fsys, ruleset, names, err)
	}
	return b, nil
}

var hexNumber = regexp.MustCompile(`\b[a-z]?\d+\.?\d+\b`)

// boardFault finds the line that an error of board.New speaks of. Such an error
// begins with the map and the part of it ("map galicia: sides: ...") and names
// the hexes; the line is the last one of that part that names most of them.
func boardFault(fsys fs.FS, ruleset string, names []string, err error) error {
	why := err.Error()
	for _, name := range names {
		rest, ok := strings.CutPrefix(why, "map "+name+": ")
		if !ok {
			continue
		}
		file := path.Join(ruleset, mapFile(name))
		raw, _ := fs.ReadFile(fsys, file)
		part, sentence, _ := strings.Cut(rest, ": ")
		first, last, ok := span(raw, part)
		if !ok {
			return &Fault{File: file, Line: locate(raw, "grid"), Why: rest}
		}
		line := bestLine(raw, first, last, hexNumber.FindAllString(sentence, -1))
		return &Fault{File: file, Line: line, Field: part, Why: sentence}
	}
	return err
}

// bestLine is the last of the lines from first to last that names most of the
// words: the last, because what is listed twice is wrong the second time.
func bestLine(raw []byte, first, last int, words []string) int {
	best, most := first, 1
	for i, line := range bytes.Split(raw, []byte("\n")) {
		if n := i + 1; n >= first && n <= last {
			count := 0
			for _, w := range words {
				if bytes.Contains(line, []byte(`"`+w+`"`)) {
					count++
				}
			}
			if count >= most {
				best, most = n, count
			}
		}
	}
	return best
}
