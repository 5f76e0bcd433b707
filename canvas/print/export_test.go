package print

import (
	"strings"

	"vistula/rules"
)

// View is what is known of the game to whom it is printed for.
func (j *Job) View() *rules.View { return j.view }

// Units are those of the orders of battle, in their order.
func (j *Job) Units() []rules.Counter {
	var list []rules.Counter
	for i := range j.view.Displays {
		d := &j.view.Displays[i]
		if !strings.HasPrefix(d.ID, orderDisplay) {
			continue
		}
		for u := range d.Counters() {
			list = append(list, *u)
		}
	}
	return list
}
