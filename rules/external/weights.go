package external

import (
	"fmt"
	"os"
	"strings"

	"vistula/data/strict"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// level makes a computer player, with the weights of the file that its name may have.
func level(name string, seed uint64) (bot.Player, error) {
	_, file, own := strings.Cut(name, bot.FileMark)
	if !own {
		return bot.New(name, seed)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the weights of %s cannot be read: %s", name, journal.Plain(err))
	}
	weights := map[string]float64{}
	if err := strict.Decode(raw, &weights); err != nil {
		return nil, fmt.Errorf("the weights of %s cannot be used: %w", name, err)
	}
	return bot.Weighted(name, weights, seed)
}
