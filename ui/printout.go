package ui

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"vistula/canvas/print"
	"vistula/ui/files"
	"vistula/ui/printing"
)

// save asks where to and writes the print there.
func (d *printDialog) save(ending string) {
	j, err := d.job()
	if err != nil {
		d.s.tell(err)
		return
	}
	chooser, ok := d.s.files.(files.Exporter)
	if !ok {
		return
	}
	kind := files.Kind{Head: lang.L("Save the pages"), Name: strings.ToUpper(ending[1:]), Endings: []string{ending[1:]}}
	chooser.Export(kind, files.SuggestKind(j.Game, d.pos.Status().Turn, kind), func(to files.Place) {
		work(d.s, func() error {
			data, err := makePrint(j, ending)
			if err != nil {
				return err
			}
			return to.Write(data)
		}, func(err error) {
			if err != nil {
				d.s.tell(err)
				return
			}
			d.close()
			d.s.say(lang.L("Print"), lang.L("Saved {{.Name}}.", map[string]any{"Name": to.Name()}))
		})
	}, d.s.tell)
}

// makePrint makes the file of an ending: the map alone as a picture, else a PDF.
func makePrint(j *print.Job, ending string) ([]byte, error) {
	if ending == ".png" {
		return j.PNG()
	}
	return j.PDF()
}

// sent is what became of a print.
type sent struct {
	outcome printing.Outcome
	err     error
}

// send hands the print to the system.
func (d *printDialog) send() {
	j, err := d.job()
	if err != nil {
		d.s.tell(err)
		return
	}
	name := strings.TrimSuffix(files.Suggest(j.Game, d.pos.Status().Turn), files.Extension) + ".pdf"
	work(d.s, func() sent {
		data, err := makePrint(j, ".pdf")
		if err != nil {
			return sent{err: err}
		}
		outcome, err := printing.Send(data, name)
		return sent{outcome, err}
	}, func(r sent) {
		if r.err != nil {
			d.s.tell(r.err)
			return
		}
		d.close()
		if r.outcome == printing.Printed {
			d.s.say(lang.L("Print"), lang.L("Sent to the printer."))
		}
	})
}
