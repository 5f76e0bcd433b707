//go:build display && !headless

package window

import (
	"encoding/binary"
	"errors"
	"io"
	"net"
	"os"
	"strings"
	"sync"
	"time"
)

// screen is a connection to the X server of its own. It counts what is painted
// there, by the server's own word (the DAMAGE extension), and looks at pixels: so
// a program is timed from outside, without any hook in it.
type screen struct {
	conn          net.Conn
	root          uint32
	width, height int
	damage        byte // the extension's first event
	replies       chan []byte

	mu     sync.Mutex
	paints []paint
}

// paint is a rectangle that was painted.
type paint struct {
	at   time.Time
	tick uint32 // the server's own clock, in milliseconds
	area int
}

// openScreen connects to the display.
func openScreen() (*screen, error) {
	_, number, _ := strings.Cut(os.Getenv("DISPLAY"), ":")
	number, _, _ = strings.Cut(number, ".")
	conn, err := net.Dial("unix", "/tmp/.X11-unix/X"+number)
	if err != nil {
		return nil, err
	}
	s := &screen{conn: conn, replies: make(chan []byte, 4)}
	base, err := s.greet()
	if err != nil {
		return nil, err
	}
	go s.listen()
	return s, s.watch(base)
}

var le = binary.LittleEndian

// greet is the connection's set-up; it gives the first number for things of ours.
func (s *screen) greet() (base uint32, err error) {
	if _, err := s.conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return 0, err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(s.conn, head); err != nil {
		return 0, err
	}
	body := make([]byte, 4*int(le.Uint16(head[6:])))
	if _, err := io.ReadFull(s.conn, body); err != nil {
		return 0, err
	}
	if head[0] != 1 {
		return 0, errors.New("the X server wants to know who we are: start it without access control")
	}
	at := 32 + (int(le.Uint16(body[16:]))+3)/4*4 + 8*int(body[21])
	s.root = le.Uint32(body[at:])
	s.width, s.height = int(le.Uint16(body[at+20:])), int(le.Uint16(body[at+22:]))
	return le.Uint32(body[4:]), nil
}

// watch asks to be told of everything that is painted anywhere.
func (s *screen) watch(base uint32) error {
	name := "DAMAGE"
	q := append([]byte{98, 0, 4, 0, byte(len(name)), 0, 0, 0}, name...)
	a, err := s.ask(append(q, 0, 0))
	if err != nil {
		return err
	}
	if a[8] == 0 {
		return errors.New("the X server has no DAMAGE extension")
	}
	major := a[9]
	s.mu.Lock()
	s.damage = a[10]
	s.mu.Unlock()
	if _, err := s.ask([]byte{major, 0, 3, 0, 1, 0, 0, 0, 1, 0, 0, 0}); err != nil {
		return err
	}
	create := []byte{major, 1, 4, 0}
	create = le.AppendUint32(create, base|1)
	create = le.AppendUint32(create, s.root)
	_, err = s.conn.Write(append(create, 0, 0, 0, 0)) // every rectangle as it comes
	return err
}

// ask sends a request and waits for its reply.
func (s *screen) ask(request []byte) ([]byte, error) {
	if _, err := s.conn.Write(request); err != nil {
		return nil, err
	}
	select {
	case a := <-s.replies:
		if a[0] == 0 {
			return nil, errors.New("the X server refuses")
		}
		return a, nil
	case <-time.After(5 * time.Second):
		return nil, errors.New("the X server does not answer")
	}
}

// listen sorts what comes from the server.
func (s *screen) listen() {
	for {
		head := make([]byte, 32)
		if _, err := io.ReadFull(s.conn, head); err != nil {
			return
		}
		s.mu.Lock()
		damage := s.damage
		s.mu.Unlock()
		switch {
		case head[0] == 1:
			rest := make([]byte, 4*int(le.Uint32(head[4:])))
			if _, err := io.ReadFull(s.conn, rest); err != nil {
				return
			}
			s.replies <- append(head, rest...)
		case head[0] == 0:
			s.replies <- head
		case damage != 0 && head[0]&0x7f == damage:
			area := int(le.Uint16(head[20:])) * int(le.Uint16(head[22:]))
			s.mu.Lock()
			s.paints = append(s.paints, paint{time.Now(), le.Uint32(head[12:]), area})
			s.mu.Unlock()
		}
	}
}

// frames counts the paintings of at least half the screen since a time, and tells
// the longest wait between two of them. Strips that came within two milliseconds
// of each other are one.
func (s *screen) frames(since time.Time) (n int, longest time.Duration, last time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	half, sum := s.width*s.height/2, 0
	var tick uint32
	for _, p := range s.paints {
		if p.at.Before(since) {
			continue
		}
		if p.tick-tick > 2 {
			sum = 0
		}
		before := sum
		sum, tick = sum+p.area, p.tick
		if before < half && sum >= half {
			if n > 0 {
				longest = max(longest, p.at.Sub(last))
			}
			n, last = n+1, p.at
		}
	}
	return n, longest, last
}

// colours counts the colours in a line across the screen, at a height in
// thousandths.
func (s *screen) colours(at int) (int, error) {
	q := []byte{73, 2, 5, 0}
	q = le.AppendUint32(q, s.root)
	for _, v := range []int{0, s.height * at / 1000, s.width, 1} {
		q = le.AppendUint16(q, uint16(v))
	}
	a, err := s.ask(le.AppendUint32(q, 0xFFFFFFFF))
	if err != nil {
		return 0, err
	}
	seen := map[uint32]bool{}
	for i := 32; i+4 <= len(a); i += 4 {
		seen[le.Uint32(a[i:])] = true
	}
	return len(seen), nil
}

func (s *screen) close() { s.conn.Close() }
