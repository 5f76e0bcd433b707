package table

import (
	"slices"
	"testing"

	"vistula/canvas"
	"vistula/rules"
)

// inSight tells whether the middle of a hex is on the map that is seen.
func (p *play) inSight(hex string) bool {
	at, ok := p.t.board.PlaceOf(hex)
	size := p.t.board.Size()
	return ok && at.X > 0 && at.Y > 0 && at.X < size.Width && at.Y < size.Height
}

func TestTheFirstViewIsTheFront(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "9.05", "ah.27-vi", "3.20"), persons(), true, 1280, 800, false)
	if !p.inSight("8.05") || !p.inSight("9.05") || p.inSight("3.20") {
		t.Error("the front is not what is seen first")
	}
	if px := p.t.board.PixelsPerHex(); px < 60 {
		t.Errorf("at %v pixels a hex no counter can be read", px)
	}
}

// A game that is opened in the midst of a move opens where the unit is.
func TestTheFirstViewIsTheMoveInHand(t *testing.T) {
	m := set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "9.05", "ah.27-vi", "3.20")
	if _, err := m.Do(rules.Action{Verb: rules.VerbPick, Unit: "ah.27-vi"}); err != nil {
		t.Fatal(err)
	}
	if p := sit(t, m, persons(), true, 1280, 800, false); !p.inSight("3.20") || p.inSight("8.05") {
		t.Error("the unit in hand is not what is seen first")
	}
}

// Each player finds his own view when the table comes back to him.
func TestEachPlayerHasAViewOfHisOwn(t *testing.T) {
	for _, open := range []bool{false, true} {
		p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ru.9-x", "12.04"), persons(), open, 1280, 800, false)
		p.t.hooks.Settings.Confirm = false
		b := p.t.board
		over := func() {
			t.Helper()
			side := p.status().Side
			for p.status().Side == side {
				p.t.after(p.t.desk.Do(p.t.desk.Offers()[0].Action))
				p.t.takeOver()
			}
		}
		b.CenterOn("3.20")
		b.SetPixelsPerHex(136)
		austria := b.Vantage()
		over()
		if !open && b.Vantage() == austria {
			t.Error("Russia looks where Austria-Hungary did")
		}
		b.CenterOn("12.04")
		b.SetPixelsPerHex(68)
		russia := b.Vantage()
		over()
		if got := b.Vantage(); got != austria {
			t.Errorf("open %v: Austria-Hungary looks from %+v, want %+v", open, got, austria)
		}
		over()
		if got := b.Vantage(); got != russia {
			t.Errorf("open %v: Russia looks from %+v, want %+v", open, got, russia)
		}
	}
}

// What the program keeps of the views is what a table opens with.
func TestAViewOutlivesTheTable(t *testing.T) {
	kept := map[rules.Side]canvas.Vantage{}
	m := set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "9.05")
	p := sitWith(t, m, Hooks{Vantages: kept})
	p.t.board.CenterOn("3.20")
	p.t.board.SetPixelsPerHex(136)
	want := p.t.board.Vantage()
	p.t.Close()
	if kept["austria"] != want {
		t.Fatalf("kept is %+v, want %+v", kept, want)
	}
	p = sitWith(t, m, Hooks{Vantages: kept})
	if got := p.t.board.Vantage(); got != want || !p.inSight("3.20") {
		t.Errorf("opened at %+v, want %+v", got, want)
	}
}

