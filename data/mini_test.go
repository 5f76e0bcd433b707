package data

import (
	"strings"
	"testing"
	"testing/fstest"

	"vistula/rules/board"
)

// mini is a ruleset of three rows of four hexes with two units; tests spoil it.
func mini() map[string]string {
	return map[string]string{
		"map-mini.json": `{
  "id": "mini", "title": "Mini", "scale_km": 12,
  "grid": {"orientation": "pointy", "numbering": "r.cc",
    "first": {"axis": "row", "direction": "up", "from": 1, "to": 3},
    "second": {"axis": "column", "direction": "left", "from": 1, "to": 4}, "shifted": "odd", "shift": "right"},
  "legend": {"clear": "1", "swamp": "closed"},
  "hexes": [
    {"hex": "1.01", "terrain": "clear"}, {"hex": "1.02", "terrain": "clear"}, {"hex": "1.03", "terrain": "clear"},
    {"hex": "1.04", "terrain": "clear", "edge": ["left"], "friendly": ["austria"]},
    {"hex": "2.01", "terrain": "clear", "supply": ["russia"]},
    {"hex": "2.02", "terrain": "clear", "town": "Lemberg"},
    {"hex": "2.03", "terrain": "swamp"},
    {"hex": "2.04", "terrain": "clear"},
    {"hex": "3.01", "terrain": "clear"}, {"hex": "3.02", "terrain": "clear"}, {"hex": "3.03", "terrain": "clear"},
    {"hex": "3.04", "terrain": "clear", "town": "Lublin"}
  ],
  "sides": [
    {"between": ["2.01", "3.01"], "is": ["river"]},
    {"between": ["2.01", "3.02"], "is": ["river", "bridge"]},
    {"between": ["2.01", "2.02"], "is": ["river"]},
    {"between": ["2.03", "2.04"], "is": ["ridge"]}
  ],
  "rails": [
    {"line": "main", "tracks": 2, "hexes": ["2.01", "2.02", "3.03"]}
  ],
  "rivers": [
    {"name": "Bug", "sides": [["2.01", "3.01"], ["2.01", "3.02"], ["2.01", "2.02"]]}
  ],
  "ridges": [
    {"name": "Hill", "sides": [["2.04", "2.03"]]}
  ],
  "labels": [
    {"text": "Bug", "kind": "river", "along": ["2.01", "2.02"]}
  ]
}`,
		"units.json": `{"units": [
  {"id": "ah.4-ii", "name": "4", "corps": null, "nation": "austria-hungary", "side": "austria", "type": "infantry", "size": "division", "steps": 2, "faces": [{"attack": 4, "defense": 5, "artillery": 4, "movement": 5}, {"attack": 2, "defense": 3, "artillery": 2, "movement": 5}]},
  {"id": "ru.1", "name": "1", "nation": "russia", "side": "russia", "type": "cavalry", "size": "division", "steps": 1, "faces": [{"attack": 2, "defense": 2, "artillery": 1, "movement": 8}]},
  {"id": "ru.2", "name": "2", "nation": "russia", "side": "russia", "type": "cavalry", "size": "division", "steps": 1, "faces": [{"attack": 2, "defense": 2, "artillery": 1, "movement": 8}]}
]}`,
		"scenario-short.json": `{"id": "short", "title": "Short", "turns": [1, 4], "maps": ["mini"], "sides": ["austria", "russia"],
 "setup": [
  {"unit": "ah.4-ii", "hex": "1.02", "immobile_until": 2},
  {"unit": "ru.1", "hex": "3.02"}
 ],
 "reinforcements": [
  {"unit": "ru.2", "turn": 2, "hexes": ["3.01"], "rail_between": ["2.01", "3.03"], "or_later": {"turn": 3, "hexes": ["3.04"]}}
 ],
 "start": {"victory_points": {"austria": 0, "russia": 0}}
}`,
		"cases.json":  "[\n  {\"case\": \"1.0\", \"title\": \"Begin\", \"kind\": \"rule\"},\n  {\"case\": \"1.1\", \"title\": \"End\", \"kind\": \"definition\"}\n]",
		"tables.json": `{"limit": 6}`,
	}
}

