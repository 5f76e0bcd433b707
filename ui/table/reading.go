package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/chronicle"
)

// belongs tells the corps, the army and the place of a unit.
func (t *tabletop) belongs(c rules.Counter) string {
	var parts []string
	switch {
	case c.Belongs != "":
		parts = append(parts, strings.Split(c.Belongs, ", ")...)
	case c.Corps != "":
		parts = append(parts, lang.L("{{.Corps}} Corps", map[string]any{"Corps": c.Corps}))
	}
	if c.Army != "" && c.Belongs == "" {
		parts = append(parts, calledArmy(c.Army))
	}
	if c.Hex != "" {
		parts = append(parts, t.placeName(c.Hex))
	}
	return strings.Join(parts, " · ")
}

// calledArmy is what an army is called: "4th Army", "Army Kummer".
func calledArmy(army string) string {
	if n, err := strconv.Atoi(army); err == nil {
		return lang.L("{{.Nth}} Army", map[string]any{"Nth": chronicle.Ordinal(n)})
	}
	return lang.L("Army {{.Army}}", map[string]any{"Army": army})
}

// placeName is a hex with its town.
func (t *tabletop) placeName(hex string) string {
	b := t.desk.Match.Ruleset().Board()
	if id, ok := b.Find(hex); ok {
		return b.Name(id)
	}
	return hex
}

// groundWords are what defends or hinders in a hex: its terrain, and whether it is a city or
// a fortress.
func groundWords(x *board.Hex) []string {
	var words []string
	if x.Terrain != "" {
		words = append(words, x.Terrain)
	}
	if x.Class == "city" || x.Class == "big city" {
		words = append(words, lang.L("city"))
	}
	if x.Fortress || x.Fort != nil {
		words = append(words, lang.L("fortress"))
	}
	return words
}

// placeNames are hexes as placeName says them.
func (t *tabletop) placeNames(hexes []string) []string {
	names := make([]string, len(hexes))
	for i, h := range hexes {
		names[i] = t.placeName(h)
	}
	return names
}

// whereabouts is what the displays say in words of a unit that is off the map.
func (t *tabletop) whereabouts(c *rules.Counter) string {
	for _, d := range t.view().Displays {
		for _, r := range d.Rows {
			for _, b := range r.Boxes {
				for i, u := range b.Units {
					if u.Unit != c.Unit || i >= len(b.Details) {
						continue
					}
					if _, where, ok := strings.Cut(b.Details[i], ": "); ok {
						return where
					}
					return b.Details[i]
				}
			}
		}
	}
	return lang.L("off the map")
}

// lit are the hexes that glow: those that can be clicked and those with units
// that can. While something is in hand its reach shows where it can go.
func (t *tabletop) lit(inHand bool) []string {
	hexes, units := t.desk.Lit()
	if inHand {
		return nil
	}
	for _, u := range units {
		if c, ok := t.desk.Counter(u); ok && c.Hex != "" {
			hexes = append(hexes, c.Hex)
		}
	}
	return hexes
}

// owed are what keeps the step from ending, where the one who looks decides.
func (t *tabletop) owed() []rules.Duty {
	if t.past != now || t.desk.Offers() == nil {
		return nil
	}
	return t.view().Prompt.Owed
}

// dutyText is a duty in a sentence, with its case.
func dutyText(d rules.Duty) string {
	if d.Case == "" {
		return d.Text
	}
	return strings.TrimSuffix(d.Text, ".") + " (" + d.Case + ")."
}

// firstSentence is what is wrong; what would settle it is said once it is chosen, for
// a line of a menu has no room for both.
func firstSentence(d rules.Duty) string {
	if text, _, more := strings.Cut(d.Text, ". "); more {
		d.Text = text + "."
	}
	return dutyText(d)
}

// dutyHexes are where something is owed: the hexes it names, and those of its units.
func (t *tabletop) dutyHexes(d rules.Duty) []string {
	hexes := slices.Clone(d.Hexes)
	for _, u := range d.Units {
		if c, ok := t.desk.Counter(u); ok && c.Hex != "" && !slices.Contains(hexes, c.Hex) {
			hexes = append(hexes, c.Hex)
		}
	}
	return hexes
}

// aimed tells whether an attack on one of the enemy's hexes can be declared now;
// a reacting side does not attack, and neither does anybody during set-up.
func (t *tabletop) aimed() bool {
	st := t.desk.Seat().Status()
	return st.ToAct == st.Side && slices.ContainsFunc(t.desk.Offers(), func(o rules.Offer) bool {
		s := t.desk.StackIn(o.Hex)
		return o.Unit == "" && s != nil && s.Side != st.ToAct
	})
}

// declarable tells whether a click on a hex would declare something there now.
func (t *tabletop) declarable(hex string) bool {
	return slices.ContainsFunc(t.desk.Offers(), func(o rules.Offer) bool { return o.Hex == hex && o.Unit == "" })
}

// leadable tells whether a unit is in hand or selected and a hex is asked for now.
func (t *tabletop) leadable(unit string) bool {
	if slices.Contains(t.desk.Hand(), unit) {
		return true
	}
	hexes, _ := t.desk.Lit()
	return len(hexes) > 0 && (slices.Contains(t.desk.Selected(), unit) || slices.Contains(t.desk.View().Prompt.Units, unit))
}

// supplyNote is how the unit under the pointer would be supplied now.
func (t *tabletop) supplyNote(h canvas.Hit) (note string, bad bool) {
	if h.Unit == "" || t.past != now {
		return "", false
	}
	return t.desk.SupplyNote(h.Unit)
}

// selectable tells whether a click on a unit only selects it: what a click would
// do at once is for Enter to do, not for Tab.
func (t *tabletop) selectable(unit string) bool {
	return slices.ContainsFunc(t.desk.Offers(), func(o rules.Offer) bool {
		return o.Unit == unit && (o.Verb == rules.VerbPick || o.Hex != "")
	})
}

// underAttack are all hexes that an attack goes against.
func underAttack(s *rules.Sheet) []string {
	if len(s.Targets) > 0 {
		return s.Targets
	}
	return []string{s.Target}
}

// preparing tells whether an attack has a target and nobody yet who makes it: it is shown
// as it would be with all who can.
func (t *tabletop) preparing(s *rules.Sheet) bool {
	return s != nil && s.Result == "" && len(s.Attacker.Units) == 0 && len(s.Targets) < 2 && t.past == now
}

// fightHexes are all hexes of a fight: those attacked, and where the attackers stand.
func fightHexes(s *rules.Sheet) []string {
	hexes := slices.Clone(underAttack(s))
	for _, u := range s.Attacker.Units {
		if u.Hex != "" && !slices.Contains(hexes, u.Hex) {
			hexes = append(hexes, u.Hex)
		}
	}
	return hexes
}

// capital is a word of the rules as a label: a hyphen within it is a space.
func capital(s string) string {
	if s == "" {
		return ""
	}
	return chronicle.Capital(s[:1] + strings.ReplaceAll(s[1:], "-", " "))
}

// defence is a strength of the defender: a question mark where nothing is known of it.
func defence(s *rules.Sheet, strength int) string {
	if !s.Certain && s.Ratio == "" {
		return "?"
	}
	return strconv.Itoa(strength)
}
