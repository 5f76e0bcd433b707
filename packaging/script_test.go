package packaging

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// standInGo is a go command that says what it is asked for and fails at what it is told to.
const standInGo = `#!/bin/sh
case "$*" in
version) echo "go version go9.9 x/y"; exit ;;
"env GOROOT") echo "$STAND_IN"; exit ;;
list*) echo vistula/a; echo vistula/b; exit ;;
"mod download") exit ;;
esac
printf '%s\n' "begins: $*"
printf '%s\n' "ends: $*"
case "$*" in *"$FAULT"*) exit 1 ;; esac
`

// TestAFailedCheckFailsTheWhole runs packaging/test with a go command that only says what it
// would do: whichever check fails, those that run in the background too, the script fails.
// What is printed is not mixed, and the summary of the tests comes last.
func TestAFailedCheckFailsTheWhole(t *testing.T) {
	folder := t.TempDir()
	standIn(t, folder)
	for _, fault := range []string{"nothing", "vet ./...", "headless", "display", "staticcheck", "-vet=off -race ./", "-run", "-vet=off ./rules/twilight"} {
		out, code := runScript(t, folder, fault)
		if (fault == "nothing") != (code == 0) {
			t.Errorf("with %q failing it ends with %d:\n%s", fault, code, out)
		}
		begun := ""
		for line := range strings.Lines(out) {
			what, ends := strings.CutPrefix(line, "ends: ")
			if ends && what != begun {
				t.Errorf("%q is printed after the beginning of %q", line, begun)
			}
			begun = strings.TrimPrefix(line, "begins: ")
		}
		if n := strings.Count(out, "begins: "); n != 7 || !strings.HasPrefix(begun, "ends: test -timeout 30m -vet=off ./rules/twilight") {
			t.Errorf("with %q failing, %d steps were taken, and the last line is %q:\n%s", fault, n, begun, out)
		}
	}
}

// standIn fills a folder with the script and with commands that do nothing, so that
// nothing is installed, fetched or tested.
func standIn(t *testing.T, folder string) {
	t.Helper()
	for name, text := range map[string]string{
		"go.mod":                 "module vistula\n\ngo 1.26.0\n\ntool honnef.co/go/tools/cmd/staticcheck\n",
		"main.go":                "package main\n",
		"packaging/test":         read(t, "test"),
		"packaging/lib/setup.sh": read(t, "lib/setup.sh"),
		"bin/go":                 standInGo,
		"bin/gofmt":              "#!/bin/sh\n",
		"bin/gcc":                "#!/bin/sh\n",
		"bin/apt-get":            "#!/bin/sh\nexit 1\n",
		"bin/sudo":               "#!/bin/sh\nexit 1\n",
	} {
		file := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

// runScript runs the script of the folder and gives what it prints, and its exit code.
func runScript(t *testing.T, folder, fault string) (string, int) {
	t.Helper()
	c := exec.Command(filepath.Join(folder, "packaging", "test"))
	c.Env = append(os.Environ(), "PATH="+filepath.Join(folder, "bin")+":"+os.Getenv("PATH"), "STAND_IN="+folder, "FAULT="+fault)
	var faults strings.Builder
	c.Stderr = &faults
	out, err := c.Output()
	if _, failed := errors.AsType[*exec.ExitError](err); err != nil && !failed {
		t.Fatalf("%v: %s", err, faults.String())
	}
	return string(out), c.ProcessState.ExitCode()
}
