package fury_test

import (
	"testing"

	"vistula/data"
	"vistula/rules/rulestest"
)

func TestFigures(t *testing.T) { rulestest.Figures(t, "fury", data.FS(), 10, 100) }
