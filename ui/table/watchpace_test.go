package table

import (
	"strings"
	"testing"
	"time"

	"vistula/rules/bot"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
)

// watchedTurn is a table at which a Russian turn is watched whose sides both are computers'.
func watchedTurn(t *testing.T) (p *play, m *journal.Match, end int) {
	t.Helper()
	p, m, end = russianTurn(t)
	p.t.desk.Seats["austria"] = "random"
	if !p.t.watch.open(m.Cursor()-5, m.Cursor(), true) {
		t.Fatal("there is nothing to watch")
	}
	return p, m, end
}

// TestAPauseOfTheShowingPausesTheComputers, and going on lets them go on; a pause of their
// own stays as it is.
func TestAPauseOfTheShowingPausesTheComputers(t *testing.T) {
	for _, own := range []bool{true, false} {
		p, _, _ := watchedTurn(t)
		w, stopped := p.t.watch, false
		p.t.bots.paused = own
		player, err := p.t.bots.player("russia")
		if err != nil {
			t.Fatal(err)
		}
		p.thinksOf(player, &stopped)
		if w.lags() {
			t.Fatal("the computers wait before the pause")
		}
		if w.pause(); !stopped || !w.lags() || p.t.bots.paused != own {
			t.Errorf("in a pause it thinks on %v, plays on %v, is paused itself %v", !stopped, !w.lags(), p.t.bots.paused)
		}
		p.t.bots.ended = true // it is not to play
		if w.pause(); w.lags() || p.t.bots.paused != own {
			t.Errorf("after the pause it waits %v, is paused itself %v", w.lags(), p.t.bots.paused)
		}
	}
}

// TestThePausedWatchSaysSo where all has been shown, and N brings one more scene.
func TestThePausedWatchSaysSo(t *testing.T) {
	p, m, end := watchedTurn(t)
	w := p.t.watch
	for !p.t.awaits() {
		w.forward()
	}
	w.pause()
	if words := w.caption(); words != "Russia: the computer is paused." || p.t.bar.ask != words {
		t.Errorf("the card says %q, the bar %q", words, p.t.bar.ask)
	}
	if w.forward(); w.lags() {
		t.Error("N within a pause brings nothing")
	}
	if err := m.GoTo(end - 2); err != nil {
		t.Fatal(err)
	}
	if p.t.played(nil); p.t.awaits() || !w.lags() {
		t.Errorf("after N nothing is shown %v, the computers play on %v", p.t.awaits(), !w.lags())
	}
	if w.skip(); !p.t.bots.paused {
		t.Error("who skips to the present in a pause does not find it paused")
	}
}

// TestNoPlayerTurnBeginsUnseen: the next one waits until the one before has been shown to
// its end; and who skips that watches the next.
func TestNoPlayerTurnBeginsUnseen(t *testing.T) {
	for _, skips := range []bool{true, false} {
		p, m, end := watchedTurn(t)
		w := p.t.watch
		if err := m.GoTo(end); err != nil {
			t.Fatal(err)
		}
		p.t.played(nil)
		if list := w.reel.scenes; w.next >= len(list) || list[len(list)-1].Mover != "russia" {
			t.Fatalf("scene %d of %d", w.next, len(list))
		}
		if skips {
			if w.skip(); p.t.skipped != nil || p.t.seen[p.t.desk.Viewer()] != end {
				t.Errorf("with the turn that was skipped goes that of %v", p.t.skipped)
			}
			continue
		}
		for !p.t.awaits() {
			if !w.lags() {
				t.Fatalf("the Austrian turn begins while scene %d of %d is shown", w.next, len(w.reel.scenes))
			}
			w.forward()
		}
		if w.lags() {
			t.Error("the Austrian turn does not begin")
		}
		side, turn, _ := p.t.moment()
		if st := p.t.desk.Seat().Status(); side != "austria" || w.side() != side || turn != st.Turn {
			t.Errorf("turn %d of %s is awaited, the card is of %s", turn, side, w.side())
		}
		words := texts(p.t.bar.box)
		if said := "Austria-Hungary: the computer is playing."; !strings.HasPrefix(w.caption(), said) || p.t.bar.ask != said || strings.Contains(words, "Watching") {
			t.Errorf("the card says %q, the bar %q", w.caption(), words)
		}
	}
}

// TestWhoTakesOverSeesTheRestFirst of what the computer has played.
func TestWhoTakesOverSeesTheRestFirst(t *testing.T) {
	p, m, end := watchedTurn(t)
	if err := m.GoTo(end - 2); err != nil {
		t.Fatal(err)
	}
	p.t.played(nil)
	p.t.watch.pause()
	at := p.t.watch.next
	p.t.bots.ended = true // it is not to play
	for _, side := range p.t.desk.Sides() {
		p.t.seat([]*seatChoice{{side: side}})
	}
	if !p.t.watching || p.t.watch.paused || p.t.watch.live || p.t.watch.next < at {
		t.Errorf("it is watched %v, paused %v, and more is awaited %v", p.t.watching, p.t.watch.paused, p.t.watch.live)
	}
	for range p.t.watch.reel.scenes {
		p.t.watchForward()
	}
	if p.t.watching || p.t.past != now || p.t.desk.Computer() {
		t.Error("nobody can play on")
	}
}

// TestAComputerStopsWithThePlayerTurn: what it plays at once is never of two.
func TestAComputerStopsWithThePlayerTurn(t *testing.T) {
	rs := rulestest.Open(t, "fury")
	m, err := journal.New(rs, rs.Scenarios()[0].ID, nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 2000 && m.Position().Status().ToAct != ""; {
		side := m.Position().Status().ToAct
		player, err := bot.New("random", uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		got := think(t.Context(), player, m.Position().Clone(), side, 1000, time.Minute)
		if got.err != nil {
			t.Fatal(got.err)
		}
		first := m.Position().Status()
		for i, a := range got.list {
			if st := m.Position().Status(); st.Turn != first.Turn || st.Side != first.Side {
				t.Fatalf("action %d of %d is of turn %d of %q, the first of turn %d of %q", i+1, len(got.list), st.Turn, st.Side, first.Turn, first.Side)
			}
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
			n++
		}
	}
}
