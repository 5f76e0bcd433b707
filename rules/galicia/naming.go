package galicia

import (
	"regexp"
	"strconv"
	"strings"

	"vistula/rules/verb"
)

// What is printed on a counter is an abbreviation, "106 ls" or "gd c". Here it is
// spelled out for sentences.

// abbreviations are the words that stand on counters in short.
var abbreviations = map[string]string{
	"c": "Cavalry", "r": "Reserve", "lw": "Landwehr", "ls": "Landsturm", "m": "March", "m+": "Reinforced March",
	"gd": "Guard", "gn": "Grenadier", "rf": "Rifle", "sch": "Schützen", "d": "Don", "cs": "Cossack", "cn": "Caucasian Cossack", "comb": "Combined",
}

// label is what sentences call the unit: "4/II", as players write it, where the counter
// has a number alone; else what it is in words, "106th Landsturm Division".
func (u *unit) label() string {
	switch _, err := strconv.Atoi(u.Name); {
	case err == nil && u.Corps != "":
		return u.Name + "/" + u.Corps
	case u.Size == "corps": // two divisions on a counter, or a group by the name of its general
		if name := spelled(u.Name); name != u.Name {
			return name
		}
		return u.Name + "'s Cavalry"
	}
	return spelled(u.Name) + " " + strings.ToUpper(u.Size[:1]) + u.Size[1:]
}

// joined is where the names of two formations meet on a counter: "9+10 c". A "+" at the
// end belongs to the name before it.
var joined = regexp.MustCompile(`\+\b`)

// spelled is a designation in full: "106th Landsturm", "9th/10th Cavalry" for two formations
// on one counter, of which sentences say that it goes, not that they go.
func spelled(short string) string {
	parts := joined.Split(short, -1)
	for k, part := range parts {
		words := strings.Fields(part)
		for i, w := range words {
			if n, err := strconv.Atoi(w); err == nil {
				words[i] = verb.Ordinal(n)
			} else if full, ok := abbreviations[w]; ok {
				words[i] = full
			}
		}
		parts[k] = strings.Join(words, " ")
	}
	return strings.Join(parts, "/")
}
