package packaging

import (
	"encoding/xml"
	"image/png"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// The program's name among a system's programs and its version stand in several
// files, which must agree, or a desktop would not know the window for ours.
func TestOneNameAndOneVersion(t *testing.T) {
	version := find(t, "../rules/version.go", `const Version = "(.*)"`)
	id := find(t, "../ui/window/window.go", `const appID = "(.*)"`)
	for _, c := range []struct{ file, pattern, want string }{
		{"../FyneApp.toml", `(?m)^Version = "(.*)"`, version},
		{"../FyneApp.toml", `(?m)^ID = "(.*)"`, id},
		{"linux/io.github.vistula.metainfo.xml", `<id>(.*)</id>`, id},
		{"linux/io.github.vistula.metainfo.xml", `<release version="(.*?)"`, version},
		{"linux/io.github.vistula.metainfo.xml", `<launchable type="desktop-id">(.*)</launchable>`, id + ".desktop"},
		{"linux/io.github.vistula.desktop", `(?m)^Icon=(.*)$`, id},
		{"linux/io.github.vistula.desktop", `(?m)^MimeType=(.*);$`, find(t, "linux/io.github.vistula.xml", `<mime-type type="(.*)">`)},
		{"package", `(?m)^id=(.*)$`, id},
	} {
		if got := find(t, c.file, c.pattern); got != c.want {
			t.Errorf("%s has %q, want %q", c.file, got, c.want)
		}
	}
}

// What stands in the metainfo file is XML, and every icon has the size of its
// name.
func TestMetadataCanBeRead(t *testing.T) {
	for _, name := range []string{"linux/io.github.vistula.metainfo.xml", "linux/io.github.vistula.xml"} {
		var any struct {
			XMLName xml.Name
		}
		if err := xml.Unmarshal([]byte(read(t, name)), &any); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, size := range []int{32, 48, 64, 128, 256, 512, 1024} {
		f, err := os.Open("icon/vistula-" + strconv.Itoa(size) + ".png")
		if err != nil {
			t.Error(err)
			continue
		}
		c, err := png.DecodeConfig(f)
		if err != nil || c.Width != size || c.Height != size {
			t.Errorf("%s: %dx%d, %v", f.Name(), c.Width, c.Height, err)
		}
		_ = f.Close()
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	raw, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// find is what the parentheses of a pattern hold in a file.
func find(t *testing.T, name, pattern string) string {
	t.Helper()
	m := regexp.MustCompile(pattern).FindStringSubmatch(read(t, name))
	if m == nil {
		t.Fatalf("%s has no %s", name, strings.TrimPrefix(pattern, "(?m)"))
	}
	return m[1]
}

// The top folder is a title page: of Go it has the program's first file alone.
func TestOnlyMainStandsAtTheTop(t *testing.T) {
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); strings.HasSuffix(name, ".go") && name != "main.go" {
			t.Errorf("%s stands beside main.go; it belongs in a folder", name)
		}
	}
}
