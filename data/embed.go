package data

import (
	"embed"
	"io/fs"
)

//go:embed */*.json
var files embed.FS

// FS is the embedded files: a folder for each ruleset.
func FS() fs.FS { return files }
