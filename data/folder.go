package data

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
)

// CheckFolder looks for what is wrong in a player's folder before any ruleset
// reads it: folders and files that no ruleset would ever read, files that cannot
// be read as what their name says, and what the Check functions find. What only
// a ruleset can judge is left to it.
func CheckFolder(dir string) error {
	if _, err := Over(dir); err != nil {
		return err
	}
	return checkFolder(os.DirFS(dir), FS())
}

func checkFolder(own, embedded fs.FS) error {
	known, err := Rulesets(embedded)
	if err != nil {
		return err
	}
	entries, err := fs.ReadDir(own, ".")
	if err != nil {
		return fmt.Errorf("the data folder cannot be read: %w", err)
	}
	var all []error
	for _, e := range entries {
		switch {
		case harmless(e.Name()):
		case !slices.Contains(known, e.Name()):
			all = append(all, &Fault{File: e.Name(), Why: "no ruleset has this name; there are " + strings.Join(known, ", ")})
		case !e.IsDir():
			all = append(all, &Fault{File: e.Name(), Why: "this is not a folder"})
		default:
			all = append(all, checkRulesetFolder(own, embedded, e.Name()))
		}
	}
	return errors.Join(all...)
}

func checkRulesetFolder(own, embedded fs.FS, ruleset string) error {
	entries, err := fs.ReadDir(own, ruleset)
	if err != nil {
		return &Fault{File: ruleset, Why: fmt.Sprintf("the folder cannot be read: %v", err)}
	}
	var all []error
	for _, e := range entries {
		if harmless(e.Name()) {
			continue
		}
		file := path.Join(ruleset, e.Name())
		_, err := fs.Stat(embedded, file)
		if e.IsDir() || err != nil && !ownName(e.Name()) {
			all = append(all, &Fault{File: file, Why: "the ruleset reads nothing of this name"})
			continue
		}
		all = append(all, checkFile(own, ruleset, e.Name()))
	}
	if err := errors.Join(all...); err != nil {
		return err
	}
	return checkScenarios(layers{own, embedded}, ruleset)
}

// CheckRuleset looks for what is wrong in a ruleset's maps, units and scenarios.
// What only the ruleset can judge is left to it.
func CheckRuleset(fsys fs.FS, ruleset string) error { return checkScenarios(fsys, ruleset) }

// checkScenarios checks every scenario of a ruleset with its units and maps.
func checkScenarios(fsys fs.FS, ruleset string) error {
	ids, err := ScenarioIDs(fsys, ruleset)
	if err != nil {
		return err
	}
	units, err := Units(fsys, ruleset)
	if err != nil {
		return err
	}
	var all []error
	for _, id := range ids {
		s, err := ReadScenario(fsys, ruleset, id)
		if err != nil {
			all = append(all, err)
			continue
		}
		all = append(all, CheckUnits(fsys, ruleset, units, s.Sides))
		b, err := Board(fsys, ruleset, s.Maps...)
		if err != nil {
			all = append(all, err)
			continue
		}
		all = append(all, CheckMap(fsys, ruleset, b, nil), CheckScenario(fsys, ruleset, s, units, b, nil))
	}
	return errors.Join(all...)
}

// harmless files are those that systems and people leave in any folder, and
// those that were set aside.
func harmless(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".md") || strings.HasSuffix(name, ".aside")
}

// ownName tells whether a player may add a file of this name, not only replace
// one.
func ownName(name string) bool {
	return strings.HasSuffix(name, ".json") &&
		(strings.HasPrefix(name, "scenario-") || strings.HasPrefix(name, "map-") || name == weightsFile || name == balanceFile)
}

// checkFile reads a file as what its name says. Tables have a form that only
// their ruleset knows.
func checkFile(own fs.FS, ruleset, name string) error {
	var err error
	stem := strings.TrimSuffix(name, ".json")
	if id, ok := strings.CutPrefix(stem, "scenario-"); ok {
		_, err = ReadScenario(own, ruleset, id)
	} else if id, ok := strings.CutPrefix(stem, "map-"); ok {
		_, err = Board(own, ruleset, id)
	} else if stem == "units" {
		_, err = Units(own, ruleset)
	} else if stem == "cases" {
		_, err = Cases(own, ruleset)
	} else if stem == "displays" {
		_, err = ArmyDisplays(own, ruleset)
	} else if name == weightsFile {
		_, err = Weights(own, ruleset)
	} else if name == balanceFile {
		_, err = Balances(own, ruleset)
	}
	return err
}
