package files

import (
	"errors"
	"io/fs"
	"os"

	"fyne.io/fyne/v2/lang"
)

// readFile reads a regular file; a pipe or a device could keep the window
// waiting for ever.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, errors.New(lang.L("{{.Name}} cannot be read: there is no such file", map[string]any{"Name": path}))
	case errors.Is(err, fs.ErrPermission):
		return nil, errors.New(lang.L("{{.Name}} cannot be read: you have no permission for that file or its folder", map[string]any{"Name": path}))
	case err != nil:
		return nil, errors.New(lang.L("{{.Name}} cannot be read", map[string]any{"Name": path}))
	case !info.Mode().IsRegular():
		return nil, errors.New(lang.L("{{.Name}} is a folder or a device, not a save", map[string]any{"Name": path}))
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, errors.New(lang.L("{{.Name}} cannot be read: you have no permission for that file", map[string]any{"Name": path}))
	}
	defer f.Close()
	return readAll(f, path)
}
