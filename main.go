// Vistula plays hex-and-counter wargames of 1914, fully refereed. This file
// chooses between the commands that need no window and, once there is one, the
// window.
package main

import (
	"os"

	"vistula/ui/cli"

	_ "vistula/rules/galicia"
)

func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
