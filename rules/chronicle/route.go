package chronicle

import "strings"

// Route is what the sentence of a march, a retreat or a journey tells: "The 45th Division
// moves from 8.05 to Lemberg (7.09) for 2 MP."
type Route struct {
	Who  string // goes, with the verb: "The 45th Division moves"
	From string // as the sentence names the hex, "" where it names none
	To   string // the same, with what is said of the end but what the step has cost
}

// RouteOf finds the hexes that a march leads from and to in its sentence, where they stand
// with their number or with a name and the number behind it.
func RouteOf(text, from, to string) (r Route) {
	if who, rest, ok := strings.Cut(text, " from "); ok {
		if name, _, ok := named(rest, strings.Index(rest, from), from); ok && !strings.Contains(name, " to ") {
			r.Who, r.From = who, name
		}
	}
	if k := strings.LastIndex(text, to); k >= 0 {
		if begins := strings.LastIndex(text[:k], " to "); begins >= 0 {
			begins += len(" to ")
			if name, more, ok := named(text[begins:], k-begins, to); ok {
				more, _, _ = strings.Cut(more, " for ")
				r.To = name + strings.TrimSuffix(more, ".")
			}
		}
	}
	return r
}

// named is the name of a hex whose number stands at a place of a text that begins with it,
// and what follows.
func named(text string, at int, number string) (name, more string, ok bool) {
	if at < 0 || number == "" {
		return "", "", false
	}
	end := at + len(number)
	if strings.HasPrefix(text[end:], ")") {
		end++
	}
	return text[:end], text[end:], true
}
