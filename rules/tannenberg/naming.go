package tannenberg

import (
	"regexp"
	"strconv"
	"strings"

	"vistula/rules/verb"
)

// What is printed on a counter is an abbreviation, "R26" or "Kav 4". Here it is spelled out
// for sentences.

// abbreviations are the words that stand on counters in short.
var abbreviations = map[string]string{
	"Cav": "Cavalry", "Kav": "Cavalry", "Cos": "Cossack", "R": "Reserve", "Res": "Reserve", "FR": "Fortress Reserve", "LW": "Landwehr", "Lst": "Landsturm",
	"Ers": "Ersatz", "Hvy": "Heavy Artillery", "Bav": "Bavarian", "Gd": "Guard", "GRN": "Grenadier", "Kub": "Kuban", "Tran": "Transbaikal",
	"Turk": "Turkestan", "Cauc": "Caucasian", "Nat": "Native", "A": "", "C": "Caucasian", "S": "Siberian", "T": "Turkestan",
}

// sizeNames are the sizes as they stand in a name.
var sizeNames = map[string]string{"corps": " Corps", "division": " Division", "brigade": " Brigade"}

// glued is a letter with a number behind it, as in "R26".
var glued = regexp.MustCompile(`^([A-Z])(\d+)$`)

// named is what sentences call a unit: "26th Reserve Corps", "supply unit 1", "EB unit 2".
func (u *unit) named() string {
	_, number, ok := strings.Cut(u.Name, " ")
	switch {
	case ok && u.supply:
		return "supply unit " + number
	case ok && !u.fights():
		return "EB unit " + number
	case u.Type == "infantry", u.Type == "cavalry":
		return spelled(u.Name) + sizeNames[u.Size]
	}
	return spelled(u.Name)
}

// spelled is a designation in full, its number first: "4th Cavalry", "II Siberian".
func spelled(short string) string {
	number, words := "", []string(nil)
	for _, w := range strings.Fields(glued.ReplaceAllString(short, "$1 $2")) {
		full, known := abbreviations[w]
		n, err := strconv.Atoi(w)
		switch {
		case known && full != "":
			words = append(words, full)
		case known: // an army corps, as every corps without another word
		case err == nil && number == "":
			number = verb.Ordinal(n)
		case number == "" && len(words) > 0 && strings.Trim(w, "IVX") == "":
			number = w
		default:
			words = append(words, w)
		}
	}
	if number != "" {
		words = append([]string{number}, words...)
	}
	return strings.Join(words, " ")
}

// the is a unit within a sentence: "the Russian 26th Reserve Corps", and "a German unit" of
// which no more is known.
func the(label string) string {
	if strings.HasPrefix(label, "a ") {
		return label
	}
	return "the " + label
}
