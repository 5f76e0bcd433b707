package report

import "testing"

// TestNoSideHasAnEmptySection: a player turn of which there is nothing to tell has no head,
// and what a side did before and after it stands below one.
func TestNoSideHasAnEmptySection(t *testing.T) {
	var c chapter
	for _, s := range []section{{Head: "Russia", Items: []item{{Head: "a"}}}, {Head: "Central Powers"}, {Head: "Russia", Items: []item{{Head: "b"}}}, {Head: "Central Powers", Items: []item{{Head: "c"}}}} {
		c.tell(s)
	}
	if len(c.Sections) != 2 || len(c.Sections[0].Items) != 2 || c.Sections[1].Head != "Central Powers" {
		t.Errorf("%+v", c.Sections)
	}
}
