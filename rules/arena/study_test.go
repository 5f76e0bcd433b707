package arena

import (
	"context"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// best is what a toy game wants the factors to be; one of them does not matter.
var best = map[string]float64{"material": 3, "supply": 0.4}

// duel is a toy game with dice that the player wins whose factors are nearer to the
// best.
func duel(_ context.Context, _ string, seed uint64, plus, minus map[string]float64) (float64, error) {
	off := func(f map[string]float64) (sum float64) {
		for name, want := range best {
			d := math.Log(f[name] / want)
			sum += d * d
		}
		return sum
	}
	return 20*(off(minus)-off(plus)) + 10*rand.New(rand.NewPCG(seed, 1)).NormFloat64(), nil
}

func newStudy() *Study {
	s := &Study{Ruleset: "toy", Scenarios: []string{"skirmish"}, Player: "level1", Seed: 1}
	s.Begin([]string{"material", "supply", "points"})
	return s
}

func TestAStudyFindsBetterWeights(t *testing.T) {
	s := newStudy()
	for range 300 {
		if err := s.Round(context.Background(), duel); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range best {
		if got := s.Mean[name]; math.Abs(math.Log(got/want)) > math.Abs(math.Log(want))/3 {
			t.Errorf("%s is multiplied by %.2f, want about %.2f", name, got, want)
		}
	}
}

func TestAStudyGoesOnWhereItWasBrokenOff(t *testing.T) {
	name := filepath.Join(t.TempDir(), "study.json")
	whole, half := newStudy(), newStudy()
	for round := range 20 {
		if round == 10 {
			if err := half.Keep(name); err != nil {
				t.Fatal(err)
			}
			half = newStudy()
			if err := half.TakeUp(name); err != nil {
				t.Fatal(err)
			}
		}
		for _, s := range []*Study{whole, half} {
			if err := s.Round(context.Background(), duel); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !reflect.DeepEqual(whole, half) {
		t.Errorf("broken off: %v, want %v", half, whole)
	}
	other := newStudy()
	other.Nodes = 5
	if err := other.TakeUp(name); err == nil || !strings.Contains(err.Error(), "something else") {
		t.Errorf("another study is taken up: %v", err)
	}
	if err := os.WriteFile(name, []byte(`{"ruleset": 1}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := newStudy().TakeUp(name); err == nil || !strings.Contains(err.Error(), name) {
		t.Errorf("a damaged file is taken up: %v", err)
	}
}
