package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
)

// WriteFile writes a file as a whole or not at all: into a temporary file in the
// same folder, which takes the old one's place when all of it is on the disk. An
// error is one sentence that names the file and leaves the old one as it was.
func WriteFile(path string, data []byte) error {
	if err := writeFile(path, data); err != nil {
		return fmt.Errorf("%s cannot be written: %s", path, Plain(err))
	}
	return nil
}

// MayWrite tells whether WriteFile could write a file now, so that long work is not done in
// vain: its error is that of WriteFile. It leaves nothing behind.
func MayWrite(path string) error {
	at, mode, err := target(path)
	temp := ""
	if err == nil {
		temp, err = writeTemp(at, nil, mode)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %s", path, Plain(err))
	}
	os.Remove(temp)
	return nil
}

// target is the file that is replaced, and the mode it is to have: a link stays a link.
func target(path string) (at string, mode fs.FileMode, err error) {
	if to, err := filepath.EvalSymlinks(path); err == nil {
		path = to
	}
	old, err := os.Stat(path)
	switch {
	case err != nil: // it is new
		return path, 0o644, nil
	case !old.Mode().IsRegular():
		return "", 0, errNoFile
	case old.Mode().Perm()&0o200 == 0: // renaming would pass over the protection
		return "", 0, errProtected
	}
	return path, old.Mode().Perm(), nil
}

func writeFile(path string, data []byte) error {
	path, mode, err := target(path)
	if err != nil {
		return err
	}
	temp, err := writeTemp(path, data, mode)
	if err != nil {
		return err
	}
	if err := os.Rename(temp, path); err != nil {
		os.Remove(temp)
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// writeTemp writes data into a new file beside path and tells its name; on
// error it leaves none.
func writeTemp(path string, data []byte, mode fs.FileMode) (name string, err error) {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+".*.tmp")
	if err != nil {
		return "", err
	}
	defer func() {
		if e := f.Close(); err == nil {
			err = e
		}
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	if _, err := f.Write(data); err != nil {
		return "", err
	}
	if err := f.Chmod(mode); err != nil {
		return "", err
	}
	return f.Name(), f.Sync()
}

// syncFolder makes sure that the new name is on the disk too. Windows has no
// such call and needs none.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(path)
	if err != nil {
		return nil // a folder that may be written but not listed
	}
	defer d.Close()
	if err := d.Sync(); err != nil && !errors.Is(err, errors.ErrUnsupported) && !errors.Is(err, syscall.EINVAL) {
		return err
	}
	return nil
}

var (
	errNoFile    = errors.New("a folder or device of this name exists")
	errProtected = errors.New("the file is write-protected")
)

// Plain is what is wrong with a file in a player's words, without its name.
func Plain(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "there is no such file or folder"
	case errors.Is(err, syscall.EROFS):
		return "the disk is write-protected"
	case errors.Is(err, fs.ErrPermission):
		return "you have no permission for that file or its folder"
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return "the disk is full"
	case errors.Is(err, syscall.EISDIR):
		return errNoFile.Error()
	case errors.Is(err, syscall.ENAMETOOLONG):
		return "the name is too long"
	}
	// The system's own word, without the call and the path around it.
	if e, ok := errors.AsType[syscall.Errno](err); ok {
		return e.Error()
	}
	return err.Error()
}
