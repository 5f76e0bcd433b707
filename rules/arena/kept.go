package arena

import (
	"fmt"
	"os"
	"strings"

	"vistula/rules/journal"
)

// Kept are results, and the file where they are kept.
type Kept struct {
	list []Result
	file *os.File // nil where they are kept nowhere
}

// Keep takes up the results of a file and goes on writing to it; the file is made where
// it is not there. With an empty name nothing is written. The error names the file.
func Keep(name string) (*Kept, error) {
	if name == "" {
		return &Kept{}, nil
	}
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be written: %s", name, journal.Plain(err))
	}
	list, whole, err := read(file, name)
	if err == nil {
		// A line that broke off is played again.
		err = file.Truncate(whole)
	}
	if err == nil {
		_, err = file.Seek(whole, 0)
	}
	if err != nil {
		_ = file.Close() // nothing was written
		return nil, err
	}
	return &Kept{list, file}, nil
}

// Results are what there is so far.
func (k *Kept) Results() []Result { return k.list }

// Add keeps one more result. The error tells that it cannot be written.
func (k *Kept) Add(r *Result) error {
	k.list = append(k.list, *r)
	if k.file == nil {
		return nil
	}
	return write(k.file, r)
}

// Close closes the file.
func (k *Kept) Close() error {
	if k.file == nil {
		return nil
	}
	return k.file.Close()
}

// Merge are the results of several files, each game once, in the order in which they
// come. The error names the file, and the line where there is one.
func Merge(names []string) ([]Result, error) {
	var list []Result
	there := map[string]bool{}
	for _, name := range names {
		file, err := os.Open(name)
		if err != nil {
			return nil, fmt.Errorf("%s cannot be read: %s", name, journal.Plain(err))
		}
		part, _, err := read(file, name)
		_ = file.Close() // it was only read
		if err != nil {
			return nil, err
		}
		for _, r := range part {
			if !there[r.key()] {
				there[r.key()] = true
				list = append(list, r)
			}
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("there are no results in %s", strings.Join(names, ", "))
	}
	return list, nil
}
