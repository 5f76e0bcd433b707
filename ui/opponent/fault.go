package opponent

import (
	"errors"

	"fyne.io/fyne/v2/lang"

	"vistula/rules/bot"
)

// Said is why a computer player cannot go on, with the player called what the window calls
// it.
func Said(err error) string {
	var f *bot.Fault
	if !errors.As(err, &f) {
		return err.Error()
	}
	said := faultSaid(f.Kind, map[string]any{"Player": Name(f.Player)})
	if f.Cause != nil {
		said += ": " + f.Cause.Error()
	}
	return said
}

func faultSaid(kind bot.FaultKind, who map[string]any) string {
	switch kind {
	case bot.Crashed:
		return lang.L("{{.Player}} crashed", who)
	case bot.Silent:
		return lang.L("{{.Player}} does not answer", who)
	case bot.Undecided:
		return lang.L("{{.Player}} does not come to a decision", who)
	default:
		return lang.L("{{.Player}} chose what is not allowed", who)
	}
}
