package report_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"image/jpeg"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"golang.org/x/net/html"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/report"
	"vistula/rules"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	"vistula/rules/rulestest"
	_ "vistula/rules/tannenberg"
)

// set is what the reports are drawn with, loaded once for all tests.
var set = sync.OnceValues(fonts.Load)

// game is a random game that the tests share and leave as it is.
type game struct {
	match *journal.Match
	sheet mapart.Map
}

var shared = map[string]*game{}

// played is a random game of at most so many actions with the maps of its ruleset.
func played(t *testing.T, ruleset string, most int) *game {
	t.Helper()
	if g := shared[ruleset]; g != nil {
		return g
	}
	rs := rulestest.Open(t, ruleset)
	m := rulestest.RandomMatch(t, rs, "campaign", nil, 3, most)
	s, _ := rules.FindScenario(rs, "campaign")
	m.Table = &journal.Table{Seats: map[rules.Side]string{s.Sides[0]: "person", s.Sides[1]: "random"}}
	faces, err := set()
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := mapart.Lay(rs.Board(), faces, mapart.Print{})
	if err != nil {
		t.Fatal(err)
	}
	shared[ruleset] = &game{m, sheet}
	return shared[ruleset]
}

// story is the chronicle of a game up to so many actions, 0 for all of them.
func (g *game) story(t *testing.T, actions int, side rules.Side) *chronicle.Chronicle {
	t.Helper()
	m := g.match
	if actions > 0 {
		m = m.Branch()
		m.Friendly = true
		if err := m.GoTo(actions); err != nil {
			t.Fatal(err)
		}
	}
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// options are those with what is loaded already.
func (g *game) options(t *testing.T) report.Options {
	t.Helper()
	faces, err := set()
	if err != nil {
		t.Fatal(err)
	}
	return report.Options{Map: g.sheet, Fonts: faces}
}

// whole is the game of galicia to its end.
func whole(t *testing.T) *game { return played(t, "galicia", 100_000) }

func (g *game) write(t *testing.T, c *chronicle.Chronicle, f report.Format) []byte {
	t.Helper()
	b, err := report.Write(context.Background(), c, f, g.options(t))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// void are the elements of HTML that have no end.
var void = []string{"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}

// elements reads a page and wants every element to be closed where it should be.
func elements(t *testing.T, page []byte) (count map[string]int, ids, links, pictures []string) {
	t.Helper()
	count = map[string]int{}
	var open []string
	z := html.NewTokenizer(bytes.NewReader(page))
	for {
		kind := z.Next()
		token := z.Token()
		switch kind {
		case html.ErrorToken:
			if len(open) > 0 {
				t.Errorf("never closed: %v", open)
			}
			return count, ids, links, pictures
		case html.StartTagToken, html.SelfClosingTagToken:
			count[token.Data]++
			for _, a := range token.Attr {
				switch a.Key {
				case "id":
					ids = append(ids, a.Val)
				case "href":
					links = append(links, a.Val)
				case "src":
					pictures = append(pictures, a.Val)
				}
			}
			if kind == html.StartTagToken && !slices.Contains(void, token.Data) {
				open = append(open, token.Data)
			}
		case html.EndTagToken:
			if n := len(open); n == 0 || open[n-1] != token.Data {
				t.Fatalf("</%s> closes %v", token.Data, open)
			} else {
				open = open[:n-1]
			}
		}
	}
}

// TestHTMLOfAWholeGame reads a report as a browser does.
func TestHTMLOfAWholeGame(t *testing.T) {
	g := whole(t)
	c := g.story(t, 0, "")
	page := g.write(t, c, report.HTML)
	count, ids, links, pictures := elements(t, page)
	if _, err := html.Parse(bytes.NewReader(page)); err != nil {
		t.Fatal(err)
	}
	if count["article"] != len(c.Turns) {
		t.Errorf("%d turns in the report, %d in the game", count["article"], len(c.Turns))
	}
	for _, l := range links {
		if !strings.HasPrefix(l, "#") || !slices.Contains(ids, l[1:]) {
			t.Errorf("the link %s leads nowhere", l)
		}
	}
	if len(pictures) < len(c.Turns)+1 {
		t.Errorf("%d pictures for %d turns", len(pictures), len(c.Turns))
	}
	for _, p := range pictures {
		raw, ok := strings.CutPrefix(p, "data:image/jpeg;base64,")
		data, err := base64.StdEncoding.DecodeString(raw)
		if !ok || err != nil {
			t.Fatalf("a picture is not in the file: %.60s", p)
		}
		img, err := jpeg.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if b := img.Bounds(); b.Dx() < 300 || b.Dx() > 1400 || b.Dy() < 200 || b.Dy() > 1300 {
			t.Errorf("a picture has %v", b)
		}
	}
	text := string(page)
	for _, want := range []string{c.Outcome.Why, "14–15 September 1914", "<svg", "Turning points", "Luck in battle", "the computer (Draws lots)", "prefers-color-scheme:dark"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report does not contain %q", want)
		}
	}
	for _, never := range []string{"ZgotmplZ", "http://", "https://", "<script", "<no value>", "{{", "August - "} {
		if strings.Contains(text, never) {
			t.Errorf("the report contains %q", never)
		}
	}
	if n := strings.Count(text, `<div class="battle">`); n != len(c.Battles) {
		t.Errorf("%d battles in the report, %d in the game", n, len(c.Battles))
	}
}

// TestEveryRuleset writes the beginning of a game of each; that of fury with the
// zero options.
func TestEveryRuleset(t *testing.T) {
	for id, actions := range map[string]int{"greatwar": 500, "tannenberg": 2600, "fury": 500} {
		t.Run(id, func(t *testing.T) {
			g := played(t, id, actions)
			c, o := g.story(t, 0, ""), g.options(t)
			if id == "fury" {
				o = report.Options{}
			}
			page, err := report.Write(context.Background(), c, report.HTML, o)
			if err != nil {
				t.Fatal(err)
			}
			count, _, _, _ := elements(t, page)
			if count["article"] != len(c.Turns) || count["img"] == 0 || (count["table"] == 1) != lostAnything(c) || count["table"] > 1 {
				t.Errorf("%d turns: %v", len(c.Turns), count)
			}
			if !strings.Contains(string(page), "view: nothing is hidden") || !strings.Contains(string(page), "The game is still on") {
				t.Error("the report does not say that the game goes on")
			}
		})
	}
}

// lostAnything tells whether there is anything for a table of losses.
func lostAnything(c *chronicle.Chronicle) bool {
	return slices.ContainsFunc(c.Turns, func(t chronicle.Turn) bool { return len(t.Losses) > 0 })
}

// sentences are all that a chronicle says of events.
func sentences(c *chronicle.Chronicle) map[string]bool {
	said := map[string]bool{}
	for _, turn := range c.Turns {
		for _, part := range turn.Parts {
			for _, phase := range part.Phases {
				for _, l := range phase.Lines {
					said[l.Text] = true
					if l.Battle != nil {
						for _, x := range l.Battle.Lines {
							said[x.Text] = true
						}
					}
				}
			}
		}
	}
	return said
}

// TestReportOfASide wants the words of a side's report to be those of its own
// chronicle: nothing that only the referee knows.
func TestReportOfASide(t *testing.T) {
	g := whole(t)
	side, all := g.story(t, 600, "russia"), g.story(t, 600, "")
	page := html.UnescapeString(string(g.write(t, side, report.HTML)))
	if !strings.Contains(page, "As Russia saw it") {
		t.Error("the report does not say whose it is")
	}
	if !strings.Contains(page, "Austria-Hungary determines supply.") {
		t.Error("what everybody sees of the enemy's supply is not told")
	}
	known, secrets := sentences(side), 0
	for text := range sentences(all) {
		if known[text] {
			continue
		}
		secrets++
		if strings.Contains(page, text) {
			t.Errorf("what only the referee knows is told: %q", text)
		}
	}
	if secrets == 0 {
		t.Error("there is nothing that Russia does not know")
	}
}

var pages = regexp.MustCompile(`/Type /Page\b[^s]`)

// TestPDF counts pages: those that are there, and those that the file promises.
func TestPDF(t *testing.T) {
	g := whole(t)
	c := g.story(t, 900, "")
	file := g.write(t, c, report.PDF)
	if !bytes.HasPrefix(file, []byte("%PDF-")) || !bytes.Contains(file[len(file)-20:], []byte("%%EOF")) {
		t.Fatal("not a whole PDF")
	}
	n := len(pages.FindAll(file, -1))
	if n < 3 || n > 4+4*len(c.Turns) {
		t.Errorf("%d pages for %d turns", n, len(c.Turns))
	}
	if !bytes.Contains(file, []byte("/Count "+strconv.Itoa(n))) {
		t.Errorf("the file does not promise its %d pages", n)
	}
}

func TestFormats(t *testing.T) {
	for name, want := range map[string]report.Format{"a.html": report.HTML, "a.HTM": report.HTML, "b/c.PDF": report.PDF} {
		if got, err := report.FormatOf(name); err != nil || got != want {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	for name, want := range map[string]string{
		"report":     "the report needs a file name that ends in .html or .pdf",
		"report.doc": "a report ends in .html or .pdf, not in .doc",
	} {
		if _, err := report.FormatOf(name); err == nil || err.Error() != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestGivenUp ends the work between two maps.
func TestGivenUp(t *testing.T) {
	g := whole(t)
	c := g.story(t, 300, "")
	for _, f := range []report.Format{report.HTML, report.PDF} {
		ctx, cancel := context.WithCancel(context.Background())
		o := g.options(t)
		o.Progress = func(int, int) { cancel() }
		_, err := report.Write(ctx, c, f, o)
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", f, err)
		}
		cancel()
	}
}

// TestWords puts every word of the report into another language, but for what the
// rules say of events: there a side's name may stand too.
func TestWords(t *testing.T) {
	g := whole(t)
	c := g.story(t, 300, "")
	asked := map[string]bool{}
	o := g.options(t)
	o.Words = func(text string, _ map[string]any) string {
		asked[text] = true
		return "Wort"
	}
	page, err := report.Write(context.Background(), c, report.HTML, o)
	if err != nil {
		t.Fatal(err)
	}
	events := strings.Join(slices.Collect(maps.Keys(sentences(c))), "\n")
	for text := range asked {
		if strings.Contains(events, text) {
			continue
		}
		if plain := regexp.MustCompile(`\{\{.*`).ReplaceAllString(text, ""); len(plain) > 12 && strings.Contains(string(page), plain) {
			t.Errorf("%q is English still", text)
		}
	}
	if len(asked) < 20 {
		t.Errorf("only %d texts can be translated", len(asked))
	}
}
