package bot

import (
	"math"
	"slices"

	"vistula/rules"
	"vistula/rules/board"
)

// judge weighs positions of one game for one side by their Facts, and by what the
// rulebook adds to them.
type judge struct {
	*field
	terms  []rules.Term
	side   rules.Side // whose weights it has
	manner            // by which it weighs now
	plain  manner     // by which it weighs where no army group plays in a way of its own
	values []float64
	pulls  *pulls
	foes   [2]front // the enemies of each side
	posts  []post   // the units on the map, in one evaluation

	// What stands in each hex, by side; only the hexes of used are not empty.
	attack, defense, worth [2][]float64
	used                   []board.ID
	// closed tells where no retreat of an enemy leads, as a side stands in the hex or beside it.
	closed []bool
	shuts  []board.ID
	// aim is how much of its attack each hex has next to it.
	aim   []float64
	aimed []board.ID
}

func newJudge(p rules.Position, f *rules.Facts, side rules.Side, as taste) (*judge, error) {
	j := &judge{field: newField(p.Ruleset().Board(), f), terms: termsOf(p)}
	j.lay(p.Ruleset())
	var err error
	if err = j.weighAs(p.Ruleset(), side, as); err != nil {
		return nil, err
	}
	j.makeRoom()
	return j, nil
}

// double is a judge of the same game that weighs for itself.
func (j *judge) double() *judge {
	d := &judge{field: j.field, terms: j.terms, pulls: j.pulls}
	d.makeRoom()
	return d
}

// makeRoom makes the memory that judging takes.
func (j *judge) makeRoom() {
	j.values = make([]float64, len(j.terms))
	n := j.board.Len()
	for s := range j.attack {
		j.attack[s], j.defense[s], j.worth[s] = make([]float64, n), make([]float64, n), make([]float64, n)
	}
	j.aim = make([]float64, n)
	j.closed = make([]bool, n)
}

// weighAs has the judge weigh as a side does, and by a taste, from now on.
func (j *judge) weighAs(rs rules.Ruleset, side rules.Side, as taste) (err error) {
	if j.plain, err = mannerOf(rs, j.terms, side, as); err != nil {
		return err
	}
	j.side = side
	j.manner = j.plain
	if speed, decay := j.shape(shapeSpeed), j.shape(shapeDecay); j.pulls == nil || j.pulls.speed != speed || j.pulls.decay != decay {
		j.pulls = &pulls{speed: speed, decay: decay}
	}
	return nil
}

// manner is how a part of an army plays: the weights by which its marches are judged, and
// what comes of its fights.
type manner struct {
	weights []float64
	fought  []float64
}

func mannerOf(rs rules.Ruleset, terms []rules.Term, side rules.Side, as taste) (m manner, err error) {
	if m.weights, err = weigh(rs, terms, side, as); err != nil {
		return m, err
	}
	m.fought = slices.Clone(m.weights)
	for _, t := range []int{termChance, termApproach, termCommand, termRing} {
		m.fought[t] *= m.weights[int(generalTerms)+shapeAgain]
	}
	return m, nil
}

// ownTerms is where the rulebook's own terms begin.
const ownTerms = int(generalTerms) + int(generalShapes)

// shape is a number that gives a term its shape.
func (j *judge) shape(n int) float64 { return j.weights[int(generalTerms)+n] }

// weighs is what a position is worth to a side: the sum of its terms by their weights.
func (j *judge) weighs(p rules.Position, f *rules.Facts, me int8) float64 {
	return j.sum(p, f, me, j.weights)
}

// sum is what a position is worth to a side by some weights.
func (j *judge) sum(p rules.Position, f *rules.Facts, me int8, weights []float64) (sum float64) {
	j.appraise(p, f, me)
	for i, v := range j.values {
		sum += v * weights[i]
	}
	return sum
}

// inPoints is a worth in victory points of the margin at the end, whatever a point
// weighs.
func (j *judge) inPoints(worth float64) float64 {
	if w := j.weights[termPoints]; w > 0 {
		return worth / w
	}
	return worth
}

// appraise fills in the value of each term.
func (j *judge) appraise(p rules.Position, f *rules.Facts, me int8) {
	clear(j.values)
	j.facts(f, me)
	if a, ok := p.(rules.Appraising); ok && len(j.values) > ownTerms {
		a.Appraise(f.Sides[me], f, j.values[ownTerms:])
	}
}

