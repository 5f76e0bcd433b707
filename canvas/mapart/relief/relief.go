// Package relief holds what the map painter knows of a sheet beyond its hexes:
// heights in metres, where towns truly lie, and the curves of the large names.
// None of it touches play. Heights are resampled from SRTM30_PLUS V9, which is
// in the public domain; places and curves are estimates of our own.
package relief

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
)

//go:embed *.json
var files embed.FS

// Ground is the relief of one sheet. Coordinates are hex widths, x right and y
// down, from the centre of the first hex. It is immutable.
type Ground struct {
	Map    string     `json:"map"`
	Note   string     `json:"note"`
	Source string     `json:"source"`
	Origin [2]float64 `json:"origin"` // of the lattices
	Step   float64    `json:"step"`   // between their points
	Height [][]int16  `json:"height"` // metres, rows from top to bottom
	Range  [][]int16  `json:"range"`  // greatest less least height round the point
	Names  []Name     `json:"names"`
	Places []Place    `json:"places"`
}

// Name is the curve of a large name across the sheet.
type Name struct {
	Text  string       `json:"text"`
	Size  float64      `json:"size"`
	Curve [][2]float64 `json:"curve"`
}

// Place is where a town lies and how large it is: from 1, a village, to 5.
type Place struct {
	Hex  string     `json:"hex"`
	Town string     `json:"town"`
	At   [2]float64 `json:"at"`
	Size int        `json:"size"`
}

// Load reads the relief of a map. A map without one gets nil and is painted
// flat. Games share the names of maps but not their grids, and heights lie on
// the grid: so the numbering belongs to the key.
func Load(mapID, numbering string) (*Ground, error) {
	raw, err := files.ReadFile(FileName(mapID, numbering))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the relief of map %s cannot be read: %w", mapID, err)
	}
	g := &Ground{}
	if err := json.Unmarshal(raw, g); err != nil {
		return nil, fmt.Errorf("the relief of map %s is damaged: %w", mapID, err)
	}
	if err := g.check(); err != nil {
		return nil, fmt.Errorf("the relief of map %s is damaged: %w", mapID, err)
	}
	return g, nil
}

// FileName is the name of the file with the relief of a map.
func FileName(mapID, numbering string) string { return mapID + "-" + numbering + ".json" }

func (g *Ground) check() error {
	if g.Step <= 0 || len(g.Height) < 4 || len(g.Range) != len(g.Height) {
		return errors.New("the two lattices do not match")
	}
	for i := range g.Height {
		if n := len(g.Height[0]); n < 4 || len(g.Height[i]) != n || len(g.Range[i]) != n {
			return fmt.Errorf("row %d is not as long as the others", i)
		}
	}
	return nil
}

// HeightAt is the height at a place in metres, a smooth surface through the
// lattice. Beyond the lattice its edge goes on.
func (g *Ground) HeightAt(x, y float64) float64 { return g.sample(g.Height, x, y) }

// RangeAt is how rugged the ground is, in metres between the greatest and least
// height.
func (g *Ground) RangeAt(x, y float64) float64 { return g.sample(g.Range, x, y) }

// sample interpolates by a cubic spline that passes close to the points: one
// through them would show their rows and columns as streaks in the light.
func (g *Ground) sample(rows [][]int16, x, y float64) float64 {
	x, y = (x-g.Origin[0])/g.Step, (y-g.Origin[1])/g.Step
	ix, iy := math.Floor(x), math.Floor(y)
	wx, wy := spline(x-ix), spline(y-iy)
	sum := 0.0
	for j := range 4 {
		row := rows[clamp(int(iy)-1+j, len(rows))]
		for i := range 4 {
			sum += wy[j] * wx[i] * float64(row[clamp(int(ix)-1+i, len(row))])
		}
	}
	return sum
}

func clamp(i, n int) int { return max(0, min(n-1, i)) }

// spline gives the weights of the four neighbours of a place t between the
// middle two.
func spline(t float64) [4]float64 {
	near := func(d float64) float64 { return (7*d*d*d - 12*d*d + 16.0/3) / 6 }
	away := func(d float64) float64 { return (-7.0/3*d*d*d + 12*d*d - 20*d + 32.0/3) / 6 }
	return [4]float64{away(1 + t), near(t), near(1 - t), away(2 - t)}
}
