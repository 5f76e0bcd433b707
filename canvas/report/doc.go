// Package report writes a chronicle as an after-action report: one HTML file that
// holds everything it shows, or a PDF. Both say the same, for both are set from
// one book; the maps are those of canvas/print, cut to where each turn was
// decided. It needs no window.
package report
