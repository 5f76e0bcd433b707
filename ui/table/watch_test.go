package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"vistula/canvas"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/rules/scene"
	"vistula/ui/desk"
	"vistula/ui/settings"
)

// recorded is a game that was played at random for some turns.
func recorded(t *testing.T) *journal.Match {
	t.Helper()
	return rulestest.RandomMatch(t, ruleset(t), "campaign", nil, 5, 420)
}

// against is a table at which the Austrian plays against the computer.
func against(t *testing.T, m *journal.Match) *play {
	t.Helper()
	return sit(t, m, map[rules.Side]desk.Seat{"austria": desk.Person, "russia": "random"}, false, 1280, 800, false)
}

// TestWhatOthersDidIsWatched: every scene that the side may know comes in its order, as
// the map was then; battles lie on the card; at the end the present is back.
func TestWhatOthersDidIsWatched(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	want, err := scene.Between(m, "austria", 0, m.Cursor())
	if err != nil || len(want) < 30 {
		t.Fatalf("%d scenes (%v)", len(want), err)
	}
	p.t.float.dice(rules.Event{Dice: []int{5}, Text: "A roll before."})
	if !p.t.watch.open(0, m.Cursor(), false) {
		t.Fatal("there is nothing to watch")
	}
	if p.t.float.note.Visible() {
		t.Error("the dice of before lie where the bar of watching is")
	}
	battles := 0
	for i := range want {
		s := &want[i]
		if !p.t.watching || p.t.watch.next != i+1 || p.t.past != s.Last || !samePhase(p.t.view().Status, m.Status(s.Last)) {
			t.Fatalf("scene %d of %d: watching %v, at %d, the map as after action %d, want %d", i+1, len(want), p.t.watching, p.t.watch.next, p.t.past, s.Last)
		}
		side, turn, phase := p.t.moment()
		if is := slices.IndexFunc(p.t.desk.Phases(), func(x rules.Phase) bool { return x.ID == phase }); side != s.Mover || turn != s.Turn || is >= 0 && p.t.desk.Phases()[is].Title != s.Phase {
			t.Errorf("scene %d of %s in turn %d, %s, is shown in turn %d of %s, %s", i+1, s.Mover, s.Turn, s.Phase, turn, side, phase)
		}
		told := p.t.sceneWords(s, p.t.view())
		if s.Battle != nil {
			told = p.t.verdictOf(s.Battle).words
		}
		if words := p.t.watch.caption(); !strings.Contains(words, told) {
			t.Errorf("scene %d says %q", i+1, words)
		}
		if (s.Kind == scene.Battle) != (p.t.battleShown != nil) {
			t.Errorf("scene %d: a battle %v, on the card %v", i+1, s.Kind == scene.Battle, p.t.battleShown != nil)
		}
		if s.Kind != scene.Battle && strings.Contains(p.t.drawer.fightNow().head, "rolled") {
			t.Errorf("scene %d is no battle, and one that is over lies on the card", i+1)
		}
		if s.Kind == scene.Battle {
			if battles++; battles == 1 && !strings.Contains(texts(p.t.drawer.fight.all), "Battle ") {
				t.Error("the battle is not on the card")
			}
		}
		if i < 80 || s.Kind == scene.Battle {
			p.t.watch.forward()
			continue
		}
		break
	}
	p.t.typed(keyEvent("Escape"))
	if p.t.watching || p.t.past != now || p.t.battleShown != nil || p.t.watch.box.Visible() {
		t.Error("after Esc the present is not back")
	}
	if battles == 0 {
		t.Error("no battle was watched")
	}
}

// TestAWatchedTurnCanBePausedAndItsSpeedChosen by key and button.
func TestAWatchedTurnCanBePausedAndItsSpeedChosen(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	p.t.watch.open(0, m.Cursor(), false)
	p.t.bar.since = time.Time{} // long ago
	p.t.typed(keyEvent("Space"))
	if !p.t.watch.paused {
		t.Error("Space does not pause")
	}
	p.t.typed(keyEvent("Space"))
	if p.t.watch.paused {
		t.Error("Space does not go on")
	}
	at := p.t.watch.next
	p.t.rune('n')
	if p.t.watch.next != at+1 {
		t.Error("N does not go to the next scene")
	}
	for _, want := range []settings.Watch{settings.WatchQuick, settings.WatchOff} {
		if p.t.rune('e'); p.t.settings.Watch != want {
			t.Errorf("E chose %q, want %q", p.t.settings.Watch, want)
		}
	}
	if p.t.watching {
		t.Error("it is off and still watched")
	}
}

