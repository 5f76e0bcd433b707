package counter

import (
	"strconv"

	"vistula/rules"
)

// face is what a counter shows, read out of its data: nothing else is painted,
// so two counters with equal faces look alike.
type face struct {
	nation  string
	army    string
	arm     arm
	initial string   // of the type, where it has no symbol
	lines   []string // designation
	letters string   // branch, on a plate in the symbol's box
	guard   bool
	tab     string // corps
	size    string
	values  []string
	gun     string // value in the disc; "" for none printed
	reduced bool
	white   bool // symbol on a white field
	ersatz  bool // ring round the attack value
	badges  []rules.Badge
	steps   int
}

// arm is the kind of symbol.
type arm uint8

const (
	other arm = iota
	infantry
	cavalry
	artillery
	headquarters
	supply
	fortress
	engineers
	mountain
)

var arms = map[string]arm{
	"infantry": infantry, "cavalry": cavalry, "artillery": artillery,
	"headquarters": headquarters, "hq": headquarters, "leader": headquarters,
	"supply": supply, "depot": supply, "fortress": fortress, "garrison": fortress,
	"engineers": engineers, "engineer": engineers, "mountain": mountain,
}

// read takes a counter's face from its data.
func read(c rules.Counter) face {
	f := face{nation: c.Nation, army: c.Army, arm: arms[c.Type], tab: c.Corps, size: c.Size, reduced: c.Reduced, steps: c.Steps}
	f.lines, f.letters, f.guard = designation(printed(c), f.arm)
	if f.arm == other {
		f.initial = title(c.Type)
		f.initial = f.initial[:min(1, len(f.initial))]
	}
	for _, v := range c.Values {
		if inDisc(v.Name) {
			f.gun = strconv.Itoa(v.Value)
			continue
		}
		f.values = append(f.values, strconv.Itoa(v.Value))
	}
	for _, b := range c.Badges {
		switch b.Kind {
		case "white":
			f.white = true
		case "ersatz":
			f.ersatz = true
		default:
			f.badges = append(f.badges, b)
		}
	}
	return f
}

// printed is the designation that stands on a counter.
func printed(c rules.Counter) string {
	if c.Short != "" {
		return c.Short
	}
	return c.Name
}

// inDisc tells whether a value stands in the disc, upper left: artillery, and the
// shift of a headquarters, which has four values more.
func inDisc(value string) bool { return value == "artillery" || value == "shift" }
