package greatwar

import (
	"strconv"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/verb"
)

// commandDisplay has a row for each headquarters of a side on the map: what it
// can do and whom it commands now (10.0).
func (p viewer) commandDisplay(k *shown, s side) rules.Display {
	d := rules.Display{ID: "command-" + string(s.id()), Title: "Command: " + sideNames[s], Side: s.id()}
	for _, hq := range commandOf(p.Position).headquarters(s) {
		f := p.unit(hq).face(p.units[hq].lost)
		used := 0
		command := rules.Box{Label: "Commands"}
		for _, v := range p.rs.ofSide[s] {
			if p.units[v].hq == hq+1 {
				used += int(p.unit(v).points)
				command.Units = append(command.Units, p.located(k, v))
			}
		}
		command.Note = strconv.Itoa(used) + " of " + strconv.Itoa(f.CommandStrength) + " stacking points"
		if p.options.unlimited {
			command.Note = verb.Count(used, "stacking point", "stacking points")
		}
		shift := "ready"
		if p.units[hq].used {
			shift = "used"
		}
		if f.AttackShift == 0 {
			shift = "none"
		}
		self := rules.Box{Label: p.Label(hq), Note: p.whereabouts(hq), Units: []rules.Counter{p.located(k, hq)}, Details: []string{
			"Attack shift " + strconv.Itoa(f.AttackShift) + ": " + shift,
			"Command strength " + strconv.Itoa(f.CommandStrength) + ", radius " + strconv.Itoa(f.CommandRadius),
			"Combat strength " + strconv.Itoa(f.CombatStrength)}}
		d.Rows = append(d.Rows, rules.Row{Title: p.unit(hq).title, Boxes: []rules.Box{self, command}})
	}
	return d
}

// orderOfBattle lists a side's units by army, each with where it is.
func (p viewer) orderOfBattle(k *shown, s side) rules.Display {
	return k.Battle(int8(s), &p.rs.rolls, s.id(), sideNames[s], func(u int16) (rules.Counter, string, bool) {
		return p.located(k, u), p.Label(u) + ": " + p.whereabouts(u), !p.units[u].absent
	})
}

func (p viewer) whereabouts(u int16) string {
	st := &p.units[u]
	switch {
	case st.dead > 0:
		return "eliminated in turn " + strconv.Itoa(int(st.dead))
	case st.hex != board.None:
		return "in " + p.HexName(st.hex)
	case st.link > 0:
		l := &p.rs.links[st.link-1]
		return "on the off-map railway to " + p.HexName(l.to) + ", " + verb.Count(int(l.hexes-st.along), "hex", "hexes") + " to go"
	case st.due > 0:
		return "arrives in turn " + strconv.Itoa(int(st.due)) + " at " + p.arrivalText(u)
	case deploymentOf(p.Position).free(u):
		return "to be set up (" + deploymentOf(p.Position).regionOf(u).title + ")"
	}
	return "off the map"
}

// arrivalText tells where a unit comes on.
func (p viewer) arrivalText(u int16) string {
	if e := p.units[u].entry; e != board.None {
		return p.HexName(e)
	}
	text := ""
	for i, h := range p.scenario.entries[u] {
		if i > 0 {
			text += " or "
		}
		text += p.HexName(h)
	}
	return text
}

// eliminated lists the units that a side has lost, by turn.
func (p viewer) eliminated(k *shown, s side) rules.Display {
	d := rules.Display{ID: "eliminated-" + string(s.id()), Title: "Eliminated: " + sideNames[s], Side: s.id()}
	for turn := 1; turn <= int(p.turn); turn++ {
		for _, u := range p.rs.ofSide[s] {
			if int(p.units[u].dead) == turn {
				box := d.Row("Turn " + strconv.Itoa(turn)).Box("Turn " + strconv.Itoa(turn))
				box.Units = append(box.Units, p.located(k, u))
			}
		}
	}
	return d
}

// coming lists the units still to come, and those that travel off the map.
func (p viewer) coming(k *shown, s side) rules.Display {
	d := rules.Display{ID: "coming-" + string(s.id()), Title: "Reinforcements: " + sideNames[s], Side: s.id()}
	add := func(title string, u int16) {
		label := "by rail"
		if p.units[u].link == 0 {
			label = p.arrivalText(u)
		}
		box := d.Row(title).Box(label)
		box.Units = append(box.Units, p.located(k, u))
		box.Details = append(box.Details, p.Label(u)+": "+p.whereabouts(u))
	}
	for _, u := range p.rs.ofSide[s] {
		if p.units[u].link > 0 {
			add("Off the map", u)
		}
	}
	for turn := 1; turn <= p.scenario.Turns[1]+3; turn++ {
		for _, u := range p.rs.ofSide[s] {
			if st := &p.units[u]; int(st.due) == turn && st.link == 0 && st.alive() {
				add("Turn "+strconv.Itoa(turn), u)
			}
		}
	}
	return d
}
