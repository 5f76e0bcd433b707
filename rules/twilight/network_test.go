package twilight

import (
	"slices"
	"testing"

	"vistula/rules/rulestest"
)

// army is one with a depot of 6 and 8 hexes (unit 100) and a train of 4 and 7 (unit
// 200, corps 1), which stands so many quarters from the depot.
func anArmy(train int16) *network {
	n := &network{
		suppliers: []supplier{
			{unit: 100, depot: true, army: 0, corps: -1, able: true, reach: [2]int16{24, 32}},
			{unit: 200, army: 0, corps: 1, able: true, reach: [2]int16{16, 28}},
		},
		receivers: []receiver{{unit: 200, train: 1, army: 0, corps: 1, follows: -1, rail: noLine}},
	}
	n.suppliers[0].lines, n.suppliers[1].lines = []int16{train}, []int16{0}
	return n
}

// add gives a network a unit so many quarters from the depot and the train.
func (n *network) add(u receiver, lines ...int16) int {
	u.unit, u.train, u.bukowina = int16(len(n.receivers)), -1, noLine
	n.receivers = append(n.receivers, u)
	for i := range n.suppliers {
		n.suppliers[i].lines = append(n.suppliers[i].lines, lines[i])
	}
	return len(n.receivers) - 1
}

func unit1() receiver { return receiver{army: 0, corps: 1, follows: -1, rail: noLine} }

func TestDepotAndTrainSupplyTheUnitsOfTheirCommand(t *testing.T) {
	rulestest.Cite(t, "14.2", "14.3.1", "14.3.2", "6.3")
	for _, c := range []struct {
		what         string
		depot, train int16
		change       func(n *network, r *receiver)
		state        int8
		source       int16
	}{
		{"within the depot's range", 24, noLine, nil, inSupply, 100},
		{"beyond it", 25, noLine, nil, outOfSupply, -1},
		{"within its train's range", noLine, 16, nil, inSupply, 200},
		{"beyond it", noLine, 17, nil, outOfSupply, -1},
		{"the nearest of both", 8, 4, nil, inSupply, 200},
		{"of another army", 8, 4, func(_ *network, r *receiver) { r.army = 2 }, outOfSupply, -1},
		{"of another corps", noLine, 4, func(_ *network, r *receiver) { r.corps = 2 }, outOfSupply, -1},
		{"independent", noLine, 4, func(_ *network, r *receiver) { r.corps = -1 }, outOfSupply, -1},
		{"independent, near the depot", 8, 4, func(_ *network, r *receiver) { r.corps = -1 }, inSupply, 100},
		{"entrained, or fed by a fortress", noLine, noLine, func(_ *network, r *receiver) { r.always = true }, inSupply, -1},
		{"its train is entrained", noLine, 4, func(n *network, _ *receiver) { n.suppliers[1].able = false }, outOfSupply, -1},
		{"the depot cannot supply", 8, noLine, func(n *network, _ *receiver) { n.suppliers[0].able = false }, outOfSupply, -1},
	} {
		n := anArmy(24)
		u := n.add(unit1(), c.depot, c.train)
		if c.change != nil {
			c.change(n, &n.receivers[u])
		}
		n.solve()
		if r := n.receivers[u]; r.state != c.state || r.source != c.source {
			t.Errorf("%s: %s by %d, want %s by %d", c.what, supplyIDs[r.state], r.source, supplyIDs[c.state], c.source)
		}
	}
}

func TestATrainIsSuppliedByADepotOrOnARailway(t *testing.T) {
	rulestest.Cite(t, "14.2.2", "14.4")
	for _, c := range []struct {
		what  string
		depot int16
		rail  int16
		army  int8
		want  int8
	}{
		{"within the depot's range", 24, noLine, 0, inSupply},
		{"beyond it", 25, noLine, 0, outOfSupply},
		{"on a railway", noLine, 0, 0, inSupply},
		{"beside a railway", noLine, 1, 0, outOfSupply},
		{"attached to another army", 4, noLine, 3, outOfSupply},
	} {
		n := anArmy(c.depot)
		n.receivers[0].rail, n.receivers[0].army = c.rail, c.army
		u := n.add(unit1(), noLine, 4)
		n.solve()
		if n.receivers[0].state != c.want {
			t.Errorf("train, %s: %q", c.what, supplyIDs[n.receivers[0].state])
		}
		if n.receivers[u].state != c.want { // only a train In Supply supplies
			t.Errorf("unit of the train, %s: %q", c.what, supplyIDs[n.receivers[u].state])
		}
	}
}

// V002-26: three hexes from a railway is In Supply, four to six Low Supply.
func TestSupplyFromARailway(t *testing.T) {
	rulestest.Cite(t, "14.2.3", "14.4")
	for rail, want := range map[int16]int8{0: inSupply, 12: inSupply, 13: lowSupply, 24: lowSupply, 25: outOfSupply} {
		n := anArmy(noLine)
		u := n.add(receiver{corps: -1, follows: -1, rail: rail}, noLine, noLine)
		n.solve()
		if got := n.receivers[u].state; got != want {
			t.Errorf("%d quarters from the railway: %q, want %q", rail, supplyIDs[got], supplyIDs[want])
		}
	}
}

func TestExtendedTrainsGiveLowSupplyAndExtendedDepotsFullSupply(t *testing.T) {
	rulestest.Cite(t, "3.6", "14.4")
	n := anArmy(24)
	near, far, depot := n.add(unit1(), noLine, 4), n.add(unit1(), noLine, 28), n.add(unit1(), 32, noLine)
	n.suppliers[0].extended, n.suppliers[1].extended = true, true
	n.solve()
	for u, want := range map[int]int8{near: lowSupply, far: lowSupply, depot: inSupply} {
		if got := n.receivers[u].state; got != want {
			t.Errorf("unit %d: %q, want %q", u, supplyIDs[got], supplyIDs[want])
		}
	}
}

