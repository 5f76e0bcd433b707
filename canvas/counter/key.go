package counter

import (
	"strconv"

	"vistula/rules"
)

// appendStyle writes what of a style can be seen, and the size.
func appendStyle(key []byte, size int, st Style) []byte {
	flags := byte(0)
	for i, on := range [7]bool{st.Period, st.Selected, st.Bare, st.Flat, st.Soft, st.NoArrow, st.Lying} {
		if on {
			flags += 1 << i
		}
	}
	key = append(key, flags, 'a'+byte(st.Detail))
	key = append(key, st.Palette...)
	return strconv.AppendInt(key, int64(size), 10)
}

// appendCounter writes what of a counter can be seen. Which unit it is and
// where it stands do not count.
func appendCounter(key []byte, c *rules.Counter, st Style) []byte {
	for _, s := range [6]string{c.Nation, c.Type, printed(*c), c.Size, c.Corps, c.Army} {
		key = append(append(key, 0), s...) // no name has a zero byte
	}
	key = strconv.AppendBool(append(key, 0), c.Reduced)
	for _, v := range c.Values {
		if inDisc(v.Name) {
			key = append(key, 'g')
		}
		key = strconv.AppendInt(append(key, ' '), int64(v.Value), 10)
	}
	for _, b := range c.Badges {
		if st.Bare && b.Kind != White && b.Kind != Ersatz {
			continue
		}
		key = append(append(key, 0), b.Kind...)
		key = strconv.AppendInt(append(key, '='), int64(b.Value), 10)
		if b.Kind == Steps {
			key = strconv.AppendInt(append(key, '/'), int64(c.Steps), 10)
		}
	}
	return append(key, 0)
}
