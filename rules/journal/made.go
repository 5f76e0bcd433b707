package journal

import "encoding/json"

// MadeWith tells of which ruleset a save is, and the fingerprint of the data
// that it was played with; both are "" for what is no save.
func MadeWith(save []byte) (ruleset, fingerprint string) {
	var s struct {
		Ruleset string `json:"ruleset"`
		Data    string `json:"data"`
	}
	if json.Unmarshal(save, &s) != nil {
		return "", ""
	}
	return s.Ruleset, s.Data
}

// cursorOf is where a save stands in its record.
func cursorOf(save []byte) int {
	var s struct {
		Cursor int `json:"cursor"`
	}
	if json.Unmarshal(save, &s) != nil {
		return 0
	}
	return s.Cursor
}
