// Package path is the one search for everything that spreads over a board:
// reach of a move, supply lines, rail lines, command radius, retreat. Costs
// come in as a function; how far each hex is and from where it was reached come
// out, so that the way can be drawn.
package path
