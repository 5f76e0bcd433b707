package desk

import (
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

// Label is what an offer is called.
func (d *Desk) Label(o rules.Offer) string { return o.Label }

// Ask is the sentence that says what is to be decided.
func (d *Desk) Ask() string { return d.View().Prompt.Ask }
