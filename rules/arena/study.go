package arena

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"vistula/data/strict"
	"vistula/rules/journal"
)

// Study is a search for better weights, and how far it has come (SPSA: in each round all
// weights are changed at once, each up or down by lot; a player with the change meets
// one with the opposite change, and the weights follow the winner).
type Study struct {
	Ruleset   string   `json:"ruleset"`
	Scenarios []string `json:"scenarios"` // taken in turn
	Player    string   `json:"player"`
	// Nodes is the limit of what the player thinks over a turn, 0 for the clock.
	Nodes int    `json:"nodes"`
	Seed  uint64 `json:"seed"` // of the first round; the next has the next
	// Rounds are those played.
	Rounds int `json:"rounds"`
	// Factors are what each weight is multiplied by so far, Mean the geometric mean of
	// them since the first half of the rounds: the result.
	Factors map[string]float64 `json:"factors"`
	Mean    map[string]float64 `json:"mean"`
	// Scale is the mean size of a margin so far, by which margins are measured.
	Scale float64 `json:"scale"`
}

// Meet has a player whose weights are multiplied by plus meet one of minus on a
// scenario, the same dice once with either side, and tells the margin of the first.
type Meet func(ctx context.Context, scenario string, seed uint64, plus, minus map[string]float64) (margin float64, err error)

// The steps of a study: how far weights are changed for a trial, and how far they
// follow the winner, both as logarithms; they shrink slowly.
const (
	trialStep = 0.35
	followBy  = 0.12
)

// shrinking is how much of a step is left in a round.
func shrinking(round int) float64 { return math.Pow(1+float64(round)/25, -0.3) }

// farthest is how far a weight may be moved from where it was.
const farthest = 8

// Round plays one round.
func (s *Study) Round(ctx context.Context, meet Meet) error {
	rng := rand.New(rand.NewPCG(s.Seed, uint64(s.Rounds)))
	names := slices.Sorted(maps.Keys(s.Factors))
	signs, plus, minus := map[string]float64{}, map[string]float64{}, map[string]float64{}
	by := trialStep * shrinking(s.Rounds)
	for _, name := range names {
		signs[name] = float64(2*rng.IntN(2) - 1)
		plus[name] = s.Factors[name] * math.Exp(by*signs[name])
		minus[name] = s.Factors[name] * math.Exp(-by*signs[name])
	}
	margin, err := meet(ctx, s.Scenarios[s.Rounds%len(s.Scenarios)], s.Seed+uint64(s.Rounds), plus, minus)
	if err != nil {
		return err
	}
	s.Scale += (math.Abs(margin) - s.Scale) / float64(min(s.Rounds+1, 20))
	if s.Scale > 0 {
		step := followBy * shrinking(s.Rounds) * max(-2, min(2, margin/s.Scale))
		for _, name := range names {
			s.Factors[name] = max(1./farthest, min(farthest, s.Factors[name]*math.Exp(step*signs[name])))
		}
	}
	s.Rounds++
	s.average(names)
	return nil
}

// average takes the new factors into the mean, which forgets the first half.
func (s *Study) average(names []string) {
	part := 1 / float64((s.Rounds+1)/2)
	for _, name := range names {
		m := math.Log(s.Mean[name])
		s.Mean[name] = math.Exp(m + (math.Log(s.Factors[name])-m)*part)
	}
}

// Begin readies a study that nothing has been played of, of the weights with these
// names.
func (s *Study) Begin(names []string) {
	s.Factors, s.Mean = map[string]float64{}, map[string]float64{}
	for _, name := range names {
		s.Factors[name], s.Mean[name] = 1, 1
	}
}

// TakeUp reads how far a study has come from a file, if there is one. The error names
// the file: it is damaged, or of another study.
func (s *Study) TakeUp(name string) error {
	raw, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s cannot be read: %s", name, journal.Plain(err))
	}
	var kept Study
	if err := strict.Decode(raw, &kept); err != nil {
		return fmt.Errorf("%s: it is not a study of weights: %w", name, err)
	}
	if !s.same(&kept) {
		return fmt.Errorf("%s: it is a study of something else; name another file", name)
	}
	*s = kept
	return nil
}

// same tells whether two studies look for the same.
func (s *Study) same(o *Study) bool {
	return s.Ruleset == o.Ruleset && slices.Equal(s.Scenarios, o.Scenarios) && s.Player == o.Player && s.Nodes == o.Nodes && s.Seed == o.Seed &&
		slices.Equal(slices.Sorted(maps.Keys(s.Factors)), slices.Sorted(maps.Keys(o.Factors))) &&
		slices.Equal(slices.Sorted(maps.Keys(s.Factors)), slices.Sorted(maps.Keys(o.Mean)))
}

// Keep writes how far a study has come to a file, whole or not at all.
func (s *Study) Keep(name string) error {
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return journal.WriteFile(name, append(raw, '\n'))
}
