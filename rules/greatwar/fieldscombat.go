package greatwar

import (
	"encoding/json"

	"vistula/rules/board"
	"vistula/rules/codec"
)

// combatFields are the attack in hand.
var combatFields = codec.Of(
	codec.Number[scope]("modifier", func(c *combat) *int8 { return &c.modifier }).Within(-9, 9).Always(),
	codec.Hexes[scope]("targets", func(c *combat) *[]board.ID { return &c.targets }),
	codec.Units[scope]("attackers", func(c *combat) *[]int16 { return &c.attackers }),
	codec.Units[scope]("defenders", func(c *combat) *[]int16 { return &c.defenders }),
	codec.Hexes[scope]("posts", func(c *combat) *[]board.ID { return &c.posts }),
	codec.Flag[scope]("flotilla", func(c *combat) *bool { return &c.flotilla }),
	codec.Units[scope]("shifts", func(c *combat) *[]int16 { return &c.shifts }),
	codec.UnitPlusOne[scope]("guard", func(c *combat) *int16 { return &c.guard }),
	codec.Flag[scope]("guarded", func(c *combat) *bool { return &c.guarded }),
	codec.Own("brought", func(_ scope, c *combat) bool { return len(c.brought) == 0 }, writeBrought, readBrought),
	codec.Numbers[scope]("strength", func(c *combat) []int16 { return c.strength[:] }).Always(),
	codec.Numbers[scope]("steps", func(c *combat) []int16 { return c.steps[:] }).Always(),
	codec.Number[scope]("column", func(c *combat) *int8 { return &c.column }).Within(0, lastColumn),
	codec.Flag[scope]("supplied", func(c *combat) *bool { return &c.supplied }),
	codec.Flag[scope]("attacker_adrift", func(c *combat) *bool { return &c.adrift[attacker] }),
	codec.Flag[scope]("defender_adrift", func(c *combat) *bool { return &c.adrift[defender] }),
	codec.Units[scope]("hungry", func(c *combat) *[]int16 { return &c.hungry }),
	codec.Number[scope]("die", func(c *combat) *int8 { return &c.die }).Within(0, 6),
	codec.Numbers[scope]("result", func(c *combat) []int8 { return c.result[:] }).Within(int(noEffect), int(allGone)).Always(),
	codec.Number[scope]("option", func(c *combat) *int8 { return &c.option }).Within(0, mostOptions),
	codec.Number[scope]("affected", func(c *combat) *int16 { return &c.affected }).Within(0, mostScore),
	codec.Hexes[scope]("stacks", func(c *combat) *[]board.ID { return &c.stacks }),
	codec.Numbers[scope]("to_lose", func(c *combat) []int16 { return c.toLose[:] }).Within(0, mostScore).Always(),
	codec.List("retreats", func(c *combat) *[]retreat { return &c.retreats }, retreatFields, nil),
	codec.Flag[scope]("gone", func(c *combat) *bool { return &c.gone }),
)

// retreatFields are one stack that must go back.
var retreatFields = codec.Of(
	codec.Number[scope]("hexes", func(r *retreat) *int8 { return &r.hexes }).Within(0, mostRetreat).Always(),
	codec.Units[scope]("units", func(r *retreat) *[]int16 { return &r.units }),
	codec.Hexes[scope]("trail", func(r *retreat) *[]board.ID { return &r.trail }),
)

func writeBrought(w *codec.Writer, _ scope, c *combat) {
	w.List("", len(c.brought), func(i int) { w.Pair("", int(c.brought[i].strength), int(c.brought[i].steps)) })
}

func readBrought(r *codec.Reader, _ scope, raw json.RawMessage, c *combat) {
	c.brought = nil
	for _, b := range codec.Decode[[][2]int8](r, raw) {
		c.brought = append(c.brought, share{strength: b[0], steps: b[1]})
	}
}
