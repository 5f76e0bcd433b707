package story

import (
	"testing"

	"vistula/rules"
	"vistula/rules/chronicle"
)

func TestUnitsOfASentenceAreWrittenOut(t *testing.T) {
	counter := func(name, corps, nation, kind, size string) rules.Counter {
		return rules.Counter{Unit: name, Name: name, Corps: corps, Nation: nation, Type: kind, Size: size}
	}
	guards, cossacks := counter("37", "XVIII", "russia", "infantry", "division"), counter("4+5 d cs", "", "russia", "cavalry", "corps")
	third, lone := counter("3", "I", "russia", "infantry", "division"), counter("4", "", "russia", "infantry", "division")
	ours, theirs := counter("11", "XI", "austria-hungary", "infantry", "division"), counter("11", "XI", "russia", "infantry", "division")
	w := New(&chronicle.Chronicle{}, nil)
	for _, x := range []struct {
		text  string
		units []rules.Counter
		want  string
	}{
		{"37/XVIII arrives at Lublin (16.22).", []rules.Counter{guards}, "The 37th Division arrives at Lublin (16.22)."},
		{"Russian 37/XVIII and 3/I move from 4.37 to 3.37 for 3 MP.", []rules.Counter{guards, third}, "The Russian 37th Division and the 3rd Division move from 4.37 to 3.37 for 3 MP."},
		{"4 moves from 4.02 to 5.03 for 4 MP.", []rules.Counter{lone}, "The 4th Division moves from 4.02 to 5.03 for 4 MP."},
		{"13/II and 4 move for 4 MP.", []rules.Counter{lone, third}, "13/II and the 4th Division move for 4 MP."},
		{"4+5 d cs arrives at 18.16.", []rules.Counter{cossacks}, "The 4th/5th Don Cossack arrives at 18.16."},
		{"German 1 Cav rides from 0627 to 0528.", []rules.Counter{counter("1 Cav", "", "germany", "cavalry", "division")}, "The German 1st Cavalry Division rides from 0627 to 0528."},
		{"Russian XI advances from 1131 to 1231.", []rules.Counter{counter("XI", "", "russia", "infantry", "corps")}, "The Russian XI Corps advances from 1131 to 1231."},
		{"The fort falls. Russian XI is destroyed.", []rules.Counter{counter("XI", "", "russia", "infantry", "corps")}, "The fort falls. The Russian XI Corps is destroyed."},
		{"Austrian Lemberg Reserve is eliminated.", []rules.Counter{counter("Lemberg Reserve", "", "austria-hungary", "infantry", "corps")}, "The Austrian Lemberg Reserve Corps is eliminated."},
		{"1st Cavalry Division and 12th Cavalry/3rd Caucasian Cossack move from 4.02 to 6.08.", []rules.Counter{counter("1 c", "", "russia", "cavalry", "division"), counter("12 c+3 cn", "", "russia", "cavalry", "corps")},
			"The 1st Cavalry Division and the 12th Cavalry/3rd Caucasian Cossack move from 4.02 to 6.08."},
		{"Russian 7th Cavalry Division reacts.", []rules.Counter{counter("7 c", "", "russia", "cavalry", "division")}, "The Russian 7th Cavalry Division reacts."},
		{"Russian IX Corps and Russian 26th Reserve Corps attack the Austro-Hungarian 4th Cavalry Corps.", []rules.Counter{counter("IX", "", "russia", "infantry", "corps"), counter("R26", "", "russia", "infantry", "corps")},
			"The Russian IX Corps and the Russian 26th Reserve Corps attack the Austro-Hungarian 4th Cavalry Corps."},
		{"It is held by the 7th Cavalry Division.", []rules.Counter{counter("7 c", "", "russia", "cavalry", "division")}, "It is held by the 7th Cavalry Division."},
		{"Russia attacks Zborow (9.02), held by Austro-Hungarian 11/XI.", []rules.Counter{ours, theirs}, "Russia attacks Zborow (9.02), held by the Austro-Hungarian 11th Division."},
		{"Russia attacks Zborow (9.02), held by Austro-Hungarian 11/XI.", []rules.Counter{theirs, ours}, "Russia attacks Zborow (9.02), held by the Austro-Hungarian 11th Division."},
		{"Pavlov's Cavalry moves.", []rules.Counter{counter("Pavlov", "", "russia", "cavalry", "corps")}, "Pavlov's Cavalry moves."},
		{"Russian 7th Corps is reduced.", []rules.Counter{counter("7th Corps", "", "russia", "infantry", "corps")}, "The Russian 7th Corps is reduced."},
		{"Austrian 3rd Corps and Austrian 5th Corps retreat before the Russian 7th Corps.", []rules.Counter{counter("3rd Corps", "", "austria-hungary", "infantry", "corps"), counter("5th Corps", "", "austria-hungary", "infantry", "corps"), counter("7th Corps", "", "russia", "infantry", "corps")},
			"The Austrian 3rd Corps and the Austrian 5th Corps retreat before the Russian 7th Corps."},
		{"Ruzski takes command of Russian 9th Corps and 78th Reserve Division.", []rules.Counter{counter("9th Corps", "", "russia", "infantry", "corps"), counter("78th Reserve Division", "", "russia", "infantry", "division")},
			"Ruzski takes command of the Russian 9th Corps and the 78th Reserve Division."},
		{"Russian 3rd Corps attacks German 3rd Corps.", []rules.Counter{counter("3rd Corps", "", "germany", "infantry", "corps"), counter("3rd Corps", "", "russia", "infantry", "corps")}, "The Russian 3rd Corps attacks the German 3rd Corps."},
		{"1st Guard Cavalry Division and Guard Cavalry Division ride.", []rules.Counter{counter("Guard Cavalry Division", "", "russia", "cavalry", "division"), counter("1st Guard Cavalry Division", "", "russia", "cavalry", "division")}, "The 1st Guard Cavalry Division and the Guard Cavalry Division ride."},
		{"XXI Corps is reduced.", []rules.Counter{counter("XXI Corps", "", "russia", "infantry", "corps")}, "XXI Corps is reduced."},
		{"Russian Depot 2, 3rd Army moves.", []rules.Counter{counter("Depot 2, 3rd Army", "", "russia", "depot", "")}, "Russian Depot 2, 3rd Army moves."},
	} {
		if got := w.Spoken(x.text, x.units); got != x.want {
			t.Errorf("%q\ngives %q,\nwant  %q", x.text, got, x.want)
		}
	}
}
