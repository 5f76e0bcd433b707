package browser

import (
	"errors"
	"syscall/js"
)

// Prepare gives the program files and has fingers heard of, and tells whether they will be there at the next
// visit.
func Prepare() (keeps bool) {
	kept, db, err := openStore()
	s := &system{tree: NewTree(kept), old: js.Global().Get("fs").Get("write").Call("bind", js.Global().Get("fs"))}
	if err == nil {
		s.store = db
	}
	s.install()
	listen()
	js.Global().Get("process").Set("cwd", js.FuncOf(func(js.Value, []js.Value) any { return "/" }))
	return err == nil
}

// system is the tree as the methods that Go calls on the page's object fs, each
// with a callback as its last argument.
type system struct {
	tree  *Tree
	store *store   // nil where nothing is kept
	old   js.Value // the page's own write, for what goes to the console
}

// method gives what a call asks for: nil, a number, or a value of the page.
type method func(args []js.Value) (any, error)

func (s *system) install() {
	fs := js.Global().Get("fs")
	for name, do := range s.methods() {
		fs.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if name == "write" && args[0].Int() < 3 {
				return s.old.Invoke(asAny(args)...)
			}
			done := args[len(args)-1]
			result, err := do(args[:len(args)-1])
			if err != nil {
				done.Invoke(failure(err))
				return nil
			}
			s.keep(func(err error) {
				if err != nil {
					done.Invoke(failure(err))
					return
				}
				done.Invoke(js.Null(), result)
			})
			return nil
		}))
	}
}

// keep has what changed kept and then goes on.
func (s *system) keep(then func(error)) {
	changes := s.tree.Changes()
	if len(changes) == 0 || s.store == nil {
		then(nil)
		return
	}
	s.store.keep(changes, then)
}

func asAny(args []js.Value) []any {
	list := make([]any, len(args))
	for i, a := range args {
		list[i] = a
	}
	return list
}

// failure is an error as Go reads it from the page.
func failure(err error) js.Value {
	code, ok := errors.AsType[Code](err)
	if !ok {
		code = "EIO"
	}
	e := js.Global().Get("Error").New(string(code))
	e.Set("code", string(code))
	return e
}

func (s *system) methods() map[string]method {
	nothing := func([]js.Value) (any, error) { return nil, nil }
	t := s.tree
	status := func(a []js.Value) (any, error) {
		e, err := t.Stat(a[0].String())
		return stat(e), err
	}
	return map[string]method{
		"open":  func(a []js.Value) (any, error) { return t.Open(a[0].String(), a[1].Int(), uint32(a[2].Int())) },
		"close": func(a []js.Value) (any, error) { return nil, t.Close(a[0].Int()) },
		"read": func(a []js.Value) (any, error) {
			buf := make([]byte, a[3].Int())
			n, err := t.Read(a[0].Int(), buf, place(a[4]))
			js.CopyBytesToJS(a[1], buf[:n])
			return n, err
		},
		"write": func(a []js.Value) (any, error) {
			buf := make([]byte, a[3].Int())
			js.CopyBytesToGo(buf, a[1])
			return len(buf), t.Write(a[0].Int(), buf, place(a[4]))
		},
		"fstat": func(a []js.Value) (any, error) {
			e, err := t.Fstat(a[0].Int())
			return stat(e), err
		},
		"stat": status, "lstat": status,
		"mkdir": func(a []js.Value) (any, error) { return nil, t.Mkdir(a[0].String(), uint32(a[1].Int())) },
		"readdir": func(a []js.Value) (any, error) {
			list, err := t.Names(a[0].String())
			names := make([]any, len(list))
			for i, n := range list {
				names[i] = n
			}
			return names, err
		},
		"readlink":  func([]js.Value) (any, error) { return nil, invalid }, // there are no links
		"rename":    func(a []js.Value) (any, error) { return nil, t.Rename(a[0].String(), a[1].String()) },
		"unlink":    func(a []js.Value) (any, error) { return nil, t.Remove(a[0].String(), false) },
		"rmdir":     func(a []js.Value) (any, error) { return nil, t.Remove(a[0].String(), true) },
		"chmod":     func(a []js.Value) (any, error) { return nil, t.Chmod(a[0].String(), uint32(a[1].Int())) },
		"fchmod":    func(a []js.Value) (any, error) { return nil, t.Fchmod(a[0].Int(), uint32(a[1].Int())) },
		"ftruncate": func(a []js.Value) (any, error) { return nil, t.Ftruncate(a[0].Int(), int64(a[1].Int())) },
		"fsync":     nothing, "utimes": nothing,
	}
}

// place is where to read or write; negative for where the last call ended.
func place(v js.Value) int64 {
	if v.Type() != js.TypeNumber {
		return -1
	}
	return int64(v.Int())
}

var (
	yes = js.FuncOf(func(js.Value, []js.Value) any { return true })
	no  = js.FuncOf(func(js.Value, []js.Value) any { return false })
)

// stat is an entry as Go reads it from the page.
func stat(e Entry) map[string]any {
	mode, is := e.Mode|0o100000, no
	if e.Folder {
		mode, is = e.Mode|0o040000, yes
	}
	at := e.Changed.UnixMilli()
	return map[string]any{
		"dev": 0, "ino": 0, "mode": mode, "nlink": 1, "uid": 0, "gid": 0, "rdev": 0, "size": len(e.Data), "blksize": 4096,
		"blocks": (len(e.Data) + 511) / 512, "atimeMs": at, "mtimeMs": at, "ctimeMs": at, "isDirectory": is,
	}
}
