package report_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"image/jpeg"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"vistula/canvas/report"
	"vistula/data"
	"vistula/rules"
	"vistula/rules/bot"
	"vistula/rules/chronicle"
	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	"vistula/rules/journal"
	_ "vistula/rules/tannenberg"
)

// story is the chronicle of a random game, up to so many actions; all of it where
// that is 0.
func story(t *testing.T, ruleset string, actions int, side rules.Side) *chronicle.Chronicle {
	t.Helper()
	rs, err := rules.Open(ruleset, data.FS())
	if err != nil {
		t.Fatal(err)
	}
	m, err := journal.New(rs, "campaign", nil, 3)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.FindScenario(rs, "campaign")
	players := map[rules.Side]bot.Player{}
	for i, x := range s.Sides {
		if players[x], err = bot.New("random", uint64(6+i)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := bot.Play(m, players, 100_000); err != nil {
		t.Fatal(err)
	}
	if m.Friendly = true; actions > 0 {
		if err := m.GoTo(min(actions, m.Len())); err != nil {
			t.Fatal(err)
		}
	}
	m.Table = &journal.Table{Seats: map[rules.Side]string{s.Sides[0]: "person", s.Sides[1]: "random"}}
	c, err := chronicle.Tell(context.Background(), m, chronicle.Options{Side: side})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func write(t *testing.T, c *chronicle.Chronicle, f report.Format) []byte {
	t.Helper()
	b, err := report.Write(context.Background(), c, f, report.Options{})
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
	c := story(t, "galicia", 0, "")
	page := write(t, c, report.HTML)
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
	for _, want := range []string{c.Outcome.Why, "14-15 September 1914", "<svg", "Turning points", "Luck in battle", "the computer (random)", "prefers-color-scheme:dark"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report does not contain %q", want)
		}
	}
	for _, never := range []string{"ZgotmplZ", "http://", "https://", "<script", "<no value>", "{{"} {
		if strings.Contains(text, never) {
			t.Errorf("the report contains %q", never)
		}
	}
	if n := strings.Count(text, `<div class="battle">`); n != len(c.Battles) {
		t.Errorf("%d battles in the report, %d in the game", n, len(c.Battles))
	}
}

// TestEveryRuleset writes the beginning of a game of each.
func TestEveryRuleset(t *testing.T) {
	for id, actions := range map[string]int{"greatwar": 500, "tannenberg": 2600, "fury": 500} {
		t.Run(id, func(t *testing.T) {
			c := story(t, id, actions, "")
			page := write(t, c, report.HTML)
			count, _, _, _ := elements(t, page)
			if count["article"] != len(c.Turns) || count["img"] == 0 || count["table"] != 1 {
				t.Errorf("%d turns: %v", len(c.Turns), count)
			}
			if !strings.Contains(string(page), "as the referee sees it") || !strings.Contains(string(page), "The game is not over") {
				t.Error("the report does not say that the game goes on")
			}
		})
	}
}

// TestReportOfASide wants the words of a side's report, its battles and its last
// position to be those of its own chronicle.
func TestReportOfASide(t *testing.T) {
	page := string(write(t, story(t, "galicia", 900, "russia"), report.HTML))
	if !strings.Contains(page, "Told as Russia saw it") {
		t.Error("the report does not say whose it is")
	}
	if strings.Contains(page, "46 units are in supply") {
		t.Error("the enemy's supply is told")
	}
	if !strings.Contains(page, "Austria-Hungary determines supply.") {
		t.Error("what everybody sees of the enemy's supply is not told")
	}
}

var pages = regexp.MustCompile(`/Type /Page\b[^s]`)

// TestPDF counts pages: those that are there, and those that the file promises.
func TestPDF(t *testing.T) {
	c := story(t, "galicia", 900, "")
	file := write(t, c, report.PDF)
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
	c := story(t, "galicia", 900, "")
	for _, f := range []report.Format{report.HTML, report.PDF} {
		ctx, cancel := context.WithCancel(context.Background())
		_, err := report.Write(ctx, c, f, report.Options{Progress: func(int, int) { cancel() }})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", f, err)
		}
		cancel()
	}
}

// TestWords puts every word of the report into another language.
func TestWords(t *testing.T) {
	c := story(t, "galicia", 300, "")
	asked := map[string]bool{}
	page, err := report.Write(context.Background(), c, report.HTML, report.Options{Words: func(text string, _ map[string]any) string {
		asked[text] = true
		return "Wort"
	}})
	if err != nil {
		t.Fatal(err)
	}
	for text := range asked {
		if plain := regexp.MustCompile(`\{\{.*`).ReplaceAllString(text, ""); len(plain) > 12 && strings.Contains(string(page), plain) {
			t.Errorf("%q is English still", text)
		}
	}
	if len(asked) < 20 {
		t.Errorf("only %d texts can be translated", len(asked))
	}
}
