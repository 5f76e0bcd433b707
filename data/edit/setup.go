package edit

import (
	"encoding/json"
	"strings"

	"vistula/data"
)

func scenarioFile(id string) string { return "scenario-" + id + ".json" }

// Scenarios are the ids of the scenarios that can be edited.
func (s *Session) Scenarios() []string {
	var ids []string
	for _, file := range s.files {
		if id, ok := strings.CutPrefix(strings.TrimSuffix(file, ".json"), "scenario-"); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// Setup is where units are set up in a scenario as it stands now.
func (s *Session) Setup(scenario string) []data.Placement {
	return readAll[data.Placement](s.list(place{scenarioFile(scenario), setup}))
}

// Placed is the hex in which a unit is set up in a scenario; ok is false where
// it is not.
func (s *Session) Placed(scenario, unit string) (hex string, ok bool) {
	list := s.list(place{scenarioFile(scenario), setup})
	i := s.find(list, setup, unit)
	if i < 0 {
		return "", false
	}
	var p data.Placement
	_ = json.Unmarshal([]byte(list[i]), &p)
	return p.Hex, true
}

// SetUp sets a unit of a scenario's set-up in another hex.
func (s *Session) SetUp(scenario, unit, hex string) error {
	hex = strings.TrimSpace(hex)
	if was, ok := s.Placed(scenario, unit); ok && was == hex {
		return nil
	}
	known := false
	for _, id := range s.Maps() {
		known = known || s.find(s.list(place{mapFile(id), hexes}), hexes, hex) >= 0
	}
	if !known {
		return refuse("There is no hex {{.Hex}}.", "Hex", hex)
	}
	what := say("{{.Unit}} is set up in {{.Hex}} ({{.Scenario}})", "Unit", unit, "Hex", hex, "Scenario", scenario)
	return s.do(what, func(c *change) error {
		return c.edit(place{scenarioFile(scenario), setup}, unit, setupOrder, func(o object) (object, error) {
			return o.with("hex", value(hex), setupOrder), nil
		})
	})
}
