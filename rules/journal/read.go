package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"vistula/rules"
)

// read parses a save and checks everything in it that can be checked without
// replaying.
func read(data []byte, find Finder) (*record, error) {
	if err := checkSyntax(data); err != nil {
		return nil, &Damage{err.Error()}
	}
	list, err := fields(data)
	if err != nil {
		return nil, errors.New("this is JSON, but not a save of Vistula")
	}
	// First of all, for a newer format may have any other fields.
	number, err := checkFormat(list)
	if err != nil {
		return nil, err
	}
	if slices.ContainsFunc(list, func(f field) bool { return f.name == watchField }) {
		return nil, ErrWatched
	}
	raw, err := readFields(list, number)
	if err != nil {
		return nil, &Damage{err.Error()}
	}
	return raw.check(find)
}

// checkFormat gives the number of the save's format.
func checkFormat(list []field) (n int, err error) {
	i := slices.IndexFunc(list, func(f field) bool { return f.name == "format" })
	if i < 0 {
		return 0, errors.New(`this is JSON, but not a save of Vistula: field "format" is missing`)
	}
	if err := take(list[i], &n, "a whole number"); err != nil {
		return 0, err
	}
	switch {
	case n > format:
		return 0, fmt.Errorf(`field "format": it is %d, but this program reads formats up to %d; a newer Vistula wrote the save`, n, format)
	case n < 1:
		return 0, fmt.Errorf(`field "format": format %d does not exist`, n)
	}
	return n, nil
}

// rawRecord is a save whose fields have the right types.
type rawRecord struct {
	record
	format          int
	has             map[string]bool
	ruleset         string
	start, position json.RawMessage
	checkpoints     []rawCheckpoint
}

// rawCheckpoint is a checkpoint whose position has not been read yet.
type rawCheckpoint struct {
	after    int
	position json.RawMessage
}

func readFields(list []field, number int) (*rawRecord, error) {
	r := &rawRecord{format: number, has: map[string]bool{}}
	r.hashes = byJSON
	for _, f := range list {
		if err := r.take(f); err != nil {
			return nil, err
		}
		r.has[f.name] = true
	}
	for _, name := range []string{"program", "ruleset", "scenario", "data", "cursor", "actions", "position"} {
		if !r.has[name] {
			return nil, fmt.Errorf("field %q is missing", name)
		}
	}
	if number > 1 && !r.has["hashes"] {
		return nil, errors.New(`field "hashes" is missing`)
	}
	if r.has["seed"] == r.has["start"] {
		return nil, errors.New(`there must be either a field "seed" or a field "start"`)
	}
	if r.has["start"] && r.has["options"] {
		return nil, errors.New(`fields "options" and "start" cannot both be given`)
	}
	return r, nil
}

func (r *rawRecord) take(f field) error {
	var ignored string
	switch f.name {
	case "format": // checked before
		return nil
	case "program":
		return take(f, &ignored, "a text")
	case "ruleset":
		return take(f, &r.ruleset, "a text")
	case "scenario":
		return take(f, &r.scenario, "a text")
	case "options":
		return take(f, &r.options, "an object of texts")
	case "seed":
		return take(f, &r.seed, "a whole number from 0 to 18446744073709551615")
	case "data":
		return take(f, &r.data, "a text")
	case "friendly":
		return take(f, &r.friendly, "true or false")
	case "table":
		return r.takeTable(f)
	case "cursor":
		return take(f, &r.cursor, "a whole number")
	case "actions":
		return r.takeActions(f)
	case "hashes":
		if r.format > 1 {
			return r.takeHashes(f)
		}
	case "checkpoints":
		if r.format > 1 {
			return r.takeCheckpoints(f)
		}
	case "start":
		r.set = true
		return takeObject(f, &r.start)
	case "position":
		return takeObject(f, &r.position)
	}
	return fmt.Errorf("field %q is unknown", f.name)
}

func takeObject(f field, to *json.RawMessage) error {
	if f.raw[0] != '{' {
		return fmt.Errorf("field %q: want an object in braces, found %s", f.name, short(f.raw))
	}
	*to = f.raw
	return nil
}

// takeTable reads who sits at the table; whether a seat's player is still to be
// had is for whoever seats him to find out.
func (r *rawRecord) takeTable(f field) error {
	list, err := fields(f.raw)
	if err != nil {
		return fmt.Errorf("field %q: %w", f.name, err)
	}
	r.table = &Table{}
	for _, f := range list {
		switch f.name {
		case "seats":
			err = take(f, &r.table.Seats, "an object of texts")
		case "hidden":
			err = take(f, &r.table.Hidden, "true or false")
		default:
			err = fmt.Errorf("field %q is unknown", f.name)
		}
		if err != nil {
			return fmt.Errorf(`field "table": %w`, err)
		}
	}
	return nil
}

func (r *rawRecord) takeHashes(f field) error {
	const want = `"json" or "digest"`
	if err := take(f, &r.hashes, want); err != nil {
		return err
	}
	if r.hashes != byJSON && r.hashes != byDigest {
		return fmt.Errorf("field %q: want %s, found %s", f.name, want, short(f.raw))
	}
	return nil
}

func (r *rawRecord) takeCheckpoints(f field) error {
	var list []json.RawMessage
	if err := take(f, &list, "a list of checkpoints"); err != nil {
		return err
	}
	r.checkpoints = make([]rawCheckpoint, len(list))
	for i, raw := range list {
		if err := r.checkpoints[i].read(raw); err != nil {
			return fmt.Errorf("checkpoint %d: %w", i+1, err)
		}
	}
	return nil
}