func TestATrainSuppliesTwoCavalryFormationsOfOthers(t *testing.T) {
	rulestest.Cite(t, "14.3.1", "6.3")
	n := anArmy(24)
	guest := receiver{corps: -1, cavalry: true, follows: -1, rail: noLine}
	first, second, third := n.add(guest, noLine, 8), n.add(guest, noLine, 8), n.add(guest, noLine, 8)
	bound := guest
	bound.corps = 7
	other := n.add(bound, noLine, 4)
	n.solve()
	for u, want := range map[int]int8{first: inSupply, second: inSupply, third: outOfSupply, other: outOfSupply} {
		if got := n.receivers[u].state; got != want {
			t.Errorf("cavalry %d: %q, want %q", u, supplyIDs[got], supplyIDs[want])
		}
	}
	foot := n.add(unit1(), noLine, 4)
	horse := n.add(receiver{corps: 1, rides: true, follows: -1, rail: noLine}, noLine, 4)
	n.suppliers[1].riders = true
	n.solve()
	if n.receivers[foot].state != outOfSupply || n.receivers[horse].state != inSupply {
		t.Error("the train of a Cavalry Corps supplies others than cavalry, or not its own")
	}
	if n.receivers[first].state != outOfSupply {
		t.Error("the train of a Cavalry Corps supplies cavalry that is not attached")
	}
}

func TestAnAssetSharesTheSupplyOfItsFormation(t *testing.T) {
	rulestest.Cite(t, "6.4")
	n := anArmy(24)
	division := n.add(unit1(), 8, 8)
	asset := n.add(receiver{corps: -1, follows: division, rail: noLine}, noLine, noLine)
	n.solve()
	if r := n.receivers[asset]; r.state != inSupply || r.source != n.receivers[division].source {
		t.Errorf("%q by %d", supplyIDs[r.state], r.source)
	}
}

func TestOnlyWhatMustBeIsExtended(t *testing.T) {
	rulestest.Cite(t, "14.4")
	for _, c := range []struct {
		what         string
		train        int16 // from the depot
		depot, corps int16 // of the unit
		want         []int16
	}{
		{"nothing", 24, 24, 4, nil},
		{"the depot, which keeps the unit In Supply", 24, 32, 28, []int16{100}},
		{"the depot, for the train", 30, noLine, 4, []int16{100}},
		{"the train", 24, noLine, 28, []int16{200}},
		{"both, where neither helps alone", 30, noLine, 28, []int16{100, 200}},
		{"nothing that does not help", 24, noLine, 30, nil},
	} {
		n := anArmy(c.train)
		n.add(unit1(), c.depot, c.corps)
		if got := n.extend(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
	idle := anArmy(30)
	if got := idle.extend(); len(got) > 0 {
		t.Errorf("a depot is extended for a train that supplies nobody: %v", got)
	}
}

// Of trains that supply two guests each as many find one as can: who could go elsewhere
// makes room for who could not (14.3.1).
func TestGuestsAreSharedOutAmongTrains(t *testing.T) {
	rulestest.Cite(t, "6.3.3", "14.3.1")
	guest := func(rail int16) receiver { return receiver{corps: -1, cavalry: true, follows: -1, rail: rail} }
	n := anArmy(24)
	n.suppliers = append(n.suppliers, supplier{unit: 300, army: 0, corps: 2, able: true, reach: [2]int16{16, 28}, lines: []int16{noLine}})
	n.receivers = append(n.receivers, receiver{unit: 300, train: 2, army: 0, corps: 2, follows: -1, rail: 0})
	n.suppliers[0].lines, n.suppliers[1].lines, n.suppliers[2].lines = []int16{24, noLine}, []int16{0, noLine}, []int16{noLine, 0}
	both, one, two, rail := n.add(guest(noLine), noLine, 4, 8), n.add(guest(noLine), noLine, 8, noLine), n.add(guest(noLine), noLine, 8, noLine), n.add(guest(railLow), noLine, 8, noLine)
	n.solve()
	for u, want := range map[int]int16{both: 300, one: 200, two: 200, rail: -1} {
		if r := n.receivers[u]; r.source != want {
			t.Errorf("unit %d is %q by %d, want %d", u, supplyIDs[r.state], r.source, want)
		}
	}
	if got := n.receivers[rail].state; got != lowSupply {
		t.Errorf("who is near a railway is %q", supplyIDs[got])
	}
	n.suppliers[1].extended = true
	n.solve()
	if r := n.receivers[both]; r.state != inSupply || n.receivers[one].state != lowSupply {
		t.Errorf("%q and %q", supplyIDs[r.state], supplyIDs[n.receivers[one].state])
	}
}

// A depot may be extended for the sake of a train that is extended after it, and the
// other way round.
func TestExtendedModeOfTwo(t *testing.T) {
	rulestest.Cite(t, "3.6", "14.4")
	n := anArmy(30)
	n.add(unit1(), noLine, 28)
	n.solve()
	if !n.helps(0) || !n.helps(1) {
		t.Error("neither may be extended alone")
	}
	n.suppliers[0].extended = true
	n.solve()
	if !n.helps(1) {
		t.Error("with the depot extended its train does not help")
	}
	n = anArmy(33)
	n.add(unit1(), noLine, 28)
	n.solve()
	if n.helps(0) || n.helps(1) {
		t.Error("what does not reach even so may be extended")
	}
}
