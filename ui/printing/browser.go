//go:build js

package printing

import "vistula/ui/browser"

// Send hands a PDF to the browser, which shows and prints such files. The error is
// one sentence.
func Send(pdf []byte, name string) (Outcome, error) { return Shown, browser.Download(name, pdf) }
