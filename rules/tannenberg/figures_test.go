package tannenberg_test

import (
	"testing"

	"vistula/data"
	"vistula/rules/rulestest"
)

func TestFigures(t *testing.T) { rulestest.Figures(t, "tannenberg", data.FS(), 30, 60) }
