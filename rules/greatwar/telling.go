package greatwar

import (
	"strconv"
	"strings"

	"vistula/rules"
)

// Tell notes an event. What happens while an attack is in hand belongs to it.
func (p *Position) Tell(e rules.Event) {
	if len(p.combat.targets) > 0 {
		e.Battle = strings.Join(p.Hexes(p.combat.targets...), "+")
	}
	p.Table.Tell(e)
}

// meaning says a result in words, as the Combat Results Option Table has them
// (8.9).
func (t *tables) meaning(r [2]int8) string {
	codes := strings.Split(resultText(r), "/")
	say := func(who, code string, rows []optionRow) string {
		for _, row := range rows {
			if row.Result == code {
				var ways []string
				for _, way := range row.Words { // each is a sentence of its own in the table
					ways = append(ways, strings.ToLower(way[:1])+strings.TrimSuffix(way[1:], "."))
				}
				return who + ": " + strings.Join(ways, "; or ")
			}
		}
		return who + ": no effect"
	}
	return say("Attacker", codes[attacker], t.Options.Attacker) + ". " + say("Defender", codes[defender], t.Options.Defender) + "."
}

// resultText writes a result as the table does.
func resultText(r [2]int8) string {
	word := func(n int8) string {
		switch n {
		case noEffect:
			return "-"
		case allGone:
			return "E"
		}
		return strconv.Itoa(int(n))
	}
	return word(r[attacker]) + "/" + word(r[defender])
}
