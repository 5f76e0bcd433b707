package print

import (
	"slices"
	"strconv"
	"strings"

	"vistula/rules"
)

// track is a track of the view by its ID, nil if there is none.
func (j *Job) track(id string) *rules.Track {
	for i := range j.view.Tracks {
		if j.view.Tracks[i].ID == id {
			return &j.view.Tracks[i]
		}
	}
	return nil
}

// turnWords are the turn and its dates: "Turn 6 of 12", "2-3 September 1914".
func (j *Job) turnWords() (turn, dates string) {
	n := j.view.Status.Turn
	k := j.track(turnTrack)
	if k == nil || len(k.Boxes) == 0 {
		return j.say("Turn {{.N}}", map[string]any{"N": n}), ""
	}
	label := strconv.Itoa(n)
	for i, b := range k.Boxes {
		if b.Here || i+1 == n && !anyHere(k.Boxes) {
			label, dates = b.Label, strings.ReplaceAll(b.Note, "-", "–")
		}
	}
	if label == strconv.Itoa(n) {
		return j.say("Turn {{.N}} of {{.Of}}", map[string]any{"N": n, "Of": len(k.Boxes)}), dates
	}
	return j.say("Turn {{.N}}", map[string]any{"N": label}), dates
}

func anyHere(boxes []rules.Box) bool {
	return slices.ContainsFunc(boxes, func(b rules.Box) bool { return b.Here })
}

// stateLine tells where the game stands: turn, dates, whose turn, phase.
func (j *Job) stateLine() string {
	turn, dates := j.turnWords()
	parts := []string{turn}
	if dates != "" {
		parts = append(parts, dates)
	}
	st := j.view.Status
	if st.Over {
		return strings.Join(append(parts, j.say("the game is over", nil)), " · ")
	}
	if st.Side != "" {
		parts = append(parts, j.sideName(st.Side))
	}
	if phase := j.phase(st.Phase); phase != "" {
		parts = append(parts, phase)
	}
	return strings.Join(parts, " · ")
}

func (j *Job) phase(id string) string {
	for _, p := range j.Scenario.Phases {
		if p.ID == id {
			return j.rulebook(p.Title)
		}
	}
	return ""
}

// seenLine tells whose knowledge is printed.
func (j *Job) seenLine() string {
	if j.Viewer == "" {
		return j.say("nothing hidden", nil)
	}
	return j.say("as {{.Side}} sees it", map[string]any{"Side": j.sideName(j.Viewer)})
}

// pointsLine is the sum of the victory points: "Austria-Hungary 19, Russia 15
// points".
func (j *Job) pointsLine() string {
	k := j.track(pointTrack)
	if k == nil || len(k.Totals) == 0 {
		return ""
	}
	var list []string
	for _, t := range k.Totals {
		name := j.rulebook(t.Name)
		if strings.Contains(name, ":") { // a total with a name of its own
			name += ":"
		}
		list = append(list, name+" "+number(t.Value))
	}
	line := strings.Join(list, ", ")
	if strings.Contains(line, ":") {
		return strings.Join(list, "; ")
	}
	if strings.Contains(strings.ToLower(line), "point") {
		return line
	}
	return j.say("{{.Sums}} points", map[string]any{"Sums": line})
}

// number is a whole number with a minus sign of its width.
func number(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }
