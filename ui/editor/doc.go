// Package editor is the window in which a player puts the printed data right:
// the map painted hex by hex, the figures of counters and where they are set up.
// The work itself is that of data/edit; here it is seen and clicked.
package editor