// TestAPauseLosesNothing: what the view is on its way to when somebody pauses, or watches
// another way, is shown when it comes there, for it is still of the same scene.
func TestAPauseLosesNothing(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	if !p.t.watch.open(0, m.Cursor(), false) {
		t.Fatal("there is nothing to watch")
	}
	w := p.t.watch
	for name, do := range map[string]func(){
		"pause": w.pause,
		"step":  func() { w.setSpeed(settings.WatchStep) },
		"quick": func() { w.setSpeed(settings.WatchQuick) },
	} {
		w.paused = false
		serial, next := w.serial, w.next
		if do(); w.serial != serial || w.next != next {
			t.Errorf("%s: scene %d is over before it was shown, now at %d", name, next, w.next)
		}
	}
}

// TestWhatHappenedCanBeReadForEveryTurn: a page for each, with its battles and marches,
// whose lines lead to the map.
func TestWhatHappenedCanBeReadForEveryTurn(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	spans := p.t.spans()
	if last := spans[len(spans)-1]; spans[0].to != m.Cursor() || last.from != 0 {
		t.Errorf("the turns go from %d to %d, the game to %d", last.from, spans[0].to, m.Cursor())
	}
	p.t.rune('j')
	if pages := p.t.happened.pages(); p.t.sheets.kind != sheetHappened || len(pages) != len(spans) {
		t.Fatalf("%d pages for %d turns", len(pages), len(spans))
	}
	battles := 0
	for i, s := range spans {
		list, err := p.t.desk.Scenes(s.from, s.to)
		if err != nil {
			t.Fatal(err)
		}
		a := scene.Sum(list)
		(acts{p.t}).turnTo(i)
		words := texts(p.t.sheets.box)
		for k := range a.Battles {
			b := &a.Battles[k]
			if v := p.t.verdictOf(b.Battle); !strings.Contains(words, v.words) {
				t.Errorf("turn %d does not tell how the battle at %v ended: %s", s.turn, b.Battle.Targets, v.words)
			}
			if battles++; battles == 1 {
				(acts{p.t}).showFought(b)
				if p.t.sheets.up() || p.t.battleShown != b.Battle {
					t.Error("a click on a battle does not show it")
				}
				if !p.t.drawer.dismiss() || p.t.battleShown != nil {
					t.Error("its card cannot be dismissed")
				}
				p.t.openAccount(i)
			}
		}
		if len(a.Marches) > 0 && !strings.Contains(words, "Moves") {
			t.Errorf("turn %d does not tell of its marches", s.turn)
		}
	}
	if battles == 0 {
		t.Error("there was no battle to be told of")
	}
}

// TestASpanIsNoLongerThanATurn: where the sides take turns several times within a turn,
// the turn is told as one.
func TestASpanIsNoLongerThanATurn(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	spans := slices.Clone(p.t.spans())
	slices.Reverse(spans)
	for i, s := range spans {
		if i > 0 && s.from != spans[i-1].to {
			t.Errorf("turn %d begins at %d, the one before ends at %d", s.turn, s.from, spans[i-1].to)
		}
		for n := s.from; n < s.to; n++ {
			if st := m.Status(n); st.Turn != s.turn || st.Side != s.side {
				t.Fatalf("action %d of turn %d is told in turn %d", n+1, st.Turn, s.turn)
			}
		}
	}
}

