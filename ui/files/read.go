package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// readFile reads a regular file; a pipe or a device could keep the window
// waiting for ever.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s cannot be read: there is no such file", path)
	case errors.Is(err, fs.ErrPermission):
		return nil, fmt.Errorf("%s cannot be read: you have no permission for that file or its folder", path)
	case err != nil:
		return nil, fmt.Errorf("%s cannot be read", path)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is a folder or a device, not a save", path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: you have no permission for that file", path)
	}
	defer f.Close()
	return readAll(f, path)
}