func miniFS(files map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, text := range files {
		fsys["mini/"+name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

// checkAll reads and checks a mini ruleset as a ruleset would when it opens.
func checkAll(files map[string]string) error {
	fsys := miniFS(files)
	b, err := Board(fsys, "mini", "mini")
	if err != nil {
		return err
	}
	enterable := func(id board.ID) bool { return b.Hexes[id].Terrain != "swamp" }
	if err := CheckMap(fsys, "mini", b, enterable); err != nil {
		return err
	}
	units, err := Units(fsys, "mini")
	if err != nil {
		return err
	}
	s, err := ReadScenario(fsys, "mini", "short")
	if err != nil {
		return err
	}
	if err := CheckUnits(fsys, "mini", units, s.Sides); err != nil {
		return err
	}
	if err := CheckScenario(fsys, "mini", s, units, b, func(_ string, id board.ID) bool { return enterable(id) }); err != nil {
		return err
	}
	if _, err := Cases(fsys, "mini"); err != nil {
		return err
	}
	var tables struct {
		Limit int `json:"limit"`
	}
	return Tables(fsys, "mini", &tables)
}

func TestGoodDataPass(t *testing.T) {
	if err := checkAll(mini()); err != nil {
		t.Fatal(err)
	}
}

// Each row spoils one file and wants the error to begin with file and line.
func TestFaultsAreNamedWithFileAndLine(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		// what the strict reader refuses
		{"units.json", `"corps": null`, `"korps": null`, `mini/units.json:2: units[0]: the key "korps" is unknown here`},
		{"units.json", `"name": "1"`, `"Name": "1"`, `mini/units.json:3: units[1]: the key "Name" is unknown here`},
		{"units.json", `"name": "1"`, `"name": "1", "name": "2"`, `mini/units.json:3: units[1]: the key "name" is listed twice`},
		{"units.json", `"steps": 1`, `"steps": "1"`, `mini/units.json:3: units.steps: a text stands where a whole number belongs`},
		{"units.json", `"steps": 1`, `"steps": 1.5`, `mini/units.json:3: units.steps: the number 1.5 stands where a whole number belongs`},
		{"units.json", `"steps": 1`, `"steps": null`, `mini/units.json:3: units[1].steps: null stands where a whole number belongs`},
		{"units.json", `"steps": 1`, `"steps": 1 1`, `mini/units.json:3: this is not JSON: `},
		{"units.json", "\n]}", "\n]} {}", `mini/units.json:5: this is not JSON: `},
		{"scenario-short.json", `[1, 4]`, `[1, 4, 5]`, `mini/scenario-short.json:1: turns: the list has 3 entries instead of 2`},
		{"tables.json", `{"limit": 6}`, ``, `mini/tables.json: there is nothing to read`},
		{"tables.json", `limit`, `limits`, `mini/tables.json:1: the key "limits" is unknown here`},
		{"scenario-short.json", `"id": "short"`, `"id": "long"`, `mini/scenario-short.json:1: id: the scenario is "long", but its file is that of "short"`},
		{"map-mini.json", `"id": "mini"`, `"id": "maxi"`, `mini/map-mini.json:2: id: the map is "maxi"`},
		{"cases.json", `1.1`, `1.0`, `mini/cases.json:3: case: case 1.0 is listed twice`},
		{"cases.json", `definition`, `saying`, `mini/cases.json:3: kind: case 1.1 is a "saying"`},
		// what the board refuses
		{"map-mini.json", `{"hex": "2.04", "terrain": "clear"}`, `{"hex": "2.03", "terrain": "clear"}`, `mini/map-mini.json:13: hexes: hex 2.03 is listed twice`},
		{"map-mini.json", `"between": ["2.01", "3.02"]`, `"between": ["2.01", "3.03"]`, `mini/map-mini.json:19: sides: hexes 2.01 and 3.03 are not adjacent`},
		{"map-mini.json", `"2.01", "2.02", "3.03"`, `"2.01", "3.03"`, `mini/map-mini.json:24: rails: line "main": hexes 2.01 and 3.03 are not adjacent`},
		{"map-mini.json", `"orientation": "pointy"`, `"orientation": "round"`, `mini/map-mini.json:3: grid: orientation "round"`},
		// what the map check refuses
		{"map-mini.json", `"town": "Lemberg"`, `"supply": ["russia"]`, `mini/map-mini.json:11: hex 2.02: edge, friendly and supply are only for hexes at the edge`},
		{"map-mini.json", `"town": "Lublin"`, `"town": "Lemberg"`, `mini/map-mini.json:15: hex 3.04: Lemberg is already in 2.02`},
		{"map-mini.json", `"2.04", "terrain": "clear"`, `"2.04", "terrain": "moor"`, `mini/map-mini.json:13: hex 2.04: the terrain "moor" is not in the legend`},
		{"map-mini.json", `"along": ["2.01", "2.02"]`, `"along": ["2.01", "4.02"]`, `mini/map-mini.json:33: labels[0]: Bug: hex 4.02 is not on the map`},
		{"map-mini.json", `["2.01", "3.02"], ["2.01", "2.02"]]`, `["2.01", "2.02"]]`, `mini/map-mini.json:27: rivers[0] (Bug): 2.01 / 2.02 does not touch 2.01 / 3.01 before it`},
		{"map-mini.json", `, ["2.01", "2.02"]]`, `]`, `mini/map-mini.json:20: sides: 2.01 / 2.02 has a river, but is in none of the rivers`},
		{"map-mini.json", `[["2.04", "2.03"]]`, `[["2.04", "3.04"]]`, `mini/map-mini.json:30: ridges[0] (Hill): 2.04 / 3.04 is not a hexside with a ridge`},
		{"map-mini.json", `{"name": "Bug", "sides": [`, `{"name": "San", "sides": [["2.01", "3.01"]]}, {"name": "Bug", "sides": [`, `mini/map-mini.json:27: rivers[1] (Bug): 2.01 / 3.01 already belongs to San`},
		{"map-mini.json", `"labels": [`, `"rivers_through": [{"name": "Brook", "hexes": []}], "labels": [`, `mini/map-mini.json:32: rivers_through[0] (Brook): the river runs through no hex`},
		{"map-mini.json", `{"name": "Hill"`, `{"name": "Dune", "sides": []}, {"name": "Hill"`, `mini/map-mini.json:30: ridges[0] (Dune): it has no hexsides`},
		{"map-mini.json", `"labels": [`, `"roads": [{"line": "way", "hexes": ["2.01"]}], "labels": [`, `mini/map-mini.json:32: roads[0] (way): a line needs at least two hexes`},
		{"map-mini.json", `"labels": [`, `"roads": [{"line": "way", "hexes": ["2.01", "2.03"]}], "labels": [`, `mini/map-mini.json:32: roads: line "way": hexes 2.01 and 2.03 are not adjacent`},
		// what the unit check refuses
		{"units.json", `"ru.2"`, `"ru.1"`, `mini/units.json:4: ru.1.id: the id is listed twice`},
		{"units.json", `"ru.2"`, `"fr.2"`, `mini/units.json:4: fr.2.id: "fr.2" is not an id`},
		{"units.json", `"steps": 2`, `"steps": 1`, `mini/units.json:2: ah.4-ii.faces: 2 faces for 1 steps`},
		{"units.json", `"defense": 5`, `"defense": 25`, `mini/units.json:2: ah.4-ii.defense: 25 is not within 0 and 20`},
		{"units.json", `"side": "russia"`, `"side": "france"`, `mini/units.json:3: ru.1.side: "france" is not a side`},
		// what the scenario check refuses
		{"scenario-short.json", `"unit": "ru.1"`, `"unit": "ru.9"`, `mini/scenario-short.json:4: setup[1].unit: "ru.9" is not in units.json`},
		{"scenario-short.json", `"unit": "ru.2"`, `"unit": "ru.1"`, `mini/scenario-short.json:7: reinforcements[0].unit: "ru.1" is set up twice`},
		{"scenario-short.json", `"hex": "3.02"`, `"hex": "9.99"`, `mini/scenario-short.json:4: setup[1].hex: hex "9.99" is not on the map`},
		{"scenario-short.json", `"hex": "3.02"`, `"hex": "2.03"`, `mini/scenario-short.json:4: setup[1].hex: ru.1 cannot stand in hex 2.03`},
		{"scenario-short.json", `"turn": 2`, `"turn": 7`, `mini/scenario-short.json:7: reinforcements[0].turn: turn 7 is not within 1 and 4`},
		{"scenario-short.json", `"turn": 3`, `"turn": 2`, `mini/scenario-short.json:7: reinforcements[0].or_later.turn: turn 2 is not within 3 and 4`},
		{"scenario-short.json", `["2.01", "3.03"]`, `["2.01", "3.02"]`, `mini/scenario-short.json:7: reinforcements[0].rail_between: hex 3.02 has no railway`},
		{"scenario-short.json", `["2.01", "3.03"]`, `["2.01"]`, `mini/scenario-short.json:7: reinforcements[0].rail_between: 1 hexes`},
		{"scenario-short.json", `{"austria": 0`, `{"france": 0`, `mini/scenario-short.json:9: start.victory_points: "france" is not a side`},
	} {
		files := mini()
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
