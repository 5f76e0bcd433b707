package table

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/ui/desk"
)

// lossPreview lists the choices that cost something now, with each unit as it is and as
// it would be; nil where none does. Where all come to the same there is one line.
func (t *battle) lossPreview(width float32) fyne.CanvasObject {
	if t.past != now {
		return nil
	}
	prices := t.desk.Prices()
	if len(prices) == 0 {
		return nil
	}
	list := rows(4, t.text(lang.L("What each choice costs"), 13.5, bold, t.look.Text))
	if len(prices) > 1 && alike(prices) {
		list.Add(t.priceLine(prices[0], nil, lang.L("All choices come to this."), width))
		return list
	}
	for _, p := range prices {
		list.Add(t.priceLine(p, about(p), t.desk.Label(p.Offer), width))
	}
	return list
}

// alike tells whether choices leave all units that pay in the same state.
func alike(prices []desk.Price) bool {
	return !slices.ContainsFunc(prices, func(p desk.Price) bool { return !reflect.DeepEqual(p.Units, prices[0].Units) })
}

// about is the unit that a choice names, or that alone pays for it; nil where there is no one.
// A choice of one unit can cost others something too, where the rules leave no choice of these.
func about(p desk.Price) *desk.Reduction {
	for i := range p.Units {
		if p.Units[i].Was.Unit == p.Unit || p.Unit == "" && len(p.Units) == 1 {
			return &p.Units[i]
		}
	}
	return nil
}

// priceLine shows the units that a choice costs something, and says whom it is about and
// what it is. A click makes the choice.
func (t *battle) priceLine(p desk.Price, who *desk.Reduction, what string, width float32) fyne.CanvasObject {
	row, side := columns(2), t.px(42)
	if len(p.Units) > 1 {
		side = t.px(30)
	}
	for _, u := range p.Units[:min(3, len(p.Units))] {
		row.Add(t.counterPicture(u.Was, side, false))
		row.Add(container.NewCenter(t.text("→", 15, bold, t.look.Second)))
		if u.Gone {
			row.Add(container.NewCenter(t.verdictSign(verdict{end: unitsGone}, side*0.8)))
		} else {
			row.Add(t.counterPicture(u.Is, side, false))
		}
	}
	room := max(60, width-row.MinSize().Width-12)
	words := rows(0, t.para(what, 12.5, plain, t.look.Second, room))
	if who != nil {
		name := chronicle.Capital(t.teller().Name(&who.Was))
		words.Objects = slices.Insert(words.Objects, 0, fyne.CanvasObject(t.para(name, 12.5, semi, t.look.Text, room)))
		if costs := reducedTo(*who); costs != "" {
			words.Add(t.para(costs, 12.5, plain, t.look.Second, room))
		}
	}
	return t.tappable(container.NewBorder(nil, nil, row, nil, padded(0, 0, 6, 0, words)), func() { t.to.after(t.desk.Pay(p)) })
}

// reducedTo says what a loss leaves of a unit; "" where its printed values stay.
func reducedTo(u desk.Reduction) string {
	was, is := figures(&u.Was), figures(&u.Is)
	switch {
	case u.Gone:
		return lang.L("eliminated")
	case was != is:
		return lang.L("{{.Was}} becomes {{.Is}}", map[string]any{"Was": was, "Is": is})
	}
	return ""
}

// figures are the values of a counter as they are printed: "6-7-5".
func figures(c *rules.Counter) string {
	list := make([]string, len(c.Values))
	for i, v := range c.Values {
		list[i] = strconv.Itoa(v.Value)
	}
	return strings.Join(list, "-")
}
