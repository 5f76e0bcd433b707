package cli

import (
	"fmt"
	"path/filepath"
	"strings"

	"vistula/canvas/fonts"
	"vistula/canvas/mapart"
	"vistula/canvas/print"
	"vistula/rules"
)

var printCommand = &command{
	name:    "print",
	summary: "prints the position of a saved game as PDF or PNG",
	usage:   "FILE -o OUT.pdf|OUT.png [flags]",
	help: `
A PDF has the map with its counters on one page, then the orders of battle, the
tracks and the points. With --paper poster the map is printed in true size on
several --sheets pages with crop marks and glue edges. A PNG has the map alone at
300 dots per inch.

Layers are counters, numbers, supply, zones, own-zones, threat, control and those
that the game adds; "none" is the bare map. With --side, only what that side may
see is printed; a game that is still being played at a hidden table is printed for a
side alone. The file is written completely or not at all.

examples:
  vistula print game.vistula -o map.pdf --paper A3
  vistula print game.vistula -o poster.pdf --paper poster --hex 16
  vistula print game.vistula -o russia.png --side russia --layers counters,numbers,supply`,
	run: runPrint,
}

// printFlags are the choices of the command line.
type printFlags struct {
	out, paper, sheets, lie, side, layers, plan string
	hex                                         float64
	period, mapOnly                             bool
}

func runPrint(s streams, c *command, args []string) error {
	var f printFlags
	flags := newFlags(c)
	flags.StringVar(&f.out, "o", "", "`OUT` file, ending in .pdf or .png")
	flags.StringVar(&f.paper, "paper", "A4", "paper `P`: A4, A3, A2, Letter, or poster")
	flags.StringVar(&f.sheets, "sheets", "A4", "paper `P` of a poster's pages")
	flags.StringVar(&f.lie, "orientation", "auto", "`O`: auto, portrait or landscape")
	flags.Float64Var(&f.hex, "hex", 0, "width of a poster's hex in `MM` (default 20)")
	flags.StringVar(&f.side, "side", "", "print only what side `S` may see (default: everything)")
	flags.StringVar(&f.layers, "layers", strings.Join(print.DefaultLayers(), ","), "`L,M,N`: layers on the map")
	flags.StringVar(&f.plan, "map", "", "print only the map `ID`")
	flags.BoolVar(&f.period, "period", false, "counters with period pictograms")
	flags.BoolVar(&f.mapOnly, "map-only", false, "print only the map")
	dir := flags.String("data", "", dataHelp)
	files, err := c.parse(s, flags, args, "the file of a saved game")
	if err != nil {
		return err
	}
	ending := strings.ToLower(filepath.Ext(f.out))
	switch {
	case f.out == "":
		return usagef("-o is missing: the file to write")
	case ending != ".pdf" && ending != ".png":
		return usagef("%s must end in .pdf or .png", f.out)
	}
	job, err := f.job(s, files[0], *dir)
	if err != nil {
		return err
	}
	write := job.PDF
	if ending == ".png" {
		write = job.PNG
	}
	data, err := write()
	if err != nil {
		return err
	}
	head, err := put(f.out, data)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.out, "%s: %d KB\n", head, (len(data)+1023)/1024)
	return nil
}

// job makes the job of a save. What is wrong with the command line is told before
// the save is read, as far as it can be.
func (f *printFlags) job(s streams, file, dir string) (*print.Job, error) {
	name, poster := f.paper, strings.EqualFold(f.paper, "poster")
	if poster {
		name = f.sheets
	}
	paper, err := print.FindPaper(name)
	if err != nil {
		if !poster {
			err = fmt.Errorf("%w; or poster", err)
		}
		return nil, wrongUsage{err}
	}
	lie, err := print.FindOrientation(f.lie)
	if err != nil {
		return nil, wrongUsage{err}
	}
	if f.hex != 0 && !poster {
		return nil, usagef("--hex applies only to posters: add --paper poster")
	}
	if f.hex != 0 && !(f.hex >= print.LeastHex && f.hex <= print.MostHex) { // not a number either
		return nil, usagef("--hex: a hex of %g mm cannot be printed; it must be from %d to %d mm", f.hex, print.LeastHex, print.MostHex)
	}
	m, err := openTold(s, dir, file, rules.Side(f.side))
	if err != nil {
		return nil, err
	}
	job, err := f.scene(m.Position())
	if err != nil {
		return nil, err
	}
	job.Paper, job.Lie, job.Poster, job.Hex, job.Period = paper, lie, poster, f.hex, f.period
	job.Orders, job.Tracks = !f.mapOnly, !f.mapOnly
	return job, nil
}

// scene is the job with what depends on the game: side, layers, map.
func (f *printFlags) scene(p rules.Position) (*print.Job, error) {
	scenario, _ := rules.FindScenario(p.Ruleset(), p.Status().Scenario)
	layers, err := print.ParseLayers(f.layers, &scenario)
	if err != nil {
		return nil, wrongUsage{err}
	}
	set, err := fonts.Load()
	if err != nil {
		return nil, err
	}
	sheet, err := mapart.Lay(p.Ruleset().Board(), set, mapart.Print{}, rules.SheetsOf(p.Ruleset())...)
	if err != nil {
		return nil, fmt.Errorf("the map cannot be drawn: %w", err)
	}
	job := print.Of(p, rules.Side(f.side), sheet, set)
	job.Layers = layers
	if f.plan != "" {
		if err := job.OnlyMap(f.plan); err != nil {
			return nil, wrongUsage{err}
		}
	}
	return job, nil
}