// TestTheAccountComesWithOnesTurn: after the computer's turn it lies on the table, and a
// setting turns that off.
func TestTheAccountComesWithOnesTurn(t *testing.T) {
	for _, on := range []bool{true, false} {
		m := recorded(t)
		for n := m.Cursor(); n > 1; n-- { // back to where the Austrian's turn begins
			if m.Status(n).Side == "austria" && m.Status(n-1).Side == "russia" && m.Status(n).ToAct == "austria" {
				m.Friendly = true
				if err := m.GoTo(n); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		p := against(t, m)
		p.t.settings.Account = on
		from := m.Cursor()
		for from > 0 && m.Status(from-1).Side == "russia" {
			from--
		}
		p.t.seen["austria"] = from
		p.t.played(nil)
		if up := p.t.sheets.up() && p.t.sheets.kind == sheetHappened; up != on {
			t.Errorf("the setting is %v, the account lies on the table: %v", on, up)
		}
		if !on {
			continue
		}
		if words := texts(p.t.sheets.box); !strings.Contains(words, "What happened · Russia") || !strings.Contains(words, "Russia: turn over. Next: Austria-Hungary.") {
			t.Error("it is not the account of the Russian turn")
		}
		p.shoot("what-happened")
		if words := texts(p.t.bar.box); !strings.Contains(words, "read the report") || !strings.Contains(words, "Start my turn") {
			t.Errorf("the bar does not say how to go on: %s", words)
		}
		p.t.sheets.focus.TypedKey(keyEvent(fyne.KeyReturn))
		if p.t.sheets.up() || strings.Contains(texts(p.t.bar.box), "read the report") {
			t.Error("Enter does not start the turn")
		}
	}
}

// TestTheArrowsOfAWatchedTurnHaveAKey that names what is to be seen and nothing else, lies
// on no other card, and goes with the arrows.
func TestTheArrowsOfAWatchedTurnHaveAKey(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 800, Height: 600}} {
		m := recorded(t)
		p := sit(t, m, map[rules.Side]desk.Seat{"austria": desk.Person, "russia": "random"}, false, size.Width, size.Height, false)
		if key := p.t.float.trail.box; key.Visible() {
			t.Error("there is a key, and nothing is watched")
		}
		if !p.t.watch.open(0, m.Cursor(), false) {
			t.Fatal("there is nothing to watch")
		}
		marches := 0
		for p.t.watching && marches < 3 {
			key, n := p.t.float.trail.box, len(p.t.watch.trail)
			s := p.t.watch.reel.scenes[p.t.watch.next-1]
			if s.Kind == scene.March {
				marches++
				words := texts(key)
				if !key.Visible() || !strings.Contains(words, "now") || !strings.Contains(words, "came from here") || strings.Contains(words, "this turn") != (n > 1) {
					t.Errorf("%v: of %d marches the key says %q", size, n, words)
				}
				for _, o := range []fyne.CanvasObject{p.t.float.zoom, p.t.float.corner, p.t.float.pill, p.t.float.tray, p.t.watch.box} {
					if o.Visible() && cross(key, o) {
						t.Errorf("%v: the key at %v, %v lies on what is at %v, %v", size, key.Position(), key.Size(), o.Position(), o.Size())
					}
				}
				p.shoot(fmt.Sprint("trail-key-", size.Width))
			}
			p.t.watchForward()
		}
		if marches < 3 {
			t.Fatal("there were no three marches")
		}
		p.t.watchSkip()
		if p.t.float.trail.box.Visible() {
			t.Error("the key stays when watching has ended")
		}
	}
}

// cross tells whether two objects lie on each other.
func cross(a, b fyne.CanvasObject) bool {
	p, q := a.Position(), b.Position()
	return p.X < q.X+b.Size().Width && q.X < p.X+a.Size().Width && p.Y < q.Y+b.Size().Height && q.Y < p.Y+a.Size().Height
}

// TestTheAccountFollowsAnUndo: one that came by itself goes with what it told of; one that
// was asked for goes on telling of its turn, until nothing of that is left.
func TestTheAccountFollowsAnUndo(t *testing.T) {
	m := recorded(t)
	m.Friendly = true
	p := against(t, m)
	p.t.settings.Watch, p.t.settings.Account = settings.WatchOff, true
	lies := func() bool { return p.t.sheets.up() && p.t.sheets.kind == sheetHappened }

	p.t.openAccount(0)
	p.t.happened.starts = true
	p.t.undo()
	if lies() || p.t.turnStarts() {
		t.Error("the account of what was taken back still lies on the table")
	}

	told := p.t.spans()[1]
	p.t.openAccount(1)
	title := p.t.happened.pages()[1].title
	back := func(n int) {
		p.t.takeBack(func(lift bool) error { return p.t.desk.Undo(m.Cursor()-n, lift) })
	}
	back(told.to) // all of the turn after it
	if words := texts(p.t.sheets.box); !lies() || !strings.Contains(words, title) {
		t.Errorf("the account is not that of %s any more: %s", title, words)
	}
	p.t.redo()
	if words := texts(p.t.sheets.box); !lies() || !strings.Contains(words, title) {
		t.Errorf("after a redo the account is not that of %s any more: %s", title, words)
	}
	back(told.from + 1)
	if lies() && strings.Contains(texts(p.t.sheets.box), "Nothing that you could have seen") {
		t.Error("an account of nothing lies on the table")
	}
	back(told.from)
	if lies() {
		t.Error("the turn is taken back, and its account lies on the table")
	}
}

