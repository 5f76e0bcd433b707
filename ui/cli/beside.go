package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"vistula/rules/journal"
)

// writeBeside writes a file under a name that nothing has yet, which it tells: where there
// is something of that name, the new file gets a number. Nothing of a player's is replaced.
func writeBeside(path string, data []byte) (name string, err error) {
	ext := filepath.Ext(path)
	for n := 1; ; n++ {
		name = path
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), n, ext)
		}
		f, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("%s cannot be written: %s", name, journal.Plain(err))
		}
		f.Close() // its place is taken: another program that plays looks further
		if err := journal.WriteFile(name, data); err != nil {
			os.Remove(name)
			return "", err
		}
		return name, nil
	}
}

// put writes a file. It gives the name as the line about it begins, which says so where a
// file that was there has been replaced.
func put(path string, data []byte) (head string, err error) {
	_, absent := os.Stat(path)
	if err := journal.WriteFile(path, data); err != nil {
		return "", err
	}
	if absent == nil {
		return path + " replaced", nil
	}
	return path, nil
}
