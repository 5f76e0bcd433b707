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
	for i := range k.Entries {
		n := read(texts(tracks.entry(k, &k.Entries[i], 800)))
		counted, less = counted+n, less || n < 0
	}
	gains := p.t.gains()
	turns := map[int]int{}
	for i := range gains {
		n := read(texts(tracks.gainLine(k, &gains[i], 800)))
		told, turns[gains[i].turn] = told+n, turns[gains[i].turn]+n
	}
	if !less {
		t.Fatal("Austria-Hungary has earned nothing")
	}
	if want := k.Totals[0].Value; counted != want || told != want {
		t.Errorf("the entries make %d and the events %d, the total is %d", counted, told, want)
	}
	for turn, n := range turns {
		if sum := tracks.turnSum(k, gains, turn); !strings.HasSuffix(sum, " "+signed(n)) {
			t.Errorf("turn %d changed the total by %d and is told as %q", turn, n, sum)
		}
	}
}