// A decision out of sight is flown to, and the view comes back when it is made.
func TestADecisionOutOfSightIsFlownTo(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	b, d := p.t.board, p.t.desk
	p.t.after(d.Do(d.Offers()[0].Action)) // the attack
	decided, flown := 0, 0
	var from canvas.Vantage
	for range 60 {
		hexes, _ := p.t.views.decision()
		if len(hexes) == 0 {
			if d.View().Combat != nil && b.Away() { // until the attack is over
				p.t.after(d.Do(d.Offers()[0].Action))
				continue
			}
			if b.Away() {
				t.Fatalf("with nothing to decide the view stays away at %s", p.t.bar.ask)
			}
			if from.Px > 0 && b.Vantage() != from {
				t.Fatalf("the view came back to %+v, want %+v", b.Vantage(), from)
			}
			if flown > 0 {
				break
			}
			b.CenterOn("2.22")
			b.SetPixelsPerHex(136)
			from = b.Vantage()
		} else {
			decided++
			for _, h := range hexes {
				if !p.inSight(h) {
					t.Fatalf("%s is to be decided on and not in sight", h)
				}
			}
			if b.Away() {
				flown++
			}
		}
		offers := d.Offers()
		if len(offers) == 0 {
			break
		}
		p.t.after(d.Do(offers[0].Action))
	}
	if decided == 0 || flown == 0 {
		t.Errorf("%d decisions, %d flown to", decided, flown)
	}
}

// Where several units may react, each to many hexes, it is flown to where they are.
func TestAReactionOfSeveralUnitsIsFlownTo(t *testing.T) {
	m := set(t, "russia", "movement", "ru.9-x", "10.05", "ah.3-c", "8.04", "ah.6-c", "8.05", "ah.4-ii", "3.20")
	p := sit(t, m, persons(), true, 1280, 800, false)
	b, d := p.t.board, p.t.desk
	b.CenterOn("3.20")
	b.SetPixelsPerHex(136)
	p.t.after(d.Do(rules.Action{Verb: rules.VerbPick, Unit: "ru.9-x"}))
	b.CenterOn("3.20")
	p.t.after(d.Do(rules.Action{Verb: rules.VerbStep, Hex: "9.05"}))
	if st := p.status(); st.ToAct != "austria" {
		t.Fatalf("nobody is asked to react: %+v", st)
	}
	hexes := map[string]bool{}
	for _, o := range d.Offers() {
		hexes[o.Hex] = true
	}
	if len(hexes) <= fewest {
		t.Fatalf("they may react to %v: the test shows nothing", hexes)
	}
	if !p.inSight("8.04") || !p.inSight("8.05") {
		t.Error("the units that may react are not in sight")
	}
}

// Between two steps of a decision the other side may play, and be watched: the view goes
// back to where one looked before, and then to the decision again.
func TestWatchingWithinAnAttackLeadsBackToIt(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	b, d := p.t.board, p.t.desk
	p.t.after(d.Do(d.Offers()[0].Action)) // the attack
	p.t.after(d.Do(d.Offers()[0].Action))
	p.t.past = d.Match.Cursor() - 1
	p.t.views.lead()
	b.CenterOn("2.22")
	p.t.past = now
	if p.t.views.lead(); d.View().Combat == nil || !p.inSight("8.06") {
		t.Errorf("the attack on 8.06 is not in sight: %+v", d.View().Combat)
	}
}

// Pointing never moves the map, whatever is to be decided.
func TestPointingLeadsNowhere(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "9.05"), persons(), true, 1280, 800, false)
	p.t.board.CenterOn("2.22")
	at := p.t.board.Vantage()
	p.t.hovers = true
	p.t.views.led = "something else"
	p.t.views.lead()
	p.t.hovers = false
	for _, h := range []string{"2.22", "3.20", "2.21"} {
		p.point(h)
	}
	if p.t.board.Vantage() != at {
		t.Error("the map moved")
	}
}

// Whoever has looked back at what happened is led to the decision once more.
func TestWhoHasLookedBackIsLedToTheDecisionAgain(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ru.9-x", "9.05"), persons(), true, 1280, 800, false)
	p.t.views.led = "8.06"
	p.t.past = 0
	p.t.views.lead()
	p.t.past = now
	if p.t.views.led == "8.06" {
		t.Error("the decision is taken to be in sight still")
	}
}

