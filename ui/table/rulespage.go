package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"vistula/rules"
	"vistula/ui/desk"
)

// rulebook is the page of the rules.
type rulebook struct {
	*tabletop
	at     string // the case at which it is opened
	sought string
	to     rulebookActs
}

// rulebookActs is what a click in the rules leads to.
type rulebookActs interface {
	turnTo(page int)
}

// rulesPage lists the rulebook's cases, and finds cases and charts by their words.
func (t *rulebook) rulesPage() page {
	return page{title: lang.L("Rules"), at: t.offset, make: func(width float32) fyne.CanvasObject {
		list := rows(0)
		e := &search{k: t.kit}
		e.ExtendBaseWidget(e)
		e.PlaceHolder = lang.L("Search cases and charts by number or word")
		e.Text = t.sought
		e.OnChanged = func(s string) {
			t.sought = s
			t.fillRules(list, width)
		}
		t.fillRules(list, width)
		high := max(e.MinSize().Height, t.tabHigh())
		return rows(10, sized(min(width, t.px(460)), high, e), list)
	}}
}

// fillRules lists what is sought.
func (t *rulebook) fillRules(list *fyne.Container, width float32) {
	list.Objects = nil
	for i, c := range t.desk.Match.Ruleset().Charts() {
		if t.sought != "" && desk.Matches(t.sought, chartWords(&c)) {
			list.Add(t.chartLink(c.Title, i))
		}
	}
	found := t.cases.Search(t.sought)
	for i := range found {
		list.Add(t.caseRow(&found[i], width))
	}
	if len(list.Objects) == 0 {
		list.Add(t.para(lang.L("Nothing found. Try a shorter word."), 14, plain, paper.second, width))
	}
	list.Refresh()
}

// chartWords is all that stands on a chart.
func chartWords(c *rules.Chart) string {
	all := append([]string{c.Title, c.Case}, c.Notes...)
	all = append(all, c.Columns...)
	for _, r := range c.Rows {
		all = append(all, r.Head)
	}
	return strings.Join(all, " ")
}

// chartLink leads to a chart's own page.
func (t *rulebook) chartLink(title string, page int) fyne.CanvasObject {
	text := t.printed(lang.L("Chart: {{.Title}}", map[string]any{"Title": title}), 14, bold)
	return t.tappable(padded(4, 4, 8, 8, text), func() {
		t.to.turnTo(page)
	})
}

// caseRow is a case: number and title, lit where it was asked for.
func (t *rulebook) caseRow(c *rules.Case, width float32) fyne.CanvasObject {
	left := min(t.px(118), width*0.3)
	title := t.para(c.Title, 14, plain, paper.ink, width-left-24)
	number := t.para(c.Case, 14, bold, paper.ink, left)
	row := padded(3, 3, 8, 8, columns(8, sized(left, number.MinSize().Height, number), title))
	if c.Case == t.at {
		return container.NewStack(plate(paper.card, paper.gold, 5), row)
	}
	return row
}

// offset is how far down the case lies that was asked for, less than nothing where
// none was.
func (t *rulebook) offset(width float32) float32 {
	if t.at == "" {
		return -1
	}
	y := t.px(60)
	for _, c := range t.cases.Search("") {
		if c.Case == t.at {
			break
		}
		y += t.caseRow(&c, width).MinSize().Height
	}
	return max(0, y-t.px(120))
}
