package rulestest

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"

	"vistula/rules"
)

// checkDigest notes the digest of a position, where it has one, beside its JSON: both
// are the same, or another, together.
func (g *trial) checkDigest(p rules.Position, _ []rules.Offer) error {
	d, ok := p.(rules.Digester)
	if !ok {
		return nil
	}
	digest, text := d.Digest(), sha256.Sum256(g.text)
	if g.digests == nil {
		g.digests, g.texts = map[uint64][32]byte{}, map[[32]byte]uint64{}
	}
	if other, seen := g.digests[digest]; seen && other != text {
		return errors.New("two positions with different JSON share it")
	}
	if other, seen := g.texts[text]; seen && other != digest {
		return errors.New("the same position has had another")
	}
	g.digests[digest], g.texts[text] = text, digest
	return nil
}

// checkCopies compares a position, and its digest where it has one, with a clone, with
// what is read from its JSON and with a copy into the memory of an earlier position.
func (g *trial) checkCopies(p rules.Position, _ []rules.Offer) error {
	loaded, err := g.Ruleset.Load(p.AppendJSON(nil))
	if err != nil {
		return fmt.Errorf("the position cannot be read back: %w", err)
	}
	if err := sameDigest("a clone", p.Clone(), p); err != nil {
		return err
	}
	if err := sameDigest("read from JSON, the position", loaded, p); err != nil {
		return err
	}
	used := g.used
	g.used = p.Clone()
	if c, ok := used.(rules.Reusable); !ok || !c.CopyFrom(p) {
		return nil
	}
	if got, want := used.AppendJSON(nil), p.AppendJSON(nil); !bytes.Equal(got, want) {
		return fmt.Errorf("a copy into used memory is another position: %s", differ(got, want))
	}
	return sameDigest("a copy into used memory", used, p)
}

func sameDigest(what string, p, q rules.Position) error {
	a, ok := p.(rules.Digester)
	b, too := q.(rules.Digester)
	if ok && too && a.Digest() != b.Digest() {
		return errors.New(what + " has another digest")
	}
	return nil
}