// A phase of attacks begins where attacks can be made, wherever the phase before ended.
func TestAPhaseOfAttacksBeginsAtTheFront(t *testing.T) {
	p := sit(t, set(t, "austria", "movement", "ah.4-ii", "8.05", "ah.25-ii", "3.20", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	p.t.hooks.Settings.Confirm = false
	p.t.board.CenterOn("2.22")
	p.t.board.SetPixelsPerHex(136)
	for range 20 {
		if p.t.desk.Attacks() {
			break
		}
		p.t.after(p.t.desk.Do(rules.Action{Verb: rules.VerbDone}))
	}
	if !p.t.desk.Attacks() {
		t.Fatalf("no attack can be made at %+v", p.status())
	}
	if !p.inSight("8.06") {
		t.Error("where the attack can be made is not in sight")
	}
}

// Who has to answer the enemy's attack is led to it from the map as a whole, on which it can
// be seen but not read; who attacks himself is not.
func TestTheEnemysAttackIsAnsweredFromNear(t *testing.T) {
	m := recorded(t)
	m.Friendly = true
	p := sit(t, m, persons(), true, 1280, 800, false)
	seen := map[bool]bool{}
	for n := m.Cursor(); n > 0 && len(seen) < 2; n-- {
		st := m.Status(n)
		answers := st.ToAct != st.Side
		if st.Phase != "combat" || st.ToAct == "" || seen[answers] {
			continue
		}
		if err := p.t.desk.Undo(m.Cursor()-n, true); err != nil {
			t.Fatal(err)
		}
		if p.t.desk.View().Combat == nil {
			continue
		}
		seen[answers] = true
		p.t.board.Stay()
		p.t.board.Home()
		p.t.views.fight = ""
		if p.t.views.attend(); p.t.board.Away() != answers {
			t.Errorf("%s decides in the attack of %s: led to it %v", st.ToAct, st.Side, p.t.board.Away())
		}
	}
	if len(seen) < 2 {
		t.Errorf("not both sides decided: %v", seen)
	}
}

// Who comes to a game in the midst of an attack sees where it is made, and so does who looks
// back at it.
func TestAnAttackInHandIsShown(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "8.05", "ah.25-ii", "8.05", "ah.13-ii", "7.06", "ru.9-x", "8.06"), persons(), true, 1280, 800, false)
	b, d := p.t.board, p.t.desk
	b.CenterOn("2.22")
	b.SetPixelsPerHex(136)
	p.t.after(d.Do(d.Offers()[0].Action)) // the attack, not by a click
	if d.View().Combat == nil || !p.inSight("8.06") {
		t.Errorf("the attack on 8.06 is not in sight: %+v", d.View().Combat)
	}
	n := d.Match.Cursor()
	p.t.after(d.Do(d.Offers()[0].Action))
	b.CenterOn("2.22")
	p.t.lookAt(n)
	if !p.inSight("8.06") {
		t.Error("looked back at, it is not in sight")
	}
}

// A game that is opened in the midst of an attack opens where that is made, wherever else
// the front may be.
func TestAGameOpensOnTheAttackInHand(t *testing.T) {
	m := recorded(t)
	seen := 0
	for n := m.Cursor(); n > 0 && seen < 3; n-- {
		if st := m.Status(n); st.Phase != "combat" {
			continue
		}
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		if rules.Sit(m.Position(), m.Position().Status().ToAct).View().Combat == nil {
			continue
		}
		p := sit(t, m, persons(), true, 1280, 800, false)
		sheet := p.t.desk.View().Combat
		for _, hex := range underAttack(sheet) {
			if !p.inSight(hex) {
				t.Errorf("after %d actions the attack on %s is not in sight", n, hex)
			}
		}
		if got := p.t.views.places(); !slices.Equal(got, fightHexes(sheet)) {
			t.Errorf("after %d actions it opens on %v, not on %v", n, got, fightHexes(sheet))
		}
		seen++
		n -= 40
	}
	if seen == 0 {
		t.Error("no attack was in hand")
	}
}
