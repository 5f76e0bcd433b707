// Package start is the first screen: the games as boxes on a shelf and, beside
// it, the opened box with its scenarios, options and players.
//
//	s := start.New(start.Config{Games: start.Shelf(find), ...})
//	window.SetContent(s.Content())
//	window.Canvas().SetOnTypedKey(s.Key)
//
// What stands where and what is chosen are plain functions and data; the shelf
// is one picture painted with the painters of the map and the counters.
package start
