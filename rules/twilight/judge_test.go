package twilight_test

import (
	"context"
	"testing"

	"vistula/rules"
	"vistula/rules/bot"
)

// The Facts do not tell what ammunition is good for: by habit it is given to attacks.
func TestALevelGivesItsAttacksAmmunition(t *testing.T) {
	g := supplied(t, "ru.25-3 18.30\nru.27-3 19.29\nru.depot-1-army-major 16.28", "ru.25-3", "ru.27-3")
	player, err := bot.New("level1", 1)
	if err != nil {
		t.Fatal(err)
	}
	player.(bot.Thinker).Limit(200)
	if a := player.Choose(context.Background(), rules.Sit(g.P, "russia")); a.Verb != "ap-auto" && a.Verb != "ap" {
		t.Errorf("it goes on with %v", a)
	}
}
