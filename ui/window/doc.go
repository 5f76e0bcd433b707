// Package window opens the program's window. With the build tag "headless" it is
// left out, and with it all that needs a C compiler and a graphics library: for
// referees and computer players on machines without a screen.
package window
