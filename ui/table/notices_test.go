package table

import (
	"strings"
	"testing"
)

// A notice stays, whatever is said and done besides, until it is put away; the next one
// then comes into sight, and none of them takes the keyboard.
func TestNoticesStayUntilTheyArePutAway(t *testing.T) {
	p := sit(t, campaign(t), persons(), true, 800, 600, false)
	focused := p.win.Canvas().Focused()
	p.t.Notice("Different data", "This game keeps its data.")
	p.t.Notice("The record", "It goes on from the saved position.")
	p.t.say("Something else.")
	if foot := p.t.float.notices.box.Position().Y + p.t.float.notices.box.Size().Height; p.t.float.note.Position().Y < foot {
		t.Error("what is said lies on the notice")
	}
	p.t.update()
	if words := texts(p.t.float.notices.box); !strings.Contains(words, "keeps its data") || !strings.Contains(words, "One more notice") && !strings.Contains(words, "1 more notice") {
		t.Errorf("the table shows %q", words)
	}
	if p.win.Canvas().Focused() != focused || p.win.Canvas().Overlays().Top() != nil {
		t.Error("a notice stops the player")
	}
	p.t.typed(keyEvent("Escape"))
	if words := texts(p.t.float.notices.box); !strings.Contains(words, "saved position") {
		t.Errorf("then the table shows %q", words)
	}
	p.t.typed(keyEvent("Escape"))
	if p.t.float.notices.box.Visible() {
		t.Error("it cannot be put away")
	}
}

// noticed is what the notices of the table say.
func (p *play) noticed() string { return texts(p.t.float.notices.box) }
