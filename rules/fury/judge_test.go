package fury_test

import (
	"testing"

	"vistula/rules"
)

// own are the values of the rulebook's own terms, by name.
func own(p rules.Position, side rules.Side) map[string]float64 {
	a := p.(rules.Appraising)
	list, values := make([]float64, len(a.Terms())), map[string]float64{}
	a.Appraise(side, rules.Sit(p, "").Facts(nil), list)
	for i, t := range a.Terms() {
		values[t.Name] = list[i]
	}
	return values
}

func TestWhoGathersAtAFortressMayHopeToTakeIt(t *testing.T) {
	alone := own(place(t, `russia movement 3
		state {"front":"north"}
		ru.ii 1306`).P, "russia")
	two := place(t, `russia movement 3
		state {"front":"north"}
		ru.ii 1306
		ru.xx 1306`).P
	if got := own(two, "russia"); got["assaults"] <= alone["assaults"] {
		t.Errorf("two corps are worth %v, one %v", got, alone)
	}
	if got := own(two, "central"); got["assaults"] >= 0 {
		t.Errorf("to the defender they are worth %v", got)
	}
}

func TestASiegeIsWorthWhatItsDiceMayBring(t *testing.T) {
	worth := func(turn, force string) float64 {
		return own(place(t, "russia movement "+turn+`
			state {"front":"north","forts":[{"hex":"1004","holder":"central","besieged":true}]}
			`+force).P, "russia")["sieges"]
	}
	weak, strong, late := worth("3", "ru.ii 1004"), worth("3", "ru.ii 1004\nru.iii 1004"), worth("9", "ru.ii 1004\nru.iii 1004")
	if weak != 0 || strong <= late || late <= 0 || strong >= 1 {
		t.Errorf("a weak siege is worth %v, a strong one %v, on the last turn %v", weak, strong, late)
	}
}
