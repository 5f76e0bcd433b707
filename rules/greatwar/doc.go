// Package greatwar is the rulebook of "The Great War in the East:
// Serbia/Galicia": the standard rules 1 to 14 with the exclusive rules 15 to
// 26. One file holds one chapter; what a careful referee had to decide stands
// in README.md.
package greatwar
