package referee

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"vistula/data/strict"
)

// request is one line, taken apart.
type request struct {
	cmd    string
	fields map[string]json.RawMessage
}

// parse reads a line. Where it can it gives the fields read with the error, so
// that the answer carries the request's id.
func parse(line []byte) (request, error) {
	req := request{fields: map[string]json.RawMessage{}}
	line = bytes.TrimSpace(line)
	switch {
	case len(line) == 0:
		return req, errors.New("the line is empty; a request is one JSON object a line")
	case !utf8.Valid(line):
		return req, errors.New("the line is not text in UTF-8")
	}
	var whole json.RawMessage
	if err := json.Unmarshal(line, &whole); err != nil {
		if wrong, ok := errors.AsType[*json.SyntaxError](err); ok {
			return req, errors.New("the line is not JSON: " + strict.Syntax(wrong))
		}
		return req, fmt.Errorf("the line is not JSON: %v", err)
	}
	if line[0] != '{' {
		return req, errors.New(`a request is a JSON object such as {"cmd":"help"}`)
	}
	if err := req.read(line); err != nil {
		return req, err
	}
	raw, ok := req.fields["cmd"]
	if !ok {
		return req, errors.New(`the field "cmd" is missing; "help" lists the commands`)
	}
	return req, req.take("cmd", raw, &req.cmd)
}

// read takes the object apart; encoding/json would let a field stand there
// twice.
func (r *request) read(line []byte) error {
	dec := json.NewDecoder(bytes.NewReader(line))
	if _, err := dec.Token(); err != nil {
		return err
	}
	for dec.More() {
		token, err := dec.Token()
		if err != nil {
			return err
		}
		name, _ := token.(string)
		if _, twice := r.fields[name]; twice {
			return fmt.Errorf("the field %q appears twice", name)
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			return err
		}
		var compact bytes.Buffer // an answer must stay one line
		if err := json.Compact(&compact, value); err != nil {
			return err
		}
		r.fields[name] = compact.Bytes()
	}
	return nil
}

// check compares the fields with those that the command has.
func (r *request) check(c command) error {
	names := make([]string, 0, len(r.fields))
	for name := range r.fields {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if name != "cmd" && name != "id" && !slices.ContainsFunc(c.fields, func(f field) bool { return f.Name == name }) {
			return fmt.Errorf("the field %q is unknown in %q, which has %s", name, r.cmd, c.list())
		}
	}
	for _, f := range c.fields {
		if _, ok := r.fields[f.Name]; f.Required && !ok {
			return fmt.Errorf("the field %q is missing in %q", f.Name, r.cmd)
		}
	}
	return nil
}

// get reads a field, if it is there, into the value that into points to.
func (r *request) get(name string, into any) error {
	raw, ok := r.fields[name]
	if !ok {
		return nil
	}
	return r.take(name, raw, into)
}

func (r *request) take(name string, raw json.RawMessage, into any) error {
	err := strict.Decode(raw, into)
	if wrong, ok := errors.AsType[*strict.Error](err); ok && wrong.Field != "" {
		name += "." + strings.TrimPrefix(wrong.Field, ".")
		name = strings.ReplaceAll(name, ".[", "[")
		return fmt.Errorf("the field %q: %s", name, wrong.Why)
	}
	if err != nil {
		return fmt.Errorf("the field %q: %w", name, err)
	}
	return nil
}

// marshal is json.Marshal without the escapes that are only for web pages.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
