package counter

import (
	"testing"

	"vistula/canvas/fonts"
	"vistula/rules"
)

// painter is a painter with the program's faces.
func painter(t testing.TB) *Painter {
	t.Helper()
	set, err := fonts.Load()
	if err != nil {
		t.Fatal(err)
	}
	return New(set)
}

// unit builds a counter; values are attack, defence, artillery, movement.
func unit(nation, name, kind, size, corps, army string, values [4]int, badges ...rules.Badge) rules.Counter {
	return rules.Counter{
		Unit: nation + name, Name: name, Nation: nation, Type: kind, Size: size, Corps: corps, Army: army, Steps: 2,
		Values: []rules.Value{{Name: "attack", Value: values[0]}, {Name: "defense", Value: values[1]}, {Name: "artillery", Value: values[2]}, {Name: "movement", Value: values[3]}},
		Badges: badges,
	}
}

func badge(kind string, value int) rules.Badge { return rules.Badge{Kind: kind, Value: value} }

func flipped(c rules.Counter) rules.Counter {
	c.Reduced = true
	return c
}

const (
	ah, ru, de, se = "austria-hungary", "russia", "germany", "serbia"
)

// noGun is a counter without a printed artillery value.
func noGun(c rules.Counter) rules.Counter {
	c.Values = append(c.Values[:2:2], c.Values[3])
	return c
}

// gallery is one counter of every sort that is drawn.
func gallery() []rules.Counter {
	frail, raw := badge(White, 0), badge(Ersatz, 0)
	return []rules.Counter{
		unit(ah, "5", "infantry", "division", "I", "1", [4]int{5, 6, 4, 5}),
		unit(ah, "46 lw", "infantry", "division", "I", "1", [4]int{4, 5, 3, 5}),
		unit(ah, "101 ls", "infantry", "brigade", "", "1", [4]int{2, 3, 1, 4}, frail),
		unit(ah, "1 m", "infantry", "brigade", "", "1", [4]int{2, 2, 0, 4}, frail, raw),
		unit(ah, "3 c", "cavalry", "division", "", "1", [4]int{2, 2, 1, 7}),
		unit(ru, "38", "infantry", "division", "XIX", "5", [4]int{6, 7, 4, 5}),
		unit(ru, "1 gd", "infantry", "division", "GD", "9", [4]int{7, 8, 5, 5}),
		unit(ru, "11 c", "cavalry", "division", "", "3", [4]int{2, 3, 1, 8}),
		unit(de, "3 lw", "infantry", "division", "Woyrsch", "Woyrsch", [4]int{4, 5, 3, 5}),
		unit(se, "Dri", "infantry", "division", "I", "1", [4]int{6, 7, 3, 4}),
		noGun(unit(ru, "8", "headquarters", "army", "", "8", [4]int{2, 4, 0, 6})),
		noGun(unit(ah, "4", "supply", "", "", "4", [4]int{3, 0, 0, 2})),
		unit(de, "5", "artillery", "regiment", "I", "8", [4]int{3, 1, 8, 4}),
		unit(ah, "Pr", "fortress", "", "", "", [4]int{0, 12, 9, 0}),
		unit(ah, "102 ls+7 m", "infantry", "brigade", "", "Kummer", [4]int{2, 3, 0, 4}, frail, raw),
		unit(ru, "12 c+3 cn", "cavalry", "corps", "", "8", [4]int{6, 6, 2, 8}),
		unit(ru, "9+10 c", "cavalry", "corps", "", "3", [4]int{5, 5, 1, 8}),
		unit(ru, "Pavlov", "cavalry", "corps", "", "8", [4]int{4, 5, 1, 8}),
		unit(ru, "4+5 d cs", "cavalry", "division", "", "9", [4]int{3, 4, 1, 8}),
		unit(ru, "52", "infantry", "division", "III CN", "8", [4]int{6, 7, 4, 5}),
		unit(ru, "44", "infantry", "division", "XVIII", "9", [4]int{6, 7, 4, 5}),
		unit(ah, "44 sch", "infantry", "division", "XIV", "3", [4]int{4, 5, 3, 5}),
		unit(ru, "comb c", "cavalry", "division", "", "9", [4]int{3, 3, 1, 8}),
		unit(ru, "gd rf", "infantry", "brigade", "GD", "9", [4]int{4, 4, 2, 6}),
		unit("rumania", "7 r", "engineers", "battalion", "II", "", [4]int{10, 12, 11, 14}),
	}
}

