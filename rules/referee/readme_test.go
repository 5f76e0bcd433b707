package referee

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"vistula/data"
	"vistula/rules"
	_ "vistula/rules/galicia"
)

// TestReadme runs the examples of rules/README.md from top to bottom, and makes
// sure that there is one for every command.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	galicia, err := rules.Open("galicia", data.FS())
	if err != nil {
		t.Fatal(err)
	}
	r := New(func(id string) (rules.Ruleset, error) {
		if id == "galicia" {
			return galicia, nil
		}
		return rules.Open(id, data.FS())
	})
	shown := map[string]bool{}
	var save string
	for i, pair := range examples(t, string(text)) {
		request := strings.ReplaceAll(pair[0], "SAVE", save)
		answer := string(r.Handle([]byte(request)))
		if !matches(answer, pair[1]) {
			t.Errorf("example %d:\n%s\nanswers %s\nwant    %s", i+1, pair[0], answer, pair[1])
		}
		var said struct{ Cmd string }
		var got struct{ Save json.RawMessage }
		if json.Unmarshal([]byte(request), &said) == nil {
			shown[said.Cmd] = true
		}
		if json.Unmarshal([]byte(answer), &got) == nil && got.Save != nil {
			save = string(got.Save)
		}
	}
	for cmd := range commands {
		if !shown[cmd] {
			t.Errorf("the command %q has no example", cmd)
		}
	}
}

// examples are the pairs of lines in the blocks marked referee.
func examples(t *testing.T, text string) (pairs [][2]string) {
	t.Helper()
	for _, block := range strings.Split(text, "```referee\n")[1:] {
		body, _, ok := strings.Cut(block, "```")
		lines := strings.Split(strings.TrimSpace(body), "\n")
		if !ok || len(lines)%2 != 0 {
			t.Fatalf("a block does not end, or has an odd number of lines:\n%s", body)
		}
		for i := 0; i < len(lines); i += 2 {
			pairs = append(pairs, [2]string{lines[i], lines[i+1]})
		}
	}
	return pairs
}

// matches compares an answer with an example in which … stands for anything.
func matches(answer, example string) bool {
	parts := strings.Split(example, "…")
	for i, part := range parts {
		at := strings.Index(answer, part)
		switch {
		case at < 0, i == 0 && at > 0:
			return false
		case i == len(parts)-1:
			return strings.HasSuffix(answer, part)
		}
		answer = answer[at+len(part):]
	}
	return false
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		answer, example string
		want            bool
	}{
		{"abc", "abc", true}, {"abc", "abcd", false}, {"abcd", "abc", false},
		{"abc", "a…c", true}, {"abc", "a…b", false}, {"abc", "…c", true}, {"abc", "b…", false}, {"abc", "a…", true},
		{"a1b2c", "a…b…c", true}, {"a1c2b", "a…b…c", false}, {"aa", "a…a", true}, {"a", "a…a", false},
	} {
		if got := matches(c.answer, c.example); got != c.want {
			t.Errorf("%q against %q: %v", c.answer, c.example, got)
		}
	}
}
