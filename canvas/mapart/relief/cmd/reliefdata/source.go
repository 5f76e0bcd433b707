package main

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strconv"
)

// field is the grid of heights, in degrees, row 0 in the north.
type field struct {
	West  float64 `json:"lon_west"`
	North float64 `json:"lat_north"`
	DLon  float64 `json:"dlon"`
	DLat  float64 `json:"dlat"`

	mean, min, max *image.Gray16
}

func readField(folder string) (f field, err error) {
	raw, err := os.ReadFile(filepath.Join(folder, "elev.json"))
	if err != nil {
		return f, err
	}
	if err := json.Unmarshal(raw, &f); err != nil {
		return f, err
	}
	for name, to := range map[string]**image.Gray16{"mean": &f.mean, "min": &f.min, "max": &f.max} {
		if *to, err = readGrey(filepath.Join(folder, "elev_"+name+".png")); err != nil {
			return f, err
		}
	}
	return f, nil
}

func readGrey(file string) (*image.Gray16, error) {
	r, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	img, err := png.Decode(r)
	if err != nil {
		return nil, err
	}
	grey, ok := img.(*image.Gray16)
	if !ok {
		return nil, fmt.Errorf("%s is not a picture of 16-bit grey", file)
	}
	return grey, nil
}

// at is the value at a place in metres, mixed from the four cells round it.
func (f field) at(img *image.Gray16, lon, lat float64) float64 {
	x, y := (lon-f.West)/f.DLon-0.5, (f.North-lat)/f.DLat-0.5
	ix, iy := math.Floor(x), math.Floor(y)
	tx, ty := x-ix, y-iy
	b := img.Bounds()
	cell := func(dx, dy int) float64 {
		col, row := max(0, min(b.Dx()-1, int(ix)+dx)), max(0, min(b.Dy()-1, int(iy)+dy))
		return float64(img.Gray16At(col, row).Y) - 500
	}
	above := cell(0, 0)*(1-tx) + cell(1, 0)*tx
	below := cell(0, 1)*(1-tx) + cell(1, 1)*tx
	return above*(1-ty) + below*ty
}

// townPlace is where a town lies, by our own estimate.
type townPlace struct {
	lon, lat float64
	size     int
}

func readTowns(file string) (map[string]townPlace, error) {
	r, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	lines, err := csv.NewReader(r).ReadAll()
	if err != nil {
		return nil, err
	}
	column := map[string]int{}
	for i, head := range lines[0] {
		column[head] = i
	}
	towns := map[string]townPlace{}
	for _, l := range lines[1:] {
		var t townPlace
		t.lat, _ = strconv.ParseFloat(l[column["lat_own"]], 64)
		t.lon, _ = strconv.ParseFloat(l[column["lon_own"]], 64)
		t.size, _ = strconv.Atoi(l[column["size"]])
		towns[l[column["name1914"]]] = t
	}
	return towns, nil
}
