package twilight

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"vistula/rules"
	"vistula/rules/verb"
)

// Case 10.9: the Combat Results Table. A cell is the attacker's order, a stroke and
// the defender's; each is a modifier of the loss roll and a retreat.

// order is what a cell of the table holds for one side.
type order struct {
	drm    int8 // of the roll for losses
	german bool // X: one less where all attackers are German
	star   bool // one less on the attackers' effectiveness checks
	white  int8 // hexes of a retreat that only a fortress absorbs
	black  bool // a retreat of one hex that works and fortresses ignore
}

// result is a cell of the Combat Results Table.
type result struct {
	text   string
	orders [2]order // by role
}

var orderText = regexp.MustCompile(`^(?:(-|[+-]\d))?(X)?(\*)?\.?(?:([rR])(\d))?$`)

// parseOrder reads one side of a cell: "+1X*", "-1.r1", "R2".
func parseOrder(text string) (order, error) {
	m := orderText.FindStringSubmatch(text)
	if m == nil || text == "" {
		return order{}, fmt.Errorf("%q is not one side of a result such as -, +1X* or -1.r1", text)
	}
	var o order
	if m[1] != "" && m[1] != "-" {
		n, _ := strconv.Atoi(m[1]) // one digit with its sign, by the pattern
		o.drm = int8(n)
	}
	o.german, o.star = m[2] != "", m[3] != ""
	hexes, _ := strconv.Atoi("0" + m[5])
	switch {
	case m[4] == "R" && hexes > 0:
		o.white = int8(hexes)
	case m[4] == "r" && hexes == 1:
		o.black = true
	case m[4] != "":
		return order{}, fmt.Errorf("%q has a retreat of %d hexes; a small r is one hex", text, hexes)
	}
	return o, nil
}

// parseResult reads a cell: "+1X/r1".
func parseResult(text string) (result, error) {
	own, theirs, ok := strings.Cut(text, "/")
	if !ok {
		return result{}, fmt.Errorf("%q is not a result such as +1/-", text)
	}
	r := result{text: text}
	var err error
	if r.orders[attacker], err = parseOrder(own); err != nil {
		return result{}, err
	}
	if r.orders[defender], err = parseOrder(theirs); err != nil {
		return result{}, err
	}
	if d := r.orders[defender]; d.german || d.star {
		return result{}, fmt.Errorf("%q: X and * are the attacker's", text)
	}
	return r, nil
}

// retreats tells whether a side is sent back by its order, before what absorbs it.
func (o order) retreats() bool { return o.white > 0 || o.black }

// meaning says a result in words (10.9).
func (r *result) meaning() string {
	return "Attacker: " + r.orders[attacker].meaning() + ". Defender: " + r.orders[defender].meaning() + "."
}

func (o order) meaning() string {
	var list []string
	switch {
	case o.white > 0:
		list = append(list, "retreats "+verb.Count(int(o.white), "hex", "hexes"))
	case o.black:
		list = append(list, "retreats 1 hex unless in an improved position or with a fortress")
	}
	if o.drm != 0 {
		list = append(list, fmt.Sprintf("%+d on the loss roll", o.drm))
	}
	if o.german {
		list = append(list, "1 less on the loss roll if all attackers are German")
	}
	if o.star {
		list = append(list, "-1 on effectiveness checks")
	}
	if list == nil {
		return "no effect"
	}
	return strings.Join(list, ", ")
}

// chances counts the results of a column over all throws of two dice. Who goes back by
// an order of a role is asked, for works and fortresses take a part of it.
func chances(column []result, back func(role int8, o order) bool) []rules.Chance {
	var list []rules.Chance
	for total, r := range column {
		ways := 6 - max(total-5, 5-total) // of two dice to show total+2
		found := false
		for i := range list {
			if list[i].Result == r.text {
				list[i].Of += ways
				found = true
			}
		}
		if !found {
			list = append(list, rules.Chance{Result: r.text, Means: r.meaning(), Of: ways, In: 36,
				Retreat: whoRetreats(back(attacker, r.orders[attacker]), back(defender, r.orders[defender]))})
		}
	}
	return list
}

// whoRetreats says which of both sides goes back.
func whoRetreats(attackers, defenders bool) string {
	switch {
	case attackers && defenders:
		return rules.RetreatBoth
	case attackers:
		return rules.RetreatAttacker
	case defenders:
		return rules.RetreatDefender
	}
	return rules.RetreatNobody
}
