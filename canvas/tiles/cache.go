package tiles

import (
	"container/list"
	"slices"
	"sync"
	"time"

	"vistula/canvas/guard"
	"vistula/canvas/pace"
)

// Options are what a cache is made from.
type Options struct {
	// Limit is how many bytes of pixels are kept. What is wanted at the moment
	// is kept in any case.
	Limit int
	// Workers is how many goroutines paint; 1 if 0.
	Workers int
	// Paint makes the picture of a tile; nil for one that is empty. It is called
	// by several workers at once.
	Paint func(Key) *Picture
	// PaintBlock makes the pictures of several tiles of one level and version at once,
	// in the order of the keys, which are a rectangle row by row: what lies across
	// their edges is drawn once, and a small tile alone costs more for its size than a
	// large one. Without it every tile is painted alone.
	PaintBlock func([]Key) []*Picture
	// Ready is called by a worker when a tile has been painted; it may be nil.
	Ready func(Key)
	// Moving tells whether what is seen is moving just now: then workers rest for twice
	// as long as they work, so that most of the processors is left to the frames. It is
	// called by several workers at once; it may be nil.
	Moving func() bool
}

// Cache paints tiles and keeps them. It may be used by several goroutines.
type Cache struct {
	opts Options

	mu      sync.Mutex
	wake    *sync.Cond
	idle    *sync.Cond
	tiles   map[Key]*list.Element
	order   *list.List // of *tile, the one used last in front
	bytes   int
	lands   map[*uint8]int // how many of the tiles show each land, by its first byte
	queue   []Key          // wanted and not there, the most urgent first
	wanted  map[Key]bool   // or to be kept
	working map[Key]bool
	held    bool // no tile is begun
	closed  bool
	workers sync.WaitGroup
}

type tile struct {
	key Key
	img *Picture // nil for an empty tile
}

// New starts the workers.
func New(o Options) *Cache {
	c := &Cache{opts: o, tiles: map[Key]*list.Element{}, order: list.New(), lands: map[*uint8]int{}, wanted: map[Key]bool{}, working: map[Key]bool{}}
	c.wake = sync.NewCond(&c.mu)
	c.idle = sync.NewCond(&c.mu)
	for range max(1, o.Workers) {
		c.workers.Go(c.work)
	}
	return c
}

// Want tells all tiles that are wanted now, the most urgent first. What was
// wanted before and is not in the list is not painted any more, unless it is
// being painted already. What is in keep is not forgotten either, but is not painted
// for that.
func (c *Cache) Want(keys []Key, keep ...Key) {
	c.mu.Lock()
	defer c.mu.Unlock()
	clear(c.wanted)
	c.queue = c.queue[:0]
	for _, k := range keys {
		if c.wanted[k] {
			continue
		}
		c.wanted[k] = true
		if at, ok := c.tiles[k]; ok {
			c.order.MoveToFront(at)
		} else if !c.working[k] {
			c.queue = append(c.queue, k)
		}
	}
	for _, k := range keep {
		c.wanted[k] = true
	}
	if len(c.queue) > 0 && !c.held {
		c.wake.Broadcast()
	}
	c.trim()
}

// Hold keeps the workers from beginning a tile until they are let go again:
// while one zooms, the processors are needed for the frames, and what is wanted
// changes with each of them.
func (c *Cache) Hold(on bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == on {
		return
	}
	c.held = on
	c.wake.Broadcast()
	c.idle.Broadcast()
}

// Get is the picture of a tile; ok is false while it is not painted. The
// picture of an empty tile is nil.
func (c *Cache) Get(k Key) (img *Picture, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	at, ok := c.tiles[k]
	if !ok {
		return nil, false
	}
	c.order.MoveToFront(at)
	return at.Value.(*tile).img, true
}

// Put keeps a picture that was painted besides, unless the tile is there.
func (c *Cache) Put(k Key, img *Picture) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.tiles[k]; ok || c.closed {
		return
	}
	c.add(k, img)
	c.trim()
}

// Drop forgets all tiles for which a function says so.
func (c *Cache) Drop(which func(Key) bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for at := c.order.Front(); at != nil; {
		next := at.Next()
		if which(at.Value.(*tile).key) {
			c.remove(at)
		}
		at = next
	}
}

// Bytes is the size of all pictures kept, Len their number.
func (c *Cache) Bytes() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.bytes
}

