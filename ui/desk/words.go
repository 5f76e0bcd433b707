package desk

import "strings"

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
