package browser

import (
	"errors"
	"sync"
	"syscall/js"
)

var (
	handedMu sync.Mutex
	handed   = map[string]js.Value{} // the addresses of what was last handed over, by name
)

// Download hands a file to the browser, which puts it where it puts all.
func Download(name string, data []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("the browser does not take " + name)
		}
	}()
	document, urls := js.Global().Get("document"), js.Global().Get("URL")
	blob := js.Global().Get("Blob").New([]any{bytesOf(data)}, map[string]any{"type": kindOf(name)})
	url := urls.Call("createObjectURL", blob)
	handedMu.Lock()
	if old, ok := handed[name]; ok {
		urls.Call("revokeObjectURL", old)
	}
	handed[name] = url
	handedMu.Unlock()
	a := document.Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	document.Get("body").Call("appendChild", a)
	a.Call("click")
	a.Call("remove")
	return nil
}

// Address is where the browser itself finds a file that was handed to it, "" where
// it does not.
func Address(name string) string {
	handedMu.Lock()
	defer handedMu.Unlock()
	if url, ok := handed[name]; ok {
		return url.String()
	}
	return ""
}

// Pick asks the player for a file with an ending such as ".vistula" and reads it,
// unless it has more than so many bytes. The error is one sentence. then is called on a goroutine of its own, and never where the player thinks
// better of it.
func Pick(ending string, most int, then func(name string, data []byte, err error)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", ending)
	var changed js.Func
	changed = js.FuncOf(func(js.Value, []js.Value) any {
		changed.Release()
		file := input.Get("files").Index(0)
		if file.Truthy() {
			go take(file, most, then)
		}
		return nil
	})
	input.Set("onchange", changed)
	input.Call("click")
}

// take reads a chosen file.
func take(file js.Value, most int, then func(string, []byte, error)) {
	name := file.Get("name").String()
	if file.Get("size").Float() > float64(most) {
		then(name, nil, errors.New(name+" is too large to be a save"))
		return
	}
	read := make(chan []byte, 1)
	good := js.FuncOf(func(_ js.Value, a []js.Value) any {
		v := js.Global().Get("Uint8Array").New(a[0])
		data := make([]byte, v.Length())
		js.CopyBytesToGo(data, v)
		read <- data
		return nil
	})
	bad := js.FuncOf(func(js.Value, []js.Value) any {
		read <- nil
		return nil
	})
	defer good.Release()
	defer bad.Release()
	file.Call("arrayBuffer").Call("then", good, bad)
	data := <-read
	if data == nil {
		then(name, nil, errors.New(name+" cannot be read"))
		return
	}
	then(name, data, nil)
}
