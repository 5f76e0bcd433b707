package casebook_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"vistula/rules"
	"vistula/rules/casebook"
)

const head = "package a\n\nimport (\n\t\"testing\"\n\n\t\"vistula/rules/rulestest\"\n)\n\n"

func scan(t *testing.T, files map[string]string) (map[string][]string, error) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return casebook.Scan(dir)
}

func TestScan(t *testing.T) {
	got, err := scan(t, map[string]string{
		"a_test.go": head + "func TestA(t *testing.T) {\n\trulestest.Cite(t, \"4.3\", `5.1`)\n\tt.Run(\"x\", func(t *testing.T) { rulestest.Cite(t, \"4.4\", \"4.3\") })\n}\n",
		"b_test.go": strings.Replace(head, `"vistula`, `kit "vistula`, 1) + "func TestB(t *testing.T) { kit.Cite(t, \"4.3\") }\n",
		"c_test.go": "package a\n\nfunc Cite(string) {}\n\nfunc other() { Cite(\"9.9\") }\n",
		"d.go":      head + "func TestD(t *testing.T) { rulestest.Cite(t, \"8.8\") }\n",
	})
	want := map[string][]string{"4.3": {"TestA", "TestB"}, "4.4": {"TestA"}, "5.1": {"TestA"}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestScanNamesWhatItCannotRead(t *testing.T) {
	for want, text := range map[string]string{
		"a_test.go:9: the cases of Cite must be literal strings": "func TestA(t *testing.T) { rulestest.Cite(t, number) }\n",
		"a_test.go:10: this Cite stands outside a Test function": "\nfunc helper(t *testing.T) { rulestest.Cite(t, \"4.3\") }\n",
		"a_test.go:9: this Cite names no case":                   "func TestA(t *testing.T) { rulestest.Cite(t) }\n",
		"expected":                                               "func TestA(\n",
	} {
		if _, err := scan(t, map[string]string{"a_test.go": head + text}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if _, err := casebook.Scan(filepath.Join(t.TempDir(), "no")); err == nil {
		t.Error("a missing folder is read")
	}
}

func TestReport(t *testing.T) {
	cases := []rules.Case{{Case: "1", Kind: "definition"}, {Case: "4.3", Kind: "rule"}, {Case: "4.4", Kind: "rule"}, {Case: "4.5", Kind: "no-effect"}}
	r := casebook.Join(cases, map[string][]string{"4.3": {"TestA"}, "7.7": {"TestB", "TestC"}})
	if len(r.Lines) != 4 || len(r.Lines[1].Tests) != 1 || len(r.Uncited()) != 1 || r.Uncited()[0].Case.Case != "4.4" {
		t.Errorf("the report is %+v", r)
	}
	want := "no test cites 4.4; tests cite cases that the rulebook has not: 7.7 (TestB, TestC)"
	if err := r.Err(); err == nil || err.Error() != want {
		t.Errorf("got %v", err)
	}
	if err := casebook.Join(cases, map[string][]string{"4.3": {"TestA"}, "4.4": {"TestA"}}).Err(); err != nil {
		t.Error(err)
	}
}
