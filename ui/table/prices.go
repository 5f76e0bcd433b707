package table

import (
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
// it would be; nil where none does. Choices that come to the same have one line.
func (t *battle) lossPreview(width float32) fyne.CanvasObject {
	if t.past != now {
		return nil
	}
	prices := t.desk.Prices()
	if len(prices) == 0 {
		return nil
	}
	list := rows(4, t.text(lang.L("What each choice costs"), 13.5, bold, t.look.Text))
	told := apart(prices)
	for _, p := range told {
		who, what := t.priceWords(p)
		if len(told) == 1 && len(prices) > 1 {
			who, what = "", lang.L("All choices come to this.")
		}
		list.Add(t.priceLine(p, who, what, width))
	}
	return list
}

// apart are the choices that differ in what they cost, of equal ones the first.
func apart(prices []desk.Price) (list []desk.Price) {
	for _, p := range prices {
		if !slices.ContainsFunc(list, func(q desk.Price) bool { return slices.EqualFunc(p.Units, q.Units, sameLoss) }) {
			list = append(list, p)
		}
	}
	return list
}

// sameLoss tells whether two losses leave the same of the same unit.
func sameLoss(a, b desk.Reduction) bool {
	return a.Was.Unit == b.Was.Unit && a.Gone == b.Gone && a.Is.Steps == b.Is.Steps && a.Is.Reduced == b.Is.Reduced && figures(&a.Is) == figures(&b.Is)
}

// priceWords are whom a choice is about and what it is. A choice of one unit can cost others
// something too, where the rules leave no choice of these.
func (t *battle) priceWords(p desk.Price) (who, what string) {
	i := slices.IndexFunc(p.Units, func(u desk.Reduction) bool { return u.Was.Unit == p.Unit })
	if p.Unit == "" && len(p.Units) == 1 {
		i = 0
	}
	if i >= 0 {
		who = chronicle.Capital(t.teller().Name(&p.Units[i].Was))
	}
	return who, t.desk.Label(p.Offer)
}

// priceLine shows the units that a choice costs something, and says what it is. A click
// makes the choice.
func (t *battle) priceLine(p desk.Price, who, what string, width float32) fyne.CanvasObject {
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
	words := rows(0)
	if who != "" {
		words.Add(t.para(who, 12.5, semi, t.look.Text, room))
	}
	words.Add(t.para(what, 12.5, plain, t.look.Second, room))
	for _, u := range p.Units {
		if costs := reducedTo(u); costs != "" {
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
