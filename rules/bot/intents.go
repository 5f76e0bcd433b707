package bot

import "vistula/rules"

// intent is a way in which an army group plays a turn: by what the weights of terms are
// multiplied, and what that is in words.
type intent struct {
	name  string
	style map[string]float64
}

// intents are all there are; the first is to play as the weights have it.
var intents = []intent{
	{"plays for position", nil},
	{"presses the attack", map[string]float64{"threat": 0.6, "chance": 1.5, "mission": 2, "material": 0.9}},
	{"goes for the objectives", map[string]float64{"objectives": 1.8, "points": 1.3, "threat": 0.8}},
	{"holds its ground", map[string]float64{"threat": 2, "chance": 0.7, "mission": 0.4, "safety": 1.5}},
	{"saves its strength", map[string]float64{"material": 1.6, "threat": 1.5, "supply": 1.5, "objectives": 0.8}},
	{"closes up", map[string]float64{"approach": 3, "command": 1.5, "support": 1.5}},
}

// mannersOf are the manners of all intents, over the taste of a player.
func (m *mind) mannersOf(rs rules.Ruleset) ([]manner, error) {
	list := make([]manner, len(intents))
	for i := range intents {
		var err error
		if list[i], err = mannerOf(rs, m.judge.terms, m.judge.side, m.taste.with(intents[i].style)); err != nil {
			return nil, err
		}
	}
	return list, nil
}
