package data

import (
	"strings"
	"testing"
)

// free is the mini ruleset with what the games with headquarters, corps and
// free set-up need.
func free() map[string]string {
	files := mini()
	files["units.json"] = `{"units": [
  {"id": "ah.corps-1", "name": "I Corps", "short": "I", "nation": "austria-hungary", "side": "austria", "type": "infantry", "size": "corps", "steps": 4, "faces": [{"attack": 5, "defense": 7, "movement": 4}, {"attack": 2, "defense": 4, "movement": 4}], "stacking_points": 4, "tactical_competence": 4, "step_strengths": [[5, 7], [4, 6], [2, 4], [1, 3]]},
  {"id": "ah.hq-1", "name": "Dankl", "nation": "austria-hungary", "side": "austria", "type": "headquarters", "size": "headquarters", "steps": 1, "faces": [{"attack_shift": 1, "command_strength": 16, "command_radius": 3, "combat_strength": 1, "movement": 8}, {"command_strength": 8, "command_radius": 2, "movement": 8, "source": "history"}], "tactical_competence": 4},
  {"id": "ru.1", "name": "1", "nation": "russia", "side": "russia", "type": "cavalry", "size": "division", "steps": 1, "faces": [{"attack": 2, "defense": 2, "movement": 8}]}
]}`
	files["scenario-short.json"] = `{"id": "short", "title": "Short", "turns": [1, 4], "maps": ["mini"], "sides": ["austria", "russia"], "opens": "russia", "sits_out": "austria",
 "setup": [
  {"unit": "ah.corps-1", "hex": "1.02", "area": "line", "map": "mini", "map_until": 3},
  {"unit": "ah.hq-1", "hex": "1.01", "area": "line"},
  {"unit": "ru.1", "hex": "", "area": "russia", "map": "mini"}
 ],
 "areas": [
  {"id": "line", "title": "The line", "side": "austria", "hexes": ["1.02", "1.03"], "behind": ["1.01"]},
  {"id": "russia", "title": "Russia", "side": "russia", "country": "russia", "maps": ["mini"]}
 ],
 "start": {"victory_points": {"austria": 3}, "supply_points": {"russia": 4}}
}`
	files["map-mini.json"] = strings.NewReplacer(
		`{"hex": "3.01", "terrain": "clear"}`, `{"hex": "3.01", "terrain": "clear", "country": "russia"}`,
		`"town": "Lublin"`, `"town": "Lublin", "vp": {"side": "russia", "occupy": 1}, "fort": {"side": "russia", "strength": 4, "weakened": 2, "steps": 4}`,
		`"is": ["river", "bridge"]`, `"is": ["major_river", "bridge"]`, `["2.01", "2.02"], "is": ["river"]`, `["2.01", "2.02"], "is": ["minor_river"]`,
		`  "rivers"`, `  "offmap": [
    {"side": "russia", "from": "3.01", "to": "2.01", "hexes": 12},
    {"side": "russia", "from": "3.01", "to": "s0101", "hexes": 40}
  ],
  "rivers"`,
	).Replace(files["map-mini.json"])
	return files
}

func TestCorpsHeadquartersAndAreasPass(t *testing.T) {
	if err := checkAll(free()); err != nil {
		t.Fatal(err)
	}
}

