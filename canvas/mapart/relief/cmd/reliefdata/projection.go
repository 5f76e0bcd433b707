package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
)

// projection is the map's fit to the earth: kilometres of a conformal conic
// projection, linear in the places of the sheet.
type projection struct {
	Radius    float64    `json:"R_km"`
	Lon0      float64    `json:"lon0"`
	Lat0      float64    `json:"lat0"`
	Parallels [2]float64 `json:"parallels"`
	X         [3]float64 `json:"x_km"`
	Y         [3]float64 `json:"y_km"`
}

func readProjection(raw json.RawMessage) (projection, error) {
	var p projection
	if len(raw) == 0 {
		return p, errors.New("the map has no projection")
	}
	if err := json.Unmarshal(raw, &p); err != nil {
		return p, fmt.Errorf("the projection of the map is damaged: %w", err)
	}
	return p, nil
}

const degree = math.Pi / 180

// cone gives the constants of the projection.
func (p projection) cone() (n, f, rho0 float64) {
	half := func(lat float64) float64 { return math.Tan((45 + lat/2) * degree) }
	a, b := p.Parallels[0], p.Parallels[1]
	n = math.Log(math.Cos(a*degree)/math.Cos(b*degree)) / math.Log(half(b)/half(a))
	f = math.Cos(a*degree) * math.Pow(half(a), n) / n
	return n, f, p.Radius * f / math.Pow(half(p.Lat0), n)
}

// degrees is where a place of the sheet lies on the earth.
func (p projection) degrees(x, y float64) (lon, lat float64) {
	n, f, rho0 := p.cone()
	east := p.X[0] + p.X[1]*x + p.X[2]*y
	north := rho0 - (p.Y[0] + p.Y[1]*x + p.Y[2]*y)
	rho := math.Hypot(east, north)
	lat = 2*math.Atan(math.Pow(p.Radius*f/rho, 1/n))/degree - 90
	return p.Lon0 + math.Atan2(east, north)/degree/n, lat
}

// place is where degrees lie on the sheet.
func (p projection) place(lon, lat float64) (x, y float64) {
	n, f, rho0 := p.cone()
	rho := p.Radius * f / math.Pow(math.Tan((45+lat/2)*degree), n)
	s, c := math.Sincos(n * (lon - p.Lon0) * degree)
	east, north := rho*s-p.X[0], rho0-rho*c-p.Y[0]
	d := p.X[1]*p.Y[2] - p.X[2]*p.Y[1]
	return (east*p.Y[2] - north*p.X[2]) / d, (north*p.X[1] - east*p.Y[1]) / d
}
