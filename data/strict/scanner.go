package strict

import (
	"encoding/json"
	"strings"
)

// scanner goes over a JSON text that is known to be sound. A json.Decoder would look
// again whether it is, and make every token anew.
type scanner struct {
	raw []byte
	at  int // the byte after what was read last
}

// next is the first byte of the next value, key or bracket.
func (s *scanner) next() byte {
	for strings.IndexByte(" \t\r\n,:", s.raw[s.at]) >= 0 {
		s.at++
	}
	return s.raw[s.at]
}

// open reads a bracket.
func (s *scanner) open() { s.next(); s.at++ }

// more tells whether another member or element follows; at the end it reads the
// closing bracket.
func (s *scanner) more() bool {
	if c := s.next(); c != '}' && c != ']' {
		return true
	}
	s.at++
	return false
}

// text reads a text, such as a key.
func (s *scanner) text() string {
	s.next()
	from := s.at
	plain := s.quoted()
	if plain {
		return string(s.raw[from+1 : s.at-1])
	}
	var text string
	_ = json.Unmarshal(s.raw[from:s.at], &text) // it is sound
	return text
}

// quoted reads over a text and tells whether it stands there as it is read.
func (s *scanner) quoted() (plain bool) {
	plain = true
	for s.at++; s.raw[s.at] != '"'; s.at++ {
		switch c := s.raw[s.at]; {
		case c == '\\':
			plain = false
			s.at++
		case c >= 0x80:
			plain = false // what is not UTF-8 is replaced
		}
	}
	s.at++
	return plain
}

// value reads over a value and gives it as it stands there.
func (s *scanner) value() []byte {
	s.next()
	from := s.at
	for depth := 0; ; {
		switch s.raw[s.at] {
		case '"':
			s.quoted()
		case '{', '[':
			depth++
			s.at++
		case '}', ']':
			depth--
			s.at++
		default:
			s.word()
		}
		if depth == 0 {
			return s.raw[from:s.at:s.at]
		}
	}
}

// word reads over a number, true, false or null, or over what stands between values.
func (s *scanner) word() {
	for s.at++; s.at < len(s.raw) && strings.IndexByte(" \t\r\n,:\"{}[]", s.raw[s.at]) < 0; s.at++ {
	}
}
