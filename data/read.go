package data

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"vistula/data/strict"
	"vistula/rules/board"
)

// Read reads the file of a ruleset strictly into the value that into points to.
func Read(fsys fs.FS, ruleset, file string, into any) error {
	name := path.Join(ruleset, file)
	raw, err := fs.ReadFile(fsys, name)
	if errors.Is(err, fs.ErrNotExist) {
		return &Fault{File: name, Why: "there is no such file"}
	}
	if err != nil {
		return &Fault{File: name, Why: unreadable(err)}
	}
	if err := strict.Decode(raw, into); err != nil {
		fault := &Fault{File: name, Why: err.Error()}
		if wrong, ok := errors.AsType[*strict.Error](err); ok {
			fault.Line, fault.Field, fault.Why = wrong.Line, wrong.Field, wrong.Why
		}
		return fault
	}
	return nil
}

// unreadable says why a file cannot be read, without its path.
func unreadable(err error) string {
	if e, ok := errors.AsType[*fs.PathError](err); ok {
		err = e.Err
	}
	return fmt.Sprintf("the file cannot be read: %v", err)
}

// Tables reads a ruleset's tables.json into the ruleset's own struct.
func Tables(fsys fs.FS, ruleset string, into any) error {
	return Read(fsys, ruleset, "tables.json", into)
}

// Map reads map-<name>.json. Most rulesets want Board, which also builds it.
func Map(fsys fs.FS, ruleset, name string) (*board.Map, error) {
	m := &board.Map{}
	file := mapFile(name)
	if err := Read(fsys, ruleset, file, m); err != nil {
		return nil, err
	}
	if m.ID != name {
		f := openFaults(fsys, path.Join(ruleset, file))
		f.at([]any{"id"}, "id", "the map is %q, but its file is that of %q", m.ID, name)
		return nil, f.err()
	}
	return m, nil
}

func mapFile(name string) string { return "map-" + name + ".json" }

// weightsFile holds the weights of computer players.
const weightsFile = "bot.json"

// Weights reads what computer players multiply the terms of a position by; nil where
// a ruleset has no such file.
func Weights(fsys fs.FS, ruleset string) (map[string]float64, error) {
	if _, err := fs.Stat(fsys, path.Join(ruleset, weightsFile)); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	weights := map[string]float64{}
	return weights, Read(fsys, ruleset, weightsFile, &weights)
}

// Fingerprint is 16 hexadecimal digits that change with any byte of a
// ruleset's files or their names, but for the weights of computer players and what was
// measured of scenarios, which change nothing in a game.
func Fingerprint(fsys fs.FS, ruleset string) (string, error) {
	names, err := fs.Glob(fsys, ruleset+"/*.json")
	if err != nil {
		return "", fmt.Errorf("ruleset %q: %w", ruleset, err)
	}
	if len(names) == 0 {
		return "", fmt.Errorf("ruleset %q has no data files", ruleset)
	}
	sum := sha256.New()
	for _, name := range names { // Glob's order is that of ReadDir: by name
		if base := path.Base(name); base == weightsFile || base == balanceFile {
			continue
		}
		raw, err := fs.ReadFile(fsys, name)
		if err != nil {
			return "", &Fault{File: name, Why: unreadable(err)}
		}
		fmt.Fprintf(sum, "%s %d\n", name, len(raw))
		sum.Write(raw)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16], nil
}

// Rulesets lists the rulesets that have a folder, by name.
func Rulesets(fsys fs.FS) ([]string, error) {
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return nil, fmt.Errorf("the data folder cannot be read: %w", err)
	}
	var ids []string
	for _, e := range entries {
		if e.IsDir() && !strings.HasPrefix(e.Name(), ".") {
			ids = append(ids, e.Name())
		}
	}
	return ids, nil
}
