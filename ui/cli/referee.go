package cli

import "vistula/rules/referee"

var refereeCommand = &command{
	name:    "referee",
	summary: "speaks the referee protocol: one JSON object per line in, one out",
	usage:   "[--data DIR]",
	help: `
A program in any language can referee, watch or play through it. The protocol
is described in rules/README.md; {"cmd":"help"} lists its commands.

example:
  echo '{"cmd":"rulesets"}' | vistula referee`,
	run: runReferee,
}

func runReferee(s streams, c *command, args []string) error {
	flags := newFlags(c)
	dir := flags.String("data", "", dataHelp)
	if _, err := c.parse(s, flags, args); err != nil {
		return err
	}
	books, err := open(s, *dir)
	if err != nil {
		return err
	}
	return referee.New(books.find).Serve(s.in, s.out)
}
