package cli

import "vistula/rules"

// Version is the program's version.
const Version = rules.Version
