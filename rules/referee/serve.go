package referee

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
)

// maxLine is the longest request, in bytes: far longer than any save.
const maxLine = 64 << 20

// Serve answers the requests of in, line by line, until it ends or says "quit".
// Every answer is written out at once. Blank lines are passed over. The error
// is one of reading or writing.
func (r *Referee) Serve(in io.Reader, out io.Writer) error {
	return r.serve(in, out, maxLine)
}

func (r *Referee) serve(in io.Reader, out io.Writer, limit int) error {
	reader := bufio.NewReaderSize(in, 64<<10)
	for !r.quit {
		line, tooLong, err := readLine(reader, limit)
		if err != nil && err != io.EOF {
			return fmt.Errorf("the requests cannot be read: %w", err)
		}
		var answer []byte
		switch {
		case tooLong:
			answer = refusal(request{}, fmt.Errorf("the line is longer than %d bytes", limit))
		case len(bytes.TrimSpace(line)) > 0:
			answer = r.Handle(line)
		}
		if answer != nil {
			// In one piece, so that a reader which stops at the last bracket holds up
			// nobody.
			if _, err := out.Write(append(answer, '\n')); err != nil {
				return fmt.Errorf("the answer cannot be written: %w", err)
			}
		}
		if err == io.EOF {
			return nil
		}
	}
	return nil
}

// readLine reads to the end of a line. A line over the limit is read to its
// end too, but not kept, so that the next request can be answered.
func readLine(r *bufio.Reader, limit int) (line []byte, tooLong bool, err error) {
	for {
		part, err := r.ReadSlice('\n')
		if !tooLong {
			line = append(line, part...)
		}
		if len(bytes.TrimRight(line, "\r\n")) > limit {
			tooLong, line = true, nil
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, tooLong, err
		}
	}
}
