package rules

// Version is the program's version, as it stands in every save.
const Version = "0.1.0"
