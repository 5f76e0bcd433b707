package story

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// stories are those of tenGames, played and told once.
var stories = map[string][]*chronicle.Chronicle{}

// tenGames runs a test on the stories of ten games of each ruleset, which it must not
// change.
func tenGames(t *testing.T, test func(t *testing.T, c *chronicle.Chronicle)) {
	for _, id := range []string{"galicia", "greatwar", "tannenberg", "fury"} {
		t.Run(id, func(t *testing.T) {
			rs := rulestest.Open(t, id)
			for seed := len(stories[id]); seed < 10; seed++ {
				stories[id] = append(stories[id], told(t, rulestest.RandomMatch(t, rs, "campaign", nil, uint64(seed)+1, 900), ""))
			}
			for _, c := range stories[id] {
				test(t, c)
			}
		})
	}
}

func told(t *testing.T, m *journal.Match, side rules.Side) *chronicle.Chronicle {
	t.Helper()
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// hexNumbers finds what may be the number of a hex.
var hexNumbers = regexp.MustCompile(`\b[gs]?\d{4}\b|\b\d{1,2}\.\d\d\b`)

// hexesOf are all hexes that the lines of a turn name, and where its losses fell.
func hexesOf(t *chronicle.Turn) map[string]bool {
	seen := map[string]bool{}
	var note func(l *chronicle.Line)
	note = func(l *chronicle.Line) {
		for _, h := range l.Hexes {
			seen[h] = true
		}
		for _, x := range l.Tolls {
			seen[x.Hex] = true
		}
		if b := l.Battle; b != nil {
			for _, h := range b.Targets {
				seen[h] = true
			}
			for i := range b.Lines {
				note(&b.Lines[i])
			}
		}
	}
	lines(t, func(_ *chronicle.Part, l *chronicle.Line) { note(l) })
	return seen
}

// sound wants a text to be whole sentences with all places filled, and to name no hex
// but those given.
func sound(t *testing.T, c *chronicle.Chronicle, text string, hexes map[string]bool) {
	t.Helper()
	if r := []rune(text); len(r) == 0 || !unicode.IsUpper(r[0]) && !unicode.IsDigit(r[0]) || r[len(r)-1] != '.' {
		t.Errorf("no whole sentence: %q", text)
	}
	for _, never := range []string{"{{", "<no value>", "  ", " .", "..", " ,", "()", "the the", ": ."} {
		if strings.Contains(text, never) {
			t.Errorf("%q is in %q", never, text)
		}
	}
	for _, h := range hexNumbers.FindAllString(text, -1) {
		if _, ok := c.Ruleset.Board().Find(h); ok && !hexes[h] {
			t.Errorf("nothing happened at %s: %q", h, text)
		}
	}
}

// TestEverythingToldIsInTheRecord reads every paragraph of ten games of each ruleset:
// it names no hex but those of the turn, and the places that it says fell did fall.
func TestEverythingToldIsInTheRecord(t *testing.T) {
	tenGames(t, func(t *testing.T, c *chronicle.Chronicle) {
		w := New(c, nil)
		for i := range c.Turns {
			turn := &c.Turns[i]
			text, hexes := w.Turn(i), hexesOf(turn)
			sound(t, c, text, hexes)
			lines(turn, func(_ *chronicle.Part, l *chronicle.Line) {
				if l.Place != nil && !strings.Contains(text, l.Place.Name) && !strings.Contains(text, l.Place.Hex) {
					t.Errorf("turn %d: that %s fell is not told: %q", turn.Number, l.Place.Name, text)
				}
			})
			for k := range turn.Parts {
				for n := range turn.Parts[k].Phases {
					if s := w.Phase(turn.Parts[k].Side, &turn.Parts[k].Phases[n]); s != "" {
						sound(t, c, s, hexes)
					}
				}
			}
		}
		for _, side := range c.Sides {
			for _, h := range c.Eventful(side.ID) {
				if name, words := w.History(h); name == "" || words == "" {
					t.Errorf("%s has no history", h.Unit)
				}
			}
		}
	})
}

// TestEveryBattleIsJudgedAsItEnded compares the verdict on each battle with its
// losses and retreats.
func TestEveryBattleIsJudgedAsItEnded(t *testing.T) {
	kinds := map[verdict]int{}
	tenGames(t, func(t *testing.T, c *chronicle.Chronicle) {
		for _, b := range c.Battles {
			j := judge(b)
			kinds[j.verdict]++
			a, d := b.Losses[b.Attacker], b.Losses[b.Defender]
			back := map[bool]bool{} // of attackers; of others
			for _, l := range b.Lines {
				// Who retreats and is lost on the way has not been driven back anywhere.
				if l.Class == chronicle.Retreat && len(l.Units) > 0 && len(l.Hexes) > 1 && slices.ContainsFunc(l.Units, func(u string) bool { return !j.lost(u) }) {
					back[takesPart(&b.Sheet.Attacker, l.Units[0])] = true
				}
			}
			ok := true
			switch j.verdict {
			case destroyed, overran:
				ok = d.Units >= len(b.Sheet.Defender.Units) && a.Units == 0
			case traded, mutual:
				ok = d.Units >= len(b.Sheet.Defender.Units) && a.Units > 0 && (j.verdict == mutual) == (a.Units >= len(b.Sheet.Attacker.Units))
			case ruined:
				ok = a.Units >= len(b.Sheet.Attacker.Units)
			case broke:
				ok = back[false]
			case recoiled:
				ok = back[true] && !back[false]
			case bloody:
				ok = !a.None() && !d.None() && len(back) == 0
			case costly:
				ok = !a.None() && d.None() && len(back) == 0
			case worn:
				ok = a.None() && !d.None() && len(back) == 0
			case held:
				ok = a.None() && d.None() && len(back) == 0
			}
			w := New(c, nil)
			if price := w.price(&j); price != "" {
				for side, x := range map[rules.Side]chronicle.Toll{b.Attacker: a, b.Defender: d} {
					if !x.None() && !strings.Contains(price, w.brief(x)) {
						t.Errorf("turn %d at %v: %s lost %s, told is%s", b.Turn, b.Targets, side, w.brief(x), price)
					}
				}
			}
			if !ok {
				t.Errorf("turn %d at %v: judged %q, lost %v and %v, retreats %v", b.Turn, b.Targets, j.verdict, a, d, back)
			}
		}
	})
	if len(kinds) < 7 {
		t.Errorf("only %v were seen", kinds)
	}
}

// TestNoTwoTurnsBeginAlike wants a report not to repeat itself: no opening sentence
// stands in two turns that follow each other.
func TestNoTwoTurnsBeginAlike(t *testing.T) {
	tenGames(t, func(t *testing.T, c *chronicle.Chronicle) {
		w, last := New(c, nil), ""
		for i := range c.Turns {
			first, _, _ := strings.Cut(w.Turn(i), ". ")
			if first == last {
				t.Errorf("turn %d begins like the one before: %q", c.Turns[i].Number, first)
			}
			last = first
		}
	})
}

// TestASideIsToldOfItsOwnEyes wants the story told to a side to name no unit of the
// enemy that the side's own chronicle does not.
func TestASideIsToldOfItsOwnEyes(t *testing.T) {
	rs := rulestest.Open(t, "galicia")
	scenario, _ := rules.FindScenario(rs, "campaign")
	options := rules.Options{}
	for _, o := range scenario.Options {
		if strings.Contains(strings.ToLower(o.Title), "intelligence") {
			options[o.ID] = "on"
		}
	}
	m := rulestest.RandomMatch(t, rs, "campaign", options, 4, 250)
	all := told(t, m, "")
	secret := 0
	for _, side := range scenario.Sides {
		c := told(t, m, side)
		w := New(c, nil)
		for i := range c.Turns {
			sound(t, c, w.Turn(i), hexesOf(&c.Turns[i]))
		}
		for unit, h := range all.Histories {
			if _, known := c.Histories[unit]; !known && h.Side != side {
				secret++
				if slices.ContainsFunc(c.Turns, func(x chronicle.Turn) bool { return namesUnit(&x, unit) }) {
					t.Errorf("%s is told of %s", side, unit)
				}
			}
		}
	}
	if secret == 0 {
		t.Error("nothing was hidden from anybody")
	}
}

func namesUnit(turn *chronicle.Turn, unit string) (found bool) {
	lines(turn, func(_ *chronicle.Part, l *chronicle.Line) { found = found || slices.Contains(l.Units, unit) })
	return found
}

func TestUnitsHaveNamesThatCanBeRead(t *testing.T) {
	w := &Teller{Names: &Names{words: func(text string, values map[string]any) string { return fill(text, values) }}}
	for want, c := range map[string]rules.Counter{
		"the train of the 2nd Corps":         {Name: "Train of 2nd Corps", Type: "corps-train", Size: "corps"},
		"the train of the German XX Corps":   {Name: "German Train of XX Corps", Nation: "germany", Type: "corps-train", Size: "corps"},
		"the train of I Reserve Corps":       {Name: "Train of I Reserve Corps", Type: "corps-train", Size: "corps"},
		"the 14th Division":                  {Name: "14", Type: "infantry", Size: "division"},
		"the 5th Cavalry Division":           {Name: "5 c", Type: "cavalry", Size: "division"},
		"the 100th Landsturm Brigade":        {Name: "100 ls", Type: "infantry", Size: "brigade"},
		"the 22nd Reserve Division":          {Name: "22 r", Type: "infantry", Size: "division"},
		"the 9th Infantry Division":          {Name: "9th Infantry Division", Type: "infantry", Size: "division"},
		"IV Corps":                           {Name: "IV", Type: "infantry", Size: "corps"},
		"I Reserve Corps":                    {Name: "I Res", Type: "infantry", Size: "corps"},
		"the 7th Heavy Artillery":            {Name: "7 Hvy", Type: "artillery", Size: "brigade"},
		"Supply Unit 7":                      {Name: "Supply 7", Type: "supply", Size: "brigade"},
		"EB Unit 1":                          {Name: "EB Unit 1", Type: "engineer", Size: "brigade"},
		"depot 1 of the 5th Army":            {Name: "Depot 1, 5th Army", Type: "depot", Size: "division"},
		"Pavlov's Cavalry":                   {Name: "Pavlov", Type: "cavalry", Size: "corps"},
		"Danube II Division":                 {Name: "Danube II", Type: "infantry", Size: "division"},
		"the 12th Reinforced March Brigade":  {Name: "12 m+", Type: "infantry", Size: "brigade"},
		"the 44th Schützen Division":         {Name: "44 sch", Type: "infantry", Size: "division"},
		"the 3rd Don Cossack Division":       {Name: "3 d cs", Type: "cavalry", Size: "division"},
		"the 9th/10th Cavalry":               {Name: "9+10 c", Type: "cavalry", Size: "corps"},
		"the 102nd Landsturm/7th March":      {Name: "102 ls+7 m", Type: "infantry", Size: "brigade"},
		"the 1st Reserve Corps":              {Name: "R 1", Type: "infantry", Size: "corps"},
		"the 26th Reserve Corps":             {Name: "R26", Type: "infantry", Size: "corps"},
		"III Caucasian Corps":                {Name: "C III", Type: "infantry", Size: "corps"},
		"the 3rd Caucasian Corps":            {Name: "3rd Caucasian Corps", Type: "infantry", Size: "corps"},
		"the 3rd Reserve Division":           {Name: "3rd Reserve Division", Type: "infantry", Size: "corps"},
		"the 3rd Army headquarters":          {Name: "HQ 3rd Army", Type: "headquarters", Size: "army"},
		"the Serbian depot":                  {Name: "Serbian depot", Type: "depot", Size: "division"},
		"Cadre 1":                            {Name: "Cadre 1", Type: "infantry", Size: "corps"},
		"the Grenadier Corps":                {Name: "Grenadier Corps", Type: "infantry", Size: "corps"},
		"the 11th Landwehr Brigade":          {Name: "11 LW", Type: "infantry", Size: "brigade"},
		"the 35th Fortress Reserve Division": {Name: "35 FR", Type: "infantry", Size: "division"},
	} {
		if got := w.Unit(&c); got != want {
			t.Errorf("%q is called %q, want %q", c.Name, got, want)
		}
	}
	if got := w.OfNation(&rules.Counter{Name: "14", Type: "infantry", Size: "division", Nation: "russia"}); got != "the Russian 14th Division" {
		t.Errorf("got %q", got)
	}
	if got := w.OfNation(&rules.Counter{Name: "Depot 2, 3rd Army", Type: "depot", Size: "division", Nation: "russia"}); got != "depot 2 of the Russian 3rd Army" {
		t.Errorf("got %q", got)
	}
	if got := w.OfNation(&rules.Counter{Name: "Potiorek", Type: "headquarters", Nation: "austria-hungary"}); got != "Potiorek" {
		t.Errorf("got %q", got)
	}
	for want, c := range map[string]rules.Counter{
		"the train of the Russian 2nd Corps": {Name: "Train of 2nd Corps", Nation: "russia", Type: "corps-train", Size: "corps"},
		"the train of the German XX Corps":   {Name: "German Train of XX Corps", Nation: "germany", Type: "corps-train", Size: "corps"},
	} {
		if got := w.OfNation(&c); got != want {
			t.Errorf("%q with its nation is %q", c.Name, got)
		}
	}
}

func fill(text string, values map[string]any) string {
	for name, v := range values {
		text = strings.ReplaceAll(text, "{{."+name+"}}", v.(string))
	}
	return text
}

func takesPart(f *rules.Force, unit string) bool {
	return slices.ContainsFunc(f.Units, func(p rules.Participant) bool { return p.Unit == unit })
}

// A retreat counts in the verdict on a battle even if a side may not know who made it.
func TestARetreatOfUnseenUnitsIsJudged(t *testing.T) {
	for side, want := range map[rules.Side]verdict{"russia": recoiled, "germany": broke} {
		b := &chronicle.Battle{Attacker: "russia", Defender: "germany", Sheet: &rules.Sheet{},
			Lines: []chronicle.Line{{Class: chronicle.Retreat, Side: side, Hexes: []string{"1.01", "1.02"}}}}
		b.Sheet.Attacker.Side, b.Sheet.Defender.Side = b.Attacker, b.Defender
		if j := judge(b); j.verdict != want {
			t.Errorf("%s went back: the verdict is %v, want %v", side, j.verdict, want)
		}
	}
}
