// Package film turns a chronicle into an animated map: a frame for each phase in
// which something happened, with the marches and attacks as arrows, the date, the
// phase, the score and a sentence. GIF makes one file that forums take, never larger
// than a limit; Frames paints the same pictures in full colour, one by one, for a
// film program.
//
// A film shows what its chronicle knows: told for a side, only what that side saw.
package film