// TestTheAccountHasTheLossesOfTheGame beside those of the turn, whichever turn is read;
// after an undo those of what was taken back are gone.
func TestTheAccountHasTheLossesOfTheGame(t *testing.T) {
	m := recorded(t)
	m.Friendly = true
	p := against(t, m)
	l := p.t.happened.ledger
	check := func(n int) {
		t.Helper()
		list, err := scene.Between(m, "austria", 0, n)
		if err != nil {
			t.Fatal(err)
		}
		got, ok := l.upTo(n)
		if want := scene.Sum(list).Losses; !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("up to action %d the losses are %v, want %v", n, got, want)
		}
	}
	spans := p.t.spans()
	check(spans[0].to)
	check(spans[1].to)
	check(spans[2].to)
	if err := m.GoTo(spans[2].to); err != nil {
		t.Fatal(err)
	}
	check(spans[2].to)
	p.t.openAccount(0)
	if words := texts(p.t.sheets.box); !strings.Contains(words, "this turn / game") {
		t.Errorf("the card does not tell the losses: %s", words)
	}
}

// TestTheCardSaysWhetherItComesByItself: a click on its box is the setting.
func TestTheCardSaysWhetherItComesByItself(t *testing.T) {
	p := against(t, recorded(t))
	p.t.openAccount(0)
	f := firstCheck(p.t.sheets.box)
	if f == nil || !f.Checked {
		t.Fatal("there is no box that is ticked")
	}
	f.SetChecked(false)
	if p.t.settings.Account {
		t.Error("the card would come by itself still")
	}
}

// firstCheck is the first box to tick in an object.
func firstCheck(o fyne.CanvasObject) *keyCheck {
	if c, ok := o.(*keyCheck); ok {
		return c
	}
	for _, k := range children(o) {
		if c := firstCheck(k); c != nil {
			return c
		}
	}
	return nil
}

func keyEvent(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }

// samePhase leaves the stage out, of which a side may not know all.
func samePhase(a, b rules.Status) bool {
	return a.Turn == b.Turn && a.Side == b.Side && a.Phase == b.Phase
}

// russianTurn is a table in the middle of a Russian turn of the computer's, of which the
// Austrian has seen the part before; end is the action that ends it.
func russianTurn(t *testing.T) (p *play, m *journal.Match, end int) {
	t.Helper()
	m = recorded(t)
	m.Friendly = true
	for n := m.Cursor(); n > 40; n-- {
		if m.Status(n).Side == "austria" && m.Status(n-1).Side == "russia" && m.Status(n).ToAct == "austria" {
			end = n
			break
		}
	}
	middle := end - 20
	if m.Status(middle).ToAct != "russia" || m.Status(middle).Side != "russia" {
		t.Fatalf("the turn that ends at %d is too short", end)
	}
	if err := m.GoTo(middle); err != nil {
		t.Fatal(err)
	}
	p = against(t, m)
	p.t.seen["austria"] = middle - 5
	return p, m, end
}

// TestASkippedTurnIsWatchedOnceWatchingIsTurnedOnAgain, from there on: E at the computer's
// turn, off and then on.
func TestASkippedTurnIsWatchedOnceWatchingIsTurnedOnAgain(t *testing.T) {
	p, m, end := russianTurn(t)
	p.t.still = false // as in a window
	p.t.settings.Watch = settings.WatchQuick
	if !p.t.watchUnseen(true) {
		t.Fatal("nothing is watched")
	}
	middle := m.Cursor()
	if p.t.rune('e'); p.t.watching || p.t.settings.Watch != settings.WatchOff || p.t.skipped == nil {
		t.Fatalf("%s: watched %v", p.t.settings.Watch, p.t.watching)
	}
	if p.t.rune('e'); p.t.settings.Watch != settings.WatchStep || p.t.skipped != nil {
		t.Fatalf("%s: still skipped", p.t.settings.Watch)
	}
	if err := m.GoTo(end - 2); err != nil {
		t.Fatal(err)
	}
	p.t.played(nil)
	if !p.t.watching || p.t.watch.from != middle {
		t.Errorf("watched %v, from action %d, want from %d", p.t.watching, p.t.watch.from, middle)
	}
	p.t.watch.stop()
}

