// Package journal keeps a match as a record: how it began, every action with
// the hash of the position after it, and a cursor that undo and redo move.
//
// The record alone decides. A position is always reached by carrying out the
// actions from the start again, shortened by snapshots, so that undo, a jump to
// any point, a replay and an opened save go one and the same way and cannot
// disagree. Where a replay comes out otherwise than it did, the hashes tell at
// which action.
//
// A Match is not safe for use by several goroutines at once; give another
// goroutine a Branch of it.
package journal
