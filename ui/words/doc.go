// Package words holds the texts of the window: translation/en.json has each under
// its own words, and those with a number in a form for one and a form for several.
//
// Its tests walk the source and fail if a text is missing from the file, is used
// by nobody, or does not go through lang.L. After adding or changing texts,
//
//	go test ./ui/words -update
//
// brings the file up to date; only the forms for one are then written by hand.
//
// Another language needs a file of its own beside this one. It also needs the
// prompts, events and refusals of the rulebooks, which are built as English
// sentences today, to come as templates with their values.
package words
