package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/ui/desk"
)

// beforehand lists what was chosen for the player, each with a button that leaves it to him;
// nil where there is nothing.
func (t *battle) beforehand(width float32) fyne.CanvasObject {
	if t.past != now || t.watching {
		return nil
	}
	// To leave somebody out once the dice have fallen is no choice of the battle any more: Undo
	// goes back before them.
	made := slices.DeleteFunc(t.desk.Beforehand(), func(b desk.Beforehand) bool { return b.Joins && b.Rolled })
	if len(made) == 0 {
		return nil
	}
	list := rows(4, t.text(lang.L("Chosen for you"), 13.5, bold, t.look.Text))
	for _, b := range made {
		label := lang.L("Change")
		if b.Joins {
			label = lang.L("Leave out")
		}
		button := t.pressable(label, nil, func() { t.reconsider(b) })
		words := t.para(t.spoken(b.Text, b.Units), 12.5, plain, t.look.Text, max(60, width-button.MinSize().Width-12))
		list.Add(container.NewBorder(nil, nil, nil, container.NewVBox(button), container.NewVBox(words)))
	}
	return list
}

// reconsider leaves a choice to the player that was made for him.
func (t *battle) reconsider(b desk.Beforehand) {
	t.to.after(t.desk.Reconsider(b))
}
