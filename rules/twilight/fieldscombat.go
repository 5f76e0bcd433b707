package twilight

import (
	"encoding/json"

	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/core"
)

// The figures of a combat are bounded far beyond any that could be.
const (
	mostOwed     = 12
	mostStrength = 4000
	mostRung     = 4000
	mostBouts    = 9999
)

// attackFields are an announced attack.
var attackFields = codec.Of(
	codec.Hex[scope]("target", func(x *attack) *board.ID { return &x.target }),
	codec.Units[scope]("units", func(x *attack) *[]int16 { return &x.units }),
	codec.Units[scope]("pushed", func(x *attack) *[]int16 { return &x.pushed }),
)

var roleIDs = []string{attacker: "attacker", defender: "defender"}

// fighterFields are a unit in the combat in hand.
var fighterFields = codec.Of(
	codec.Unit[scope]("unit", func(x *fighter) *int16 { return &x.unit }),
	codec.Name[scope]("role", func(x *fighter) *int8 { return &x.role }, roleIDs),
	codec.Hex[scope]("post", func(x *fighter) *board.ID { return &x.post }),
	codec.UnitPlusOne[scope]("lead", func(x *fighter) *int16 { return &x.lead }),
	codec.UnitPlusOne[scope]("host", func(x *fighter) *int16 { return &x.host }),
	codec.Number[scope]("strength", func(x *fighter) *int16 { return &x.strength }).Within(0, mostStrength),
	codec.Number[scope]("guns", func(x *fighter) *int16 { return &x.guns }).Within(0, mostStrength),
	codec.Number[scope]("size", func(x *fighter) *int8 { return &x.size }).Within(0, fullDivision),
	codec.Number[scope]("lost", func(x *fighter) *int8 { return &x.lost }).Within(0, mostGiven),
	codec.Number[scope]("result", func(x *fighter) *int8 { return &x.result }).Within(0, mostOwed),
	codec.Number[scope]("owed", func(x *fighter) *int8 { return &x.owed }).Within(0, mostGiven),
	codec.Number[scope]("back", func(x *fighter) *int8 { return &x.back }).Within(0, mostGiven),
	codec.Number[scope]("zones", func(x *fighter) *int8 { return &x.zones }).Within(0, mostGiven),
	codec.Flag[scope]("out", func(x *fighter) *bool { return &x.out }),
	codec.Flag[scope]("armed", func(x *fighter) *bool { return &x.armed }),
	codec.Flag[scope]("worn", func(x *fighter) *bool { return &x.worn }),
	codec.Flag[scope]("checked", func(x *fighter) *bool { return &x.checked }),
	codec.Flag[scope]("tried", func(x *fighter) *bool { return &x.tried }),
).Must(func(_ scope, x *fighter) string {
	if x.unit < 0 || x.post == board.None {
		return "name a unit and where it stood"
	}
	return ""
})

// combatFields are the attack in hand.
var combatFields = codec.Of(
	codec.Hex[scope]("target", func(c *combat) *board.ID { return &c.target }),
	codec.List("fighters", func(c *combat) *[]fighter { return &c.fighters }, fighterFields, func(x *fighter) { *x = fighter{unit: -1, post: board.None} }),
	codec.Numbers[scope]("strength", func(c *combat) []int16 { return c.strength[:] }).Within(0, mostStrength),
	codec.Numbers[scope]("guns", func(c *combat) []int16 { return c.guns[:] }).Within(0, mostStrength),
	codec.Number[scope]("base", func(c *combat) *rung { return &c.base }).Within(-mostRung, mostRung),
	codec.Number[scope]("final", func(c *combat) *rung { return &c.final }).Within(-mostRung, mostRung),
	codec.Flag[scope]("flanked", func(c *combat) *bool { return &c.flanked }),
	codec.Flag[scope]("shaken", func(c *combat) *bool { return &c.shaken }),
	codec.Flag[scope]("dug_in", func(c *combat) *bool { return &c.dugIn }),
	codec.Flag[scope]("prepared", func(c *combat) *bool { return &c.prepared }),
	codec.Numbers[scope]("dice", func(c *combat) []int8 { return c.dice[:] }).Within(0, 6),
	codec.Numbers[scope]("loss_dice", func(c *combat) []int8 { return c.lossDice[:] }).Within(0, 6),
	codec.Numbers[scope]("to_lose", func(c *combat) []int8 { return c.toLose[:] }).Within(0, mostGiven),
	codec.Flag[scope]("attacker_worn", func(c *combat) *bool { return &c.worn[attacker] }),
	codec.Flag[scope]("defender_worn", func(c *combat) *bool { return &c.worn[defender] }),
	codec.NameUnless[scope]("asks", func(c *combat) *int8 { return &c.asks }, roleIDs, attacker),
	codec.Number[scope]("absorbed", func(c *combat) *int8 { return &c.absorbed }).Within(0, mostOwed),
)

