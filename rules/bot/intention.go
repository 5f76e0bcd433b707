package bot

import (
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// Intention is what a player is about in a turn, for those who put it into words.
type Intention struct {
	// Manner is how it plays the turn, one of Manners.
	Manner string
	// Parts are how army groups play it that play in a way of their own, the strongest
	// first; none where all play alike.
	Parts []Part
	// Efforts are where it attacks or masks, the main effort first.
	Efforts []Effort
	// Attacks are those that it has begun in this turn, with the reason of each.
	Attacks []Attack
}

// Part is an army group with the way in which it plays a turn.
type Part struct {
	Hex    string // a place with a name, if there is one, close to the middle of the group
	Manner string // one of Manners
}

// Attack is an attack that was begun, and why.
type Attack struct {
	Hex string
	// Gain is how many victory points it promises more than to leave it, in the mean.
	Gain float64
	// Must tells that the rules do not let the step end without it: then it may promise
	// less than nothing.
	Must bool
}

// Effort is a place of the enemy's with the units that are meant for it.
type Effort struct {
	Hex   string
	Units []string
	// Masks tells that the units only watch the place.
	Masks bool
}

// Intending is a Player that tells its intention.
type Intending interface {
	Player
	Intention() Intention
}

// Manners are all that an Intention can have.
func Manners() []string {
	list := make([]string, len(intents))
	for i := range intents {
		list[i] = intents[i].name
	}
	return list
}

// Intention is what the player is about in this turn.
func (m *mind) Intention() Intention {
	return Intention{m.told.Manner, slices.Clone(m.told.Parts), slices.Clone(m.told.Efforts), slices.Clone(m.told.Attacks)}
}

// Of efforts.
const (
	mostAttacks = 2 // that are told
	mostMasks   = 1
)

// justify notes why an attack is begun, if that is what an action does.
func (m *mind) justify(a rules.Action, offers []rules.Offer) {
	if !a.BeginsAttack() || m.quick {
		return
	}
	why := Attack{Hex: a.Hex, Must: !m.lab.mayEnd(offers)}
	if m.why != nil && m.why.Hex == a.Hex {
		why = *m.why
	}
	m.told.Attacks = append(m.told.Attacks, why)
}

// intention finds what the turn is about: its intent, the attacks that most units are
// wanted for, and what others stand before.
func (m *mind) intention() Intention {
	i := Intention{Manner: intents[0].name}
	if len(m.course) > 0 { // the strongest group comes first
		i.Manner = intents[m.course[0]].name
	}
	i.Parts = m.parts()
	l := &m.lab
	efforts := l.efforts()
	for _, e := range efforts[:min(mostAttacks, len(efforts))] {
		i.Efforts = append(i.Efforts, Effort{Hex: l.board.Number(e.at), Units: e.units})
	}
	masks := l.masks(efforts)
	for _, e := range masks[:min(mostMasks, len(masks))] {
		i.Efforts = append(i.Efforts, Effort{Hex: l.board.Number(e.at), Units: e.units, Masks: true})
	}
	return i
}

// parts tells how each army group plays, where they differ.
func (m *mind) parts() (list []Part) {
	if len(slices.Compact(slices.Clone(m.course))) < 2 {
		return nil
	}
	for i, way := range m.course {
		list = append(list, Part{m.lab.board.Number(m.lab.named(m.lab.middles[i])), intents[way].name})
	}
	return list
}

// named is the hex with a name that is closest to another, or that itself where none is
// within a few hexes.
func (l *lab) named(at board.ID) board.ID {
	best, least := at, 5
	for h := range l.board.Hexes {
		if l.board.Hexes[h].Town == "" {
			continue
		}
		if d := l.board.Distance(at, board.ID(h)); d >= 0 && d < least {
			best, least = board.ID(h), d
		}
	}
	return best
}

// masks lists enemy stacks that no attack is meant for and own units stand next to that
// are wanted for none, the strongest first.
func (l *lab) masks(efforts []effort) []effort {
	f := l.factsOf(l.base)
	foes := map[board.ID]float64{}
	for i := range f.Units {
		if u := &f.Units[i]; u.Side == 1-l.side && u.Hex != board.None {
			foes[u.Hex] += strength(u)
		}
	}
	for _, e := range efforts {
		delete(foes, e.at)
	}
	var list []effort
	for i := range f.Units {
		u := &f.Units[i]
		_, wanted := l.missions[u.ID]
		if u.Side != l.side || u.Hex == board.None || wanted || u.Attack == 0 || u.State&(rules.Headquarters|rules.Depot) != 0 {
			continue
		}
		at, most := board.None, 0.0
		for _, n := range l.board.Neighbours(u.Hex) {
			if n != board.None && foes[n] > most {
				at, most = n, foes[n]
			}
		}
		if at == board.None {
			continue
		}
		n := slices.IndexFunc(list, func(e effort) bool { return e.at == at })
		if n < 0 {
			n = len(list)
			list = append(list, effort{at: at, gain: most})
		}
		list[n].units = append(list[n].units, u.ID)
	}
	slices.SortStableFunc(list, func(a, b effort) int { return compare(b.gain, a.gain) })
	return list
}
