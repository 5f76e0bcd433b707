package galicia

import (
	"strings"

	"vistula/rules"
	"vistula/rules/board"
)

// refusal is why something is not allowed. {unit}, {hex} and {from} in the
// sentence stand for what the action names.
type refusal struct{ cas, why string }

// args are the unit and the hexes that an action names; unit is -1 and a hex
// None where it names none.
type args struct {
	unit      int16
	hex, from board.ID
}

// what a verb's action must name.
type fields uint8

const (
	namesUnit fields = 1 << iota
	namesHex
	namesFrom
	mayNameUnit
)

// verb is one kind of action.
type verb struct {
	name   string
	label  string
	cas    string
	takes  fields
	stages []stage
	dice   int
	// check tells why the action is refused, nil where it is legal. It is the
	// one place that knows: offers are the candidates that pass it.
	check func(p *Position, a args) *refusal
	// candidates lists all that could be offered; nil for a verb that names
	// nothing.
	candidates func(p *Position, yield func(args))
	do         func(p *Position, a args)
	// price gives the cost of the action and what is left; nil where it has none.
	price func(p *Position, a args) (cost, left int)
}

// verbs are all verbs, in the order in which they are offered.
var verbs []*verb

var verbByName = map[string]*verb{}

// addVerbs is called from the init of the files that know the verbs.
func addVerbs(vs ...*verb) {
	for _, v := range vs {
		verbs = append(verbs, v)
		verbByName[v.name] = v
	}
}

func (v *verb) at(s stage) bool {
	for _, x := range v.stages {
		if x == s {
			return true
		}
	}
	return false
}

var nothing = args{unit: -1, hex: board.None, from: board.None}

// Offers lists every action that is legal now.
func (p *Position) Offers() []rules.Offer {
	room := 8
	if p.stage == atMove { // about everyone can be picked
		room = len(p.units)
	}
	offers := make([]rules.Offer, 0, room)
	for _, v := range verbs {
		if !v.at(p.stage) {
			continue
		}
		add := func(a args) {
			if v.check != nil && v.check(p, a) != nil {
				return
			}
			o := rules.Offer{Action: p.action(v, a), Label: v.label, Case: v.cas, Dice: v.dice, Left: -1}
			if v.price != nil {
				o.Cost, o.Left = v.price(p, a)
			}
			offers = append(offers, o)
		}
		if v.candidates == nil {
			add(nothing)
		} else {
			v.candidates(p, add)
		}
	}
	return offers
}

func (p *Position) action(v *verb, a args) rules.Action {
	action := rules.Action{Verb: v.name}
	if a.unit >= 0 {
		action.Unit = p.rs.units[a.unit].ID
	}
	if a.hex != board.None {
		action.Hex = p.rs.board.Number(a.hex)
	}
	if a.from != board.None {
		action.From = p.rs.board.Number(a.from)
	}
	return action
}

// Do carries an action out. An action that is not offered gives an
// *rules.Illegal and leaves the position as it was.
func (p *Position) Do(action rules.Action) ([]rules.Event, error) {
	v, ok := verbByName[action.Verb]
	if !ok {
		return nil, &rules.Illegal{Why: "There is no verb \"" + action.Verb + "\" in this game.", Action: action}
	}
	a, r := p.read(v, action)
	if r == nil && !v.at(p.stage) {
		r = p.notNow(v)
	}
	if r == nil && v.check != nil {
		r = v.check(p, a)
	}
	if r != nil {
		return nil, p.illegal(r, action, a)
	}
	p.events = nil
	v.do(p, a)
	p.proceed()
	events := p.events
	p.events = nil
	return events, nil
}

// read turns the names of an action into indexes.
func (p *Position) read(v *verb, action rules.Action) (args, *refusal) {
	a := nothing
	if bad := misnamed(v, action); bad != "" {
		return a, &refusal{v.cas, "The verb \"" + v.name + "\" " + bad + "."}
	}
	if action.Unit != "" {
		u, ok := p.rs.unitByID[action.Unit]
		if !ok {
			return a, &refusal{v.cas, "There is no unit \"" + action.Unit + "\"."}
		}
		a.unit = u
	}
	for _, named := range []struct {
		number string
		into   *board.ID
	}{{action.Hex, &a.hex}, {action.From, &a.from}} {
		if named.number == "" {
			continue
		}
		id, ok := p.rs.board.Find(named.number)
		if !ok {
			return a, &refusal{v.cas, "There is no hex " + named.number + " on the map."}
		}
		*named.into = id
	}
	return a, nil
}

// misnamed tells what is wrong with the fields that an action uses.
func misnamed(v *verb, action rules.Action) string {
	for _, f := range []struct {
		name, value string
		must, may   bool
	}{
		{"unit", action.Unit, v.takes&namesUnit != 0, v.takes&mayNameUnit != 0},
		{"hex", action.Hex, v.takes&namesHex != 0, false},
		{"from", action.From, v.takes&namesFrom != 0, false},
		{"choice", action.Choice, false, false},
	} {
		switch {
		case f.must && f.value == "":
			return "must name a " + f.name
		case !f.must && !f.may && f.value != "":
			return "takes no " + f.name
		}
	}
	return ""
}

// notNow says why a verb does not fit what is being decided.
func (p *Position) notNow(v *verb) *refusal {
	if p.stage == atEnd {
		return &refusal{"15.0", "The game is over."}
	}
	return &refusal{"3.2", "\"" + v.name + "\" is not possible now: " + p.ask()}
}

func (p *Position) illegal(r *refusal, action rules.Action, a args) *rules.Illegal {
	why := r.why
	if strings.Contains(why, "{") {
		label, hex, from := "The unit", "", ""
		if a.unit >= 0 {
			label = p.label(a.unit)
		}
		if a.hex != board.None {
			hex = p.hexName(a.hex)
		}
		if a.from != board.None {
			from = p.hexName(a.from)
		}
		why = strings.NewReplacer("{unit}", label, "{hex}", hex, "{from}", from).Replace(why)
	}
	return &rules.Illegal{Case: r.cas, Why: why, Action: action}
}

// Refusals that several verbs share.
var (
	refuseNotYours  = &refusal{"3.2", "{unit} is not a unit of the side whose decision this is."}
	refuseOffMap    = &refusal{"2.1", "{unit} is not on the map."}
	refuseNotBeside = &refusal{"4.2", "{hex} is not adjacent."}
)

// each offers every unit of a list.
func each(units []int16, yield func(args)) {
	for _, u := range units {
		yield(args{unit: u, hex: board.None, from: board.None})
	}
}

// eachHere offers the units that stand where the units in hand do.
func eachHere(p *Position, yield func(args)) {
	hex := p.units[p.moving[0]].hex
	for i := range p.units {
		if p.units[i].hex == hex {
			yield(args{unit: int16(i), hex: board.None, from: board.None})
		}
	}
}

// eachOwn offers every unit of the phasing side on the map.
func eachOwn(p *Position, yield func(args)) {
	for i := range p.units {
		if p.rs.units[i].side == p.side && p.units[i].hex != board.None {
			yield(args{unit: int16(i), hex: board.None, from: board.None})
		}
	}
}
