package chronicle

import (
	"regexp"
	"strconv"
	"strings"
)

// glossary is what the letters on counters stand for, as far as the rulebooks agree.
var glossary = map[string]string{
	"c": "Cavalry", "Cav": "Cavalry", "Kav": "Cavalry", "ls": "Landsturm", "Lst": "Landsturm", "lw": "Landwehr", "LW": "Landwehr", "r": "Reserve", "R": "Reserve", "Res": "Reserve",
	"rf": "Rifle", "gn": "Grenadier", "gd": "Guard", "Gd": "Guard", "m": "March", "Hvy": "Heavy Artillery", "Bav": "Bavarian", "FR": "Fortress Reserve", "Ers": "Ersatz",
	"cs": "Cossack", "Cos": "Cossack", "A": "", "m+": "Reinforced March", "sch": "Schützen", "comb": "Combined", "d": "Don", "cn": "Caucasian Cossack", "GRN": "Grenadier",
	"GD": "Guard", "GN": "Grenadier", "CN": "Caucasian", "C": "Caucasian", "T": "Turkestan", "S": "Siberian", "Kub": "Kuban", "Tran": "Transbaikal", "Turk": "Turkestan", "Cauc": "Caucasian", "Nat": "Native",
}

// pieces are counters that are no formations: what their names stand for.
var pieces = map[string]string{"EB": "EB Unit", "Supply": "Supply Unit"}

// letters is a letter with a number behind it, as in "R26".
var letters = regexp.MustCompile(`^([A-Z])(\d+)$`)

// SpellOut writes out what is abbreviated on a counter: "44 sch" is the 44th Schützen. The
// number goes before the words: "R 1" is the 1st Reserve. A number behind a word that is
// written out, or a piece, counts nothing: "Supply 7" is Supply Unit 7, and so is "Supply
// Unit 7". say puts a word into the reader's language.
func SpellOut(name string, say func(string) string) string {
	tokens := strings.Fields(letters.ReplaceAllString(name, "$1 $2"))
	number, words, known := "", []string(nil), true
	for i, t := range tokens {
		word, ok := glossary[t]
		k, err := strconv.Atoi(t)
		switch {
		case ok && word != "":
			words = append(words, say(word))
		case ok:
		case err == nil && number == "" && (i == 0 || known):
			number = Ordinal(k)
		case number == "" && i > 0 && known && roman(t):
			number = t
		case i == 0 && len(tokens) > 1 && pieces[t] != "" && tokens[1] != "Unit":
			words, known = append(words, say(pieces[t])), false
		default:
			words, known = append(words, t), false
		}
	}
	if number != "" {
		words = append([]string{number}, words...)
	}
	if len(words) == 0 {
		return name
	}
	return strings.Join(words, " ")
}

// roman tells whether a word is a Roman number.
func roman(t string) bool { return t != "" && strings.Trim(t, "IVXLC") == "" }

// Ordinal is 1st, 2nd, 3rd, 4th.
func Ordinal(n int) string {
	end := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return strconv.Itoa(n) + end
}
