package referee

import (
	"errors"

	"vistula/rules"
)

type rulesetInfo struct {
	ID        string           `json:"id"`
	Title     string           `json:"title"`
	Data      string           `json:"data"` // fingerprint of the data
	Scenarios []rules.Scenario `json:"scenarios"`
}

func (r *Referee) rulesets(request) (any, error) {
	list := []rulesetInfo{}
	for _, id := range rules.IDs() {
		rs, err := r.find(id)
		if err != nil {
			return nil, err
		}
		list = append(list, rulesetInfo{rs.ID(), rs.Title(), rs.Fingerprint(), rs.Scenarios()})
	}
	return struct {
		Rulesets []rulesetInfo `json:"rulesets"`
	}{list}, nil
}

func (r *Referee) cases(req request) (any, error) {
	rs, err := r.ofGame(req)
	if err != nil {
		return nil, err
	}
	return casesOf(rs), nil
}

type casesAnswer struct {
	Cases []rules.Case `json:"cases"`
}

func casesOf(rs rules.Ruleset) casesAnswer { return casesAnswer{rs.Cases()} }

func (r *Referee) charts(req request) (any, error) {
	rs, err := r.ofGame(req)
	if err != nil {
		return nil, err
	}
	return chartsOf(rs), nil
}

type chartsAnswer struct {
	Charts []rules.Chart `json:"charts"`
}

func chartsOf(rs rules.Ruleset) chartsAnswer {
	charts := rs.Charts()
	if charts == nil {
		charts = []rules.Chart{}
	}
	return chartsAnswer{charts}
}

// ofGame is the ruleset that the request names, else that of the game.
func (r *Referee) ofGame(req request) (rules.Ruleset, error) {
	if _, named := req.fields["ruleset"]; named {
		return r.named(req)
	}
	if r.game == nil {
		return nil, errors.New(`the field "ruleset" is missing, and there is no game yet to take it from`)
	}
	return r.game.match.Position().Ruleset(), nil
}

// named is the ruleset that the request names.
func (r *Referee) named(req request) (rules.Ruleset, error) {
	var id string
	if err := req.get("ruleset", &id); err != nil {
		return nil, err
	}
	return r.find(id)
}