// grantFields are an Ammunition Point of the attack in hand.
var grantFields = codec.Of(
	codec.Side[scope]("side", func(x *grant) *side { return &x.side }),
	codec.Unit[scope]("depot", func(x *grant) *int16 { return &x.sources[0] }),
	codec.Unit[scope]("train", func(x *grant) *int16 { return &x.sources[1] }),
	codec.Flag[scope]("depot_extended", func(x *grant) *bool { return &x.flipped[0] }),
	codec.Flag[scope]("train_extended", func(x *grant) *bool { return &x.flipped[1] }),
	codec.Numbers[scope]("given", func(x *grant) []int8 { return x.given[:] }).Within(0, mostGiven),
	codec.Units[scope]("units", func(x *grant) *[]int16 { return &x.units }),
).Must(func(_ scope, x *grant) string {
	if x.side == nobody || len(x.units) == 0 {
		return "name a side and who receives the point"
	}
	return ""
})

// retreatFields are a stack that must go back.
var retreatFields = codec.Of(
	codec.Side[scope]("side", func(r *retreat) *side { return &r.side }),
	codec.Name[scope]("cause", func(r *retreat) *retreatCause { return &r.cause }, retreatCauseIDs),
	codec.Number[scope]("zones", func(r *retreat) *int8 { return &r.zones }).Within(0, mostGiven),
	codec.Flag[scope]("tried", func(r *retreat) *bool { return &r.tried }),
	codec.Flag[scope]("crowd", func(r *retreat) *bool { return &r.crowd }),
	codec.Hexes[scope]("trail", func(r *retreat) *[]board.ID { return &r.trail }),
	codec.Number[scope]("begun", func(r *retreat) *int8 { return &r.begun }).Within(0, mostOwed),
	codec.Units[scope]("units", func(r *retreat) *[]int16 { return &r.units }),
	codec.Own("owes", func(_ scope, r *retreat) bool { return len(r.owes) == 0 }, writeOwes, readOwes),
).Must(func(s scope, r *retreat) string {
	switch {
	case r.side == nobody || len(r.trail) == 0 || len(r.units) == 0:
		return "name a side, units and where they are"
	case len(r.owes) != len(r.units) || int(r.begun) >= len(r.trail):
		return "say of each unit how far it goes"
	}
	return ""
})

// repulseFields are the Repulse in hand.
var repulseFields = codec.Of(
	codec.Hex[scope]("target", func(q *repulse) *board.ID { return &q.target }),
	codec.Hex[scope]("from", func(q *repulse) *board.ID { return &q.from }),
	codec.Units[scope]("units", func(q *repulse) *[]int16 { return &q.units }),
	codec.Units[scope]("checks", func(q *repulse) *[]int16 { return &q.checks }),
	codec.Units[scope]("pushed", func(q *repulse) *[]int16 { return &q.pushed }),
	codec.Flag[scope]("retreat", func(q *repulse) *bool { return &q.retreat }),
)

// copyCombat copies what is in hand of attacks and retreats, in the memory that the
// position has.
func (p *Position) copyCombat(old, from *Position) {
	p.attacks = core.Renew(old.attacks, from.attacks, (*attack).copyFrom)
	p.struck = append(old.struck[:0], from.struck...)
	p.combat.fighters = append(old.combat.fighters[:0], from.combat.fighters...)
	p.retreats = core.Renew(old.retreats, from.retreats, (*retreat).copyFrom)
	p.repulse.units = append(old.repulse.units[:0], from.repulse.units...)
	p.repulse.checks = append(old.repulse.checks[:0], from.repulse.checks...)
	p.repulse.pushed = append(old.repulse.pushed[:0], from.repulse.pushed...)
}

func (x *attack) copyFrom(from *attack) {
	x.target, x.units, x.pushed = from.target, append(x.units[:0], from.units...), append(x.pushed[:0], from.pushed...)
}

func (r *retreat) copyFrom(from *retreat) {
	was := *r
	*r = *from
	r.trail, r.units, r.owes = append(was.trail[:0], from.trail...), append(was.units[:0], from.units...), append(was.owes[:0], from.owes...)
}

func writeOwes(w *codec.Writer, _ scope, r *retreat) {
	w.List("", len(r.owes), func(i int) { w.Int(int(r.owes[i])) })
}

func readOwes(r *codec.Reader, _ scope, raw json.RawMessage, x *retreat) {
	x.owes = nil
	for _, n := range codec.Decode[[]int8](r, raw) {
		x.owes = append(x.owes, int8(r.Number(int(n), 0, mostOwed)))
	}
}
