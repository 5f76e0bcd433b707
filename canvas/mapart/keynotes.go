package mapart

import (
	"regexp"
	"strconv"
	"strings"
)

// shortLegend cuts a line of the legend to its first few words.
func shortLegend(s string) string {
	s = strings.TrimPrefix(s, "hexside: ")
	s = strings.TrimPrefix(s, "on a river hexside: ")
	for _, end := range []string{",", ";", " where", " in place"} {
		s, _, _ = strings.Cut(s, end)
	}
	return strings.Replace(s, "movement ", "", 1)
}

var (
	ratedCost  = regexp.MustCompile(`(\d+)(?: movement points?)? with (?:rating )?(\d)(?: (?:or|to) (\d))?`)
	addedToDie = regexp.MustCompile(`(\d+) added to the die`)
)

// ratedCosts gives the cost of each rating where a line of the legend tells
// them: "1 movement point with rating 1 or 2, 2 with 3 or 4" is 1·1·2·2.
func ratedCosts(s string) string {
	var costs []string
	for _, m := range ratedCost.FindAllStringSubmatch(s, -1) {
		from, _ := strconv.Atoi(m[2])
		to := from
		if m[3] != "" {
			to, _ = strconv.Atoi(m[3])
		}
		if from != len(costs)+1 {
			return "" // not told in order: better nothing than something wrong
		}
		for range to - from + 1 {
			costs = append(costs, m[1])
		}
	}
	return strings.Join(costs, "·")
}

// keyNote is what the legend says of a terrain, in few words: what it costs, and
// what it does to a fight.
func (p *Print) keyNote(s string) string {
	note := ratedCosts(s)
	if note == "" {
		note = p.say(shortLegend(s))
	}
	switch {
	case strings.Contains(s, "defender doubled"):
		note += ", " + p.say("defence ×2")
	case strings.Contains(s, "halved"):
		note += ", " + p.say("attack ½")
	}
	if m := addedToDie.FindStringSubmatch(s); m != nil {
		note += ", " + p.say("die +{{.N}}", "N", m[1])
	}
	return note
}

// hasRatings tells whether costs of the legend depend on a unit's rating.
func (s *page) hasRatings() bool {
	for _, line := range s.plan.Legend {
		if strings.Contains(ratedCosts(line), "·") {
			return true
		}
	}
	return false
}
