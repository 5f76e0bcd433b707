package twilight

import (
	"strconv"
	"strings"

	"vistula/rules/verb"
)

// What is printed on a counter is an abbreviation, "36 r" or "GAR Kow". Here it is
// spelled out for sentences.

// abbreviations are the words that stand on counters in short.
var abbreviations = map[string]string{
	"r": "Reserve", "R": "Reserve", "c": "Cavalry", "lw": "Landwehr", "LW": "Landwehr", "ls": "Landsturm", "m": "March",
	"gd": "Guard", "GD": "Guard", "gr": "Guard Reserve", "GR": "Guard Reserve", "gn": "Grenadier", "GN": "Grenadier",
	"rf": "Rifle", "tk": "Turkestan", "Tk": "Turkestan", "sb": "Siberian", "Sb": "Siberian", "CN": "Caucasian",
	"hv": "Heavy", "ers": "Ersatz", "d": "Don Cossack", "Kub": "Kuban Cossack", "cs": "Cossack", "h": "Honvéd", "comb": "Combined",
	"KG": "Königsberg", "Kbg": "Königsberg", "Grd": "Graudenz", "Thn": "Thorn", "Kow": "Kowno", "Nov": "Nowogeorgiewsk", "Oss": "Ossowiec",
	"FA": "Foot", "GAR": "Garrison", "det": "Detachment", "Khan": "Khan Cavalry",
}

// spelled is a designation in full: "36th Reserve", "Kowno Garrison".
func spelled(short string) string {
	var list []string
	words := strings.Fields(short)
	if len(words) == 2 && (words[0] == "FA" || words[0] == "GAR") { // the place comes first
		words[0], words[1] = words[1], words[0]
	}
	for i, w := range words {
		full, known := abbreviations[w]
		n, err := strconv.Atoi(w)
		switch {
		case err == nil:
			w = verb.Ordinal(n)
		case known:
			w = full
		case w == "b" && i == len(words)-1, w == "Div": // its size says so
			continue
		}
		list = append(list, w)
	}
	return strings.Join(list, " ")
}

// corpsName is a corps by what is printed for it: "XVII Corps" of the Germans,
// "26th Reserve Corps" of the Russians.
func corpsName(short string, n nation) string {
	number, rest, _ := strings.Cut(short, " ")
	name := spelled(short)
	if k, err := strconv.Atoi(number); err == nil && n == german {
		name = strings.TrimSpace(roman(k) + " " + spelled(rest))
	}
	return name + " Corps"
}

// roman writes a number below 40.
func roman(n int) string {
	return strings.Repeat("X", n/10) + [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"}[n%10]
}

// sizeNames are the sizes as they stand in a name.
var sizeNames = [...]string{noSize: "", battalion: " Battalion", regiment: " Regiment", brigade: " Brigade", division: " Division"}

// labelled is what sentences call a unit, its corps left out.
func (u *unit) labelled() string {
	switch u.kind {
	case train:
		return "Train of " + corpsName(u.Name, u.nation)
	case majorDepot:
		return "Major Depot of " + armyName(u.Army)
	case minorDepot:
		return "Minor Depot of " + armyName(u.Army)
	case fortress, fort:
		word := "Fort "
		if u.kind == fortress {
			word = "Fortress "
		}
		if u.Complex != "" {
			return word + u.Name + " (" + u.Hex + ")"
		}
		return word + u.Name
	case artillery:
		return spelled(u.Name) + " Artillery" + sizeNames[u.size]
	}
	name := spelled(u.Name)
	if u.kind == infantry && u.size >= brigade && !strings.Contains(name, " ") { // a number alone does not say what it is
		name += " Infantry"
	}
	return name + sizeNames[u.size]
}

// ofCorps tells which corps a unit belongs to, for units whose names are the same.
func (u *unit) ofCorps() string {
	if u.Corps == "" || u.supplies() {
		return ""
	}
	return " of " + corpsName(u.Corps, u.nation)
}

// entitle gives every unit the name that sentences use: what is spelled out on its
// counter, with its corps where its nation has another of that name, and with its
// nation where the other side has.
func (rs *Ruleset) entitle() []string {
	type key struct {
		nation nation
		label  string
	}
	own, all := map[key]int{}, map[string]int{}
	names := make([]string, len(rs.units))
	for i := range rs.units {
		u := &rs.units[i]
		own[key{u.nation, u.label}]++
	}
	for i := range rs.units {
		u := &rs.units[i]
		names[i] = u.label
		if own[key{u.nation, names[i]}] > 1 {
			names[i] += u.ofCorps()
		}
		all[names[i]]++
	}
	for i := range names {
		adjective := nationAdjectives[rs.units[i].nation]
		if all[names[i]] > 1 && !strings.Contains(names[i], adjective) { // as that of a depot's army
			names[i] = adjective + " " + names[i]
		}
	}
	return names
}

// withArticle is a unit's name in the middle of a sentence.
func (u *unit) withArticle(name string) string {
	switch u.kind {
	case fortress, fort:
		return name
	case majorDepot, minorDepot:
		head, army, _ := strings.Cut(name, " of ")
		return "the " + head + " of the " + army
	case train:
		head, corps, _ := strings.Cut(name, " of ")
		return "the " + head + " of the " + corps
	}
	return "the " + name
}

// named names units in the middle of a sentence.
func (p *Position) named(units ...int16) string {
	return verb.Enumerate(units, func(u int16) string { return p.unit(u).withArticle(p.Label(u)) })
}

// some is Count, where none is told in a word.
func some(n int, one, many string) string {
	if n == 0 {
		return "no " + many
	}
	return verb.Count(n, one, many)
}

// doing begins a sentence about a side with its verb, which for the Central Powers is
// a plural.
func doing(s side, one, many string) string {
	if s == central {
		return "The Central Powers " + many
	}
	return sideNames[s] + " " + one
}
