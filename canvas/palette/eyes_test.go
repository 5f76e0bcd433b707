package palette

import (
	"image/color"
	"math"
)

// eyes is how a kind of colour vision maps linear red, green and blue: the
// matrices of Machado, Oliveira and Fernandes (2009) at full strength.
type eyes [3][3]float64

var vision = map[string]eyes{
	"normal": {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protan": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deutan": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritan": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab is a colour as these eyes see it, in CIE L*a*b* under D65.
func (e eyes) lab(c color.NRGBA) [3]float64 {
	linear := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var s [3]float64
	for i, row := range e {
		s[i] = min(1, max(0, row[0]*in[0]+row[1]*in[1]+row[2]*in[2]))
	}
	x := (0.4124564*s[0] + 0.3575761*s[1] + 0.1804375*s[2]) / 0.95047
	y := 0.2126729*s[0] + 0.7151522*s[1] + 0.0721750*s[2]
	z := (0.0193339*s[0] + 0.1191920*s[1] + 0.9503041*s[2]) / 1.08883
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	return [3]float64{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// apart is how different two colours are to these eyes, by CIEDE2000.
func (e eyes) apart(a, b color.NRGBA) float64 { return ciede2000(e.lab(a), e.lab(b)) }

// ciede2000 is the difference of two colours in L*a*b* (Sharma, Wu and Dalal,
// 2005).
func ciede2000(p, q [3]float64) float64 {
	deg := math.Pi / 180
	mean := (math.Hypot(p[1], p[2]) + math.Hypot(q[1], q[2])) / 2
	m7 := math.Pow(mean, 7)
	g := 0.5 * (1 - math.Sqrt(m7/(m7+math.Pow(25, 7))))
	polar := func(c [3]float64) (chroma, hue float64) {
		a := c[1] * (1 + g)
		chroma = math.Hypot(a, c[2])
		if chroma == 0 {
			return 0, 0
		}
		if hue = math.Atan2(c[2], a) / deg; hue < 0 {
			hue += 360
		}
		return chroma, hue
	}
	c1, h1 := polar(p)
	c2, h2 := polar(q)
	dh, hm := h2-h1, h1+h2
	switch {
	case c1*c2 == 0:
		dh = 0
	case math.Abs(h1-h2) <= 180:
		hm /= 2
	case h1+h2 < 360:
		hm = (hm + 360) / 2
	default:
		hm = (hm - 360) / 2
	}
	if dh > 180 {
		dh -= 360
	} else if dh < -180 {
		dh += 360
	}
	dl, dc, dH := q[0]-p[0], c2-c1, 2*math.Sqrt(c1*c2)*math.Sin(dh/2*deg)
	lm, cm := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos((hm-30)*deg) + 0.24*math.Cos(2*hm*deg) + 0.32*math.Cos((3*hm+6)*deg) - 0.20*math.Cos((4*hm-63)*deg)
	l50 := (lm - 50) * (lm - 50)
	sl := 1 + 0.015*l50/math.Sqrt(20+l50)
	sc, sh := 1+0.045*cm, 1+0.015*cm*t
	c7 := math.Pow(cm, 7)
	rt := -2 * math.Sqrt(c7/(c7+math.Pow(25, 7))) * math.Sin(60*math.Exp(-math.Pow((hm-275)/25, 2))*deg)
	a, b, c := dl/sl, dc/sc, dH/sh
	return math.Sqrt(a*a + b*b + c*c + rt*b*c)
}
