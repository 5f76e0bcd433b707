package counter

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// branches are the endings of a unit's name that tell its branch, with the
// letters that stand for them in the symbol's box. An ending with no letters is
// told by the symbol itself.
var branches = map[string]string{
	"lw": "Lw", "ls": "Ls", "m": "M", "m+": "M+", "h": "H", "r": "R", "rf": "Rf", "gn": "Gr",
	"sch": "Sch", "cs": "Cs", "d cs": "D Cs", "cn": "Cn", "gd": "", "c": "", "dk": "DK", "l": "L",
}

// designation reads a unit's name as the order of battle has it, "46 lw" or
// "9+10 c": the lines to stand beside the symbol, the letters of its branch,
// and whether it is of the Guard. A name that joins two branches, such as
// "12 c+3 cn", keeps both in full, one a line.
func designation(name string, a arm) (lines []string, letters string, guard bool) {
	words := strings.Fields(name)
	for _, w := range words {
		guard = guard || strings.EqualFold(w, "gd")
	}
	if first, second, ok := joined(words); ok {
		return []string{first, "+" + second}, "", guard
	}
	for n := min(2, len(words)-1); n > 0; n-- {
		ending := strings.ToLower(strings.Join(words[len(words)-n:], " "))
		short, known := branches[ending]
		if !known || ending == "c" && a != cavalry {
			continue
		}
		words, letters = words[:len(words)-n], short
		break
	}
	return []string{title(strings.Join(words, " "))}, letters, guard
}

// joined tells whether a name is two units' names, each with its branch.
func joined(words []string) (first, second string, ok bool) {
	first, second, ok = strings.Cut(strings.Join(words, " "), "+")
	ok = ok && strings.Contains(first, " ") && strings.Contains(second, " ")
	return first, second, ok
}

// title makes the first letter a capital.
func title(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
