package journal_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/journal"
	"vistula/rules/rulestest/toy"
)

// resumed opens a save at its last checkpoint.
func resumed(t testing.TB, data []byte) *journal.Match {
	t.Helper()
	m, drift, err := journal.Resume(data, toy.Find)
	if err != nil || drift != nil {
		t.Fatalf("error %v, drift %+v", err, drift)
	}
	return m
}

// told are deeds in one text.
func told(deeds ...rules.Deed) string {
	text, err := json.Marshal(deeds)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func TestLongSavesHaveAFewCheckpoints(t *testing.T) {
	m := longMatch(t, 0)
	for _, c := range []struct{ actions, checkpoints int }{{511, 0}, {1, 1}, {512, 2}, {3 * 1024, 8}, {512, 4}, {6000, 5}} {
		lengthen(t, m, c.actions)
		data := save(t, m)
		if n := bytes.Count(data, []byte(`"after":`)); n != c.checkpoints {
			t.Errorf("%d actions: %d checkpoints, want %d", m.Len(), n, c.checkpoints)
		}
		reopen(t, m)
	}
}

func TestResumeGivesWhatOpenGives(t *testing.T) {
	m := longMatch(t, 1300)
	m.Friendly = true
	for _, cursor := range []int{1300, 1100, 1024, 700, 3, 0} {
		if err := m.GoTo(cursor); err != nil {
			t.Fatal(err)
		}
		data := save(t, m)
		r := resumed(t, data)
		if r.Resumed() != 1024 || r.Len() != 1300 || r.Cursor() != cursor || journal.Hash(r.Position()) != journal.Hash(m.Position()) {
			t.Fatalf("%d actions, cursor %d", r.Len(), r.Cursor())
		}
		if again := save(t, r); !bytes.Equal(again, data) {
			t.Fatalf("cursor %d: saved again before it is read, the match is another", cursor)
		}
		if drift := r.Wait(); drift != nil || r.Unread() != 0 {
			t.Fatalf("drift %+v, %d entries are unread", drift, r.Unread())
		}
		<-r.Past()
		o, _, err := journal.Open(data, toy.Find)
		if err != nil {
			t.Fatal(err)
		}
		for n := 1; n <= 1300; n++ {
			if got, want := r.Entry(n), o.Entry(n); got.Hash != want.Hash || got.Status != want.Status || told(got.Deed) != told(want.Deed) {
				t.Fatalf("entry %d is %+v, want %+v", n, got, want)
			}
		}
		if again := save(t, r); !bytes.Equal(again, data) {
			t.Fatal("saved again, the match is another")
		}
	}
	checkEveryPoint(t, resumed(t, save(t, m)))
}

func TestAResumedMatchCanBePlayedAtOnce(t *testing.T) {
	m := longMatch(t, 1300)
	m.Friendly = true
	data := save(t, m)
	for _, to := range []int{1300, 1030, 1000, 40, 0} {
		r := resumed(t, data)
		if err := r.GoTo(to); err != nil { // most often before the past is read
			t.Fatal(err)
		}
		if to > 0 && journal.Hash(r.Position()) != m.Entry(to).Hash {
			t.Fatalf("action %d leads elsewhere", to)
		}
		b := r.Branch()
		lengthen(t, r, 70)
		lengthen(t, b, 50)
		if r.Wait() != nil || b.Wait() != nil || r.Len() != to+70 || b.Len() != to+50 {
			t.Fatalf("%d and %d actions", r.Len(), b.Len())
		}
		checkEveryPoint(t, r)
		checkEveryPoint(t, b)
		for n := 1; n <= r.Len(); n++ {
			if e := r.Entry(n); e.Side == "" || e.Status.Turn == 0 {
				t.Fatalf("nothing is known of entry %d", n)
			}
		}
		reopen(t, r)
	}
}

func TestUndoBeyondACheckpointKnowsTheFences(t *testing.T) {
	m := longMatch(t, 1025)
	r := resumed(t, save(t, m))
	err, want := r.GoTo(0), m.GoTo(0)
	if err == nil || err.Error() != want.Error() {
		t.Errorf("got %v, want %v", err, want)
	}
}

func TestNoSideKnowsWhatIsUnread(t *testing.T) {
	m := longMatch(t, 1300)
	r := resumed(t, save(t, m))
	for n := r.Unread(); n > 0; n-- {
		e := r.Entry(n)
		for _, side := range []rules.Side{toy.Red, toy.Blue} {
			if d, ok := e.SeenBy(side); ok && e.Side == "" {
				t.Fatalf("%s is told %+v", side, d)
			}
		}
	}
	got, err := r.Record(toy.Red, 0)
	want, _ := m.Record(toy.Red, 0)
	if err != nil || told(got...) != told(want...) {
		t.Error("the record does not wait")
	}
}

// TestAChangedPastIsFound changes what lies before the last checkpoint: the match
// opens all the same, and whoever verifies the save is told.
func TestAChangedPastIsFound(t *testing.T) {
	good := string(save(t, longMatch(t, 1300)))
	lines := strings.Split(good, "\n")
	first := 0
	for lines[first] != `  "actions": [` {
		first++
	}
	other := func(n int) string {
		l := lines[first+n]
		i := strings.Index(l, `"hash":"`) + 8
		return swap(t, good, l[i:i+16], "0123456789abcdef")
	}
	cases := map[string]struct {
		data   string
		action int
		atOnce bool // it is noticed without waiting, and the save opened whole
	}{
		"a hash":                      {other(700), 700, false},
		"an action":                   {swap(t, good, lines[first+300], `    {"verb":"mined","hash":"0123456789abcdef"},`), 300, false},
		"a hash after the checkpoint": {other(1100), 1100, true},
		"a checkpoint":                {swap(t, good, `{"after":512,"position":{"ruleset":"toy","scenario":"skirmish","last":`, `{"after":512,"position":{"ruleset":"toy","scenario":"skirmish","last":1`), 512, true},
	}
	for name, c := range cases {
		m, drift, err := journal.Resume([]byte(c.data), toy.Find)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if (drift != nil) != c.atOnce {
			t.Errorf("%s: at once the drift is %+v", name, drift)
		}
		if resumed := m.Resumed() > 0; resumed == c.atOnce {
			t.Errorf("%s: it is resumed after %d actions", name, m.Resumed())
		}
		if drift == nil {
			drift = m.Wait()
			if journal.Hash(m.Position()) != m.Entry(1300).Hash || m.Len() != 1300 {
				t.Errorf("%s: the match opens elsewhere", name)
			}
			if err := m.GoTo(c.action); err == nil || !strings.Contains(err.Error(), "cannot be undone") {
				t.Errorf("%s: undo leads into what cannot be replayed: %v", name, err)
			}
			lengthen(t, m, 10)
		}
		if drift == nil || drift.Action != c.action {
			t.Errorf("%s: the drift is %+v", name, drift)
		}
		n, drift, err := journal.Verify([]byte(c.data), toy.Find, nil)
		if err != nil || drift == nil || drift.Action != c.action || n > c.action {
			t.Errorf("%s: verified %d actions, drift %+v, error %v", name, n, drift, err)
		}
	}
}

func TestBadCheckpointsAreNamed(t *testing.T) {
	good := string(save(t, longMatch(t, 520)))
	for want, data := range map[string]string{
		`save: checkpoint 1: field "after": 513 is not the number of a later action, or not a multiple of 32`: swap(t, good, `"after":512`, `"after":513`),
		`save: checkpoint 1: field "after": 544 is not the number`:                                            swap(t, good, `"after":512`, `"after":544`),
		`save: checkpoint 1: field "position" is missing`:                                                     swap(t, good, `{"after":512,"position":{`, `{"after":512},{"after":512,"position":{`),
		`save: checkpoint 1: field "odd" is unknown`:                                                          swap(t, good, `"after":512`, `"odd":1,"after":512`),
		`save: checkpoint 1: field "position": the key "odd" is unknown here`:                                 swap(t, good, `"after":512,"position":{`, `"after":512,"position":{"odd":1,`),
		`save: field "checkpoints": want a list of checkpoints, found 1`:                                      swap(t, sample(t), `"cursor"`, `"checkpoints": 1, "cursor"`),
		`save: field "hashes": want "json" or "digest", found "md5"`:                                          swap(t, good, `"hashes": "digest"`, `"hashes": "md5"`),
		`save: field "hashes" is missing`:                                                                     swap(t, good, "  \"hashes\": \"digest\",\n", ""),
		`save: field "hashes" is unknown`:                                                                     swap(t, good, `"format": 2`, `"format": 1`),
	} {
		for _, open := range []func([]byte, journal.Finder) (*journal.Match, *journal.Drift, error){journal.Open, journal.Resume} {
			if _, _, err := open([]byte(data), toy.Find); err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("got %v, want %s", err, want)
			}
		}
	}
}

