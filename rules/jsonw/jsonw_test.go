package jsonw_test

import (
	"encoding/json"
	"testing"

	"vistula/rules/jsonw"
)

func TestWriter(t *testing.T) {
	w := jsonw.Writer{B: []byte("before ")}
	w.Raw(`{"id":`)
	w.Quoted("ru.9-x")
	w.Raw(`,"turn":`)
	w.Int(-12)
	w.Number(`,"lost":`, 3)
	w.Number(`,"spent":`, 0)
	w.Flag(`,"moved":true`, true)
	w.Flag(`,"waits":true`, false)
	w.List(`,"none":`, 0, func(int) { t.Error("an element of an empty list is asked for") })
	w.List(`,"one":`, 1, w.Int)
	w.List(`,"three":`, 3, func(i int) { w.List("", i, w.Int) })
	w.Pair(`,"dice":`, 6, -1)
	w.Raw(`,"plain":`)
	w.Text("no escapes")
	w.Raw(`,"why":`)
	w.Text("he said \"no\"\n")
	w.Raw("}")
	want := `before {"id":"ru.9-x","turn":-12,"lost":3,"moved":true,"none":[],"one":[0],"three":[[],[0],[0,1]],"dice":[6,-1],"plain":"no escapes","why":"he said \"no\"\n"}`
	if got := string(w.B); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if !json.Valid(w.B[len("before "):]) {
		t.Error("it is not JSON")
	}
}
