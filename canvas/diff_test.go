package canvas

import (
	"testing"

	"vistula/rules"
)

func stack(hex string, units ...string) rules.Stack {
	s := rules.Stack{Hex: hex, Side: "austria"}
	for _, u := range units {
		s.Units = append(s.Units, rules.Counter{Unit: u, Name: u, Nation: "austria", Values: []rules.Value{{Name: "attack", Value: 4}}})
	}
	return s
}

func TestMovesBetweenViews(t *testing.T) {
	old := []rules.Stack{stack("1.01", "a", "b", "c"), stack("2.02", "d"), stack("3.03", "gone")}
	now := []rules.Stack{stack("1.02", "b", "a"), stack("1.01", "c"), stack("2.02", "d", "new"), stack("4.04")}
	list := movesBetween(old, now)
	if len(list) != 1 || list[0].from != "1.01" || list[0].to != "1.02" || len(list[0].units) != 2 || list[0].units[0].Unit != "b" {
		t.Errorf("the moves are %+v", list)
	}
	if got := movesBetween(old, old); got != nil {
		t.Errorf("nothing moved, but %v", got)
	}
	if got := movesBetween(nil, now); got != nil {
		t.Errorf("units that come glide: %v", got)
	}
}

func TestStacksThatLookAlike(t *testing.T) {
	a, b := stack("1.01", "a", "b"), stack("1.01", "a", "b")
	if !sameStack(&a, &b) {
		t.Error("equal stacks look different")
	}
	for name, spoil := range map[string]func(s *rules.Stack){
		"order":  func(s *rules.Stack) { s.Units[0], s.Units[1] = s.Units[1], s.Units[0] },
		"badge":  func(s *rules.Stack) { s.Units[1].Badges = []rules.Badge{{Kind: "moved"}} },
		"value":  func(s *rules.Stack) { s.Units[0].Values = []rules.Value{{Name: "attack", Value: 3}} },
		"steps":  func(s *rules.Stack) { s.Units[0].Steps = 1 },
		"hidden": func(s *rules.Stack) { s.Hidden = true },
	} {
		c := stack("1.01", "a", "b")
		spoil(&c)
		if sameStack(&a, &c) {
			t.Errorf("a change of %s is not seen", name)
		}
	}
}

func TestSelectedUnitsComeToTheTop(t *testing.T) {
	s := stack("1.01", "a", "b", "c")
	got, selected := arranged(&s, map[string]bool{"c": true})
	if !selected || got.Units[0].Unit != "c" || got.Units[1].Unit != "a" || got.Units[2].Unit != "b" || s.Units[0].Unit != "a" {
		t.Errorf("the stack is %v", got.Units)
	}
	if _, selected := arranged(&s, map[string]bool{"x": true}); selected {
		t.Error("a stack without selected units is selected")
	}
}
