package twilight

import (
	"testing"

	"vistula/rules/board"
	"vistula/rules/rulestest"
)

// Positions put to case 13.5: what becomes of printed works.

// ruin is a ruined position of the Deime line in the hands of a German division, in a turn.
func ruin(t *testing.T, turn int8) (*Position, board.ID, int16) {
	t.Helper()
	p := field(t, "central", "movement", at("ge.1-1", "54.16"), at("ru.27-3", "51.16"))
	h, u := p.find(t, "54.16"), p.rs.unitOf("ge.1-1")
	worksOf(p).trample(h, russia)
	p.turn = turn
	return p, h, u
}

// build has a unit complete a position.
func (p *Position) dig(t *testing.T, u int16) {
	t.Helper()
	p.units[u].left = taskCost
	if r := workIn(p).mayDig(u); r != nil {
		t.Fatal(r.Why)
	}
	workIn(p).take(u, digging)
	p.units[u].dug = 0
}

// A ruined position is made good to level 3 at once, in any turn; from turn 20 on it counts
// as level 4 if it was made good before, and may be improved to it afterwards if not.
func TestPrintedPositionsMadeGood(t *testing.T) {
	rulestest.Cite(t, "13.5", "13.5.1")
	p, h, u := ruin(t, 5)
	if worksOf(p).level(h) != 0 {
		t.Fatalf("the ruin has level %d", worksOf(p).level(h))
	}
	p.dig(t, u)
	if worksOf(p).level(h) != 3 {
		t.Errorf("it was made good to level %d", worksOf(p).level(h))
	}
	p.units[u].left = taskCost
	if workIn(p).mayDig(u) == nil {
		t.Error("it can be improved before turn 20")
	}
	p.turn = 19
	turnOf(p).nextTurn()
	if p.turn != 20 || worksOf(p).level(h) != 4 {
		t.Errorf("in turn %d it has level %d", p.turn, worksOf(p).level(h))
	}
	p, h, u = ruin(t, 20)
	p.dig(t, u)
	p.units[u].left = taskCost
	if worksOf(p).level(h) != 3 || workIn(p).mayDig(u) == nil {
		t.Errorf("made good in turn 20 it has level %d, or is improved at once", worksOf(p).level(h))
	}
	turnOf(p).nextTurn()
	if worksOf(p).level(h) != 3 {
		t.Errorf("in turn 21 it has level %d by itself", worksOf(p).level(h))
	}
	p.dig(t, u)
	if worksOf(p).level(h) != 4 {
		t.Errorf("improved in turn 21 it has level %d", worksOf(p).level(h))
	}
}

// Works of level 4 elsewhere wait for their turn, whatever is printed nearby.
func TestOtherPositionsWaitForLevel4(t *testing.T) {
	rulestest.Cite(t, "13.1.3")
	p := field(t, "central", "movement", at("ge.1-1", "42.20"), at("ru.27-3", "40.19"))
	h, u := p.find(t, "42.20"), p.rs.unitOf("ge.1-1")
	w := worksOf(p).build(h)
	w.level, w.side = 3, central
	for turn, may := range map[int8]bool{21: false, level4Turn - 1: false, level4Turn: true} {
		p.turn, p.units[u].left = turn, taskCost
		if got := workIn(p).mayDig(u) == nil; got != may {
			t.Errorf("turn %d: %v", turn, got)
		}
	}
}

// What the enemy of the country digs in a ruin goes with him, and leaves it a ruin that is
// made good at once (13.4, 13.5.1).
func TestWhatIsDugInARuin(t *testing.T) {
	rulestest.Cite(t, "13.4", "13.5.1")
	p := field(t, "russia", "movement", at("ru.27-3", "53.16"), at("ge.1-1", "55.18"))
	h, u := p.find(t, "54.16"), p.rs.unitOf("ru.27-3")
	p.place(u, h)
	p.dig(t, u)
	if worksOf(p).level(h) != 1 {
		t.Fatalf("the Russians have dug to level %d", worksOf(p).level(h))
	}
	p.place(u, p.find(t, "53.16"))
	if worksOf(p).level(h) != 0 {
		t.Errorf("they have left level %d behind", worksOf(p).level(h))
	}
	v := p.rs.unitOf("ge.1-1")
	p.place(v, h)
	if worksOf(p).level(h) != 0 || workIn(p).nextLevel(v) != rebuiltTo {
		t.Errorf("the Germans find level %d and build %d", worksOf(p).level(h), workIn(p).nextLevel(v))
	}
}
