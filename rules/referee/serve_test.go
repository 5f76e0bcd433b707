package referee

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"vistula/rules/rulestest/toy"
)

func TestServeAnswersLineByLine(t *testing.T) {
	in := strings.NewReader("{\"cmd\":\"help\"}\r\n\n   \nnonsense\n" + strings.Repeat("x", 90_000) + "\n" + strings.Repeat("y", 200_000) + "\n" + `{"cmd":"new","ruleset":"toy","scenario":"duel"}` + "\n" + `{"id":1,"cmd":"quit"}` + "\n" + `{"cmd":"help"}`)
	var out bytes.Buffer
	if err := New(toy.Find).serve(in, &out, 100_000); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	for i, want := range []string{`{"ok":true,"commands":`, `not JSON`, `not JSON`, `the line is longer than 100000 bytes`, `{"ok":true,"status":`, `{"ok":true,"id":1}`} {
		if i >= len(lines) || !strings.Contains(lines[i], want) {
			t.Fatalf("answer %d: want %s in\n%s", i+1, want, out.String())
		}
	}
	if len(lines) != 6 {
		t.Errorf("%d answers", len(lines))
	}
}

func TestTheLastLineNeedsNoEnd(t *testing.T) {
	var out bytes.Buffer
	if err := New(toy.Find).Serve(strings.NewReader(`{"cmd":"quit"}`), &out); err != nil || out.String() != "{\"ok\":true}\n" {
		t.Errorf("%q, %v", out.String(), err)
	}
}

// Every answer must be there before the next request is read, or a program that
// waits for it waits for ever.
func TestAnswersAreWrittenAtOnce(t *testing.T) {
	reqIn, reqOut := io.Pipe()
	ansIn, ansOut := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- New(toy.Find).Serve(reqIn, ansOut) }()
	answers := json.NewDecoder(ansIn)
	for range 3 {
		if _, err := io.WriteString(reqOut, `{"cmd":"help"}`+"\n"); err != nil {
			t.Fatal(err)
		}
		var answer struct{ OK bool }
		if err := answers.Decode(&answer); err != nil || !answer.OK {
			t.Fatal(err)
		}
	}
	_ = reqOut.Close()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("pipe is closed") }

func TestAListenerThatIsGoneEndsIt(t *testing.T) {
	err := New(toy.Find).Serve(strings.NewReader("{\"cmd\":\"help\"}\n{\"cmd\":\"help\"}\n"), broken{})
	if err == nil || !strings.Contains(err.Error(), "the answer cannot be written") {
		t.Error(err)
	}
}

func FuzzHandle(f *testing.F) {
	f.Add([]byte(mineAction))
	f.Add([]byte(`{"cmd":"load","save":{"format":1}}`))
	f.Add([]byte(`{"id":[],"cmd":"view","side":"red"}`))
	f.Add([]byte(`{"cmd":"position","ruleset":"toy","scenario":"duel","units":[{"id":"red-1","hex":"1.2"}],"state":{}}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		r := New(toy.Find)
		r.Handle([]byte(`{"cmd":"new","ruleset":"toy","scenario":"duel"}`))
		answer := r.Handle(line)
		if !json.Valid(answer) || bytes.ContainsAny(answer, "\r\n") {
			t.Errorf("%q: %q", line, answer)
		}
	})
}
