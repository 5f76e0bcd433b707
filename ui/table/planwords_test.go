package table

import (
	"slices"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// A plan names units and places as people do, the main effort first.
func TestAPlanIsToldInPlainWords(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.25-ii", "8.05", "ah.4-ii", "9.06", "ru.7-c", "14.16"), persons(), true, 1280, 800, false)
	said := p.t.planWords(bot.Intention{Manner: "presses the attack", Efforts: []bot.Effort{
		{Hex: "14.16", Units: []string{"ah.25-ii"}}, {Hex: "14.06", Units: []string{"ah.4-ii"}}, {Hex: "14.16", Units: []string{"ah.25-ii", "ah.4-ii"}, Masks: true},
	}}, p.t.view())
	want := []string{"Aim: press the attack.", "Main effort against ", "Second effort against Lopatyn (14.06): the 4th Division.", "The 25th Division and the 4th Division mask "}
	if len(said) != len(want) {
		t.Fatalf("it says %q", said)
	}
	for i := range want {
		if !strings.HasPrefix(said[i], want[i]) {
			t.Errorf("it says %q, want %q", said[i], want[i])
		}
	}
	if said := p.t.planWords(bot.Intention{}, p.t.view()); said != nil {
		t.Errorf("no plan is told as %q", said)
	}
}

// Every way to play a turn is told as an aim.
func TestEveryMannerIsAnAim(t *testing.T) {
	var told []string
	for _, m := range bot.Manners() {
		words := manner(m)
		if !strings.HasPrefix(words, "Aim: ") || !strings.HasSuffix(words, ".") || slices.Contains(told, words) {
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
