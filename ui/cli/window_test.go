package cli

import "testing"

func TestWindow(t *testing.T) {
	for _, c := range []struct {
		args   []string
		file   string
		window bool
		fails  bool
	}{
		{nil, "", true, false},
		{[]string{"open", "a.vistula"}, "a.vistula", true, false},
		{[]string{"open"}, "", false, true},
		{[]string{"open", "a", "b"}, "", false, true},
		{[]string{"open", "--help"}, "", false, true},
		{[]string{"play", "--story"}, "", false, false},
		{[]string{"opem"}, "", false, false},
	} {
		file, window, err := Window(c.args)
		if file != c.file || window != c.window || (err != nil) != c.fails {
			t.Errorf("%q gives %q, %v, %v", c.args, file, window, err)
		}
	}
}
