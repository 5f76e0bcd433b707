// Vistula plays hex-and-counter wargames of 1914, fully refereed. This file
// chooses between the window and the commands that need none.
package main

import (
	"fmt"
	"os"

	"vistula/ui/cli"
	"vistula/ui/window"

	_ "vistula/rules/fury"
	_ "vistula/rules/galicia"
	_ "vistula/rules/greatwar"
	_ "vistula/rules/tannenberg"
)

func main() {
	request, wanted, err := cli.Window(os.Args[1:])
	switch {
	case err != nil:
		os.Exit(fail(err, 2))
	case !wanted:
		os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	if err := window.Open(request); err != nil {
		os.Exit(fail(err, 1))
	}
}

func fail(err error, code int) int {
	fmt.Fprintf(os.Stderr, "vistula: %v\n", err)
	return code
}