// TestTheBarNamesTheKeysOfTheWayToWatch: Space is named for what it does.
func TestTheBarNamesTheKeysOfTheWayToWatch(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	p.t.watch.open(0, m.Cursor(), false)
	says := func(want, label string) {
		t.Helper()
		if !strings.HasPrefix(p.t.bar.hint, want) || !strings.Contains(texts(p.t.bar.box), label) {
			t.Errorf("the bar says %q, want %q and a button %q", p.t.bar.hint, want, label)
		}
	}
	says("Space: pause.", "Pause")
	p.t.bar.since = time.Time{} // long ago
	p.t.typed(keyEvent("Space"))
	says("Space: resume.", "Resume")
	for p.t.settings.Watch != settings.WatchStep {
		p.t.watch.setSpeed(p.t.settings.Watch.Next())
		if !p.t.watching { // it was off
			p.t.watch.open(0, m.Cursor(), false)
		}
	}
	p.t.bar.fill()
	says("Space or N: next.", "Next")
	at := p.t.watch.next
	p.t.bar.since = time.Time{}
	if p.t.typed(keyEvent("Space")); p.t.watch.next != at+1 {
		t.Errorf("Space leads to scene %d, want %d", p.t.watch.next, at+1)
	}
}

// TestWhoSkipsATurnDoesNotWatchItsEnd: what the computer still does in it goes by, and
// then the account of all of it comes. J, pressed for it, leaves it there.
func TestWhoSkipsATurnDoesNotWatchItsEnd(t *testing.T) {
	p, m, end := russianTurn(t)
	if !p.t.watchUnseen(true) {
		t.Fatal("nothing is watched")
	}
	p.t.typed(keyEvent("Escape"))
	if p.t.watching || p.t.skipped == nil {
		t.Fatalf("after Esc it is watched %v, skipped %v", p.t.watching, p.t.skipped)
	}
	for _, n := range []int{end - 10, end} {
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		p.t.played(nil)
		if p.t.watching {
			t.Errorf("after action %d of %d what was skipped is watched", n, end)
		}
	}
	if !p.t.sheets.up() || p.t.sheets.kind != sheetHappened || p.t.skipped != nil {
		t.Fatal("the account does not come")
	}
	if p.t.rune('j'); !p.t.sheets.up() {
		t.Error("J takes away the account that came by itself")
	}
	if p.t.rune('j'); p.t.sheets.up() {
		t.Error("the second J does not take the account away")
	}
}

// TestTheBackgroundFindsTheSameScenes as are found at once, in their order, whatever is
// asked of it meanwhile.
func TestTheBackgroundFindsTheSameScenes(t *testing.T) {
	m := recorded(t)
	want, err := scene.Between(m, "austria", 0, m.Cursor())
	if err != nil {
		t.Fatal(err)
	}
	reel, err := scene.Open(m, "austria", 0)
	if err != nil {
		t.Fatal(err)
	}
	r, calls := newReader(reel, true), 0
	r.reading = true // as if the background were at work
	for n := 40; n < m.Cursor(); n += 40 {
		r.read(n, false, func(error) { calls++ })
	}
	r.read(m.Cursor(), true, func(error) { calls++ })
	if calls != 0 || !r.busy() {
		t.Error("it is told before the background is ready")
	}
	r.done(&request{then: func(error) { calls++ }}, nil)
	if calls != 2 || r.busy() || len(r.scenes) != len(want) {
		t.Errorf("%d calls, %d scenes, want %d", calls, len(r.scenes), len(want))
	}
	for i := range min(len(want), len(r.scenes)) {
		if r.scenes[i].Text != want[i].Text || r.scenes[i].First != want[i].First {
			t.Fatalf("scene %d is %q, want %q", i, r.scenes[i].Text, want[i].Text)
		}
	}
}