// plain hides the digests of the toy, as of a ruleset that has none yet.
type plain struct{ *toy.Ruleset }

type plainPosition struct{ rules.Position }

func (p plainPosition) Clone() rules.Position { return plainPosition{p.Position.Clone()} }

func (plain) New(scenario string, o rules.Options, seed uint64) (rules.Position, error) {
	p, err := toy.New().New(scenario, o, seed)
	return plainPosition{p}, err
}

func (plain) Load(raw json.RawMessage) (rules.Position, error) {
	p, err := toy.New().Load(raw)
	if err != nil {
		return nil, err
	}
	return plainPosition{p}, nil
}

// TestSavesOfOtherHashesOpen opens a save that hashes JSON where positions have a
// digest: it is verified by its own hashes and goes on with the new ones.
func TestSavesOfOtherHashesOpen(t *testing.T) {
	p, err := plain{toy.New()}.New("skirmish", nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	m := journal.From(p)
	playOn(t, m, 3, 8)
	old := save(t, m)
	if !bytes.Contains(old, []byte(`"hashes": "json"`)) {
		t.Fatalf("the save is %s", old)
	}
	for _, open := range []func([]byte, journal.Finder) (*journal.Match, *journal.Drift, error){journal.Open, journal.Resume} {
		o, drift, err := open(old, toy.Find)
		if err != nil || drift != nil {
			t.Fatalf("error %v, drift %+v", err, drift)
		}
		if o.Resumed() != 0 {
			t.Error("a save without checkpoints says that it was resumed at one")
		}
		if o.Entry(8).Hash == m.Entry(8).Hash || o.Entry(8).Hash != journal.Hash(o.Position()) {
			t.Error("the match does not go on with digests")
		}
		reopen(t, o)
	}
	bad := swap(t, string(old), m.Entry(5).Hash, "0123456789abcdef")
	if _, drift, err := journal.Verify([]byte(bad), toy.Find, nil); err != nil || drift == nil || drift.Action != 5 {
		t.Errorf("error %v, drift %+v", err, drift)
	}
	digests := sample(t)
	if _, _, err := journal.Open([]byte(digests), func(string) (rules.Ruleset, error) { return plain{toy.New()}, nil }); err == nil || !strings.Contains(err.Error(), `positions of ruleset "toy" have no digest`) {
		t.Errorf("got %v", err)
	}
}
