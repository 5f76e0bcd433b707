package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// unitSheet is the card of a unit.
type unitSheet struct{ *tabletop }

// unitCard is a counter with all that is known of it.
func (t *unitSheet) unitCard(c rules.Counter, width float32) fyne.CanvasObject {
	side := t.px(84)
	right := width - side*1.28 - 12
	name := t.para(desk.FullName(c), 16, bold, t.look.Text, right)
	values := columns(14)
	for _, v := range c.Values {
		values.Add(rows(-1, t.text(strconv.Itoa(v.Value), 16, bold, t.look.Text), t.text(valueName(v.Name), 11, plain, t.look.Second)))
	}
	info := rows(3, name, t.para(t.belongs(c), 12.5, plain, t.look.Second, right))
	list := rows(6, columns(10, t.counterPicture(c, side, false), info))
	if values.MinSize().Width <= right {
		info.Add(values)
	} else {
		list.Add(values)
	}
	dead := t.fallen(c.Unit)
	if dead {
		list.Add(t.chips([]string{t.endWords(c.Unit)}, width))
	} else {
		list.Add(t.chips(stateWords(&c), width))
	}
	if note, bad := t.desk.SupplyNote(c.Unit); bad && t.past == now && !dead {
		list.Add(t.para(lang.L("As things stand: {{.Note}}", map[string]any{"Note": note}), 12.5, plain, t.look.Second, width))
	}
	return list
}

// valueName is what a value of a counter is called.
func valueName(name string) string {
	if name == "defense" { // as the data spell it
		return lang.L("Defence")
	}
	return capital(name)
}

// stateWords say how a unit stands.
func stateWords(c *rules.Counter) []string {
	words := stepWords(c)
	for _, b := range c.Badges {
		if w := badgeWords(b); w != "" && (b.Kind != "steps" || c.Steps == 0) {
			words = append(words, w)
		}
	}
	// The back of a supply unit is its extended mode, which has a badge of its own.
	if c.Reduced && !slices.ContainsFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "extended" }) {
		words = append(words, lang.L("Reduced"))
	}
	return words
}

// chips are words in little plates, in as many lines as they need.
func (t *unitSheet) chips(words []string, width float32) fyne.CanvasObject {
	list := rows(4)
	line, used := columns(6), float32(0)
	for _, w := range words {
		text := t.text(w, 12, plain, t.look.Text)
		o := padded(3, 3, 10, 10, text)
		n := o.MinSize().Width + 6
		if used+n > width && used > 0 {
			list.Add(line)
			line, used = columns(6), 0
		}
		used += n
		ground := plate(t.look.Soft, t.look.Line, 11)
		ground.StrokeWidth = 0
		line.Add(stack(ground, o))
	}
	list.Add(line)
	return list
}

// stepWords say how many steps a unit has, and of how many where its counter tells.
func stepWords(c *rules.Counter) []string {
	full := slices.IndexFunc(c.Badges, func(b rules.Badge) bool { return b.Kind == "steps" })
	n := map[string]any{"N": c.Steps}
	switch {
	case c.Steps == 0:
		return nil
	case full < 0:
		return []string{lang.N("{{.N}} steps", c.Steps, n)}
	case c.Badges[full].Value == c.Steps:
		return []string{lang.N("Full strength: {{.N}} steps", c.Steps, n)}
	}
	n["Of"] = c.Badges[full].Value
	return []string{lang.L("{{.N}} of {{.Of}} steps", n)}
}

// badgeWords says what a badge means. Of a kind that is not known its name is
// shown, so that no state stays hidden.
func badgeWords(b rules.Badge) string {
	n := map[string]any{"N": b.Value}
	switch b.Kind {
	case "ce":
		return lang.L("Effectiveness {{.N}}", n)
	case "supply":
		if b.Value <= -2 {
			return lang.L("Out of supply")
		}
		return lang.L("Low supply")
	case "held":
		return lang.L("Held until turn {{.N}}", n)
	case "disorder":
		if b.Value == 0 {
			return lang.L("Disorganised")
		}
		return lang.L("Disordered")
	case "steps":
		return lang.N("Full strength: {{.N}} steps", b.Value, n)
	case "ammunition":
		return lang.N("{{.N}} Ammunition Points left", b.Value, n)
	case "white":
		return ""
	}
	if words := signWords(b.Kind); words != "" {
		return words
	}
	if b.Value != 0 {
		return capital(b.Kind) + " " + strconv.Itoa(b.Value)
	}
	return capital(b.Kind)
}

// signWords says what a badge without a number means, "" for one that nobody knows.
func signWords(kind string) string {
	switch kind {
	case "moved":
		return lang.L("Has moved")
	case "attacked":
		return lang.L("Has attacked")
	case "stays":
		return lang.L("Standing order: stay")
	case "falls-back":
		return lang.L("Standing order: fall back")
	case "extended":
		return lang.L("Extended mode")
	case "relocating":
		return lang.L("Relocating: gives no supply")
	case "consolidating":
		return lang.L("Consolidating: gives no supply")
	case "demoralized":
		return lang.L("Demoralized")
	case "rail":
		return lang.L("On the railway")
	case "prepared":
		return lang.L("Has prepared an attack")
	case "ersatz":
		return lang.L("Ersatz")
	case "out-of-command":
		return lang.L("Out of command")
	case "forage":
		return lang.L("Lives off the land")
	case "beaten":
		return lang.L("Has been attacked")
	case "retreated":
		return lang.L("Retreated, does not defend")
	case "used":
		return lang.L("Shift used")
	case "cadre":
		return lang.L("Reduced to Cadre when eliminated")
	case desk.Guess:
		return lang.L("A guess: it may be elsewhere")
	case "hero":
		return lang.L("Heroic leader")
	}
	return ""
}