// facts fills in the general terms.
func (j *judge) facts(f *rules.Facts, me int8) {
	v := j.values
	v[termPoints] = float64(f.Points[me] - f.Points[1-me])
	j.muster(f)
	j.findFoes(f, me)
	for i := range f.Units {
		j.unit(f, &f.Units[i], me)
	}
	for i := range f.Objectives {
		o := j.asHeld(&f.Objectives[i])
		switch o.Holder {
		case me:
			v[termPoints] += float64(o.Due[me])
		case 1 - me:
			v[termPoints] -= float64(o.Due[1-me])
		}
		v[termObjectives] += j.objective(f, &o, me)
	}
	if j.weights[termLines] != 0 { // it is dear, and some books weigh supply by terms of their own
		v[termLines] = j.carried(f, me)
	}
	if f.Status.ToAct == f.Sides[me] { // the room is that of the side that decides
		for _, h := range j.used {
			v[termCrowd] += float64(min(0, f.Hexes[h].Room))
		}
	}
	v[termThreat] = -j.fights(f, 1-me)
	v[termChance] = j.fights(f, me)
	if j.weights[termRing] != 0 {
		v[termRing] = j.ring(me)
	}
	j.clear()
}

// strength is what a unit is worth in the field.
func strength(u *rules.UnitFacts) float64 {
	return (float64(u.Attack) + float64(u.Defense)) / 2
}

// muster sums up what stands where.
func (j *judge) muster(f *rules.Facts) {
	j.posts = j.posts[:0]
	for i := range f.Units {
		u := &f.Units[i]
		if u.Hex == board.None || u.Side < 0 {
			continue
		}
		if j.worth[0][u.Hex] == 0 && j.worth[1][u.Hex] == 0 {
			j.used = append(j.used, u.Hex)
		}
		j.posts = append(j.posts, post{u.Hex, u.Side, strength(u), j.pulls.row(int(u.Allowance))})
		j.attack[u.Side][u.Hex] += float64(u.Attack)
		if u.State&rules.Beneath == 0 {
			j.defense[u.Side][u.Hex] += float64(u.Defense)
		}
		j.worth[u.Side][u.Hex] += strength(u) + aside(u)
	}
}

// aside is what a unit is worth besides its strength: of headquarters and depots there
// are few.
func aside(u *rules.UnitFacts) float64 {
	if u.State&(rules.Headquarters|rules.Depot) != 0 {
		return 3
	}
	return 0.25
}

func (j *judge) clear() {
	for _, h := range j.used {
		for s := range j.attack {
			j.attack[s][h], j.defense[s][h], j.worth[s][h] = 0, 0, 0
		}
	}
	j.used = j.used[:0]
}

// unit adds what becomes of one unit.
func (j *judge) unit(f *rules.Facts, u *rules.UnitFacts, me int8) {
	if u.State&rules.Lost != 0 || u.Side < 0 {
		return
	}
	sign := 1.0
	if u.Side != me {
		sign = -1
	}
	s := strength(u) + aside(u)
	j.values[termMaterial] += sign * s
	if u.Hex == board.None {
		if u.State&rules.ToCome != 0 {
			j.values[termAbsent] -= sign * s
		}
		return
	}
	if f.Hexes[u.Hex].Supply&(1<<u.Side) == 0 {
		j.values[termSupply] -= sign * s / 4
	}
	if u.State&rules.OutOfSupply != 0 {
		j.values[termSupply] -= sign * s / 8
	}
	if u.State&rules.OutOfCommand != 0 {
		j.values[termCommand] -= sign * s / 4
	}
	if u.Side == me {
		j.posted(f, u, s)
	}
}

// posted judges where an own unit stands: headquarters and depots close behind those
// they are there for, the others not far from where they are of use.
func (j *judge) posted(f *rules.Facts, u *rules.UnitFacts, s float64) {
	if u.State&(rules.Headquarters|rules.Depot) == 0 {
		j.values[termApproach] -= s * j.idle(u)
		return
	}
	near, friends := 0.0, 0
	for i := range f.Units {
		o := &f.Units[i]
		if o.Hex == board.None || o.Attack == 0 {
			continue
		}
		d := j.board.Distance(u.Hex, o.Hex)
		switch {
		case d < 0:
		case o.Side == u.Side && d <= 6:
			if u.Serves(o) {
				near += float64(6-d) / 6
			}
			if d == 0 {
				friends++
			}
		case o.Side != u.Side && d <= 3:
			j.values[termSafety] -= j.exposure(d) / float64(1+2*friends)
		}
	}
	j.values[termSupport] += math.Sqrt(near)
}

