package edit

import (
	"bytes"
	"io/fs"
	"path"
	"time"
)

// memory is files that stand nowhere but here; it lists no folders.
type memory map[string][]byte

// Open implements fs.FS.
func (m memory) Open(name string) (fs.File, error) {
	raw, ok := m[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &memoryFile{bytes.NewReader(raw), path.Base(name)}, nil
}

// memoryFile is an open file and what is told of it: it implements fs.File and
// fs.FileInfo.
type memoryFile struct {
	*bytes.Reader
	name string
}

func (f *memoryFile) Stat() (fs.FileInfo, error) { return f, nil }
func (f *memoryFile) Close() error               { return nil }
func (f *memoryFile) Name() string               { return f.name }
func (f *memoryFile) Mode() fs.FileMode          { return 0o444 }
func (f *memoryFile) ModTime() time.Time         { return time.Time{} }
func (f *memoryFile) IsDir() bool                { return false }
func (f *memoryFile) Sys() any                   { return nil }
