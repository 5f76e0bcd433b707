// Vistula plays hex-and-counter wargames of 1914, fully refereed. This file
// chooses between the window and the commands that need none.
package main

import (
	"fmt"
	"os"

	"vistula/ui/cli"
	"vistula/ui/crash"
	"vistula/ui/window"

	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
	_ "vistula/rules/twilight"
)

func main() { os.Exit(crash.Guard(run)) }

// run carries out the command line and gives the exit code.
func run() int {
	request, wanted, err := cli.Window(os.Args[1:])
	switch {
	case err != nil:
		return fail(err, 2)
	case !wanted:
		return cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	}
	if err := window.Open(request); err != nil {
		return fail(err, 1)
	}
	return 0
}

func fail(err error, code int) int {
	fmt.Fprintf(os.Stderr, "vistula: %v\n", err)
	return code
}
