package codec_test

import (
	"testing"

	"vistula/rules/codec"
)

// Where a part is read within one of the same name, errors name it once.
func TestAPartIsNamedOnce(t *testing.T) {
	in := codec.Reader{}
	in.In("units", func() { in.In("units", func() { in.In("unit a.1", func() { in.Fail("it is lost") }) }) })
	if want := "units: unit a.1: it is lost"; in.Err == nil || in.Err.Error() != want {
		t.Errorf("got %v, want %s", in.Err, want)
	}
}
