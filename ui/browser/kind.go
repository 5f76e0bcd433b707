package browser

import (
	"path"
	"strings"
)

// kindOf is what a browser calls the kind of a file.
func kindOf(name string) string {
	switch strings.ToLower(path.Ext(name)) {
	case ".pdf":
		return "application/pdf"
	case ".png":
		return "image/png"
	case ".html":
		return "text/html;charset=utf-8"
	}
	return "application/octet-stream"
}
