package twilight_test

import (
	"testing"

	"vistula/data"
	"vistula/rules/rulestest"
)

func TestFigures(t *testing.T) { rulestest.Figures(t, "twilight", data.FS(), 60, 60) }
