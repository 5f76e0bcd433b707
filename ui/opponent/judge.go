package opponent

import (
	"context"
	"errors"

	"vistula/rules/analysis"
	"vistula/rules/bot"
	"vistula/rules/journal"
)

// Analyse has the usual computer player judge a match, which must not be used by others
// meanwhile; what o says of a judge is not heeded.
func Analyse(ctx context.Context, m *journal.Match, o analysis.Options) (*analysis.Analysis, error) {
	player, err := bot.New(Usual, 1)
	if err != nil {
		return nil, err
	}
	if able, ok := player.(bot.Preparing); ok {
		if err := able.Prepare(m.Ruleset()); err != nil {
			return nil, err
		}
	}
	judge, ok := player.(bot.Thinker)
	if !ok {
		return nil, errors.New("no computer player can judge a game")
	}
	o.Judge = judge
	m.Wait()
	return analysis.Of(ctx, m, o)
}
