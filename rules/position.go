package rules

import "strings"

// Position is one state of a game: plain data with its own dice inside. It is
// not safe for use by several goroutines at once; clone it instead.
type Position interface {
	// Ruleset is the rulebook that the position obeys.
	Ruleset() Ruleset
	// Status tells the turn, the phase and who is to decide.
	Status() Status
	// Offers lists every action that is legal now, in a fixed order. It is
	// empty only when the game is over.
	Offers() []Offer
	// Do carries an action out. An action that is not offered gives an
	// *Illegal and leaves the position as it was.
	Do(a Action) ([]Event, error)
	// Dice are the position's dice.
	Dice() *Dice
	// Outcome is nil until the game is over.
	Outcome() *Outcome
	// View is what a side may see; the empty side sees all.
	View(side Side) *View
	// Overlay answers a question about the map as a side may see it. The error
	// names what is wrong with the query.
	Overlay(side Side, q Query) (*Overlay, error)
	// Clone is an independent copy.
	Clone() Position
	// AppendJSON appends the position as one line of JSON that Ruleset.Load
	// reads back to an equal position.
	AppendJSON(b []byte) []byte
}

// Status tells where in the game a position stands.
type Status struct {
	Scenario string `json:"scenario"`
	Turn     int    `json:"turn"`
	Side     Side   `json:"side"`            // whose player turn it is
	Phase    string `json:"phase"`           // id of the phase
	Stage    string `json:"stage,omitempty"` // finer than the phase: what is being decided
	ToAct    Side   `json:"to_act"`          // who decides next, "" when the game is over
	Over     bool   `json:"over,omitempty"`
}

// SeenBy is the status as a side may know it; the empty side sees all. While the other
// side decides it does not name the stage, which could tell what that side does in
// secret, such as taking up a unit that lies face down.
func (s Status) SeenBy(side Side) Status {
	if side != "" && s.ToAct != "" && s.ToAct != side {
		s.Stage = ""
	}
	return s
}

// Outcome is how a game ended. Winner is "" for a draw.
type Outcome struct {
	Winner Side         `json:"winner"`
	Grade  string       `json:"grade,omitempty"` // for rulebooks that tell grades of victory
	Points map[Side]int `json:"points,omitempty"`
	Why    string       `json:"why"`
	Case   string       `json:"case"`
	Levels string       `json:"levels,omitempty"` // what each level of victory takes, in a sentence
}

// Action is one decision. Which fields a verb uses is listed in the ruleset's
// README. Two actions are the same when they are equal.
type Action struct {
	Verb   string `json:"verb"`
	Unit   string `json:"unit,omitempty"`
	Hex    string `json:"hex,omitempty"`
	From   string `json:"from,omitempty"`
	Choice string `json:"choice,omitempty"`
}

// Offer is a legal action and what is known of it beforehand.
type Offer struct {
	Action // its Verb may be one of those that windows know: see VerbPick and the rest
	// Label says in a few words what the action does.
	Label string `json:"label"`
	// Case is the rulebook's case that allows it.
	Case string `json:"case,omitempty"`
	// Cost and Left are points that a move takes and leaves; Left is -1 where
	// the offer costs none.
	Cost int `json:"cost,omitempty"`
	Left int `json:"left,omitempty"`
	// Per is into how many parts a point is divided where Cost and Left count
	// parts: 2 for halves; 0 where they count whole points. See Points.
	Per int `json:"per,omitempty"`
	// Dice is the number of dice that the action throws.
	Dice int `json:"dice,omitempty"`
}

// Illegal is the answer to an action that the rules do not allow.
type Illegal struct {
	Case   string // of the rulebook; "" only for a verb, unit or hex that the game does not have
	Why    string // one sentence with its full stop
	Action Action
}

func (e *Illegal) Error() string {
	if e.Case == "" {
		return e.Why
	}
	return strings.TrimSuffix(e.Why, ".") + " (" + e.Case + ")."
}

// Unsound is what is wrong with a position that is read from JSON.
type Unsound struct {
	At  string // the field, with a colon at its end unless an index follows; "" for all of it
	Why string // what is wrong there
}

func (e *Unsound) Error() string { return e.At + e.Why }

// Event is something that happened, in words and as data.
type Event struct {
	Kind string `json:"kind"`
	Case string `json:"case,omitempty"`
	Text string `json:"text"` // one sentence
	// Side is whose doing it was, or whom it befell.
	Side  Side     `json:"side,omitempty"`
	Units []string `json:"units,omitempty"`
	Hexes []string `json:"hexes,omitempty"`
	// Battle names the attack that the event belongs to: all events of one attack
	// bear the same name, and no other attack of the phase has it. It is "" for
	// what belongs to no attack.
	Battle string `json:"battle,omitempty"`
	// Result is what the dice gave in an attack, as the table prints it, and Means
	// says it in a sentence.
	Result string `json:"result,omitempty"`
	Means  string `json:"means,omitempty"`
	Dice   []int  `json:"dice,omitempty"`
	// Aside is how many of the first dice were not for the result, but for a modifier.
	Aside int `json:"aside,omitempty"`
	// Brought are the modifiers that came of those.
	Brought []Modifier `json:"brought,omitempty"`
	// Points is a change of victory points of Side.
	Points int `json:"points,omitempty"`
	// Due are the losses that the tables of an attack gave with these dice: those that
	// Sheet.Losses holds the chances of. What a side loses beyond them by choice, or
	// cannot lose any more, does not change them.
	Due []Due `json:"-"`
	// Reveals tells that something hidden was seen by the other side.
	Reveals bool `json:"reveals,omitempty"`
	// Public is what everyone but Side sees of a partly hidden event: nil where
	// all see the same, an event without a Kind where the others see nothing.
	Public *Event `json:"-"`
}

// Due is how many losses the tables gave a side.
type Due struct {
	Side   Side
	Losses int
}

// SeenBy is the event as a side may know it; the empty side sees all. Which attack
// it belongs to is no secret.
func (e Event) SeenBy(side Side) Event {
	if e.Public == nil || side == "" || side == e.Side {
		return e
	}
	seen := *e.Public
	if seen.Kind != "" {
		seen.Battle = e.Battle
	}
	return seen
}

// Fence tells whether something in the events should not be taken back in an
// earnest game: dice fell, or hidden things were seen.
func Fence(events []Event) bool {
	for _, e := range events {
		if len(e.Dice) > 0 || e.Reveals {
			return true
		}
	}
	return false
}
