package cli

import "testing"

func TestWindow(t *testing.T) {
	for _, c := range []struct {
		args   []string
		want   Request
		window bool
		fails  bool
	}{
		{nil, Request{}, true, false},
		{[]string{"open", "a.vistula"}, Request{File: "a.vistula"}, true, false},
		{[]string{"open"}, Request{}, false, true},
		{[]string{"open", "a", "b"}, Request{}, false, true},
		{[]string{"open", "--help"}, Request{}, false, false}, // Run explains it
		{[]string{"open", "a", "-h"}, Request{}, false, false},
		{[]string{"play", "--story"}, Request{}, false, false},
		{[]string{"--data", "."}, Request{Data: "."}, true, false},
		{[]string{"--data=."}, Request{Data: "."}, true, false},
		{[]string{"--data", "none"}, Request{Data: "none"}, true, false},
		{[]string{"--data", ".", "open", "a"}, Request{"a", "."}, true, false},
		{[]string{"open", "a", "--data", "."}, Request{"a", "."}, true, false},
		{[]string{"open", "--data", ".", "a"}, Request{"a", "."}, true, false},
		{[]string{"--data"}, Request{}, false, true},
		{[]string{"--data", "there-is-none"}, Request{Data: "there-is-none"}, false, true},
		{[]string{"--data", ".", "play"}, Request{}, false, true},
		{[]string{"opem"}, Request{}, false, false},
	} {
		got, window, err := Window(c.args)
		if got != c.want || window != c.window || (err != nil) != c.fails {
			t.Errorf("%q gives %v, %v, %v", c.args, got, window, err)
		}
	}
}
