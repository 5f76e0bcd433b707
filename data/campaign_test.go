package data

import (
	"strings"
	"testing"
)

// campaign is mini as a game of armies: two sheets, a lake with a causeway, a
// fortress, a train and a division whose strength is its steps.
func campaign() map[string]string {
	files := mini()
	files["map-mini.json"] = strings.NewReplacer(
		`"hexes": [
    {"hex": "1.01"`, `"sheets": [{"sheet": "south", "title": "South", "first": [1, 1], "second": [1, 4]}, {"sheet": "north", "title": "North", "first": [2, 3], "second": [1, 4]}],
  "hexes": [
    {"hex": "1.01"`,
		`{"between": ["2.03", "2.04"], "is": ["ridge"]}`, `{"between": ["2.03", "2.04"], "is": ["mountain_ridge"]},
    {"between": ["3.03", "3.04"], "is": ["lake_side", "causeway"]}`,
		`{"name": "Hill",`, `{"name": "Hill", "kind": "mountain_ridge",`,
	).Replace(files["map-mini.json"])
	files["units.json"] = strings.Replace(files["units.json"], "\n]}", `,
  {"id": "ru.3", "name": "3", "army": "1", "nation": "russia", "side": "russia", "type": "infantry", "size": "division", "steps": 5, "faces": [{"attack": 5, "defense": 6, "movement": 7}, {"attack": 3, "defense": 4, "movement": 7}], "base_effectiveness": 9, "rail_cost": "2 1/2"},
  {"id": "ru.train", "name": "T", "nation": "russia", "side": "russia", "type": "corps-train", "size": "corps", "steps": 1, "faces": [{"supply_range": 4, "movement": 6}, {"supply_range": 7, "ap_limit": 2, "movement": 6}], "attachment_limit": 3},
  {"id": "ru.fort", "name": "F", "nation": "russia", "side": "russia", "type": "fort", "size": "works", "steps": 6, "faces": [{"movement": 0}], "step_multiplier": 4, "complex": "F"}
]}`, 1)
	files["scenario-short.json"] = strings.NewReplacer(
		`"maps": ["mini"]`, `"maps": ["mini"], "sheets": ["north"], "armies": ["1"]`,
		`"hex": "1.02", "immobile_until": 2}`, `"hex": "2.02", "garrison": true, "garrison_until": 3}`,
		`"hex": "3.02"}`, `"hex": "3.02"},
  {"unit": "ru.3", "hex": "3.03", "step_losses": 4, "status": 1}`,
		`"start": {`, `"withdrawals": [{"unit": "ru.3", "turn": 4}],
 "start": {"rail_points": {"russia": 5}, "railheads": [{"nation": "russia", "hex": "3.03"}],
  "works": [{"hex": "3.02", "level": 2, "side": "russia"}], `,
	).Replace(files["scenario-short.json"])
	return files
}

