package browser

import (
	"syscall/js"
	"time"
)

// store is the browser's own database, in which files are kept from one visit to
// the next: a record for each entry, by its path.
type store struct{ db js.Value }

// files is the name of the table of records.
const files = "files"

// full is what a browser's refusal to keep more is for Go.
const full Code = "ENOSPC"

// openStore opens the database and reads all of it. It waits, so it is not to be
// called from a callback of the page.
func openStore() (kept map[string]Entry, s *store, err error) {
	defer func() {
		if recover() != nil { // a browser that forbids it throws
			kept, s, err = nil, nil, Code("EACCES")
		}
	}()
	request := js.Global().Get("indexedDB").Call("open", "vistula", 1)
	upgrade := js.FuncOf(func(js.Value, []js.Value) any {
		request.Get("result").Call("createObjectStore", files)
		return nil
	})
	defer upgrade.Release()
	request.Set("onupgradeneeded", upgrade)
	db, err := await(request)
	if err != nil {
		return nil, nil, err
	}
	table := db.Call("transaction", files).Call("objectStore", files)
	paths, records := table.Call("getAllKeys"), table.Call("getAll")
	p, err := await(paths)
	if err != nil {
		return nil, nil, err
	}
	r, err := await(records)
	if err != nil {
		return nil, nil, err
	}
	kept = map[string]Entry{}
	for i := range p.Length() {
		kept[p.Index(i).String()] = fromRecord(r.Index(i))
	}
	askToStay()
	return kept, &store{db}, nil
}

// askToStay asks the browser not to forget the files when it is short of room.
func askToStay() {
	if s := js.Global().Get("navigator").Get("storage"); s.Truthy() && s.Get("persist").Truthy() {
		s.Call("persist")
	}
}

// await waits for a request's result.
func await(request js.Value) (js.Value, error) {
	if request.Get("readyState").String() != "done" {
		done := make(chan struct{}, 2)
		tell := js.FuncOf(func(js.Value, []js.Value) any {
			done <- struct{}{}
			return nil
		})
		defer tell.Release()
		for _, event := range []string{"onsuccess", "onerror", "onblocked"} {
			request.Set(event, tell)
		}
		<-done
	}
	if request.Get("readyState").String() != "done" || request.Get("error").Truthy() {
		return js.Value{}, Code("EACCES")
	}
	return request.Get("result"), nil
}

func fromRecord(r js.Value) Entry {
	data := make([]byte, r.Get("data").Length())
	js.CopyBytesToGo(data, r.Get("data"))
	return Entry{Folder: r.Get("folder").Bool(), Mode: uint32(r.Get("mode").Int()), Changed: time.UnixMilli(int64(r.Get("changed").Float())), Data: data}
}

func toRecord(e *Entry) map[string]any {
	return map[string]any{"folder": e.Folder, "mode": e.Mode, "changed": e.Changed.UnixMilli(), "data": bytesOf(e.Data)}
}

// bytesOf is data as the page has them.
func bytesOf(data []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(v, data)
	return v
}

// keep writes changes, all of them or none, and then tells how it went.
func (s *store) keep(changes map[string]*Entry, then func(error)) {
	defer func() {
		if recover() != nil { // the database was closed, or is no more
			then(Code("EIO"))
		}
	}()
	t := s.db.Call("transaction", files, "readwrite")
	table := t.Call("objectStore", files)
	for p, e := range changes {
		if e == nil {
			table.Call("delete", p)
		} else {
			table.Call("put", toRecord(e), p)
		}
	}
	var ends []js.Func
	end := func(err error) js.Func {
		f := js.FuncOf(func(js.Value, []js.Value) any {
			for _, f := range ends {
				f.Release()
			}
			then(err)
			return nil
		})
		ends = append(ends, f)
		return f
	}
	t.Set("oncomplete", end(nil))
	t.Set("onabort", end(full))
}