// Each row spoils one file and wants the error to begin with file and line.
func TestFaultsOfAreasHeadquartersAndRivers(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"units.json", `"steps": 4`, `"steps": 13`, `mini/units.json:2: ah.corps-1.steps: 13 steps: a counter has 1 to 12`},
		{"units.json", `, {"attack": 2, "defense": 4, "movement": 4}`, ``, `mini/units.json:2: ah.corps-1.faces: 1 faces for 4 steps`},
		{"units.json", `, [1, 3]]`, `]`, `mini/units.json:2: ah.corps-1.step_strengths: 3 pairs for 4 steps`},
		{"units.json", `[1, 3]`, `[3, 3]`, `mini/units.json:2: ah.corps-1.step_strengths: 3/3 after 3 steps: a unit does not grow stronger`},
		{"units.json", `[2, 4], [1`, `[3, 4], [1`, `mini/units.json:2: ah.corps-1.step_strengths: 3/4 after 2 steps, but face 2 shows 2/4`},
		{"units.json", `"stacking_points": 4`, `"stacking_points": 10`, `mini/units.json:2: ah.corps-1.stacking_points: 10 is not within 0 and 9`},
		{"units.json", `"tactical_competence": 4`, `"tactical_competence": 5`, `mini/units.json:2: ah.corps-1.tactical_competence: 5 is not within 0 and 4`},
		{"units.json", `"attack": 2, "defense": 4`, `"attack": 2, "defense": 4, "attack_shift": 1`, `mini/units.json:2: ah.corps-1.faces: only a headquarters has an attack shift`},
		{"units.json", `{"attack_shift": 1`, `{"attack": 2, "attack_shift": 1`, `mini/units.json:3: ah.hq-1.faces: a headquarters has a combat strength and neither`},
		{"units.json", `"command_radius": 2, `, ``, `mini/units.json:3: ah.hq-1.faces: a headquarters needs a command strength and a command radius`},
		{"units.json", `"size": "headquarters", "steps": 1`, `"size": "headquarters", "steps": 2`, `mini/units.json:3: ah.hq-1.faces: 2 faces for 2 steps: a headquarters has 1 step`},
		{"units.json", `"source": "history"`, `"source": "rumour"`, `mini/units.json:3: ah.hq-1.faces.source: "rumour" is none of`},

		{"scenario-short.json", `"opens": "russia"`, `"opens": "serbia"`, `mini/scenario-short.json:1: opens: "serbia" is not a side`},
		{"scenario-short.json", `"opens": "russia"`, `"opens": "austria"`, `mini/scenario-short.json:1: opens: "austria" cannot open the game and sit out`},
		{"scenario-short.json", `{"russia": 4}`, `{"serbia": 4}`, `mini/scenario-short.json:11: start.supply_points: no unit is of the nation "serbia"`},
		{"scenario-short.json", `{"russia": 4}`, `{"russia": -4}`, `mini/scenario-short.json:11: start.supply_points: -4 points`},
		{"scenario-short.json", `"hex": "", "area": "russia"`, `"hex": ""`, `mini/scenario-short.json:5: setup[2]: there is neither a hex nor an area for ru.1`},
		{"scenario-short.json", `"area": "russia"`, `"area": "serbia"`, `mini/scenario-short.json:5: setup[2].area: there is no area "serbia"`},
		{"scenario-short.json", `"area": "russia"`, `"area": "line"`, `mini/scenario-short.json:5: setup[2].area: ru.1 is not of the side "austria"`},
		{"scenario-short.json", `"hex": "1.02"`, `"hex": "1.04"`, `mini/scenario-short.json:3: setup[0].hex: hex 1.04 is not in the area "line"`},
		{"scenario-short.json", `"hex": "1.02"`, `"hex": "1.01"`, `mini/scenario-short.json:3: setup[0].hex: hex 1.01 lies behind the area "line", where only headquarters and depots may stand`},
		{"scenario-short.json", `"map": "mini", "map_until": 3`, `"map_until": 3`, `mini/scenario-short.json:3: setup[0].map_until: there is no map that ah.corps-1 could leave in turn 3`},
		{"scenario-short.json", `"map_until": 3`, `"map_until": 5`, `mini/scenario-short.json:3: setup[0].map_until: turn 5 is not within 1 and 4`},
		{"scenario-short.json", `"map": "mini", "map_until"`, `"map": "maxi", "map_until"`, `mini/scenario-short.json:3: setup[0].map: the scenario does not use a map "maxi"; it uses mini`},
		{"scenario-short.json", `"area": "line", "map": "mini"`, `"map": "maxi"`, `mini/scenario-short.json:3: setup[0].map: the scenario does not use a map "maxi"`},
		{"scenario-short.json", `"maps": ["mini"]}`, `"maps": ["maxi"]}`, `mini/scenario-short.json:9: areas[1].maps: the scenario does not use a map "maxi"`},
		{"scenario-short.json", `"country": "russia", "maps": ["mini"]`, `"country": "russia"`, `mini/scenario-short.json:9: areas[1].maps: an area that is a country names its maps`},
		{"scenario-short.json", `"country": "russia"`, `"country": "serbia"`, `mini/scenario-short.json:9: areas[1].country: no hex of these maps lies in "serbia"`},
		{"scenario-short.json", `"country": "russia"`, `"country": "russia", "hexes": ["3.01"]`, `mini/scenario-short.json:9: areas[1]: an area is either a country or a list of hexes`},
		{"scenario-short.json", `"id": "russia"`, `"id": "line"`, `mini/scenario-short.json:9: areas[1].id: the area "line" is listed twice`},
		{"scenario-short.json", `"title": "Russia"`, `"title": ""`, `mini/scenario-short.json:9: areas[1]: an area needs an id and a title`},
		{"scenario-short.json", `"side": "austria", "hexes"`, `"side": "serbia", "hexes"`, `mini/scenario-short.json:8: areas[0].side: "serbia" is not a side`},
		{"scenario-short.json", `"1.03"]`, `"1.02"]`, `mini/scenario-short.json:8: areas[0].hexes: hex 1.02 is listed twice`},
		{"scenario-short.json", `["1.01"]`, `["1.01", "9.09"]`, `mini/scenario-short.json:8: areas[0].behind: hex "9.09" is not on the map`},
		{"scenario-short.json", `["1.01"]`, `["1.01", "1.02"]`, `mini/scenario-short.json:8: areas[0].behind: hex 1.02 cannot be in the area and behind it`},
		{"scenario-short.json", `["1.01"]`, `["1.01"], "source": "rumour"`, `mini/scenario-short.json:8: areas[0].source: "rumour" is none of`},

		{"map-mini.json", `["major_river", "bridge"]`, `["bridge"]`, `mini/map-mini.json:19: sides: 2.01 / 3.02 has a bridge but no river`},
		{"map-mini.json", `["major_river", "bridge"]`, `["major_river", "minor_river"]`, `mini/map-mini.json:19: sides: 2.01 / 3.02 can have only one river`},
		{"map-mini.json", `, ["2.01", "2.02"]]`, `]`, `mini/map-mini.json:20: sides: 2.01 / 2.02 has a river, but is in none of the rivers`},
		{"map-mini.json", `"weakened": 2`, `"weakened": 5`, `mini/map-mini.json:15: hex 3.04: a fortress needs a side`},
		{"map-mini.json", `"vp": {"side": "russia"`, `"vp": {"side": ""`, `mini/map-mini.json:15: hex 3.04: the victory points belong to no side`},
		{"map-mini.json", `"hexes": 12`, `"hexes": 0`, `mini/map-mini.json:27: offmap[0]: the way from 3.01 to 2.01 is 0 hexes long`},
		{"map-mini.json", `"to": "2.01"`, `"to": "9.01"`, `mini/map-mini.json:27: offmap[0]: hex 9.01 is not on the map`},
		{"map-mini.json", `"to": "2.01"`, `"to": "2.02"`, `mini/map-mini.json:27: offmap[0]: hex 2.02 is not at the edge`},
		{"map-mini.json", `"from": "3.01", "to": "s0101"`, `"from": "s0101", "to": "3.01"`, `mini/map-mini.json:28: offmap[1]: hex s0101, where the way begins, is not of this map`},
	} {
		files := free()
		spoilt := strings.Replace(files[c.file], c.old, c.new, 1)
		if spoilt == files[c.file] {
			t.Fatalf("%s has no %s to spoil", c.file, c.old)
		}
		files[c.file] = spoilt
		err := checkAll(files)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s for %s:\n got %v\nwant %s", c.new, c.old, err, c.want)
		}
	}
}

// A hex of a map that the scenario leaves out cannot be used in it.
func TestHexesOfAnotherMapAreFaults(t *testing.T) {
	s, err := ReadScenario(FS(), "greatwar", "september")
	if err != nil {
		t.Fatal(err)
	}
	units, err := Units(FS(), "greatwar")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Board(FS(), "greatwar", "galicia", "serbia")
	if err != nil {
		t.Fatal(err)
	}
	s.Setup[0].Hex, s.Setup[0].Area = "s0110", ""
	err = CheckScenario(FS(), "greatwar", s, units, b, nil)
	if err == nil || !strings.Contains(err.Error(), `setup[0].hex: hex s0110 lies on the map "serbia", which this scenario does not use`) {
		t.Errorf("got %v", err)
	}
}
