package table

import (
	"fmt"
	"os"
	"testing"

	"vistula/ui/words"
)

// TestMain loads the program's texts, as the program does, so that one of a kind is
// called what it is called at the table.
func TestMain(m *testing.M) {
	if err := words.Load(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
