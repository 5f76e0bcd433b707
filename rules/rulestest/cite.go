package rulestest

import (
	"strings"
	"testing"
)

// Cite marks a test as one of the rulebook's cases with the given numbers. The
// numbers must be literals in the Test function itself, for package casebook
// reads them from the source.
func Cite(t testing.TB, cases ...string) {
	t.Helper()
	t.Attr("cases", strings.Join(cases, " "))
}