// TestAChoiceMadeForThePlayerCanBeChangedOnTheCard: it stands there with a button, which
// leaves it to him and keeps the rest of the attack.
func TestAChoiceMadeForThePlayerCanBeChangedOnTheCard(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "7.09", "ru.13-vii", "8.08"), persons(), true, 1280, 800, false)
	p.click("8.08", "ru.13-vii")
	made := p.t.desk.Beforehand()
	if p.t.desk.Match.Cursor() != 2 || len(made) != 1 {
		t.Fatalf("%d actions are done, %d of them chosen for the player", p.t.desk.Match.Cursor(), len(made))
	}
	if words := texts(p.t.drawer.fight.all); !strings.Contains(words, "Chosen for you") || !strings.Contains(words, made[0].Text) {
		t.Errorf("the card does not say that %q was chosen", made[0].Text)
	}
	p.shoot("chosen-for-you")
	p.t.drawer.battle.reconsider(made[0])
	if p.t.desk.Match.Cursor() != 1 || p.t.desk.View().Combat == nil || strings.Contains(texts(p.t.drawer.fight.all), "Chosen for you") {
		t.Error("the choice is not left to the player")
	}
}

// TestAnAttackInPreparationIsOnTheMapAsInThePanel: with an arrow from who can make it, the
// strengths of both and the odds.
func TestAnAttackInPreparationIsOnTheMapAsInThePanel(t *testing.T) {
	p := sit(t, set(t, "austria", "combat", "ah.4-ii", "7.09", "ru.13-vii", "8.08"), persons(), true, 1280, 800, false)
	p.click("8.08", "ru.13-vii")
	f, s := p.t.fightOnMap(), p.t.drawer.fightNow().sheet
	if !p.t.preparing(p.t.desk.View().Combat) || s == nil {
		t.Fatal("no attack is in preparation")
	}
	if want := fmt.Sprintf("%d : %d", s.Attacker.Strength, s.Defender.Strength); f.Words != want || f.Apart == "" {
		t.Errorf("the plate says %q and %q, the panel %q", f.Words, f.Apart, want)
	}
	if ways := p.t.attackArrows(); len(ways) != 1 || !slices.Equal(ways[0].Hexes, []string{"7.09", "8.08"}) {
		t.Errorf("the arrows are %v", ways)
	}
	if len(f.Strengths) != 2 || slices.ContainsFunc(f.Strengths, func(x canvas.Strength) bool { return x.Label == "?" }) {
		t.Errorf("the strengths are %v", f.Strengths)
	}
}

// TestNobodyIsStoppedWithinATurnForWhatTheyWatched: what others did in one's own player turn
// is told on a card where it was not watched.
func TestNobodyIsStoppedWithinATurnForWhatTheyWatched(t *testing.T) {
	m := recorded(t)
	m.Friendly = true
	p := against(t, m)
	from, to := -1, -1
	for n := 1; n < m.Len() && to < 0; n++ {
		if s, before := m.Status(n), m.Status(n-1); s.Side != "austria" || before.Side != s.Side || before.Turn != s.Turn {
			from = n
		} else if s.ToAct == "austria" && from >= 0 {
			list, err := scene.Between(m, "austria", from, n)
			if a := scene.Sum(list); err == nil && !a.Empty() && !a.Quiet() && !a.Answers("austria") {
				to = n
			}
		}
	}
	if to < 0 {
		t.Fatal("the game has no such turn")
	}
	if err := m.GoTo(to); err != nil {
		t.Fatal(err)
	}
	p.t.update()
	if p.t.account(from, true); p.t.sheets.up() {
		t.Error("what was watched is told once more")
	}
	if p.t.account(from, false); !p.t.sheets.up() {
		t.Error("what was not watched is not told")
	}
}

// TestTheAccountTellsOfAllThatTheEnemyDid: where the sides take turns more than once a turn,
// a retreat that the enemy's attack asked for in between cuts nothing off.
func TestTheAccountTellsOfAllThatTheEnemyDid(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, 900)
	m.Friendly = true
	tested := 0
	for n := 1; n < m.Len() && tested < 2; n++ {
		st := m.Status(n)
		if st.ToAct != "central" || st.Side != "central" || m.Status(n-1).Side != "russia" || m.Status(n-1).Turn != st.Turn {
			continue
		}
		began, decided := n-1, 0 // of the Russian's moves, and the last decision within them
		for ; began > 0 && m.Status(began-1).Side == "russia" && m.Status(began-1).Turn == st.Turn; began-- {
			if decided == 0 && m.Status(began).ToAct == "central" {
				decided = began + 1
			}
		}
		if decided == 0 || decided == n {
			continue
		}
		if err := m.GoTo(n); err != nil {
			t.Fatal(err)
		}
		p := sit(t, m, map[rules.Side]desk.Seat{"central": desk.Person, "russia": "random"}, false, 1280, 800, false)
		if i := slices.IndexFunc(p.t.spans(), func(s span) bool { return s.side == "russia" && s.to > decided }); i >= 0 {
			continue // his only moves of the turn so far
		}
		tested++
		p.t.account(decided, false)
		if h := p.t.happened; !p.t.sheets.up() || h.recent.from != began || h.recent.to != n {
			t.Errorf("after action %d the account is of %d to %d, want from %d on, where the enemy took over", n, h.recent.from, h.recent.to, began)
		}
	}
	if tested == 0 {
		t.Fatal("the game has no such turn")
	}
}

