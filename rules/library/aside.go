package library

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"vistula/data"
	"vistula/rules"
)

// Aside is what is added to the name of a file that was set aside.
const Aside = ".aside"

// Left is a file of the player's that is left out because of a fault.
type Left struct {
	Name string // "fury/units.json"
	Why  string // one line, with file, line and field where they are known
}

// sound opens a ruleset with as many of the player's files as can be used: first
// with all of them, then without those that the faults name. Where a fault lies
// in no file of the player's, the file without which the ruleset opens is the
// one to leave out. rs is nil where none of the files can be used; trouble is all
// that is wrong.
func (l *Library) sound(id string) (rs rules.Ruleset, left []Left, trouble error) {
	if !l.own(id) {
		return nil, nil, nil
	}
	var own []string
	for _, name := range filesOf(l.dir, id) {
		own = append(own, path.Base(name))
	}
	var all []error
	for len(own) > 0 {
		rs, err := l.try(id, left)
		if err == nil {
			return rs, left, errors.Join(all...)
		}
		all = append(all, err)
		bad := faultyFiles(id, err, own)
		if len(bad) == 0 {
			bad = l.culprits(id, err, own, left)
		}
		left = append(left, bad...)
		own = slices.DeleteFunc(own, func(file string) bool { return slices.Contains(names(bad), path.Join(id, file)) })
	}
	return nil, left, errors.Join(all...)
}

// culprits are the files to be left out where no fault names one: one of them, if
// the ruleset opens without it, else all.
func (l *Library) culprits(id string, why error, own []string, left []Left) []Left {
	first, _, _ := strings.Cut(why.Error(), "\n")
	var all []Left
	for _, file := range own {
		one := Left{Name: path.Join(id, file), Why: first}
		if _, err := l.try(id, append(slices.Clone(left), one)); err == nil {
			return []Left{one}
		}
		all = append(all, one)
	}
	return all
}

// try opens a ruleset with the player's files but some. A panic on strange data
// is an error like any other.
func (l *Library) try(id string, without []Left) (rs rules.Ruleset, err error) {
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
func (l *Library) layered(id string, without []Left) fs.FS {
	return data.Layer(data.Without(os.DirFS(l.dir), names(without)...), l.program)
}

func names(left []Left) []string {
	var list []string
	for _, f := range left {
		list = append(list, f.Name)
	}
	return list
}

// faultyFiles are those of the player's files of a ruleset that the faults in an
// error lie in, each with its first fault.
func faultyFiles(id string, err error, own []string) []Left {
	var files []Left
	var walk func(error)
	walk = func(err error) {
		switch e := err.(type) {
		case *data.Fault:
			dir, file := path.Split(e.File)
			if path.Clean(dir) == id && slices.Contains(own, file) && !slices.Contains(names(files), e.File) {
				files = append(files, Left{e.File, e.Error()})
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

// LeftOut are the player's files of a ruleset that are left out.
func (l *Library) LeftOut(id string) []Left {
	l.mu.Lock()
	defer l.mu.Unlock()
	b, err := l.book(id)
	if err != nil {
		return nil
	}
	return slices.Clone(b.left)
}

// misplaced tells of what stands where a folder of the player's should be.
func (l *Library) misplaced() error {
	if l.dir == "" {
		return nil
	}
	dirs := []string{l.dir}
	for _, id := range rules.IDs() {
		dirs = append(dirs, filepath.Join(l.dir, id))
	}
	for _, dir := range dirs {
		info, err := os.Stat(dir)
		if err == nil && info.IsDir() {
			_, err = os.ReadDir(dir)
		}
		switch {
		case err == nil && !info.IsDir():
			return &data.Fault{File: dir, Why: "a file stands where the folder for your own data should be"}
		case errors.Is(err, fs.ErrPermission):
			return &data.Fault{File: dir, Why: "you have no permission to read the folder"}
		}
	}
	return nil
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
