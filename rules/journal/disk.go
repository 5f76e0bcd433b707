package journal

import (
	"bytes"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// errOther is the error where another program writes the same game.
var errOther = errors.New("another program is playing this game")

// disk is a kept game on the disk: its save and the log beside it. Files are closed
// after each writing: only then does a browser keep them, and only so can another
// program replace them, which is noticed before anything of it is lost.
type disk struct {
	path    string
	written fs.FileInfo // the save, nil before it is written
	sum     string      // of it
	head    []byte      // first line of the log; nil where there is none
	size    int64       // of the log
	left    bool        // all of the log is in the save, but it could not be removed yet

	remove func(path string) error // os.Remove, but in a test
}

func (d *disk) log() string { return d.path + LogExtension }

// save writes the whole game and removes the log. Should the program end in between,
// the last line of the log tells that it is done with; and so it does where the log
// cannot be removed, as while another program reads it on Windows.
func (d *disk) save(s *record) error {
	data, err := s.encode()
	if err != nil {
		return err
	}
	if err := d.ours(); err != nil {
		return fmt.Errorf("%s cannot be written: %w", d.path, err)
	}
	sum := sumOf(data)
	if err := d.end(sum); err != nil {
		return err
	}
	if err := WriteFile(d.path, data); err != nil {
		return err
	}
	d.sum = sum
	if d.written, err = os.Stat(d.path); err != nil {
		return fmt.Errorf("%s cannot be read: %s", d.path, Plain(err))
	}
	d.drop()
	return nil
}

// drop removes the log, or notes that it is left: it is known by its head and its size
// until it is gone.
func (d *disk) drop() {
	err := d.remove(d.log())
	if d.left = err != nil && !errors.Is(err, fs.ErrNotExist); !d.left {
		d.head, d.size = nil, 0
	}
}

// end writes into the log, if there is one, that all of it is in the save that follows.
func (d *disk) end(sum string) error {
	if _, err := os.Lstat(d.log()); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if d.head == nil {
		found, err := os.ReadFile(d.log())
		if err != nil {
			return fmt.Errorf("%s cannot be read: %s", d.log(), Plain(err))
		}
		d.head, d.size = found[:bytes.IndexByte(found, '\n')+1], int64(len(found))
	}
	// One that was found may end in the middle of a line.
	return d.append(append([]byte("\n"), line(logEnd{sum})...))
}

// append adds to the log, all or nothing.
func (d *disk) append(data []byte) error {
	err := appendTo(d.log(), data)
	switch {
	case err == nil:
		d.size += int64(len(data))
		return nil
	case d.head != nil:
		_ = os.Truncate(d.log(), d.size)
	}
	return fmt.Errorf("%s cannot be written: %s", d.log(), Plain(err))
}

// add appends lines to the log, or begins one.
func (d *disk) add(lines []byte, hashes hashing) error {
	if err := d.ours(); err != nil {
		return fmt.Errorf("%s cannot be written: %w", d.log(), err)
	}
	if _, err := os.Stat(d.path); err != nil {
		return fmt.Errorf("%s cannot be written: its save is gone", d.log())
	}
	if d.head == nil || d.left {
		head := line(logHead{logFormat, d.sum, rand.Text(), hashes})
		if err := WriteFile(d.log(), append(bytes.Clone(head), lines...)); err != nil {
			return err
		}
		d.head, d.size, d.left = head, int64(len(head)+len(lines)), false
		return nil
	}
	return d.append(lines)
}

// ours tells whether both files are as they were left. Nothing is known of them before
// the first save, and a save that is gone can be written again.
func (d *disk) ours() error {
	if d.written == nil {
		return nil
	}
	now, err := os.Stat(d.path)
	if err == nil && (now.Size() != d.written.Size() || !now.ModTime().Equal(d.written.ModTime())) {
		return errOther
	}
	f, err := os.Open(d.log())
	if errors.Is(err, fs.ErrNotExist) {
		return nil // somebody removed it: the save, which is ours, is written anew or the log begun again
	}
	if err != nil {
		return errors.New(Plain(err))
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return errors.New(Plain(err))
	}
	head := make([]byte, len(d.head))
	if _, err := io.ReadFull(f, head); err != nil || d.head == nil || !bytes.Equal(head, d.head) || info.Size() != d.size {
		return errOther
	}
	return nil
}

// appendTo adds to the end of a file and waits until it is on the disk.
func appendTo(path string, data []byte) (err error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
	}()
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Sync()
}
