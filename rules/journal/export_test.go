package journal

// Removing has the autosaver remove its log by a function of the test's.
func (a *Autosaver) Removing(remove func(path string) error) { a.disk.remove = remove }