// exposure is how much an enemy so many hexes off counts for a headquarters or depot.
func (j *judge) exposure(hexes int) float64 {
	if hexes == 3 {
		return j.shape(shapeWary)
	}
	return float64(3 - hexes)
}

// idle is how many turns a unit is from the nearest enemy.
func (j *judge) idle(u *rules.UnitFacts) float64 {
	return float64(min(60, j.foes[u.Side].away[u.Hex])) / float64(max(2, u.Allowance))
}

// asHeld is a place as it would be held where units stand now, for the player also asks what
// would be if one stood elsewhere: it looks who stands in one for which points are due or that
// is only held by who stands there. What is due to its holder he does not win once more.
func (j *judge) asHeld(o *rules.ObjectiveFacts) rules.ObjectiveFacts {
	x := *o
	if o.Hex == board.None || !o.Manned && o.Due == [2]int16{} {
		return x
	}
	switch first, second := j.worth[0][o.Hex] > 0, j.worth[1][o.Hex] > 0; {
	case first != second:
		x.Holder = 0
		if second {
			x.Holder = 1
		}
	case o.Manned && !first:
		x.Holder = -1
	}
	if h := x.Holder; h >= 0 && x.Due[h] > 0 {
		x.Once[h] = 0
	}
	return x
}

// objective is what a place is worth to a side: what it earns until the end, times how
// likely it is in whose hands.
func (j *judge) objective(f *rules.Facts, o *rules.ObjectiveFacts, me int8) float64 {
	if o.Hex == board.None || o.Once == [2]int16{} && o.EachTurn == [2]int16{} && o.AtEnd == [2]int16{} {
		return 0
	}
	chance := j.holds(o)
	settle(f, o, &chance)
	return j.earns(o, me, turnsLeft(f, me), chance[me]) - j.earns(o, 1-me, turnsLeft(f, 1-me), chance[1-me])
}

// turnsLeft is how often a side will be given points for what it holds, after what is due:
// half a time for this turn, where it is not known to have been counted.
func turnsLeft(f *rules.Facts, s int8) float64 {
	left := float64(max(0, f.LastTurn-f.Status.Turn))
	if !f.Counted[s] {
		left += 0.5
	}
	return left
}

// settle takes away chances that are none any more: who does not act again takes nothing,
// and what the other side holds then it keeps.
func settle(f *rules.Facts, o *rules.ObjectiveFacts, chance *[2]float64) {
	for s := range int8(2) {
		switch {
		case !f.Done[s]:
		case o.Holder == 1-s:
			chance[s], chance[1-s] = 0, 1
		case o.Holder != s:
			chance[s] = 0
		}
	}
}

// earns is what a place earns a side until the end, so many turns from now. It belongs to
// whoever holds it for the time being: only in the course of some turns does it pass to whom
// it is likely to belong in the end.
func (j *judge) earns(o *rules.ObjectiveFacts, s int8, left, chance float64) float64 {
	tenure := j.shape(shapeTenure)
	kept := math.Exp(-left / tenure) // of what is so now, at the end
	now, once := 0.0, float64(o.Once[s])
	switch o.Holder {
	case s:
		now, once = 1, 0
	case 1 - s:
		once += float64(o.Once[1-s])
	}
	turns := chance*left + (now-chance)*tenure*(1-kept)
	return float64(o.EachTurn[s])*turns + float64(o.AtEnd[s])*(chance+(now-chance)*kept) + once*chance
}

