package desk

import (
	"slices"

	"vistula/rules"
)

// Choice is one of several things that a click may mean.
type Choice struct {
	Label string
	Case  string

	first []rules.Action // what has to be done before the offer
	offer rules.Offer
	units []string
	goTo  string
}

func differ(offers []rules.Offer, of func(rules.Offer) string) bool {
	return slices.ContainsFunc(offers, func(o rules.Offer) bool { return of(o) != of(offers[0]) })
}

// together are the verbs that a click on a whole stack does with each unit of
// it; with all others the player must say with which.
var together = []string{rules.VerbCommit, rules.VerbAdd, rules.VerbFollow}

// joint tells whether offers are one and the same verb for several units that
// may be done together.
func joint(offers []rules.Offer) bool {
	return slices.Contains(together, offers[0].Verb) && !differ(offers, func(o rules.Offer) string { return o.Verb })
}
