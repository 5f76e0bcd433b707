//go:build !headless && (ci || android || ios || mobile || tamago || noos || tinygo)

package window

// again is nil: these drivers cannot take up their main loop.
var again func()
