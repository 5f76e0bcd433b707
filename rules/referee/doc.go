// Package referee speaks the referee protocol: one JSON object a line in, one
// out. With it a program in any language can referee, watch or play a game.
// rules/README.md documents every message with an example.
package referee
