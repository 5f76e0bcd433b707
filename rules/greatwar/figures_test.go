package greatwar_test

import (
	"testing"

	"vistula/data"
	"vistula/rules/rulestest"
)

func TestFigures(t *testing.T) { rulestest.Figures(t, "greatwar", data.FS(), 30, 60) }
