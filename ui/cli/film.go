package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"image"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"

	"vistula/canvas/film"
	"vistula/rules"
	"vistula/rules/chronicle"
	"vistula/rules/journal"
)

var filmCommand = &command{
	name:    "film",
	summary: "turns a saved game into an animated map: a GIF, or numbered PNG pictures",
	usage:   "FILE -o OUT.gif|OUT-%04d.png|FOLDER/ [flags]",
	help: `
Each phase in which something happened is a frame, with its marches and attacks as
arrows, the date, the score and a sentence. OUT.gif is always below --limit, which
is what forums take: where the film would be larger, the picture is made smaller.
OUT-%04d.png and FOLDER/ write every frame as a picture in full colour for a film
program; pictures that are there already are never overwritten.

With --side, the film shows only what that side has seen; a game that is still being
played at a hidden table is shown to a side alone. Ctrl+C stops it; then nothing is
written.

examples:
  vistula film game.vistula -o game.gif
  vistula film game.vistula -o retreat.gif --from 4 --to 6 --speed 0.5 --width 1200
  vistula film game.vistula -o frames/ --side russia`,
	run: runFilm,
}

// filmFlags are the choices of the command line.
type filmFlags struct {
	out, side, dir string
	wide           int
	from, to       string // turns, by number or label
	speed, limit   float64
}

func runFilm(s streams, c *command, args []string) error {
	var f filmFlags
	files, err := c.parse(s, f.define(c), args, "the file of a saved game")
	if err != nil {
		return err
	}
	row, err := f.check()
	if err != nil {
		return err
	}
	told, err := readChronicle(s, files[0], rules.Side(f.side), f.dir)
	if err != nil {
		return err
	}
	o, err := f.options(told)
	if err != nil {
		return err
	}
	on := progressOn(s.err, "filming")
	defer on.clear()
	o.Progress = on.show
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if row != nil {
		return f.frames(ctx, s, told, o, row)
	}
	return f.gif(ctx, s, told, o)
}

// define makes the flags.
func (f *filmFlags) define(c *command) *flag.FlagSet {
	flags := newFlags(c)
	flags.StringVar(&f.out, "o", "", "`OUT`: a file ending in .gif, a pattern like OUT-%04d.png, or a folder")
	flags.StringVar(&f.side, "side", "", "show only what side `S` has seen")
	flags.IntVar(&f.wide, "width", 0, "width of the picture in `PIXELS` (default: one that suits the map)")
	flags.StringVar(&f.from, "from", "", "first `TURN` to show")
	flags.StringVar(&f.to, "to", "", "last `TURN` to show")
	flags.Float64Var(&f.speed, "speed", 1, "`TIMES` as fast")
	flags.Float64Var(&f.limit, "limit", film.MostBytes/1e6, "greatest size of a GIF in `MB`")
	flags.StringVar(&f.dir, "data", "", dataHelp)
	return flags
}

// options are the choices for the film of a game.
func (f *filmFlags) options(told *chronicle.Chronicle) (o film.Options, err error) {
	o = film.Options{Wide: f.wide, Hold: time.Duration(float64(time.Second) / f.speed), Limit: int(f.limit * 1e6)}
	if o.From, err = turnOf(told, "--from", f.from); err != nil {
		return o, err
	}
	if o.To, err = turnOf(told, "--to", f.to); err != nil {
		return o, err
	}
	if _, err := film.Len(told, o); err != nil {
		return o, wrongUsage{err}
	}
	return o, nil
}

// frames writes the film as pictures.
func (f *filmFlags) frames(ctx context.Context, s streams, told *chronicle.Chronicle, o film.Options, row *sequence) error {
	if err := row.open(); err != nil {
		return err
	}
	n := 0
	err := film.Frames(ctx, told, o, func(k, _ int, frame image.Image) error {
		n = k
		return row.add(frame)
	})
	if err != nil {
		row.drop()
		return stopped(err)
	}
	fmt.Fprintf(s.out, "%s: %s\n", f.out, counted(n, "picture"))
	return nil
}

// gif writes the film as a GIF.
func (f *filmFlags) gif(ctx context.Context, s streams, told *chronicle.Chronicle, o film.Options) error {
	if err := journal.MayWrite(f.out); err != nil {
		return err
	}
	data, err := film.GIF(ctx, told, o)
	if err != nil {
		return stopped(err)
	}
	head, err := put(f.out, data)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "%s: %s, %d KB\n", head, counted(turnsWithin(told, o.From, o.To), "turn"), (len(data)+999)/1000)
	return nil
}

// turnsWithin counts the turns from one to another, 0 being the first and the last.
func turnsWithin(told *chronicle.Chronicle, from, to int) int {
	seen := map[int]bool{}
	for i := range told.Turns {
		if n := told.Turns[i].Number; n >= from && (to == 0 || n <= to) {
			seen[n] = true
		}
	}
	return len(seen)
}

// turnOf finds the turn that a flag names by its number, or as the turn record labels it;
// 0 where none is named.
func turnOf(told *chronicle.Chronicle, flag, name string) (int, error) {
	if name == "" {
		return 0, nil
	}
	for i := range told.Turns {
		if strings.EqualFold(told.Turns[i].Label, name) {
			return told.Turns[i].Number, nil
		}
	}
	n, err := strconv.Atoi(name)
	if err != nil {
		return 0, usagef("%s: there is no turn %q in this game", flag, name)
	}
	return n, nil
}

// check looks for faults of the command line before the save is read. The sequence is
// nil where OUT is a GIF.
func (f *filmFlags) check() (*sequence, error) {
	switch {
	case f.out == "":
		return nil, usagef("-o is missing: a file ending in .gif, a pattern like film-%%04d.png, or a folder")
	case !(f.speed >= 0.05 && f.speed <= 50):
		return nil, usagef("--speed must be from 0.05 to 50")
	case !(f.limit >= 0.1 && f.limit <= 1000):
		return nil, usagef("--limit must be from 0.1 to 1000 MB")
	case f.wide != 0 && (f.wide < film.LeastWide || f.wide > film.MostWide):
		return nil, usagef("--width must be from %d to %d", film.LeastWide, film.MostWide)
	}
	row, err := sequenceOf(f.out)
	if err != nil {
		return nil, wrongUsage{err}
	}
	return row, nil
}

// stopped is the error of work that was ended by Ctrl+C, in words.
func stopped(err error) error {
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped; nothing was written")
	}
	return err
}
