package story

import (
	"slices"

	"vistula/rules"
	"vistula/rules/chronicle"
)

// issue is what came of an attack, as the lesser battles of a turn are told by it.
type issue int

const (
	settled issue = iota // nothing
	gained               // the attacker prevailed
	failed               // the attacker came to harm or was thrown back
)

// issue is what came of the attack.
func (j *judged) issue() issue {
	switch j.verdict {
	case destroyed, overran, traded, mutual, broke, stormed:
		return gained
	case ruined, recoiled:
		return failed
	}
	return settled
}

// lesser are battles of a side that ended alike.
type lesser struct {
	side  rules.Side // that attacked, "" for both
	issue issue
	again bool // all at places of which the paragraph has told another end already
	at    []string
	n     int
}

// others tells the lesser battles of a turn together, by who attacked and how they ended,
// after those of which it has told one by one. What is said to have happened once more did
// happen before, and a second attack on a hex is told as that.
func (w *Teller) others(named, rest []judged) []string {
	list := w.together(named, rest)
	var s []string
	for _, again := range []bool{false, true} {
		for _, issue := range []issue{gained, failed, settled} {
			for i := range list {
				if x := &list[i]; x.again == again && x.issue == issue {
					s = append(s, w.lesser(x, before(named, x)))
				}
			}
		}
	}
	return s
}

// ending is how an attack on a hex ended.
type ending struct {
	hex   string
	side  rules.Side // that attacked
	issue issue
}

// together sorts battles by who attacked, how they ended, and whether the place is told of
// already: by a battle that is told by itself, or by an earlier one that ended otherwise.
func (w *Teller) together(named, rest []judged) []lesser {
	var told, tales []ending // tales are those of battles that are told by themselves
	for i := range named {
		tales = append(tales, named[i].endings()...)
	}
	var list []lesser
	for i := range rest {
		j := &rest[i]
		x := lesser{side: j.Attacker, issue: j.issue()}
		if x.issue == settled {
			x.side = ""
		}
		x.again = slices.ContainsFunc(tales, func(e ending) bool { return j.again(e) }) ||
			slices.ContainsFunc(told, func(e ending) bool { return j.again(e) && (e.issue != x.issue || x.side != "" && e.side != x.side) })
		k := slices.IndexFunc(list, func(o lesser) bool { return o.side == x.side && o.issue == x.issue && o.again == x.again })
		if k < 0 {
			k, list = len(list), append(list, x)
		}
		list[k].at, list[k].n = append(list[k].at, j.Targets...), list[k].n+1
		told = append(told, j.endings()...)
	}
	rank := func(side rules.Side) int {
		return slices.IndexFunc(w.c.Sides, func(s chronicle.Side) bool { return s.ID == side })
	}
	slices.SortStableFunc(list, func(a, b lesser) int { return rank(a.side) - rank(b.side) })
	return list
}

// endings are how the attack ended, for each of its hexes.
func (j *judged) endings() []ending {
	var list []ending
	for _, h := range j.Targets {
		list = append(list, ending{h, j.Attacker, j.issue()})
	}
	return list
}

// again tells whether a battle is another one on the hex of an ending. That one side failed
// where the other had attacked needs no such word.
func (j *judged) again(e ending) bool {
	return slices.Contains(j.Targets, e.hex) && (j.issue() != failed || e.side == j.Attacker)
}

// before tells whether one of the battles that are told by themselves ended as those do.
func before(named []judged, x *lesser) bool {
	return slices.ContainsFunc(named, func(j judged) bool { return j.Attacker == x.side && j.issue() == x.issue })
}

// lesser tells battles that ended alike; before tells that such a one has been told.
func (w *Teller) lesser(x *lesser, before bool) string {
	pairs := []string{"Power", w.Power(x.side), "At", w.At(x.at)}
	switch {
	case x.again:
		return w.further(x, pairs)
	case x.issue == gained && before:
		return w.vary("won", []string{
			"{{.Power}} also prevailed {{.At}}.",
			"{{.Power}} won ground {{.At}} as well.",
			"{{.Power}} broke the defence {{.At}} as well.",
		}, pairs...)
	case x.issue == gained:
		return w.vary("wonfirst", []string{"{{.Power}} prevailed {{.At}}.", "{{.Power}} won ground {{.At}}.", "{{.Power}} broke the defence {{.At}}."}, pairs...)
	case x.issue == failed:
		return w.beaten(x, before, pairs)
	}
	return w.vary("vain", []string{
		"The fighting {{.At}} settled nothing.",
		"Nothing was decided {{.At}}.",
		"Elsewhere the lines held: {{.At}} the fighting moved nobody.",
	}, pairs...)
}

// beaten tells of attacks that failed.
func (w *Teller) beaten(x *lesser, before bool, pairs []string) string {
	switch {
	case x.n == 1 && before:
		return w.vary("lostonemore", []string{"Another attack by {{.Power}} was beaten off {{.At}}.", "{{.Power}} failed once more {{.At}}."}, pairs...)
	case x.n == 1:
		return w.vary("lostone", []string{"An attack by {{.Power}} was beaten off {{.At}}.", "{{.Power}} attacked in vain {{.At}}.", "{{.At}}, {{.Power}} found no way through."}, pairs...)
	case before:
		return w.vary("lostmore", []string{"Further attacks by {{.Power}} were beaten off {{.At}}.", "{{.Power}} failed {{.At}} as well."}, pairs...)
	}
	return w.vary("lost", []string{"Attacks by {{.Power}} were beaten off {{.At}}.", "{{.Power}} attacked in vain {{.At}}.", "{{.Power}} found no way through {{.At}}."}, pairs...)
}

// further tells of attacks at places where there was another attack, of which the paragraph
// has told already.
func (w *Teller) further(x *lesser, pairs []string) string {
	one := x.n == 1
	switch {
	case x.issue == gained && one:
		return w.vary("wonagain", []string{"{{.At}}, {{.Power}} prevailed in another attack."}, pairs...)
	case x.issue == gained:
		return w.vary("wonagain", []string{"{{.At}}, {{.Power}} prevailed in further attacks."}, pairs...)
	case x.issue == failed && one:
		return w.vary("lostagain", []string{"Another attack by {{.Power}} was beaten off {{.At}}."}, pairs...)
	case x.issue == failed:
		return w.vary("lostagain", []string{"Further attacks by {{.Power}} were beaten off {{.At}}."}, pairs...)
	case one:
		return w.vary("vainagain", []string{"Another attack {{.At}} settled nothing."}, pairs...)
	}
	return w.vary("vainagain", []string{"Further attacks {{.At}} settled nothing."}, pairs...)
}
