package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"

	"vistula/data"
	"vistula/rules"
)

// Aside is what is added to the name of a file that was set aside.
const Aside = ".aside"

// sound opens a ruleset with as many of the player's files as can be used: first
// with all of them, then without those that the faults name. Where a fault lies
// in no file of the player's, the file without which the ruleset opens is the
// one to leave out. rs is nil where none of the files can be used. left are the
// names of the files left out, "units.json", and trouble tells why.
func (l *Library) sound(id string) (rs rules.Ruleset, left []string, trouble error) {
	if !l.own(id) {
		return nil, nil, nil
	}
	var own []string
	for _, name := range filesOf(l.dir, id) {
		own = append(own, path.Base(name))
	}
	var all []error
	for len(left) < len(own) {
		rs, err := l.try(id, left)
		if err == nil {
			return rs, left, errors.Join(all...)
		}
		all = append(all, err)
		named := slices.DeleteFunc(faultyFiles(id, err), func(file string) bool {
			return !slices.Contains(own, file) || slices.Contains(left, file)
		})
		if len(named) == 0 {
			named = l.culprits(id, own, left)
		}
		left = append(left, named...)
	}
	return nil, own, errors.Join(all...)
}

// culprits are the files to be left out where no fault names one: one of them, if
// the ruleset opens without it, else all.
func (l *Library) culprits(id string, own, left []string) []string {
	rest := slices.DeleteFunc(slices.Clone(own), func(file string) bool { return slices.Contains(left, file) })
	for _, file := range rest {
		if _, err := l.try(id, append(slices.Clone(left), file)); err == nil {
			return []string{file}
		}
	}
	return rest
}

// try opens a ruleset with the player's files but some. A panic on strange data
// is an error like any other.
func (l *Library) try(id string, without []string) (rs rules.Ruleset, err error) {
	defer func() {
		if p := recover(); p != nil {
			rs, err = nil, &data.Fault{File: id, Why: fmt.Sprintf("the ruleset cannot be opened with these files: %v", p)}
		}
	}()
	rs, err = rules.Open(id, l.layered(id, without))
	if err == nil && l.Usable != nil {
		err = l.Usable(rs)
	}
	return rs, err
}

// layered are the program's files with the player's laid over them, but some.
func (l *Library) layered(id string, without []string) fs.FS {
	hidden := make([]string, len(without))
	for i, file := range without {
		hidden[i] = path.Join(id, file)
	}
	return data.Layer(data.Without(os.DirFS(l.dir), hidden...), l.program)
}

// faultyFiles are the files of a ruleset that the faults in an error lie in.
func faultyFiles(id string, err error) []string {
	var files []string
	var walk func(error)
	walk = func(err error) {
		switch e := err.(type) {
		case *data.Fault:
			if dir, file := path.Split(e.File); path.Clean(dir) == id && !slices.Contains(files, file) {
				files = append(files, file)
			}
		case interface{ Unwrap() []error }:
			for _, part := range e.Unwrap() {
				walk(part)
			}
		case interface{ Unwrap() error }:
			walk(e.Unwrap())
		}
	}
	walk(err)
	return files
}

// LeftOut are the player's files of a ruleset that are left out because of a
// fault, "fury/units.json".
func (l *Library) LeftOut(id string) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	b, err := l.book(id)
	if err != nil {
		return nil
	}
	var names []string
	for _, file := range b.left {
		names = append(names, path.Join(id, file))
	}
	return names
}

// SetAside renames one of the player's files, "fury/units.json", so that nothing
// reads it any more, and gives its new name. The error is a sentence.
func (l *Library) SetAside(name string) (to string, err error) {
	from := filepath.Join(l.dir, filepath.FromSlash(name))
	to = from + Aside
	for n := 2; ; n++ {
		if _, err := os.Lstat(to); errors.Is(err, fs.ErrNotExist) {
			break
		}
		to = fmt.Sprintf("%s.%d%s", from, n, Aside)
	}
	if err := os.Rename(from, to); err != nil {
		return "", fmt.Errorf("%s cannot be renamed: %w", from, errors.Unwrap(err))
	}
	return to, nil
}
