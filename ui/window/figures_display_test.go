//go:build display && !headless

package window

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"vistula/rules/journal"
	"vistula/rules/rulestest"
	"vistula/ui/files"
)

// figuresOf measures the program from outside, as a process of its own: how it
// starts, then how each game's map is pulled and zoomed with an overlay on it.
func figuresOf(s *screen) func(*hand) {
	return func(h *hand) {
		saves := richestSaves(h.T)
		aside(h.T)
		time.Sleep(300 * time.Millisecond)
		var first []time.Duration
		for range 3 {
			p := start(h.T)
			first = append(first, s.painted(h, p.began))
			p.kill()
			time.Sleep(300 * time.Millisecond)
		}
		slices.Sort(first)
		measured("start to first paint, start screen", "%d ms (median of 3; %d to %d)", first[1].Milliseconds(), first[0].Milliseconds(), first[2].Milliseconds())
		for _, save := range saves {
			s.figuresOfGame(h, save)
		}
		for _, save := range saves {
			s.besideAThinker(h, save)
		}
		s.limit(h)
	}
}

// figuresOfGame measures one game.
func (s *screen) figuresOfGame(h *hand, save string) {
	h.Helper()
	name := filepath.Base(save)
	time.Sleep(500 * time.Millisecond) // until what was measured before is off the screen
	p := start(h.T, "open", save)
	p.titled(tableTitle)
	s.painted(h, p.began)
	measured(name+": start to the table", "%d ms, %d ms of processor time", time.Since(p.began).Milliseconds(), p.processor().Milliseconds())
	p.appear2(s)
	time.Sleep(2 * time.Second)
	measured(name+": resident memory, map open", "%d MB", resident(strconv.Itoa(p.Process.Pid)))
	p.hand.key("Escape", "Escape") // what is told when a game is opened
	middle := pixel{s.width * 35 / 100, s.height * 40 / 100}
	if s.height < 700 { // above the sheet of a battle, beside the legend
		middle = pixel{s.width * 3 / 5, s.height / 5}
	}
	p.hand.wheel(middle, 4)
	p.hand.key("s") // an overlay
	time.Sleep(2 * time.Second)
	s.pan(name, p, middle)
	p.hand.wheel(middle, -3) // so that no notch meets the closest zoom, where nothing would be drawn
	s.zoom(name, p, middle)
	p.hand.picture("measured-" + name)
	measured(name+": resident memory after pan and zoom", "%d MB", resident(strconv.Itoa(p.Process.Pid)))
	p.hand.point(pixel{2, s.height - 2}) // nothing is lit up there
	p.rest()
	measured(name+": resident memory at rest", "%d MB", resident(strconv.Itoa(p.Process.Pid)))
	p.kill()
}

// besideAThinker measures how a game's map is pulled while the deepest computer player
// thinks about its first turn: its thinking must not keep the window from a frame.
func (s *screen) besideAThinker(h *hand, save string) {
	h.Helper()
	dir, name := shell.Folders.Games, filepath.Base(save)
	rs := rulestest.Open(h, name)
	scenario := rs.Scenarios()[0]
	m, err := journal.New(rs, scenario.ID, nil, 1)
	if err != nil {
		h.Fatal(err)
	}
	raw, err := m.Save()
	if err != nil {
		h.Fatal(err)
	}
	game := filepath.Join(dir, "thought-over-"+name)
	note := fmt.Sprintf(`{"ruleset":%q,"title":%q,"line":"","open":true,"seats":{%q:"level3",%q:"level3"}}`, name, rs.Title(), scenario.Sides[0], scenario.Sides[1])
	if err := errors.Join(os.MkdirAll(dir, 0o755), os.WriteFile(game+files.Extension, raw, 0o644), os.WriteFile(game+".json", []byte(note), 0o644)); err != nil {
		h.Fatal(err)
	}
	time.Sleep(500 * time.Millisecond) // until what was measured before is off the screen
	p := start(h.T, "open", game+files.Extension)
	p.titled(tableTitle)
	s.painted(h, p.began)
	p.appear2(s)
	p.hand.key("Escape", "Escape") // what is told when a game is opened
	before := p.processor()
	s.pan(name+", level3 thinks", p, pixel{s.width * 35 / 100, s.height * 40 / 100})
	p.hand.picture("thinking-" + name)
	measured(name+": processor time meanwhile", "%d ms", (p.processor() - before).Milliseconds())
	p.kill()
}

// tableTitle is how the titles of windows with a table begin; the start screen has
// another.
const tableTitle = "(Battle|The Great War|Tannenberg|1914)"