func (c *rawCheckpoint) read(raw json.RawMessage) error {
	list, err := fields(raw)
	if err != nil {
		return err
	}
	for _, f := range list {
		switch f.name {
		case "after":
			err = take(f, &c.after, "a whole number")
		case "position":
			err = takeObject(f, &c.position)
		default:
			err = fmt.Errorf("field %q is unknown", f.name)
		}
		if err != nil {
			return err
		}
	}
	if c.position == nil {
		return errors.New(`field "position" is missing`)
	}
	return nil
}

func (r *rawRecord) takeActions(f field) error {
	var list []json.RawMessage
	if err := take(f, &list, "a list of actions"); err != nil {
		return err
	}
	r.actions = make([]savedAction, len(list))
	for i, raw := range list {
		if err := r.actions[i].read(raw); err != nil {
			return fmt.Errorf("action %d: %w", i+1, err)
		}
	}
	return nil
}

func (a *savedAction) read(raw json.RawMessage) error {
	if a.asWritten(raw) {
		return a.check()
	}
	*a = savedAction{}
	list, err := fields(raw)
	if err != nil {
		return err
	}
	for _, f := range list {
		if err := a.take(f); err != nil {
			return err
		}
	}
	return a.check()
}

// asWritten reads an action that stands there byte by byte as Save writes it, which
// is three times as fast as looking at each field.
func (a *savedAction) asWritten(raw json.RawMessage) bool {
	if json.Unmarshal(raw, a) != nil {
		return false
	}
	again, err := json.Marshal(a)
	return err == nil && bytes.Equal(again, raw)
}

// check finds what no action has.
func (a *savedAction) check() error {
	switch {
	case a.Verb == "":
		return errors.New(`field "verb" is missing or empty`)
	case a.Hash == "":
		return errors.New(`field "hash" is missing or empty`)
	case len(a.Hash) != hashDigits || strings.Trim(a.Hash, "0123456789abcdef") != "":
		return fmt.Errorf(`field "hash": want %d hex digits, found %q`, hashDigits, short(json.RawMessage(a.Hash)))
	case a.Dice != nil && (len(a.Dice) == 0 || slices.Min(a.Dice) < 1 || slices.Max(a.Dice) > 6):
		return fmt.Errorf(`field "dice": want %s, found %s`, wantDice, short(json.RawMessage(fmt.Sprint(a.Dice))))
	}
	return nil
}

const wantDice = "a list of numbers from 1 to 6"

func (a *savedAction) take(f field) error {
	switch f.name {
	case "verb":
		return take(f, &a.Verb, "a text")
	case "unit":
		return take(f, &a.Unit, "a text")
	case "hex":
		return take(f, &a.Hex, "a text")
	case "from":
		return take(f, &a.From, "a text")
	case "choice":
		return take(f, &a.Choice, "a text")
	case "hash":
		return take(f, &a.Hash, "a text")
	case "dice":
		return take(f, &a.Dice, wantDice)
	}
	return fmt.Errorf("field %q is unknown", f.name)
}

// check compares a save with the rules that it was played by.
func (r *rawRecord) check(find Finder) (*record, error) {
	if r.cursor < 0 || r.cursor > len(r.actions) {
		return nil, fmt.Errorf(`field "cursor": it is %d, but there are %d actions`, r.cursor, len(r.actions))
	}
	rs, err := find(r.ruleset)
	switch {
	case err != nil && slices.Contains(rules.IDs(), r.ruleset): // the save is not to blame
		return nil, fmt.Errorf("the data of its game cannot be used: %w", err)
	case err != nil:
		return nil, fmt.Errorf(`field "ruleset": %w`, err)
	}
	r.rs = rs
	scenarios := rs.Scenarios()
	i := slices.IndexFunc(scenarios, func(s rules.Scenario) bool { return s.ID == r.scenario })
	if i < 0 {
		return nil, fmt.Errorf(`field "scenario": %q is unknown in ruleset %q`, r.scenario, r.ruleset)
	}
	if err := scenarios[i].Check(r.options); err != nil {
		return nil, fmt.Errorf(`field "options": %w`, err)
	}
	if r.set {
		r.record.start, err = r.load("start", r.start)
	} else if r.record.start, err = rs.New(r.scenario, r.options, r.seed); err != nil {
		err = fmt.Errorf("the match cannot be started: %w", err)
	}
	if err != nil {
		return nil, err
	}
	if r.record.position, err = r.load("position", r.position); err != nil {
		return nil, err
	}
	if !r.hashes.can(r.record.position) {
		return nil, fmt.Errorf(`field "hashes": positions of ruleset %q have no digest`, r.ruleset)
	}
	if err := r.loadCheckpoints(); err != nil {
		return nil, err
	}
	r.hold()
	return &r.record, nil
}

// loadCheckpoints reads the positions of the checkpoints.
func (r *rawRecord) loadCheckpoints() error {
	last := 0
	for i, c := range r.checkpoints {
		if c.after <= last || c.after > len(r.actions) || c.after%interval != 0 {
			return fmt.Errorf(`checkpoint %d: field "after": %d is not the number of a later action, or not a multiple of %d`, i+1, c.after, interval)
		}
		p, err := r.load("position", c.position)
		if err != nil {
			return fmt.Errorf("checkpoint %d: %w", i+1, err)
		}
		r.record.checkpoints = append(r.record.checkpoints, checkpoint{c.after, p})
		last = c.after
	}
	return nil
}

func (r *rawRecord) load(name string, raw json.RawMessage) (rules.Position, error) {
	p, err := r.rs.Load(raw)
	if err != nil {
		return nil, fmt.Errorf("field %q: %s", name, strings.TrimPrefix(err.Error(), "position: "))
	}
	if got := p.Status().Scenario; got != r.scenario {
		return nil, fmt.Errorf("field %q: it belongs to scenario %q, not %q", name, got, r.scenario)
	}
	return p, nil
}
