// Package table is the window on which a game is played: the map, the prompt bar
// beneath it, the rail of overlays and displays at the left, the drawer with the
// unit, the fight and the journal at the right.
//
// It knows no rulebook. All that it shows comes out of a rules.View, an Overlay
// or a Chart, and all that it does goes through a desk.Desk.
//
// # How it is built
//
// There are four floors, and no file names anything of a floor above its own;
// packaging/floors_test.go lists the files of each.
//
//   - The kit is what panels are made with: the look, the type, widgets that hand on
//     the keys they have no use for, numbers of cases that open the rules.
//   - The tabletop is the kit and what is looked at: the desk, the map, the point in
//     time and the unit on the card. Its view is the only one that panels show.
//   - Panels are types of their own. One is made of the tabletop and of an interface
//     that says what it wants done; no panel names another.
//   - The Table puts the panels together; acts answers what they ask of it and of each
//     other.
//
// # A new panel
//
// Write a file with a type that holds the *tabletop and, where a click on it leads
// anywhere, an interface of the two or three methods it needs:
//
//	type diary struct {
//		*tabletop
//		to diaryActs
//	}
//
//	type diaryActs interface {
//		showHex(hex string)
//	}
//
// A page of a sheet is a method that gives []page, entered in Table.pages; what lies
// on the map or beside it is a container, made in Table.build and placed in
// arrangement.Layout. A line of the menu is a command, a key goes into Table.typed
// and keyTable. Enter the file on a floor in packaging/floors_test.go.
//
// A panel is filled from the view, in a method that Table.update calls; it keeps
// nothing that can be read off the desk. Whether it shows the present or the past is
// the tabletop's to know.
package table
