package data

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
)

// Over lays a player's own folder over the embedded files, file by file: what
// is not in it comes from the program.
func Over(dir string) (fs.FS, error) {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("the data folder %s does not exist", dir)
	case err != nil:
		return nil, fmt.Errorf("the data folder %s cannot be read: %w", dir, err)
	case !info.IsDir():
		return nil, fmt.Errorf("%s is not a folder", dir)
	}
	return layers{top: os.DirFS(dir), base: FS()}, nil
}

// Layer lays one file system over another, file by file.
func Layer(top, base fs.FS) fs.FS { return layers{top, base} }

// Without is a file system that lacks the named files.
func Without(fsys fs.FS, names ...string) fs.FS {
	if len(names) == 0 {
		return fsys
	}
	return lacking{fsys, names}
}

// lacking is a file system without some of its files.
type lacking struct {
	fs.FS
	names []string
}

// Open opens a file that is not among those lacking.
func (l lacking) Open(name string) (fs.File, error) {
	if slices.Contains(l.names, name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return l.FS.Open(name)
}

// ReadDir lists a folder without the files lacking.
func (l lacking) ReadDir(name string) ([]fs.DirEntry, error) {
	list, err := fs.ReadDir(l.FS, name)
	return slices.DeleteFunc(list, func(e fs.DirEntry) bool { return slices.Contains(l.names, path.Join(name, e.Name())) }), err
}

// layers is one file system laid over another.
type layers struct{ top, base fs.FS }

// Open opens a file of the upper layer, or of the lower one where the upper has
// no such file.
func (l layers) Open(name string) (fs.File, error) {
	f, err := l.top.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		f, err = l.base.Open(name)
	}
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	if !info.IsDir() {
		return f, nil
	}
	return &folder{File: f, layers: l, name: name}, nil
}

// folder is an opened folder that lists both layers.
type folder struct {
	fs.File
	layers  layers
	name    string
	entries []fs.DirEntry
	read    bool
}

// ReadDir lists the next n entries, or all of them where n is not positive.
func (f *folder) ReadDir(n int) ([]fs.DirEntry, error) {
	if !f.read {
		entries, err := f.layers.ReadDir(f.name)
		if err != nil {
			return nil, err
		}
		f.entries, f.read = entries, true
	}
	if n > 0 && len(f.entries) == 0 {
		return nil, io.EOF
	}
	if n <= 0 || n > len(f.entries) {
		n = len(f.entries)
	}
	next := f.entries[:n]
	f.entries = f.entries[n:]
	return next, nil
}

// ReadDir lists a folder of both layers.
func (l layers) ReadDir(name string) ([]fs.DirEntry, error) {
	top, err1 := fs.ReadDir(l.top, name)
	base, err2 := fs.ReadDir(l.base, name)
	if err1 != nil && err2 != nil {
		return nil, err1
	}
	if err1 != nil && !errors.Is(err1, fs.ErrNotExist) {
		return nil, err1
	}
	all := slices.Concat(top, base)
	slices.SortStableFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return slices.CompactFunc(all, func(a, b fs.DirEntry) bool { return a.Name() == b.Name() }), nil
}
