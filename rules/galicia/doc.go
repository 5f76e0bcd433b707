// Package galicia plays "Battle for Galicia, 1914". Each file is named for the
// chapter of the rulebook it enforces; case numbers in comments are the
// rulebook's. README.md lists the verbs of its actions and our rulings.
package galicia
