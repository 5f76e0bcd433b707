package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

func TestNothingIsLeftOfTheOtherPlayersPointer(t *testing.T) {
	p := sit(t, set(t, "russia", "movement", "ru.17-xix", "14.15", "ah.6-c", "13.15"), persons(), false, 1024, 768, false)
	p.click("14.15", "ru.17-xix")
	p.point("14.14")
	p.click("14.14")
	if !p.t.cover.up {
		t.Fatalf("the table is not handed over: %+v", p.status())
	}
	p.t.takeOver()
	if p.t.float.pill.Visible() || p.t.drawer.shows(p.t.drawer.fight) {
		t.Error("the place or a preview of the other player is still shown")
	}
	p.point("14.14", "ru.17-xix")
	if p.t.drawer.shows(p.t.drawer.fight) {
		t.Error("a preview covers the map while cavalry reacts")
	}
}

func TestTheChancesStandBesideTheStrengths(t *testing.T) {
	m := set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ah.11-xi", "8.07", "ah.15-vi", "7.06", "ru.9-x", "8.06")
	p := sit(t, m, persons(), true, 1024, 768, false)
	p.point("8.06", "ru.9-x")
	d := p.t.drawer
	if !d.shows(d.fight) || d.fightColumns() != 3 {
		t.Fatal("no preview in three columns")
	}
	sheet, note := p.t.desk.Preview("8.06")
	parts := p.t.drawer.battle.combatSheet(fightShown{sheet: sheet, note: note}, d.fightWidth())
	if len(parts.chances) != 1 || parts.button == nil || !strings.Contains(note, "strongest") {
		t.Fatalf("beside the button are %d parts; %q", len(parts.chances), note)
	}
	high := float32(0)
	for _, o := range append(parts.chances, parts.button) {
		high += o.MinSize().Height + fightGap
	}
	if room := d.below.height(fyne.NewSize(1024, 696)) - gripHigh - d.fight.head.MinSize().Height; high > room {
		t.Errorf("the chances and the button are %.0f high, the sheet has %.0f", high, room)
	}
	p.t.back()
	if d.shows(d.fight) {
		t.Error("Esc does not take the preview off the map")
	}
}

func TestAUnitIsLeftOnTheWay(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ru.9-x", "14.06"), persons(), true, 1280, 800, false)
	p.click("8.05", "ah.4-ii", "ah.25-ii")
	p.click("8.06")
	if len(p.t.desk.Hand()) != 2 || !strings.Contains(p.t.bar.hint, "leave it here") {
		t.Fatalf("in hand is %v; the hint is %q", p.t.desk.Hand(), p.t.bar.hint)
	}
	key := p.t.bar.digit("drop")
	p.t.rune(rune('0' + key))
	if len(p.t.desk.Hand()) != 1 {
		t.Errorf("key %d leaves nobody: in hand is %v", key, p.t.desk.Hand())
	}
}
