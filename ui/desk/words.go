package desk

import (
	"regexp"
	"strings"

	"vistula/rules"
)

// say puts a text into the player's language. Places in it are written as
// {{.Name}}; what stands there follows as name and value.
func (d *Desk) say(text string, pairs ...string) string {
	values := map[string]any{}
	var filled []string
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
		filled = append(filled, "{{."+pairs[i]+"}}", pairs[i+1])
	}
	if d.Words != nil {
		return d.Words(text, values)
	}
	return strings.NewReplacer(filled...).Replace(text)
}

// rulebook is a fixed text of the rules in the player's language; one that nobody
// has translated stays as it is.
func (d *Desk) rulebook(text string) string {
	if text == "" || d.Words == nil || strings.Contains(text, "{{") {
		return text
	}
	return d.Words(text, nil)
}

// Label is what an offer is called.
func (d *Desk) Label(o rules.Offer) string { return d.rulebook(o.Label) }

// player is how some rulebooks call a side at the head of a sentence.
var player = regexp.MustCompile(`^The [A-Z][\pL' -]* player\b`)

// Ask is the sentence that says what is to be decided. Where it begins with a side
// and is fixed otherwise it may be translated, as "{{.Side}} rolls for the attack.".
func (d *Desk) Ask() string {
	ask := d.View().Prompt.Ask
	heads := append([]string{player.FindString(ask)}, d.scenario().Names...)
	for _, head := range heads {
		rest, ok := strings.CutPrefix(ask, head)
		if head == "" || !ok || d.Words == nil || strings.Contains(rest, "{{") {
			continue
		}
		side := d.rulebook(head)
		if said := d.Words("{{.Side}}"+rest, map[string]any{"Side": side}); said != side+rest {
			return said
		}
	}
	return d.rulebook(ask)
}
