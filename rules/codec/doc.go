// Package codec reads and writes the records that a position consists of. A
// ruleset lists the fields of each of its structs once,
//
//	var units = codec.Of(
//		codec.Number[*scope]("lost", func(s *unitState) *int8 { return &s.lost }).Between(stepsOf),
//		codec.Flag[*scope]("moved", func(s *unitState) *bool { return &s.moved }),
//	)
//
// and from that list follow the JSON that is hashed after every action, the strict
// reader of saves, and the reader of positions that a person describes for the
// referee, which leaves alone what is not given. Fields are written in the order of
// the list. A field that holds nothing (0, false, no unit, an empty list) is left
// out unless it is marked Always, and one that is not there when a record is read
// keeps the value that the struct had before.
//
// A record has two type parameters: P is what the checks of a field need to know
// (the position, or the position and the unit at hand) and T the struct.
package codec
