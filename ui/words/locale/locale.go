// Package locale stands in for the module by which Fyne asks for the system's
// language. Vistula speaks English, so Fyne's own dialogs do too, whatever the
// system is set to. Fyne asks while packages are initialized, before main can
// say anything, and logs an error for a locale that names no language, such as
// "C.UTF-8"; go.mod therefore replaces the module with this one.
package locale

const english = "en"

// GetLocale returns the program's language.
func GetLocale() (string, error) { return english, nil }

// GetLocales returns the languages to look for, best first.
func GetLocales() ([]string, error) { return []string{english}, nil }

// SetRunOnJVM is what Fyne calls on Android; the language is known without it.
func SetRunOnJVM(func(func(vm, env, ctx uintptr) error) error) {}
