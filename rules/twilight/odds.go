package twilight

import (
	"slices"
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// Cases 10.6 to 10.8: strengths, the ratio and its shifts.

// share is what a fighter brings, strength and artillery in halves, with the reasons of
// what is less than printed (10.5, 10.6). Guns count in the strength as well.
func (p battle) share(x *fighter) (strength, guns int) {
	unit := p.unit(x.unit)
	if x.armed && (unit.combat() || unit.kind == artillery) {
		guns = 2 * p.artillery(x.unit)
	}
	switch {
	case unit.supplies():
	case unit.kind == artillery:
		strength = guns
	case unit.works():
		strength, guns = 2*p.defence(x.unit), p.defence(x.unit) // half of it is artillery (3.7.1), rounded in the sum (4.5)
	case x.role == attacker:
		strength = 2*p.attack(x.unit) + guns
	case p.units[x.unit].half > 0: // it gets no ammunition (10.5)
		strength, guns = p.defence(x.unit), 0
	default:
		strength = 2*p.defence(x.unit) + guns
	}
	if x.role == attacker && p.overRiver(x.post) {
		strength, guns = strength/2, guns/2
	}
	return strength, guns
}

// overRiver tells whether an attack from a hex crosses a grand or major river (10.6.1).
func (p battle) overRiver(from board.ID) bool {
	return p.Board().Between(from, p.combat.target)&(board.Major|board.Grand) != 0
}

// balance is what an attack comes to.
type balance struct {
	strength, guns [2]int // whole points
	base, final    rung
	shifts         []rules.Modifier
	flanked        bool
	magnitude      magnitude
}

// weigh computes the attack in hand as it stands.
func (p battle) weigh() balance {
	c := &p.combat
	var b balance
	var halves [2]int
	for i := range c.fighters {
		x := &c.fighters[i]
		if x.out || !p.onMap(x.unit) {
			continue
		}
		n, g := p.share(x)
		halves[x.role] += n
		b.guns[x.role] += g
	}
	for role := range 2 {
		b.strength[role], b.guns[role] = (halves[role]+1)/2, (b.guns[role]+1)/2 // 4.4, 4.5
	}
	attackers, defenders := c.units(attacker), c.units(defender)
	b.flanked = len(attackers) > 0 && p.flanks(c.target, attackers, defenders)
	b.base = ratio(b.strength[attacker], b.strength[defender])
	b.shifts = p.shifts(attackers, b.flanked)
	b.final = b.base + rung(rules.SumOf(b.shifts))
	b.magnitude = magnitudeOf(p.equivalents(attackers)+p.equivalents(defenders), p.equivalents(defenders))
	return b
}

// equivalents are the halves of divisions that units count for magnitude (10.10).
func (p battle) equivalents(units []int16) int {
	n := 0
	for _, u := range units {
		switch unit := p.unit(u); {
		case unit.kind == fortress:
			n++
		case unit.combat():
			n += p.bulk(u)
		}
	}
	return n
}

// shifts are the column shifts of the attack in hand (10.8).
func (p battle) shifts(attackers []int16, flanked bool) []rules.Modifier {
	c := &p.combat
	var list []rules.Modifier
	add := func(what string, n int, cas string) {
		if n != 0 {
			list = append(list, rules.Modifier{What: what, Value: n, Case: cas})
		}
	}
	for _, row := range p.ground(c.target) {
		add(terrainTitle(row.ID), row.Shift, "10.8")
	}
	what, n := p.acrossAll(attackers)
	add(what, n, "10.8")
	if p.allPrepared(attackers) {
		add("Prepared attack", 1, "10.3")
	}
	if flanked {
		add("Flank attack", 2, "10.4")
	}
	if p.commands(attackers) > 1 {
		add("More than one corps attacks", -1, "10.8")
	}
	if level := worksOf(p.Position).level(c.target); level > 0 {
		add("Improved position of level "+itoa(level), -level, "13.3")
		high, heavy := p.siege()
		p.negated(level, high, heavy, add)
	}
	return list
}

// negated are the shifts of an Improved Position that the attacker's artillery takes
// back: one by high trajectory and one by heavy guns, the only one of level 1 by
// either (10.8).
func (p battle) negated(level int, high, heavy bool, add func(what string, n int, cas string)) {
	if high {
		add("High-trajectory artillery", 1, "10.8")
		level--
	}
	if heavy && level > 0 {
		add("Heavy artillery", 1, "10.8")
	}
}

// siege tells what kinds of artillery with ammunition the attacker has.
func (p battle) siege() (high, heavy bool) {
	for i := range p.combat.fighters {
		x := &p.combat.fighters[i]
		if unit := p.unit(x.unit); x.role == attacker && x.armed && p.artillery(x.unit) > 0 {
			high, heavy = high || unit.high, heavy || unit.heavy
		}
	}
	return high, heavy
}

// combatants is the side that has a role in the attack in hand.
func (p battle) combatants(role int8) side {
	for i := range p.combat.fighters {
		if x := &p.combat.fighters[i]; x.role == role {
			return p.owner(x.unit)
		}
	}
	return nobody
}

// ground are the rows of the Terrain Effects Chart for a hex that shift columns: its
// terrain, wetlands not while they are frozen, and a city in it.
func (p battle) ground(h board.ID) []*terrainRow {
	row := p.rs.terrain[h]
	if p.weather == freeze && row.ID == "wetlands" {
		row = p.rs.tables.row("clear")
	}
	list := []*terrainRow{row}
	if p.Board().Hexes[h].Class == "city" {
		list = append(list, p.rs.tables.row("city"))
	}
	return list
}

// sideRows are the hexside features that shift columns, by the row of the chart, with
// what players read.
var sideRows = []struct {
	feature   board.Features
	row, what string
}{
	{board.Causeway, "causeway", "All attackers cross a causeway"},
	{board.Grand, "grand_river", "All attackers cross a grand river"},
	{board.Major, "major_river", "All attackers cross a major river"},
	{board.MountainRidge, "mountain_ridge", "All attackers cross a mountain ridge"},
	{board.Escarpment, "escarpment", "All attackers cross an escarpment"},
}

// acrossAll is the shift of the hexsides that the attackers attack over: they count
// where all have one to cross, and then the least of them (10.8).
func (p battle) acrossAll(attackers []int16) (what string, shift int) {
	for i, u := range attackers {
		name, n := p.across(p.fighterPost(u))
		if n == 0 {
			return "", 0
		}
		if i == 0 || n > shift {
			what, shift = name, n
		}
	}
	return what, shift
}

// across is what the hexside from a hex to the one under attack shifts.
func (p battle) across(from board.ID) (what string, shift int) {
	f := p.Board().Between(from, p.combat.target)
	for _, x := range sideRows {
		if f.Has(x.feature) {
			return x.what, p.rs.tables.row(x.row).Shift
		}
	}
	return "", 0
}

// terrainTitle is the name of a row of the chart for players.
func terrainTitle(id string) string {
	words := strings.ReplaceAll(id, "_", " ")
	return strings.ToUpper(words[:1]) + words[1:]
}

// fighterPost is where a unit stood when the attack began.
func (p battle) fighterPost(u int16) board.ID {
	if x := p.combat.fighter(u); x != nil {
		return x.post
	}
	return p.at(u)
}

// allPrepared tells whether all attackers, artillery included, have prepared the
// attack in hand (10.3.1).
func (p battle) allPrepared(attackers []int16) bool {
	if p.phase != attackPhase || len(attackers) == 0 {
		return false
	}
	return p.combat.prepared || !slices.ContainsFunc(attackers, func(u int16) bool { return p.aimedAt(u) != p.combat.target })
}

// unprepared lists those of the attackers in hand that keep the others' attack from being a
// prepared one; none where nobody has prepared it.
func (p battle) unprepared(attackers []int16) []int16 {
	if p.phase != attackPhase || p.combat.prepared {
		return nil
	}
	list := slices.DeleteFunc(slices.Clone(attackers), func(u int16) bool { return p.aimedAt(u) == p.combat.target })
	if len(list) == len(attackers) {
		return nil
	}
	return list
}

// couldPrepare tells whether all of some units can still prepare an attack on a hex, and
// at least one of them has not (8.4).
func (p battle) couldPrepare(units []int16, target board.ID) bool {
	open := false
	for _, u := range units {
		if p.aimedAt(u) == target {
			continue
		}
		unit, st := p.unit(u), &p.units[u]
		open = true
		switch {
		case unit.kind != infantry && unit.kind != artillery, unit.guards, st.aim > 0, st.displaced, p.demoralised(u), marchIn(p.Position).within(u) < preparing:
			return false
		}
	}
	return open
}

// commands counts the corps that attackers belong to; each stack of independent units
// counts as one more (10.8). Asset Units belong to a formation that attacks from their
// hex, else to one that only stands there (6.4.1).
func (p battle) commands(attackers []int16) int {
	type command struct {
		corps int8
		hex   board.ID
	}
	var seen []command
	for _, u := range attackers {
		if p.unit(u).asset && slices.ContainsFunc(attackers, func(v int16) bool { return p.unit(v).formation() && p.fighterPost(v) == p.fighterPost(u) }) {
			continue
		}
		_, corps := armingOf(p.Position).command(u)
		x := command{corps: corps, hex: board.None}
		if corps < 0 {
			x.hex = p.fighterPost(u)
		}
		if !slices.Contains(seen, x) {
			seen = append(seen, x)
		}
	}
	return len(seen)
}

// crossable tells whether the rules of movement let somebody go from a hex to an
// adjacent one (10.1.2).
func (p battle) crossable(from, to board.ID) bool { return p.passable(from, to) }
