package galicia

import (
	"encoding/json"

	"vistula/rules/board"
	"vistula/rules/codec"
)

// The fields of an attack in hand (8.0).
var combatFields = codec.Of(
	codec.Hex[*Position]("target", func(c *combat) *board.ID { return &c.target }).Needed(),
	codec.Hexes[*Position]("hexes", func(c *combat) *[]board.ID { return &c.hexes }).Always(),
	codec.Units[*Position]("attackers", func(c *combat) *[]int16 { return &c.attackers }).Always(),
	codec.Units[*Position]("idle", func(c *combat) *[]int16 { return &c.idle }).Always(),
	codec.Units[*Position]("defenders", func(c *combat) *[]int16 { return &c.defenders }).Always(),
	codec.Units[*Position]("withheld", func(c *combat) *[]int16 { return &c.withheld }).Always(),
	codec.Numbers[*Position]("strength", func(c *combat) []int16 { return c.strength[:] }).Always(),
	codec.Numbers[*Position]("artillery", func(c *combat) []int16 { return c.artillery[:] }).Always(),
	codec.Numbers[*Position]("steps", func(c *combat) []int16 { return c.steps[:] }).Always(),
	codec.Number[*Position]("column", func(c *combat) *int16 { return &c.column }).Within(0, 999).Always(),
	codec.Flag[*Position]("flanked", func(c *combat) *bool { return &c.flanked }),
	codec.Own("brought", nil, writeShares, readShares),
	codec.Numbers[*Position]("dice", func(c *combat) []int8 { return c.dice[:] }).Within(0, 6).Always(),
	codec.Numbers[*Position]("modifier", func(c *combat) []int8 { return c.result.modifier[:] }).Within(-2, 2).Always(),
	codec.Numbers[*Position]("retreat", func(c *combat) []int8 { return c.result.retreat[:] }).Within(0, mostRetreat).Always(),
	codec.Flag[*Position]("attacker_failed", func(c *combat) *bool { return &c.failed[attacker] }),
	codec.Flag[*Position]("defender_failed", func(c *combat) *bool { return &c.failed[defender] }),
	codec.Flag[*Position]("advanced", func(c *combat) *bool { return &c.advanced }),
	codec.Flag[*Position]("late", func(c *combat) *bool { return &c.late }),
	codec.Numbers[*Position]("loss_dice", func(c *combat) []int8 { return c.lossDice[:] }).Within(0, 6).Always(),
	codec.Numbers[*Position]("to_lose", func(c *combat) []int8 { return c.toLose[:] }).Within(0, 5).Always(),
	codec.Own("taken", nil, func(w *codec.Writer, _ *Position, c *combat) {
		w.List("", len(c.taken), func(i int) { w.Int(int(c.taken[i])) })
	}, func(r *codec.Reader, _ *Position, raw json.RawMessage, c *combat) {
		c.taken = codec.Decode[[]int8](r, raw)
	}),
	codec.List("retreats", func(c *combat) *[]retreat { return &c.retreats }, retreatFields, nil).Always(),
	codec.List("splits", func(c *combat) *[]split { return &c.splits }, splitFields, nil).Always(),
)

func writeShares(w *codec.Writer, _ *Position, c *combat) {
	w.List("", len(c.brought), func(i int) {
		s := &c.brought[i]
		n := [...]int8{s.strength, s.artillery, s.effectiveness, s.supply, s.across}
		w.List("", len(n), func(i int) { w.Int(int(n[i])) })
	})
}

func readShares(r *codec.Reader, _ *Position, raw json.RawMessage, c *combat) {
	c.brought = nil
	for _, n := range codec.Decode[[][5]int8](r, raw) {
		c.brought = append(c.brought, share{strength: n[0], artillery: n[1], effectiveness: n[2], supply: n[3], across: n[4]})
	}
}

var retreatFields = codec.Of(
	codec.Side[*Position]("side", func(r *retreat) *side { return &r.side }).Needed(),
	codec.Units[*Position]("units", func(r *retreat) *[]int16 { return &r.units }).Always(),
	codec.Hexes[*Position]("trail", func(r *retreat) *[]board.ID { return &r.trail }).Always(),
	codec.Number[*Position]("hexes", func(r *retreat) *int8 { return &r.hexes }).Within(1, mostRetreat).Always().Needed(),
	codec.Number[*Position]("zones", func(r *retreat) *int8 { return &r.zones }),
	codec.Flag[*Position]("begun", func(r *retreat) *bool { return &r.begun }),
)

var splitFields = codec.Of(
	codec.Side[*Position]("side", func(s *split) *side { return &s.side }).Needed(),
	codec.Hex[*Position]("hex", func(s *split) *board.ID { return &s.hex }).Needed(),
	codec.Number[*Position]("excess", func(s *split) *int8 { return &s.excess }).Always(),
	codec.Units[*Position]("units", func(s *split) *[]int16 { return &s.units }).Always(),
	codec.Units[*Position]("gone", func(s *split) *[]int16 { return &s.gone }).Always(),
	codec.Hexes[*Position]("trail", func(s *split) *[]board.ID { return &s.trail }).Always(),
)
