package bot

import (
	"context"
	"math/rand/v2"

	"vistula/rules"
)

func init() {
	Register("random", func(seed uint64) Player { return &random{rng: rand.New(rand.NewPCG(seed, 0x807))} })
}

// random draws from the offers, each as likely as another. Its generator is its
// own, so that it never changes how a game's dice fall.
type random struct {
	rng    *rand.Rand
	offers []rules.Offer // their memory
}

func (r *random) Name() string { return "random" }

func (r *random) Choose(_ context.Context, seat *rules.Seat) rules.Action {
	r.offers = seat.OffersInto(r.offers)
	return r.offers[r.rng.IntN(len(r.offers))].Action
}
