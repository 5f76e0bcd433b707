package external

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"time"
)

// longest is the longest line that a program may send, in bytes.
const longest = 1 << 20

// program is a process that is spoken with line by line.
type program struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan []byte // what it says, closed when it says no more
	quit  chan struct{}
	err   error // why it says no more, once lines is closed
}

func start(args []string, seed uint64) (*program, error) {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("VISTULA_SEED=%d", ownSeed(seed)))
	cmd.Stderr = os.Stderr // what it complains of, whoever started it wants to read
	cmd.WaitDelay = time.Second
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, cause(err)
	}
	p := &program{cmd: cmd, in: in, lines: make(chan []byte), quit: make(chan struct{})}
	go p.listen(out)
	return p, nil
}

// ownSeed is the seed of a program's own: the same for the same seed of a player, which
// cannot be computed from it. That one is made of the game's, and whoever knows the game's
// knows all its dice and what its set-up hides.
func ownSeed(seed uint64) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "the seed of a program that plays Vistula: %d", seed))
	return binary.BigEndian.Uint64(sum[:])
}

// cause is why a program does not start, without the call of the system that failed.
func cause(err error) error {
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, exec.ErrNotFound) {
		return errors.New("there is no such program")
	}
	if p, ok := errors.AsType[*os.PathError](err); ok {
		return p.Err
	}
	return err
}

// listen passes on what the program says, line by line.
func (p *program) listen(out io.Reader) {
	defer close(p.lines)
	scanner := bufio.NewScanner(out)
	scanner.Buffer(nil, longest)
	for scanner.Scan() {
		line := bytes.TrimSpace(scanner.Bytes())
		if len(line) == 0 {
			continue
		}
		select {
		case p.lines <- bytes.Clone(line):
		case <-p.quit:
			return
		}
	}
	p.err = scanner.Err()
	if errors.Is(p.err, bufio.ErrTooLong) {
		p.err = fmt.Errorf("it sent a line longer than %d bytes", longest)
	}
}

// hear is the next line that the program says.
func (p *program) hear(ctx context.Context) ([]byte, error) {
	select {
	case line, ok := <-p.lines:
		if ok {
			return line, nil
		}
		if p.err != nil {
			return nil, p.err
		}
		return nil, errors.New("it ended before the game was over")
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// say writes a line to the program, which has to read it in time.
func (p *program) say(line []byte, patience time.Duration) error {
	done := make(chan error, 1)
	go func() {
		_, err := p.in.Write(append(line, '\n'))
		done <- err
	}()
	select {
	case err := <-done:
		if err != nil {
			return errors.New("it does not read what it is told")
		}
		return nil
	case <-time.After(patience):
		return errors.New("it does not read what it is told")
	}
}

// end ends the program: its input is closed, and if it does not end by itself in time
// it is killed.
func (p *program) end(grace time.Duration) {
	select {
	case <-p.quit:
		return
	default:
	}
	close(p.quit)
	_ = p.in.Close() // it may be gone
	gone := make(chan struct{})
	go func() {
		_ = p.cmd.Wait() // how it ends is its own affair
		close(gone)
	}()
	select {
	case <-gone:
	case <-time.After(grace):
		_ = p.cmd.Process.Kill()
		<-gone
	}
}
