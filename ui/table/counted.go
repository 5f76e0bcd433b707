package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
)

// counted is a modifier of an attack, with the sum of what it gave or took in all the
// units that it concerned.
type counted struct {
	rules.Modifier
	side rules.Side // whose units it concerned, "" for the attack as a whole
}

// mostCounted is how many modifiers a battle's card names at once; the rest are below, with
// the units.
const mostCounted = 6

// countedIn lists the modifiers of an attack: those of the column, then those of the units
// of either side and of its loss roll.
func countedIn(s *rules.Sheet) []counted {
	var list []counted
	add := func(side rules.Side, what string, m rules.Modifier) {
		for i := range list {
			if c := &list[i]; c.side == side && c.What == what && c.Case == m.Case {
				c.Value += m.Value
				return
			}
		}
		list = append(list, counted{rules.Modifier{What: what, Value: m.Value, Case: m.Case}, side})
	}
	for _, m := range s.Shifts {
		add("", m.What, m)
	}
	for _, f := range []*rules.Force{&s.Attacker, &s.Defender} {
		for _, u := range f.Units {
			for _, m := range u.Modifiers {
				add(f.Side, m.What, m)
			}
		}
		for _, m := range f.Whole {
			add(f.Side, m.What, m)
		}
		for _, m := range f.Modifiers {
			add(f.Side, lang.L("Loss roll: {{.What}}", map[string]any{"What": m.What}), m)
		}
	}
	return list
}

// namedAbove is the shifts of the column as a battle's card adds them up: one line where
// its modifiers, which come before, have named several already.
func namedAbove(s *rules.Sheet) []rules.Modifier {
	if len(s.Shifts) < 2 || len(s.Shifts) > mostCounted {
		return s.Shifts
	}
	sum := rules.Modifier{What: lang.L("Modifiers above")}
	for _, m := range s.Shifts {
		sum.Value += m.Value
	}
	return []rules.Modifier{sum}
}

// modifiers names what counted in a battle, each with its case and in the colour of the
// side that it concerned.
func (t *battle) modifiers(s *rules.Sheet, width float32) fyne.CanvasObject {
	list := countedIn(s)
	if len(list) == 0 {
		return t.para(lang.L("No modifiers."), 12.5, plain, t.look.Second, width)
	}
	all := rows(3, t.text(lang.L("Modifiers"), 13.5, bold, t.look.Text))
	side := t.px(11)
	for i, c := range list {
		if i == mostCounted && len(list) > mostCounted+1 {
			all.Add(t.second(lang.L("{{.N}} more are listed with the units below.", map[string]any{"N": len(list) - i})))
			break
		}
		chip := plate(t.look.Line, t.look.Line, 3)
		if c.side != "" {
			ground, _ := t.look.Nation(t.desk.Nation(c.side))
			chip = plate(ground, t.look.Line, 3)
		}
		all.Add(columns(7, container.NewCenter(sized(side, side, chip)), t.sheetLine(c.What, c.Case, modifier(c.Value), width-side-7)))
	}
	return all
}
