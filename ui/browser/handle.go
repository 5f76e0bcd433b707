package browser

import "time"

// Open opens a file or a folder, and makes the file where the flags say so.
func (t *Tree) Open(p string, flags int, mode uint32) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	p = clean(p)
	e := t.entries[p]
	writes := flags&(flagWrite|flagBoth) != 0
	switch {
	case e == nil && flags&flagCreate == 0:
		return 0, noEntry
	case e == nil:
		e = &Entry{Mode: mode & 0o777}
		if err := t.add(p, e); err != nil {
			return 0, err
		}
	case flags&flagCreate != 0 && flags&flagExcl != 0:
		return 0, exists
	case e.Folder && writes:
		return 0, isFolder
	case !e.Folder && flags&flagFolder != 0:
		return 0, noFolder
	case flags&flagTrunc != 0 && writes:
		e.Data = nil
	}
	t.next++
	t.handles[t.next] = &handle{Entry: e, path: p, adding: flags&flagAppend != 0, wrote: flags&(flagCreate|flagTrunc) != 0}
	return t.next, nil
}

// with does something with an open file.
func (t *Tree) with(fd int, do func(*handle) error) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	h := t.handles[fd]
	if h == nil {
		return badHandle
	}
	return do(h)
}

// Close closes a file; what was written to it is a change now.
func (t *Tree) Close(fd int) error {
	return t.with(fd, func(h *handle) error {
		delete(t.handles, fd)
		if h.wrote && t.entries[h.path] == h.Entry {
			t.changed[h.path] = true
		}
		return nil
	})
}

// Read reads from a place in the file, or where the last reading ended for a
// negative one. At the end of the file it reads nothing.
func (t *Tree) Read(fd int, to []byte, at int64) (n int, err error) {
	err = t.with(fd, func(h *handle) error {
		if h.Folder {
			return isFolder
		}
		from := at
		if at < 0 {
			from = h.at
		}
		if from < int64(len(h.Data)) {
			n = copy(to, h.Data[from:])
		}
		if at < 0 {
			h.at += int64(n)
		}
		return nil
	})
	return n, err
}

// Write writes at a place in the file, or where the last writing ended for a
// negative one.
func (t *Tree) Write(fd int, data []byte, at int64) error {
	return t.with(fd, func(h *handle) error {
		if h.Folder {
			return isFolder
		}
		to := at
		switch {
		case h.adding:
			to = int64(len(h.Data))
		case at < 0:
			to = h.at
		}
		if more := to + int64(len(data)) - int64(len(h.Data)); more > 0 {
			h.Data = append(h.Data, make([]byte, more)...)
		}
		copy(h.Data[to:], data)
		if at < 0 {
			h.at = to + int64(len(data))
		}
		h.wrote, h.Changed = true, time.Now()
		return nil
	})
}

// Fstat tells of an open file.
func (t *Tree) Fstat(fd int) (e Entry, err error) {
	err = t.with(fd, func(h *handle) error {
		e = *h.Entry
		return nil
	})
	return e, err
}

// Fchmod is Chmod of an open file.
func (t *Tree) Fchmod(fd int, mode uint32) error {
	return t.with(fd, func(h *handle) error {
		h.Mode, h.wrote = mode&0o777, true
		return nil
	})
}

// Ftruncate makes an open file so many bytes long.
func (t *Tree) Ftruncate(fd int, size int64) error {
	return t.with(fd, func(h *handle) error {
		if size < 0 || h.Folder {
			return invalid
		}
		h.Data = append(h.Data[:min(size, int64(len(h.Data)))], make([]byte, max(0, size-int64(len(h.Data))))...)
		h.wrote, h.Changed = true, time.Now()
		return nil
	})
}
