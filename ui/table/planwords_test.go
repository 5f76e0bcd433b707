package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/scene"
)

// A plan names formations and places as people do, the main effort first.
func TestAPlanIsToldInPlainWords(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.5-i", "8.05", "ah.12-i", "9.06", "ah.4-ii", "9.06", "ah.3-c", "9.06", "ah.7-c", "9.06",
		"ru.45-xiv", "14.16", "ru.18-xiv", "14.16", "ru.41-xvi", "14.06", "ru.47-xvi", "14.06", "ru.13-c", "12.12"), persons(), true, 1280, 800, false)
	said := p.t.planWords(bot.Intention{Manner: "presses the attack", Efforts: []bot.Effort{
		{Hex: "14.16", Units: []string{"ah.4-ii", "ah.5-i", "ah.12-i", "ah.3-c", "ah.7-c"}},
		{Hex: "12.12", Units: []string{"ah.4-ii", "ah.5-i"}},
		{Hex: "14.06", Units: []string{"ah.5-i", "ah.12-i"}, Masks: true},
		{Hex: "14.06", Units: []string{"ah.4-ii", "ah.12-i"}, Masks: true},
	}, Attacks: []bot.Attack{{Hex: "14.16", Gain: 2}, {Hex: "14.06", Gain: -1, Must: true}, {Hex: "14.06", Must: true}}}, p.t.view())
	want := []planLine{
		{words: "Aim: press the attack."},
		{"Main effort against XIV Corps at 14.16 near Zamosc: I Corps, the 4th Division and 2 other units.", "14.16", false},
		{"Second effort against the Russian 13th Cavalry Division at Uhnow (12.12): the 4th Division and the 5th Division.", "12.12", false},
		{"I Corps masks XVI Corps at Lopatyn (14.06).", "14.06", true},
		{"The 4th Division and the 12th Division mask XVI Corps at Lopatyn (14.06).", "14.06", true},
		{words: "The rules demanded an attack on Lopatyn (14.06)."},
	}
	if !slices.Equal(said, want) {
		t.Errorf("it says %v,\nwant %v", said, want)
	}
	parted := p.t.planWords(bot.Intention{Manner: "presses the attack", Parts: []bot.Part{{Hex: "12.12", Manner: "presses the attack"}, {Hex: "14.06", Manner: "holds its ground"}}}, p.t.view())
	if want := []planLine{{words: "Aim around Uhnow (12.12): press the attack."}, {words: "Aim around Lopatyn (14.06): hold the line."}}; !slices.Equal(parted, want) {
		t.Errorf("of army groups it says %v, want %v", parted, want)
	}
	if said := p.t.planWords(bot.Intention{}, p.t.view()); said != nil {
		t.Errorf("no plan is told as %v", said)
	}
}

// A plan does not name for an effort who went elsewhere, as the moves beneath it would tell.
func TestAPlanLeavesOutWhoWentElsewhere(t *testing.T) {
	was := set(t, "austria", "movement", "ah.5-i", "8.05", "ah.12-i", "9.06", "ah.4-ii", "9.06", "ru.9-x", "14.06").Position().View("austria")
	is := set(t, "austria", "movement", "ah.5-i", "4.05", "ah.12-i", "11.06", "ah.4-ii", "9.06", "ru.9-x", "14.06").Position().View("austria")
	p := sit(t, set(t, "austria", "movement", "ah.5-i", "4.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	in := bot.Intention{Manner: "presses the attack", Efforts: []bot.Effort{{Hex: "14.06", Units: []string{"ah.5-i", "ah.12-i", "ah.4-ii"}}, {Hex: "12.12", Units: []string{"ah.5-i"}}}}
	out := p.t.withoutStrays(in, was, is)
	if len(out.Efforts) != 1 || !slices.Equal(out.Efforts[0].Units, []string{"ah.12-i", "ah.4-ii"}) {
		t.Errorf("of the efforts is left %+v", out.Efforts)
	}
	if len(in.Efforts) != 2 || len(in.Efforts[0].Units) != 3 {
		t.Errorf("the plan itself has become %+v", in.Efforts)
	}
}

// Of a plan is told what came of it: an effort without an attack is said to be none, and
// what was attacked was not masked.
func TestAPlanIsToldWithWhatCameOfIt(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	var found *told
	for _, s := range p.t.spans() {
		if got := p.t.happened.tell(s, ""); found == nil && len(got.account.Battles) > 0 && got.side != "" {
			found = got
		}
	}
	if found == nil {
		t.Fatal("no turn with a battle")
	}
	fought := found.account.Battles[0].Battle.Targets[0]
	p.t.bots.plans = []botPlan{{found.turn, found.side, []planLine{{"One.", fought, false}, {"Two.", "1.01", false}, {"Three.", fought, true}, {"Four.", "1.01", true}}}}
	p.t.desk.Open = true
	if got, want := p.t.happened.planned(found, found.side), "One. Two. It did not come to an attack. Four."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// Where the sides take turns within a turn the plan of each is told, and none before the
// turn is over.
func TestThePlansOfBothSidesAreTold(t *testing.T) {
	p := against(t, recorded(t))
	p.t.desk.Open = true
	st := p.t.desk.Seat().Status()
	for _, turn := range []int{st.Turn - 1, st.Turn} {
		p.t.bots.plans = append(p.t.bots.plans, botPlan{turn, "austria", []planLine{{words: "One."}}}, botPlan{turn, "russia", []planLine{{words: "Two."}}})
	}
	of := func(turn int) []string {
		return p.t.happened.plansTold(&told{span: span{turn: turn}, account: scene.Sum(nil)})
	}
	if got, want := of(st.Turn-1), []string{"Austria-Hungary: One.", "Russia: Two."}; !slices.Equal(got, want) {
		t.Errorf("of a turn that is over is told %q, want %q", got, want)
	}
	if got := of(st.Turn); got != nil {
		t.Errorf("of the turn that is played is told %q", got)
	}
}

// Every way to play a turn is told as an aim.
func TestEveryMannerIsAnAim(t *testing.T) {
	var told []string
	for _, m := range bot.Manners() {
		words := aim(m)
		if words == "" || words == m || slices.Contains(told, words) {
			t.Errorf("%q is told as %q", m, words)
		}
		told = append(told, words)
	}
}

// A level tells its intention: places and units that there are, in a turn of its own.
func TestALevelHasAnIntention(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.25-ii", "8.05", "ah.4-ii", "9.06", "ru.7-c", "8.06"), persons(), true, 1280, 800, false)
	player, err := bot.New("level1", 1)
	if err != nil {
		t.Fatal(err)
	}
	player.(bot.Thinker).Limit(500)
	player.Choose(t.Context(), rules.Sit(p.t.desk.Position(), "austria"))
	in := player.(bot.Intending).Intention()
	if !slices.Contains(bot.Manners(), in.Manner) || len(in.Efforts) == 0 {
		t.Fatalf("it intends %+v", in)
	}
	for _, e := range in.Efforts {
		if len(e.Units) == 0 || !strings.HasPrefix(e.Units[0], "ah.") || e.Hex != "8.06" {
			t.Errorf("it intends %+v", e)
		}
	}
}