// states is a counter for each badge and for crowds of them.
func states() []rules.Counter {
	a := func(b ...rules.Badge) rules.Counter {
		return unit(ah, "5", "infantry", "division", "I", "1", [4]int{5, 6, 4, 5}, b...)
	}
	r := func(b ...rules.Badge) rules.Counter {
		return unit(ru, "38", "infantry", "division", "XIX", "5", [4]int{6, 7, 4, 5}, b...)
	}
	g := func(b ...rules.Badge) rules.Counter {
		return unit(de, "3 lw", "infantry", "division", "", "8", [4]int{4, 5, 3, 5}, b...)
	}
	return []rules.Counter{
		a(badge(Effectiveness, -1)), a(badge(Effectiveness, -2)), r(badge(Supply, -1)), r(badge(Supply, -2)),
		g(badge(Disorder, 0)), g(badge(Demoralized, 0)), a(badge(Rail, 0)), a(badge(Held, 3)), a(badge(Held, 12)),
		r(badge(Steps, 4)), a(badge(Moved, 0)), r(badge(Attacked, 0)), r(badge(Prepared, 0)), a(badge(Prepared, 2)),
		flipped(r(badge(Rail, 0), badge(Effectiveness, -2), badge(Supply, -2), badge(Disorder, 0), badge(Steps, 4), badge(Held, 4), badge(Moved, 0), badge(Attacked, 0))),
		a(badge(Effectiveness, -1), badge(Supply, -1), badge(Moved, 0), badge(Attacked, 0)),
	}
}

// headquartersOf is a headquarters with its five values.
func headquartersOf(nation, short string, shift, strength, radius, combat, movement int, badges ...rules.Badge) rules.Counter {
	value := func(name string, n int) rules.Value { return rules.Value{Name: name, Value: n} }
	return rules.Counter{Unit: nation + short, Name: "General " + short, Short: short, Nation: nation, Type: "headquarters", Size: "headquarters", Badges: badges,
		Values: []rules.Value{value("shift", shift), value("command", strength), value("radius", radius), value("combat", combat), value("movement", movement)}}
}

// short is a unit with its designation as it is printed.
func short(nation, kind, size, corps, designation string, attack, defense, movement int, badges ...rules.Badge) rules.Counter {
	c := noGun(unit(nation, "a name too long for any counter, "+designation, kind, size, corps, "", [4]int{attack, defense, 0, movement}, badges...))
	c.Short = designation
	return c
}

// second is the counters and states of a game with command control, whose units
// have a designation of their own on the counter.
func second() []rules.Counter {
	x := badge
	return []rules.Counter{
		headquartersOf(ah, "Da", 1, 16, 3, 1, 8), headquartersOf(ru, "Pl", 1, 18, 4, 1, 8, x(Used, 0)), headquartersOf(se, "Pu", 2, 12, 4, 3, 6, x(Hero, 0), x(Used, 0)),
		short(ah, "infantry", "corps", "", "XVIII", 5, 7, 4, x(Steps, 4)), short(ah, "mountain", "brigade", "", "13", 1, 2, 4), short(ah, "depot", "", "", "2", 0, 1, 4),
		short(ru, "infantry", "division", "", "80 R", 2, 3, 4), short(ru, "cavalry", "division", "", "3 DK", 1, 1, 7), short(se, "infantry", "division", "", "Ti II", 3, 4, 5),
		short(ah, "infantry", "division", "XVII", "41", 2, 3, 4, x(OutOfCommand, 0), x(Steps, 2)),
		short(ru, "infantry", "corps", "", "XXIV", 5, 7, 4, x(Beaten, 0), x(Retreated, 0), x(Steps, 4)),
		short(ru, "cavalry", "division", "", "7", 1, 1, 7, x(Forage, 0), x(Supply, -2), x(OutOfCommand, 0)),
		short(se, "infantry", "division", "", "Dr I", 3, 4, 5, x(Hero, 0), x(Held, 4), x(OutOfCommand, 0), x(Effectiveness, -1)),
		short(ah, "infantry", "corps", "", "VIII", 5, 7, 4, x(Attacked, 0), x(Beaten, 0), x(Moved, 0), x(Retreated, 0), x(Steps, 4), x(OutOfCommand, 0), x(Supply, -2), x(Forage, 0)),
	}
}