// limit measures a window of the same size that holds one plain picture and nothing
// else, redrawn as fast as it goes: no board can be faster on this screen.
func (s *screen) limit(h *hand) {
	h.Helper()
	const name = "One plain picture"
	var w fyne.Window
	beat := canvas.NewRectangle(color.Transparent)
	fyne.DoAndWait(func() {
		w = shell.App.NewWindow(name)
		picture := image.NewRGBA(image.Rect(0, 0, s.width, s.height))
		draw.Draw(picture, picture.Bounds(), image.White, image.Point{}, draw.Src)
		plain := canvas.NewImageFromImage(picture)
		plain.ScaleMode = canvas.ImageScaleFastest
		w.SetPadded(false)
		w.SetContent(container.NewStack(plain, beat))
		w.Show()
	})
	defer fyne.DoAndWait(func() { w.Close() })
	p := &program{Cmd: &exec.Cmd{Process: &os.Process{Pid: os.Getpid()}}, hand: &hand{T: h.T, shots: h.shots}}
	p.titled(name)
	p.appear2(s)
	s.count("redraw of one plain picture", p, func() {
		for end := time.Now().Add(2 * time.Second); time.Now().Before(end); time.Sleep(8 * time.Millisecond) {
			fyne.DoAndWait(beat.Refresh)
		}
	})
	measured("resident memory with one plain picture", "%d MB, in the test's own process", resident(strconv.Itoa(p.Process.Pid)))
}

// appear2 gives the screen to a window that is already known.
func (p *program) appear2(s *screen) {
	time.Sleep(800 * time.Millisecond)
	p.hand.fill(s.width, s.height)
	time.Sleep(1500 * time.Millisecond)
}

// painted waits until there is a picture on the screen and tells how long that
// took.
func (s *screen) painted(h *hand, since time.Time) time.Duration {
	h.Helper()
	for time.Since(since) < 20*time.Second {
		n, err := s.colours(500)
		if err != nil {
			h.Fatal(err)
		}
		if n > 40 {
			return time.Since(since)
		}
		time.Sleep(3 * time.Millisecond)
	}
	h.Fatal("nothing is painted")
	return 0
}

// pan pulls the map to and fro with the mouse down and counts frames.
func (s *screen) pan(name string, p *program, at pixel) {
	list := []string{"mousedown", "1"}
	for i := range 240 {
		d := "5"
		if i/40%2 == 1 {
			d = "-5"
		}
		list = append(list, "mousemove_relative", "--", d, d, "sleep", "0.008")
	}
	p.hand.point(at)
	s.count(name+": pan, real events", p, func() { p.hand.do(append(list, "mouseup", "1")...) })
	time.Sleep(time.Second)
}

// zoom turns the wheel in and out and counts frames.
func (s *screen) zoom(name string, p *program, at pixel) {
	p.hand.point(at)
	s.count(name+": zoom, real events", p, func() {
		for _, button := range []string{"4", "5", "4", "5"} {
			p.hand.do("click", "--repeat", "6", "--delay", "100", button)
		}
	})
	time.Sleep(time.Second)
}

// count notes how many frames were painted while something was done, and what
// processor time each of them took: on a machine that does other work as well, only
// the latter can be compared.
func (s *screen) count(what string, p *program, do func()) {
	began, before := time.Now(), p.processor()
	do()
	took := time.Since(began)
	n, longest, _ := s.frames(began)
	each := (p.processor() - before) / time.Duration(max(1, n))
	measured(what, "%.0f frames/s (%d in %.1f s; longest wait %d ms; %.1f ms of processor time a frame)",
		float64(n)/took.Seconds(), n, took.Seconds(), longest.Milliseconds(), each.Seconds()*1000)
}

// rest waits until a program has nothing more to do, however busy the machine is, and has
// given back what it can.
func (p *program) rest() {
	const little = 50 * time.Millisecond // of processor time in a second
	for before, end := p.processor(), time.Now().Add(30*time.Second); time.Now().Before(end); {
		time.Sleep(time.Second)
		now := p.processor()
		if now-before < little {
			break
		}
		before = now
	}
	time.Sleep(3 * time.Second)
}

// processor is the processor time that a program has used so far.
func (p *program) processor() time.Duration {
	raw, err := os.ReadFile("/proc/" + strconv.Itoa(p.Process.Pid) + "/stat")
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(raw), ") ") // behind the name, which may hold anything
	var ticks time.Duration
	for _, f := range strings.Fields(rest)[11:13] { // in user and in kernel mode
		n, _ := strconv.Atoi(f)
		ticks += time.Duration(n)
	}
	return ticks * time.Second / 100
}

// resident is the memory of a process, in megabytes.
func resident(process string) int {
	raw, err := os.ReadFile("/proc/" + process + "/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(raw)) {
		var kb int
		if n, _ := fmt.Sscanf(line, "VmRSS: %d kB", &kb); n == 1 {
			return kb / 1024
		}
	}
	return 0
}