// carried is how far forward supply is carried: to what the side could still win, by how
// close it comes to it, and how close the depots in supply are.
func (j *judge) carried(f *rules.Facts, me int8) (sum float64) {
	left := float64(max(0, f.LastTurn-f.Status.Turn)) + 0.5
	for i := range f.Objectives {
		o := &f.Objectives[i]
		prize := float64(o.EachTurn[me])*left + float64(o.AtEnd[me]) + float64(o.Once[me])
		if o.Hex == board.None || o.Holder == me || prize <= 0 {
			continue
		}
		nearest, all := j.supplied(f, o.Hex, me), 0.0
		for n := range f.Units {
			u := &f.Units[n]
			if u.Side != me || u.State&rules.Depot == 0 || u.Hex == board.None || f.Hexes[u.Hex].Supply&(1<<me) == 0 {
				continue
			}
			if d := j.from(o.Hex)[u.Hex]; d != unreached {
				all += 1 / (1 + float64(d)/3)
			}
		}
		sum += prize * (nearest + all/4)
	}
	return sum
}

// supplied is how close a side's supply comes to a hex: 1 there, less the farther off.
func (j *judge) supplied(f *rules.Facts, at board.ID, me int8) float64 {
	away := j.from(at)
	for _, h := range j.around(at) {
		if f.Hexes[h].Supply&(1<<me) != 0 {
			return 1 / (1 + float64(away[h])/3)
		}
	}
	return 1 / (1 + float64(farthest)/3)
}

// holds is how likely a place is in the hands of each side at the end, by who can bring
// what to it and how soon.
func (j *judge) holds(o *rules.ObjectiveFacts) (chance [2]float64) {
	away := j.from(o.Hex)
	var pull [2]float64
	for i := range j.posts {
		if u := &j.posts[i]; away[u.at] != unreached {
			pull[u.side] += u.strength * u.reach[away[u.at]]
		}
	}
	if o.Holder >= 0 {
		pull[o.Holder] = j.shape(shapeHold)*pull[o.Holder] + 0.1
	}
	a, b := pull[0], pull[1]
	if power := j.shape(shapePower); power != 1 {
		a, b = math.Pow(a, power), math.Pow(b, power)
	}
	if a+b == 0 {
		return [2]float64{0.5, 0.5}
	}
	return [2]float64{a / (a + b), b / (a + b)}
}

// fights is what the attacks of a side that stands next to the enemy promise it:
// every unit attacks where most do.
func (j *judge) fights(f *rules.Facts, by int8) float64 {
	for _, h := range j.used {
		if a := j.attack[by][h]; a > 0 {
			for d, n := range j.board.Neighbours(h) {
				if n == board.None || j.worth[1-by][n] == 0 {
					continue
				}
				if part := a / j.covered(h, d); part > 0 {
					if j.aim[n] == 0 {
						j.aimed = append(j.aimed, n)
					}
					j.aim[n] += part
				}
			}
		}
	}
	sum := 0.0
	for _, h := range j.aimed {
		ratio := j.aim[h] / max(1, j.defense[1-by][h])
		if gain := j.worth[1-by][h]*damage(ratio) - price(ratio)*min(j.aim[h], 3*j.worth[1-by][h]); gain > 0 {
			sum += gain
		}
		j.aim[h] = 0
	}
	j.aimed = j.aimed[:0]
	return sum
}

// covered is by what the ground divides an attack from a hex in a direction.
func (j *judge) covered(from board.ID, d int) float64 {
	if j.cover == nil {
		return 1
	}
	c := float64(j.cover[from][d])
	switch ground := j.shape(shapeGround); {
	case c == 1 || ground == 1:
		return c
	default:
		return math.Pow(c, ground)
	}
}

// damage is what share of a defender an attack at a ratio costs, as tables of combat
// results mostly have it.
func damage(ratio float64) float64 { return along(ratio, 0.02, 0.06, 0.15, 0.3, 0.45, 0.6, 0.75) }

// price is what share of the attackers it costs.
func price(ratio float64) float64 { return along(ratio, 0.5, 0.35, 0.22, 0.12, 0.08, 0.05, 0.03) }

// along reads a row of values at the ratios 1:3, 1:2, 1:1, 2:1, 3:1, 4:1 and 6:1.
func along(ratio float64, row ...float64) float64 {
	marks := [...]float64{1. / 3, 0.5, 1, 2, 3, 4, 6}
	if ratio <= marks[0] {
		return row[0]
	}
	for i := 1; i < len(marks); i++ {
		if ratio < marks[i] {
			part := (ratio - marks[i-1]) / (marks[i] - marks[i-1])
			return row[i-1] + part*(row[i]-row[i-1])
		}
	}
	return row[len(row)-1]
}
