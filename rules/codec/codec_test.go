package codec_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/board"
	"vistula/rules/codec"
	"vistula/rules/hex"
)

// game is a position of a tiny game that has a field of every kind.
type game struct {
	turn    int8
	phase   int8
	side    int8
	front   int8
	rail    [2]int16
	started bool
	note    string
	at      board.ID
	way     []board.ID
	chief   int16
	guard   int16
	moving  []int16
	fight   fight
	awards  []award
	forts   [3]bool
}

type fight struct{ die int8 }

type award struct {
	points int16
	hex    board.ID
}

type gone struct{ hex board.ID }

var phases = []string{"move", "fight"}

func record() *codec.Record[*game, game] {
	return codec.Of(
		codec.Number[*game]("turn", func(g *game) *int8 { return &g.turn }).Within(1, 9).Always().Needed(),
		codec.Name[*game]("phase", func(g *game) *int8 { return &g.phase }, phases),
		codec.Side[*game]("side", func(g *game) *int8 { return &g.side }),
		codec.NameUnless[*game]("front", func(g *game) *int8 { return &g.front }, []string{"north", "south"}, -1),
		codec.Numbers[*game]("rail", func(g *game) []int16 { return g.rail[:] }).Between(func(_ *game, g *game) (int, int) { return -1, int(g.turn) }),
		codec.Flag[*game]("started", func(g *game) *bool { return &g.started }),
		codec.Text[*game]("note", func(g *game) *string { return &g.note }),
		codec.Hex[*game]("at", func(g *game) *board.ID { return &g.at }),
		codec.Hexes[*game]("way", func(g *game) *[]board.ID { return &g.way }),
		codec.Unit[*game]("chief", func(g *game) *int16 { return &g.chief }),
		codec.UnitPlusOne[*game]("guard", func(g *game) *int16 { return &g.guard }),
		codec.Units[*game]("moving", func(g *game) *[]int16 { return &g.moving }).Must(func(_ *game, g *game) string {
			if len(g.moving) > 1 && !g.started {
				return "nobody moves together before the start"
			}
			return ""
		}),
		codec.Object("fight", func(g *game) *fight { return &g.fight }, codec.Of(
			codec.Number[*game]("die", func(f *fight) *int8 { return &f.die }).Within(1, 6))),
		codec.List("awards", func(g *game) *[]award { return &g.awards }, codec.Of(
			codec.Number[*game]("points", func(a *award) *int16 { return &a.points }).Within(-99, 99).Always(),
			codec.Hex[*game]("hex", func(a *award) *board.ID { return &a.hex })), func(a *award) { a.hex = board.None }),
		codec.Sparse("gone", codec.Of(codec.Hex[*game]("hex", func(x *gone) *board.ID { return &x.hex })), nil,
			func(_ *game, g *game, yield func(*gone)) {
				for h, is := range g.forts {
					if is {
						yield(&gone{board.ID(h)})
					}
				}
			}, func(_ *codec.Reader, _ *game, g *game, list []gone) {
				for _, x := range list {
					g.forts[x.hex] = true
				}
			}),
	)
}

func names(t *testing.T) *codec.Names {
	t.Helper()
	sheet := &board.Map{ID: "road", Grid: board.Grid{Grid: hex.Grid{Orientation: hex.Pointy, Numbering: "r.cc",
		First: hex.Axis{Axis: "row", Direction: "up", From: 1, To: 1}, Second: hex.Axis{Axis: "column", Direction: "right", From: 1, To: 3},
		Shifted: "odd", Shift: "right"}}}
	for _, n := range []string{"1.01", "1.02", "1.03"} {
		sheet.Hexes = append(sheet.Hexes, board.Hex{Number: n, Terrain: "clear"})
	}
	b, err := board.New(sheet)
	if err != nil {
		t.Fatal(err)
	}
	return codec.NewNames(b, []string{"a.1", "a.2", "b.1"}, []rules.Side{"red", "blue"})
}

func empty() game { return game{turn: 1, side: -1, front: -1, at: board.None, chief: -1} }

func write(n *codec.Names, g *game) string {
	w := codec.Writer{Names: n}
	record().Write(&w, g, g)
	return string(w.B)
}

func TestARecordIsWrittenAndReadBack(t *testing.T) {
	n := names(t)
	full := game{turn: 3, phase: 1, side: 1, rail: [2]int16{3, -1}, started: true, note: "a \"note\"", at: 2, way: []board.ID{0, 1}, chief: 0,
		guard: 2, moving: []int16{0, 2}, fight: fight{4}, awards: []award{{-2, board.None}, {0, 1}}, forts: [3]bool{false, true, true}}
	for _, c := range []struct {
		g    game
		want string
	}{
		{empty(), `{"turn":1,"phase":"move"}`},
		{full, `{"turn":3,"phase":"fight","side":"blue","front":"north","rail":[3,-1],"started":true,"note":"a \"note\"","at":"1.03","way":["1.01","1.02"],` +
			`"chief":"a.1","guard":"a.2","moving":["a.1","b.1"],"fight":{"die":4},"awards":[{"points":-2},{"points":0,"hex":"1.02"}],"gone":[{"hex":"1.02"},{"hex":"1.03"}]}`},
	} {
		got := write(n, &c.g)
		if got != c.want {
			t.Errorf("got\n%s\nwant\n%s", got, c.want)
		}
		back, in := empty(), codec.Reader{Names: n, Whole: true}
		record().Read(&in, &back, json.RawMessage(got), &back)
		if in.Err != nil {
			t.Errorf("%s: %v", got, in.Err)
		} else if again := write(n, &back); again != got {
			t.Errorf("read back it is\n%s\nnot\n%s", again, got)
		}
	}
}

