package counter

import (
	"slices"
	"testing"

	"vistula/rules"
)

func TestDesignation(t *testing.T) {
	for _, c := range []struct {
		name    string
		arm     arm
		lines   []string
		letters string
		guard   bool
	}{
		{"5", infantry, []string{"5"}, "", false},
		{"46 lw", infantry, []string{"46"}, "Lw", false},
		{"101 ls", infantry, []string{"101"}, "Ls", false},
		{"12 m+", infantry, []string{"12"}, "M+", false},
		{"61 r", infantry, []string{"61"}, "R", false},
		{"3 c", cavalry, []string{"3"}, "", false},
		{"3 c", infantry, []string{"3 c"}, "", false},
		{"9+10 c", cavalry, []string{"9+10"}, "", false},
		{"4+5 d cs", cavalry, []string{"4+5"}, "D Cs", false},
		{"12 c+3 cn", cavalry, []string{"12 c", "+3 cn"}, "", false},
		{"102 ls+7 m", infantry, []string{"102 ls", "+7 m"}, "", false},
		{"1 gd", infantry, []string{"1"}, "", true},
		{"gd rf", infantry, []string{"Gd"}, "Rf", true},
		{"gd c", cavalry, []string{"Gd"}, "", true},
		{"comb", infantry, []string{"Comb"}, "", false},
		{"comb c", cavalry, []string{"Comb"}, "", false},
		{"Pavlov", cavalry, []string{"Pavlov"}, "", false},
		{"c", cavalry, []string{"C"}, "", false},
		{"", infantry, []string{""}, "", false},
	} {
		lines, letters, guard := designation(c.name, c.arm)
		if !slices.Equal(lines, c.lines) || letters != c.letters || guard != c.guard {
			t.Errorf("%q is read as %q %q %v, not as %q %q %v", c.name, lines, letters, guard, c.lines, c.letters, c.guard)
		}
	}
}

func TestReadTakesFlagsAndGunOut(t *testing.T) {
	f := read(unit(ah, "1 m", "infantry", "brigade", "", "1", [4]int{2, 2, 0, 4}, badge(White, 0), badge(Ersatz, 0), badge(Moved, 0)))
	if !f.white || !f.ersatz || len(f.badges) != 1 || f.gun != "0" || !slices.Equal(f.values, []string{"2", "2", "4"}) {
		t.Errorf("face is %+v", f)
	}
	f = read(rules.Counter{Type: "élan"})
	if f.initial == "" || f.arm != other {
		t.Errorf("an unknown type gives %+v", f)
	}
}

func TestKeyIsWhatIsSeen(t *testing.T) {
	a := unit(ah, "5", "infantry", "division", "I", "1", [4]int{5, 6, 4, 5}, badge(Effectiveness, -1))
	key := func(c rules.Counter, st Style) string { return string(appendCounter(nil, &c, st)) }
	b := a
	b.Unit, b.Hex, b.Side, b.Steps = "elsewhere", "1.01", "austria", 1
	if key(a, Style{}) != key(b, Style{}) {
		t.Error("two counters that look alike have different keys")
	}
	for what, change := range map[string]func(*rules.Counter){
		"badge":   func(c *rules.Counter) { c.Badges = []rules.Badge{badge(Effectiveness, -2)} },
		"reduced": func(c *rules.Counter) { c.Reduced = true },
		"name":    func(c *rules.Counter) { c.Name = "6" },
		"corps":   func(c *rules.Counter) { c.Corps, c.Army = "", "I1" },
		"value":   func(c *rules.Counter) { c.Values = noGun(*c).Values },
	} {
		b = a
		change(&b)
		if key(a, Style{}) == key(b, Style{}) {
			t.Errorf("another %s gives the same key", what)
		}
	}
	b = a
	b.Badges = nil
	if key(a, Style{Bare: true}) != key(b, Style{Bare: true}) {
		t.Error("without badges two keys differ by a badge")
	}
	styles := map[string]bool{}
	for _, st := range []Style{{}, {Period: true}, {Selected: true}, {Bare: true}, {Flat: true}, {Soft: true}, {NoArrow: true}, {Lying: true}, {Detail: Full}, {Detail: Block}} {
		styles[string(appendStyle(nil, 64, st))] = true
	}
	if len(styles) != 10 {
		t.Errorf("ten styles have %d keys", len(styles))
	}
}
