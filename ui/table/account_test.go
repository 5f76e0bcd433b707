package table

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// shownGain is the change and the first letter of a line of the account.
var shownGain = regexp.MustCompile(`([+−])(\d+) (\pL|\d)`)

// The changes that an account shows make its total where one total decides, though lines
// stand for both sides, and its lines begin alike.
func TestTheAccountOfOneTotalAddsUp(t *testing.T) {
	m := amid(t, "greatwar", 3)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	k, tracks := p.t.pointsTrack(), &tracks{tabletop: p.t.tabletop}
	read := func(line string) int {
		part := shownGain.FindStringSubmatch(line)
		if part == nil {
			t.Fatalf("%q shows no change", line)
		}
		if part[3] != strings.ToUpper(part[3]) {
			t.Errorf("%q begins with a small letter", line)
		}
		n, _ := strconv.Atoi(strings.Replace(part[1], "−", "-", 1) + part[2])
		return n
	}
	counted, told, less := 0, 0, false
	for _, l := range tracks.counted(k) {
		n := read(texts(tracks.reckonedLine(&l, 800)))
		counted, less = counted+n, less || n < 0
	}
	lines := tracks.told(k)
	turns := map[int]int{}
	for i := range lines {
		n := read(texts(tracks.reckonedLine(&lines[i], 800)))
		told, turns[lines[i].turn] = told+n, turns[lines[i].turn]+n
	}
	if !less {
		t.Fatal("Austria-Hungary has earned nothing")
	}
	if want := k.Totals[0].Value; counted != want || told != want {
		t.Errorf("the entries make %d and the events %d, the total is %d", counted, told, want)
	}
	for turn, n := range turns {
		if sum := tracks.turnSum(k, lines, turn); !strings.HasSuffix(sum, " "+signed(n)) {
			t.Errorf("turn %d changed the total by %d and is told as %q", turn, n, sum)
		}
	}
}

// The account ends with the score of each side, and where its lines do not make that a line
// stands for what was earned before the record.
func TestTheAccountEndsWithItsSums(t *testing.T) {
	m := amid(t, "tannenberg", 3)
	p := sit(t, m, seated(m), true, 1280, 800, false)
	tracks := &tracks{tabletop: p.t.tabletop}
	whole := p.t.pointsTrack()
	if words := texts(tracks.account(whole, 800)); strings.Contains(words, "Before the record begins") {
		t.Error("a record from the beginning lacks something")
	}
	cut := *whole
	cut.Entries = whole.Entries[1:]
	words := texts(tracks.account(&cut, 800))
	if want := signed(whole.Entries[0].Points) + " Before the record begins"; !strings.Contains(words, want) {
		t.Errorf("%q does not say %q", words, want)
	}
	for _, total := range whole.Totals {
		if want := strconv.Itoa(total.Value) + " Total: "; !strings.Contains(words, want) {
			t.Errorf("%q does not say %q", words, want)
		}
	}
}
