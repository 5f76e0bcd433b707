package edit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// document is a data file whose lists can be changed entry by entry.
type document struct {
	raw   []byte
	parts map[string]*part
}

// part is one list of a document, each entry as it is written.
type part struct {
	from, to int // of what stands between the brackets in raw
	was, now []string
}

// readDocument reads a file of a ruleset with the lists of the given names; one
// that is not in the file has no part.
func readDocument(fsys fs.FS, ruleset, file string, lists ...string) (*document, error) {
	raw, err := fs.ReadFile(fsys, path.Join(ruleset, file))
	if err != nil {
		return nil, err
	}
	d := &document{raw: raw, parts: map[string]*part{}}
	dec := json.NewDecoder(bytes.NewReader(raw))
	if token, err := dec.Token(); err != nil || token != json.Delim('{') {
		return nil, fmt.Errorf("%s/%s: %w", ruleset, file, errNoObject)
	}
	for dec.More() {
		token, err := dec.Token()
		if err != nil {
			return nil, fmt.Errorf("%s/%s: this is not JSON: %w", ruleset, file, err)
		}
		var list json.RawMessage
		if err := dec.Decode(&list); err != nil {
			return nil, fmt.Errorf("%s/%s: this is not JSON: %w", ruleset, file, err)
		}
		key, _ := token.(string)
		if slices.Contains(lists, key) && len(list) > 1 && list[0] == '[' {
			d.add(key, list, int(dec.InputOffset()))
		}
	}
	return d, nil
}

// add notes a list that ends at an offset.
func (d *document) add(key string, list json.RawMessage, end int) {
	p := &part{from: end - len(list) + 1, to: end - 1}
	for _, e := range listOf(list) {
		p.was = append(p.was, string(e))
	}
	p.now = p.was
	d.parts[key] = p
}

// bytes is the file as it stands now.
func (d *document) bytes() []byte {
	var changed []*part
	for _, p := range d.parts {
		if !slices.Equal(p.was, p.now) {
			changed = append(changed, p)
		}
	}
	slices.SortFunc(changed, func(a, b *part) int { return a.from - b.from })
	var out bytes.Buffer
	at := 0
	for _, p := range changed {
		out.Write(d.raw[at:p.from])
		if len(p.now) > 0 {
			out.WriteString("\n    " + strings.Join(p.now, ",\n    ") + "\n  ")
		}
		at = p.to
	}
	out.Write(d.raw[at:])
	return out.Bytes()
}

// frame is what of the file is in none of its parts.
func (d *document) frame() []byte {
	parts := make([]*part, 0, len(d.parts))
	for _, p := range d.parts {
		parts = append(parts, p)
	}
	slices.SortFunc(parts, func(a, b *part) int { return a.from - b.from })
	var out []byte
	at := 0
	for _, p := range parts {
		out = append(out, d.raw[at:p.from]...)
		at = p.to
	}
	return append(out, d.raw[at:]...)
}