func TestWhatIsNotThereStaysAsItWas(t *testing.T) {
	n := names(t)
	g, in := empty(), codec.Reader{Names: n}
	g.note, g.rail = "kept", [2]int16{1, 1}
	record().Read(&in, &g, json.RawMessage(`{"phase":"fight"}`), &g)
	if in.Err != nil || g.phase != 1 || g.note != "kept" || g.rail != [2]int16{1, 1} || g.turn != 1 {
		t.Errorf("got %+v, %v", g, in.Err)
	}
}

func TestWhatIsWrongIsNamed(t *testing.T) {
	n := names(t)
	for raw, want := range map[string]string{
		`{`:                                 "this is not JSON",
		`[]`:                                "a list stands where an object belongs",
		`{}`:                                "turn is missing",
		`{"turn":1,"turn":1}`:               `the key "turn" is listed twice`,
		`{"turn":1,"Turn":1}`:               `the key "Turn" is unknown here`,
		`{"turn":0}`:                        "turn: 0 is not from 1 to 9",
		`{"turn":"1"}`:                      "turn: a text stands where a whole number belongs",
		`{"turn":null}`:                     "turn: null stands where a whole number belongs",
		`{"turn":1,"phase":"sleep"}`:        `phase: "sleep" is unknown; it is one of move, fight`,
		`{"turn":1,"side":"green"}`:         `side: "green" is unknown; it is one of red, blue`,
		`{"turn":2,"rail":[1]}`:             "rail: there are 1 figures where 2 belong",
		`{"turn":2,"rail":[1,3]}`:           "rail: 3 is not from -1 to 2",
		`{"turn":1,"at":"9.99"}`:            `at: there is no hex "9.99"`,
		`{"turn":1,"chief":"c.1"}`:          `chief: there is no unit "c.1"`,
		`{"turn":1,"moving":["a.1","a.1"]}`: `moving: unit "a.1" is listed twice`,
		`{"turn":1,"moving":["a.1","a.2"]}`: "moving: nobody moves together before the start",
		`{"turn":1,"fight":{"die":7}}`:      "fight: die: 7 is not from 1 to 6",
		`{"turn":1,"awards":[{"points":1},{"points":100}]}`: "awards: points: 100 is not from -99 to 99",
	} {
		g, in := empty(), codec.Reader{Names: n, Whole: true}
		record().Read(&in, &g, json.RawMessage(raw), &g)
		if in.Err == nil || !strings.HasPrefix(in.Err.Error(), want) {
			t.Errorf("%s: got %v, want %s", raw, in.Err, want)
		}
	}
}

func TestKeysAreListedInTheirOrder(t *testing.T) {
	got := record().Keys()
	for _, want := range []string{"turn", "fight.die", "awards.hex", "gone.hex"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is not among %v", want, got)
		}
	}
	if !slices.IsSortedFunc(got, func(a, b string) int { return slices.Index(got, a) - slices.Index(got, b) }) || got[0] != "turn" {
		t.Errorf("the order is %v", got)
	}
}

func TestARecordWithTheSameKeyTwicePanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the same key is listed twice")
		}
	}()
	f := func() *codec.Field[*game, game] {
		return codec.Flag[*game]("started", func(g *game) *bool { return &g.started })
	}
	codec.Of(f(), f())
}

func TestAPathNamesEachPartOnce(t *testing.T) {
	for _, c := range []struct{ why, want string }{{"wrong", "units: unit a.1: wrong"}, {"[3]: wrong", "units: unit a.1[3]: wrong"}} {
		in := codec.Reader{Names: names(t)}
		in.In("units", func() { in.In("units", func() { in.In("unit a.1", func() { in.Fail("%s", c.why) }) }) })
		if in.Err.Error() != c.want {
			t.Errorf("got %v, want %s", in.Err, c.want)
		}
	}
}

func TestAFieldMayBeNeededOnlyNowAndThen(t *testing.T) {
	fields := codec.Of(
		codec.Flag[*game]("started", func(g *game) *bool { return &g.started }),
		codec.Text[*game]("note", func(g *game) *string { return &g.note }).NeededWhen(func(_ *game, g *game) bool { return g.started }))
	for raw, want := range map[string]string{`{}`: "", `{"started":true,"note":"x"}`: "", `{"started":true}`: "note is missing"} {
		for _, whole := range []bool{true, false} {
			g, in := empty(), codec.Reader{Names: names(t), Whole: whole}
			fields.Read(&in, &g, json.RawMessage(raw), &g)
			if wrong := whole && want != ""; (in.Err != nil) != wrong || wrong && in.Err.Error() != want {
				t.Errorf("%s: got %v, want %q", raw, in.Err, want)
			}
		}
	}
}
