package core

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// What a number of tables.json may be, where its field does not say: no table of any of
// these games holds a larger one, and rules count with them in small integers.
const leastFigure, mostFigure = 0, 99

// bounded tells which number of a table, or of what lies in it, is not allowed: its place, as
// "turns[3].rail_rate", counted from 0, and what it may be. The tag `fits:"1..36"` of a field
// sets the bounds of the numbers in it; they are from 0 to 99 where there is none.
func bounded(table any) error {
	return boundedIn(reflect.ValueOf(table), "", bounds{leastFigure, mostFigure})
}

// bounds are the least and the greatest number that is allowed.
type bounds struct{ least, most int64 }

func boundedIn(v reflect.Value, place string, b bounds) error {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return boundedIn(v.Elem(), place, b)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		if n := v.Int(); n < b.least || n > b.most {
			return fmt.Errorf("%s: it is %d, but it must be from %d to %d", place, n, b.least, b.most)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if err := boundedIn(v.Index(i), fmt.Sprintf("%s[%d]", place, i), b); err != nil {
				return err
			}
		}
	case reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, key := range keys { // in one order, so that of several faults always the same is told
			if err := boundedIn(v.MapIndex(key), inPlace(place, key.String()), b); err != nil {
				return err
			}
		}
	case reflect.Struct:
		return boundedFields(v, place, b)
	}
	return nil
}

// boundedFields looks at what is read from the file.
func boundedFields(v reflect.Value, place string, within bounds) error {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" || name == "-" {
			continue
		}
		if err := boundedIn(v.Field(i), inPlace(place, name), boundsOf(f, within)); err != nil {
			return err
		}
	}
	return nil
}

// boundsOf are the bounds that a field has for its numbers, or else those that it lies in.
func boundsOf(f reflect.StructField, within bounds) bounds {
	tag, ok := f.Tag.Lookup("fits")
	if !ok {
		return within
	}
	low, high, _ := strings.Cut(tag, "..")
	least, err1 := strconv.ParseInt(low, 10, 64)
	most, err2 := strconv.ParseInt(high, 10, 64)
	if err1 != nil || err2 != nil || least > most {
		panic(fmt.Sprintf("the tag of %s fits no number: %q", f.Name, tag))
	}
	return bounds{least, most}
}

// inPlace is the place of a part.
func inPlace(place, part string) string {
	if place == "" {
		return part
	}
	return place + "." + part
}