// What a game of armies, sheets and railways gets wrong is named with its line.
func TestFaultsOfCampaigns(t *testing.T) {
	if err := checkAll(campaign()); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ file, old, new, want string }{
		{"map-mini.json", `"title": "North"`, `"title": ""`, `sheets: a sheet needs a title and a name`},
		{"map-mini.json", `"first": [2, 3]`, `"first": [3, 3]`, `hex 2.01: it lies on none of the sheets`},
		{"map-mini.json", `"is": ["river"]}`, `"is": ["border", "ferry"]}`, `sides: 2.01 / 3.01 has a ferry but no river`},
		{"map-mini.json", `["lake_side", "causeway"]`, `["causeway"]`, `sides: 3.03 / 3.04 has a causeway but no lake`},
		{"map-mini.json", `"kind": "mountain_ridge"`, `"kind": "dune"`, `ridges[0] (Hill): "dune" is not a kind of ridge`},
		{"map-mini.json", `"kind": "mountain_ridge"`, `"kind": "escarpment"`, `2.04 / 2.03 is not a hexside with an escarpment`},
		{"units.json", `"2 1/2"`, `"2.5"`, `ru.3.rail_cost: "2.5" is not a number of points`},
		{"units.json", `"base_effectiveness": 9`, `"base_effectiveness": 13`, `ru.3.base_effectiveness: 13 is not within 0 and 12`},
		{"units.json", `{"attack": 3, "defense": 4`, `{"attack": 2, "defense": 4`, `ru.3.faces: the second face shows 2: of 5 steps it is up from 3 on`},
		{"units.json", `"attachment_limit": 3`, `"attachment_limit": 30`, `ru.train.attachment_limit: 30 is not within`},
		{"units.json", `, {"supply_range": 7, "ap_limit": 2, "movement": 6}`, ``, `ru.train.faces: 1 faces: a supply unit has a normal and an extended one`},
		{"units.json", `{"attack": 5, "defense": 6`, `{"ap_limit": 1, "attack": 5, "defense": 6`, `ru.3.ap_limit: only a supply unit gives ammunition`},
		{"units.json", `[{"movement": 0}]`, `[{"movement": 2}]`, `ru.fort.faces: a fortress does not move`},
		{"units.json", `"attachment_limit": 3`, `"complex": "F"`, `ru.train.complex: only a fortress is part of a complex`},
		{"scenario-short.json", `["north"]`, `["south"]`, `setup[0].hex: hex 2.02 lies on the sheet "north", which is not in play`},
		{"scenario-short.json", `["north"]`, `["north", "west"]`, `sheets: no map has a sheet "west"`},
		{"scenario-short.json", `"armies": ["1"]`, `"armies": ["9"]`, `armies: no unit is of the army "9"`},
		{"scenario-short.json", `"step_losses": 4`, `"step_losses": 5`, `setup[2].step_losses: 5 steps lost of 5`},
		{"scenario-short.json", `"status": 1`, `"status": 5`, `setup[2].status: 5 is not within 0 and 4`},
		{"scenario-short.json", `"garrison": true, `, ``, `setup[0].garrison_until: the unit is no garrison`},
		{"scenario-short.json", `"garrison_until": 3`, `"garrison_until": 5`, `setup[0].garrison_until: turn 5 is outside the game`},
		{"scenario-short.json", `[{"unit": "ru.3", "turn": 4}]`, `[{"unit": "ru.fort", "turn": 4}]`, `withdrawals[0].unit: "ru.fort" is neither set up`},
		{"scenario-short.json", `"ru.3", "turn": 4`, `"ru.3", "turn": 5`, `withdrawals[0].turn: turn 5 is not within 1 and 4`},
		{"scenario-short.json", `{"russia": 5}`, `{"russia": -5}`, `start.rail_points: -5 points`},
		{"scenario-short.json", `{"nation": "russia", "hex": "3.03"}`, `{"nation": "russia", "hex": "3.02"}`, `start.railheads[0]: hex 3.02 has no railway`},
		{"scenario-short.json", `{"nation": "russia", "hex": "3.03"}`, `{"nation": "serbia", "hex": "3.03"}`, `start.railheads[0]: no unit is of the nation "serbia"`},
		{"scenario-short.json", `"level": 2`, `"level": 5`, `start.works[0].level: level 5 is not within 1 and 4`},
	} {
		files := campaign()
		spoilt := strings.Replace(files[c.file], c.old, c.new, 1)
		if spoilt == files[c.file] {
			t.Fatalf("%s has no %s to spoil", c.file, c.old)
		}
		files[c.file] = spoilt
		if err := checkAll(files); err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "mini/"+c.file+":") {
			t.Errorf("%s for %s:\n got %v\nwant %s", c.new, c.old, err, c.want)
		}
	}
}

// What a scenario closes to some units is checked with the rest.
func TestFaultsOfClosures(t *testing.T) {
	s, units := twilightGame(t, "tannenberg")
	list := make([]Unit, 0, len(units))
	for _, u := range units {
		list = append(list, u)
	}
	b := twilight(t)
	for want, spoil := range map[string]func(x *Closure){
		"":                                func(*Closure) {},
		`no unit is of the nation "gaul"`: func(x *Closure) { x.Nation = "gaul" },
		`no unit is of the army "77"`:     func(x *Closure) { x.Army = "77" },
		`no hex lies in "gaul"`:           func(x *Closure) { x.Country = "gaul" },
		`turn 1 is not after the first`:   func(x *Closure) { x.Before = 1 },
	} {
		was := s.Closures[0]
		spoil(&s.Closures[0])
		err := CheckScenario(FS(), "twilight", s, list, b, nil)
		s.Closures[0] = was
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
