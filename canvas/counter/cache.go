package counter

import (
	"container/list"
	"image"
	"strconv"
	"sync"

	"vistula/rules"
)

// Cache keeps painted counters by what they show, so that two units that look
// alike share a picture. It may be used by several goroutines at once.
type Cache struct {
	painter *Painter
	limit   int

	mu    sync.Mutex
	bytes int
	order *list.List // of *entry, the one used last in front
	items map[string]*list.Element
}

type entry struct {
	key   string
	bytes int // 0 while it is being painted
	once  sync.Once
	img   *image.RGBA
}

// NewCache keeps up to so many bytes of pixels, and always the picture asked
// for last.
func NewCache(pt *Painter, limit int) *Cache {
	return &Cache{painter: pt, limit: limit, order: list.New(), items: map[string]*list.Element{}}
}

// Image is Painter.Image out of the cache. The picture is shared and must not
// be changed.
func (c *Cache) Image(u rules.Counter, size int, st Style) *image.RGBA {
	key := appendStyle(nil, size, st)
	key = appendCounter(key, &u, st)
	return c.get(string(key), func() *image.RGBA { return c.painter.Image(u, size, st) })
}

// Stack is Painter.StackImage out of the cache.
func (c *Cache) Stack(s rules.Stack, size int, st Style) *image.RGBA {
	key := appendStyle(nil, size, st)
	key = strconv.AppendBool(append(key, 's'), s.Hidden)
	key = strconv.AppendInt(key, int64(len(s.Units)), 10)
	under := st
	under.Bare = true
	for i := range s.Units[:min(len(s.Units), deepest)] {
		key = appendCounter(key, &s.Units[i], st)
		st = under
	}
	st.Bare = false
	return c.get(string(key), func() *image.RGBA { return c.painter.StackImage(s, size, st) })
}

// Len is the number of pictures kept, Bytes their size.
func (c *Cache) Len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.items)
}

// Bytes is the size of the pictures kept.
func (c *Cache) Bytes() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.bytes
}

// get gives a picture, painting it outside the lock: two goroutines that want
// the same one wait for one painting, others are not held up.
func (c *Cache) get(key string, paint func() *image.RGBA) *image.RGBA {
	c.mu.Lock()
	at, ok := c.items[key]
	if ok {
		c.order.MoveToFront(at)
	} else {
		at = c.order.PushFront(&entry{key: key})
		c.items[key] = at
	}
	c.mu.Unlock()
	e := at.Value.(*entry)
	e.once.Do(func() {
		e.img = paint()
		c.account(at, len(e.img.Pix))
	})
	return e.img
}

// account books a new picture and drops the ones longest unused. One that was
// dropped while it was painted is not booked at all.
func (c *Cache) account(at *list.Element, bytes int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := at.Value.(*entry)
	if c.items[e.key] == at {
		e.bytes = bytes
		c.bytes += bytes
	}
	for c.bytes > c.limit && c.order.Len() > 1 {
		last := c.order.Back()
		old := last.Value.(*entry)
		c.order.Remove(last)
		delete(c.items, old.key)
		c.bytes -= old.bytes
	}
}