// TestTheAccountComesWhereADecisionEndsTheEnemysTurn, for then no computer plays on who
// could bring it; two who share a screen know what they did.
func TestTheAccountComesWhereADecisionEndsTheEnemysTurn(t *testing.T) {
	for seat, want := range map[desk.Seat]bool{"random": true, desk.Person: false} {
		m := recorded(t)
		m.Friendly = true
		for n := m.Cursor(); n > 1; n-- {
			if m.Status(n).Side == "austria" && m.Status(n-1).Side == "russia" && m.Status(n).ToAct == "austria" {
				if err := m.GoTo(n); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		p := against(t, m)
		p.t.desk.Seats["russia"] = seat
		p.t.turnBegun()
		if up := p.t.sheets.up() && p.t.sheets.kind == sheetHappened; up != want {
			t.Errorf("Russia is played by %q: the account lies on the table: %v", seat, up)
		}
	}
}

// TestTheBannerIsReadBeforeTheFirstScene, and lies over none.
func TestTheBannerIsReadBeforeTheFirstScene(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	for _, still := range []bool{true, false} {
		p.t.still = still
		p.t.banner.show("Russia, turn 1", 1)
		if !p.t.watch.open(0, m.Cursor(), false) {
			t.Fatal("there is nothing to watch")
		}
		if waits := (acts{p.t}).bannerUp() && p.t.watch.next == 0; waits == still {
			t.Errorf("still %v: the first scene waits: %v", still, waits)
		}
		if !still {
			r, err := scene.Open(m, p.t.desk.Viewer(), 0)
			if err != nil {
				t.Fatal(err)
			}
			p.t.watch.reel = newReader(r, true) // the background is not waited for
			p.t.watch.read(m.Cursor())
			p.t.watch.forward()
		}
		if (acts{p.t}).bannerUp() || p.t.watch.next != 1 {
			t.Errorf("still %v: the banner is up %v over scene %d", still, (acts{p.t}).bannerUp(), p.t.watch.next)
		}
		p.t.watch.stop()
	}
}

// A battle is watched to its end even if nobody may know who went back in it.
func TestARetreatOfUnseenUnitsIsWatched(t *testing.T) {
	m := recorded(t)
	p := against(t, m)
	if !p.t.watch.open(0, m.Cursor(), false) {
		t.Fatal("there is nothing to watch")
	}
	p.t.settings.Speed = settings.Off
	p.t.watch.clash(&scene.Scene{Line: chronicle.Line{Last: 3, Battle: &chronicle.Battle{Lines: []chronicle.Line{{Class: chronicle.Retreat, Side: "russia", Hexes: []string{"8.06", "8.07"}}}}}})
	if p.t.past != 3 {
		t.Errorf("the map is as it was after action %d, want 3", p.t.past)
	}
}

// TestTheFarthestMarchIsToldFirst, however many hexes another went round about, and who
// does not fight after all who do.
func TestTheFarthestMarchIsToldFirst(t *testing.T) {
	p := sit(t, amid(t, "greatwar", 3), nil, true, 1280, 800, false)
	march := func(unit string, hexes ...string) scene.Scene {
		return scene.Scene{Line: chronicle.Line{Units: []string{unit}, Hexes: hexes}}
	}
	list := p.t.happened.listed([]scene.Scene{
		march("ah.corps-6", "g1414", "g1413", "g1412", "g1513", "g1514"),
		march("ah.corps-3", "g1414", "g1413", "g1414"),
		march("ah.hq-2-boehm-ermolli", "g1414", "g1404"),
		march("ah.corps-1", "g1414", "g1411"),
	}, p.t.desk.View())
	var order []string
	for i := range list {
		order = append(order, list[i].Units[0])
	}
	if want := []string{"ah.corps-1", "ah.corps-6", "ah.hq-2-boehm-ermolli"}; !slices.Equal(order, want) {
		t.Errorf("the marches are told in the order %v, want %v", order, want)
	}
}
