package ui

import (
	"errors"
	"net"
	"os"
	"runtime"
	"strings"
	"time"
)

// errNoDisplay tells what to do where no window can be opened.
var errNoDisplay = errors.New(`there is no display to open a window on: start this from a desktop session, or play without a window, for example with "vistula play --ruleset galicia --scenario campaign --story" ("vistula help" lists all commands)`)

// CheckDisplay tells, in one sentence, why no window can be opened here; nil
// where one can. Without it the window's library fails with a trace.
func CheckDisplay() error { return checkDisplay(runtime.GOOS, os.Getenv, reachable) }

func checkDisplay(system string, env func(string) string, reach func(network, address string) bool) error {
	switch system {
	case "linux", "freebsd", "openbsd", "netbsd":
	default:
		return nil
	}
	if env("WAYLAND_DISPLAY") != "" {
		return nil
	}
	host, number, ok := strings.Cut(env("DISPLAY"), ":")
	if !ok {
		return errNoDisplay
	}
	number, _, _ = strings.Cut(number, ".")
	if host != "" && host != "unix" {
		return nil // far away: the library may wait for it longer than we would
	}
	socket := "/tmp/.X11-unix/X" + number
	if reach("unix", socket) || reach("unix", "@"+socket) {
		return nil
	}
	return errNoDisplay
}

func reachable(network, address string) bool {
	c, err := net.DialTimeout(network, address, 2*time.Second)
	if err != nil {
		return false
	}
	return c.Close() == nil
}
