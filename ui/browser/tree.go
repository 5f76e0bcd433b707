package browser

import (
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"
)

// Code is an error as Go's package syscall knows it from a browser: "ENOENT".
type Code string

func (c Code) Error() string { return string(c) }

// The errors of a Tree.
const (
	noEntry   Code = "ENOENT"
	exists    Code = "EEXIST"
	noFolder  Code = "ENOTDIR"
	isFolder  Code = "EISDIR"
	notEmpty  Code = "ENOTEMPTY"
	badHandle Code = "EBADF"
	invalid   Code = "EINVAL"
)

// Flags of Open, as the page tells them to Go; packaging/package writes the same
// numbers into it.
const (
	flagWrite  = 1
	flagBoth   = 2
	flagCreate = 0o100
	flagExcl   = 0o200
	flagTrunc  = 0o1000
	flagAppend = 0o2000
	flagFolder = 0o200000
)

// Entry is a file or a folder of a Tree.
type Entry struct {
	Folder  bool
	Mode    uint32 // permissions
	Changed time.Time
	Data    []byte // of a file
}

// Tree is a file system in memory. Paths are those of Unix, and every relative one
// starts at the root. It may be used from several goroutines.
type Tree struct {
	mu      sync.Mutex
	entries map[string]*Entry
	handles map[int]*handle
	next    int
	changed map[string]bool // paths that are not what is kept
}

// handle is an open file.
type handle struct {
	*Entry
	path   string
	at     int64
	adding bool // every writing goes to the end
	wrote  bool
}

// NewTree makes a tree of what was kept, which may be nothing.
func NewTree(kept map[string]Entry) *Tree {
	t := &Tree{entries: map[string]*Entry{}, handles: map[int]*handle{}, next: 100, changed: map[string]bool{}}
	for p, e := range kept {
		t.entries[clean(p)] = &e
	}
	for _, p := range []string{"/", "/tmp"} {
		if t.entries[p] == nil {
			t.entries[p] = &Entry{Folder: true, Mode: 0o755, Changed: time.Now()}
		}
	}
	return t
}

func clean(p string) string { return path.Clean("/" + p) }

// Changes are the entries that changed since they were last asked for, by path; nil
// for one that is gone. A file whose name begins with a dot is on its way to become
// another and no change yet, and nothing of /tmp ever is.
func (t *Tree) Changes() map[string]*Entry {
	t.mu.Lock()
	defer t.mu.Unlock()
	list := map[string]*Entry{}
	for p := range t.changed {
		if strings.HasPrefix(path.Base(p), ".") || p == "/" || p == "/tmp" || strings.HasPrefix(p, "/tmp/") {
			continue
		}
		list[p] = nil
		if e := t.entries[p]; e != nil {
			is := *e
			is.Data = slices.Clone(e.Data)
			list[p] = &is
		}
	}
	clear(t.changed)
	return list
}

// add puts a new entry into its folder.
func (t *Tree) add(p string, e *Entry) error {
	switch in := t.entries[path.Dir(p)]; {
	case in == nil:
		return noEntry
	case !in.Folder:
		return noFolder
	}
	e.Changed = time.Now()
	t.entries[p] = e
	return nil
}

// Mkdir makes a folder.
func (t *Tree) Mkdir(p string, mode uint32) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = clean(p)
	if t.entries[p] != nil {
		return exists
	}
	t.changed[p] = true
	return t.add(p, &Entry{Folder: true, Mode: mode & 0o777})
}

// Stat tells of an entry; its data are not to be changed.
func (t *Tree) Stat(p string) (Entry, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if e := t.entries[clean(p)]; e != nil {
		return *e, nil
	}
	return Entry{}, noEntry
}

// Names are the names of what is in a folder, in order.
func (t *Tree) Names(p string) ([]string, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = clean(p)
	switch e := t.entries[p]; {
	case e == nil:
		return nil, noEntry
	case !e.Folder:
		return nil, noFolder
	}
	return t.names(p), nil
}

func (t *Tree) names(p string) []string {
	var list []string
	for _, q := range slices.Sorted(maps.Keys(t.entries)) {
		if q != "/" && path.Dir(q) == p {
			list = append(list, path.Base(q))
		}
	}
	return list
}

// Chmod changes the permissions of an entry, which nobody enforces.
func (t *Tree) Chmod(p string, mode uint32) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = clean(p)
	e := t.entries[p]
	if e == nil {
		return noEntry
	}
	e.Mode = mode & 0o777
	t.changed[p] = true
	return nil
}

// Remove removes a file, or an empty folder.
func (t *Tree) Remove(p string, folder bool) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = clean(p)
	switch e := t.entries[p]; {
	case e == nil:
		return noEntry
	case e.Folder && !folder:
		return isFolder
	case !e.Folder && folder:
		return noFolder
	case p == "/", len(t.names(p)) > 0:
		return notEmpty
	}
	delete(t.entries, p)
	t.changed[p] = true
	return nil
}

// Rename gives an entry, with all that is in it, another path. A file that is there
// is replaced.
func (t *Tree) Rename(from, to string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	from, to = clean(from), clean(to)
	e, old := t.entries[from], t.entries[to]
	switch {
	case e == nil:
		return noEntry
	case from == to:
		return nil
	case from == "/", strings.HasPrefix(to, from+"/"):
		return invalid
	case old != nil && old.Folder && !e.Folder:
		return isFolder
	case old != nil && !old.Folder && e.Folder:
		return noFolder
	case old != nil && len(t.names(to)) > 0:
		return notEmpty
	}
	at := e.Changed
	if err := t.add(to, e); err != nil {
		return err
	}
	e.Changed = at
	t.move(from, to)
	return nil
}

// move renames what is in a folder with it.
func (t *Tree) move(from, to string) {
	delete(t.entries, from)
	t.changed[from], t.changed[to] = true, true
	for p, e := range maps.Clone(t.entries) {
		if rest, in := strings.CutPrefix(p, from+"/"); in {
			delete(t.entries, p)
			t.entries[to+"/"+rest] = e
			t.changed[p], t.changed[to+"/"+rest] = true, true
		}
	}
	for _, h := range t.handles {
		if h.path == from {
			h.path = to
		} else if rest, in := strings.CutPrefix(h.path, from+"/"); in {
			h.path = to + "/" + rest
		}
	}
}
