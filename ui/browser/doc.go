// Package browser is what the program lacks in a browser: files. Go's package os
// finds none there, so Prepare gives it a small file system in memory, a Tree,
// which the browser's own database keeps from one visit to the next; and Download
// and Pick hand files to the player and take them from one.
package browser