// Len is the number of tiles kept.
func (c *Cache) Len() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.tiles)
}

// Wait returns when all that is wanted has been painted, or nothing is being
// painted because it is held.
func (c *Cache) Wait() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for !c.closed && (len(c.queue) > 0 && !c.held || len(c.working) > 0) {
		c.idle.Wait()
	}
}

// Close ends the workers; it waits for what they have in hand. A closed cache
// holds nothing and paints nothing any more.
func (c *Cache) Close() {
	c.mu.Lock()
	c.closed = true
	c.queue = nil
	c.wake.Broadcast()
	c.idle.Broadcast()
	c.mu.Unlock()
	c.workers.Wait()
	c.mu.Lock()
	defer c.mu.Unlock()
	clear(c.tiles)
	clear(c.lands)
	c.order.Init()
	c.bytes = 0
}

// work is one worker.
func (c *Cache) work() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for {
		for (len(c.queue) == 0 || c.held) && !c.closed {
			c.wake.Wait()
		}
		if c.closed {
			return
		}
		began := time.Now()
		c.paint(c.take())
		if (len(c.queue) == 0 || c.held) && len(c.working) == 0 {
			c.idle.Broadcast()
		}
		c.rest(time.Since(began))
	}
}

// rest leaves the processors to the frames for a while. The caller holds the lock, which
// is let go of meanwhile.
func (c *Cache) rest(worked time.Duration) {
	if c.opts.Moving == nil {
		return
	}
	c.mu.Unlock()
	pace.Rest(worked, func() bool { return c.opts.Moving() && !c.isClosed() })
	c.mu.Lock()
}

func (c *Cache) isClosed() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.closed
}

// take takes the most urgent tile off the queue, together with those of its
// neighbours there that make a block.
func (c *Cache) take() []Key {
	block := c.queue[:1:1]
	if c.opts.PaintBlock != nil {
		block = blockAt(c.queue[0], c.queue)
	}
	c.queue = slices.DeleteFunc(slices.Clone(c.queue), func(k Key) bool { return slices.Contains(block, k) })
	return block
}

// paint makes tiles without the lock, which the caller holds.
func (c *Cache) paint(block []Key) {
	for _, k := range block {
		c.working[k] = true
	}
	c.mu.Unlock()
	list := make([]*Picture, len(block))
	for i := range list {
		list[i] = new(Picture) // stays where painting fails
	}
	guard.Catch(func() {
		if len(block) == 1 {
			list[0] = c.opts.Paint(block[0])
		} else {
			copy(list, c.opts.PaintBlock(block))
		}
	})
	c.mu.Lock()
	for i, k := range block {
		c.enter(k, list[i])
	}
}

// enter keeps a tile that was painted and tells so.
func (c *Cache) enter(k Key, img *Picture) {
	delete(c.working, k)
	if at, ok := c.tiles[k]; ok { // put there meanwhile
		c.remove(at)
	}
	c.add(k, img)
	c.trim()
	if c.opts.Ready != nil && !c.closed {
		c.mu.Unlock()
		guard.Catch(func() { c.opts.Ready(k) })
		c.mu.Lock()
	}
}

// trim forgets what was not used for longest until the rest is within the
// limit. What is wanted stays.
func (c *Cache) trim() {
	for at := c.order.Back(); at != nil && c.bytes > c.opts.Limit; {
		before := at.Prev()
		if !c.wanted[at.Value.(*tile).key] {
			c.remove(at)
		}
		at = before
	}
}

// add keeps a tile. Land that several tiles show counts once, for as long as one of them
// is kept: else overlays that take little would hold the land of tiles long forgotten.
func (c *Cache) add(k Key, img *Picture) {
	c.tiles[k] = c.order.PushFront(&tile{k, img})
	c.bytes += img.overlay()
	if land := img.ground(); land != nil {
		if c.lands[land] == 0 {
			c.bytes += len(img.land)
		}
		c.lands[land]++
	}
}

// remove forgets a tile. The land under an overlay lives as long as any tile shows it.
func (c *Cache) remove(at *list.Element) {
	t := at.Value.(*tile)
	c.order.Remove(at)
	delete(c.tiles, t.key)
	c.bytes -= t.img.overlay()
	if land := t.img.ground(); land != nil {
		c.lands[land]--
		if c.lands[land] == 0 {
			delete(c.lands, land)
			c.bytes -= len(t.img.land)
		}
	}
}
