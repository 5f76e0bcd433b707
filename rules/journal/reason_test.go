package journal

import (
	"errors"
	"os"
	"syscall"
	"testing"
)

// Errors that a test cannot bring about.
func TestReasons(t *testing.T) {
	for want, err := range map[string]error{
		"the disk is full":            &os.PathError{Op: "write", Path: "/a", Err: syscall.ENOSPC},
		"the disk is write-protected": &os.PathError{Op: "open", Path: "/a", Err: syscall.EROFS},
		"input/output error":          &os.PathError{Op: "write", Path: "/a", Err: syscall.EIO},
		"something else":              errors.New("something else"),
	} {
		if got := Plain(err); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}
