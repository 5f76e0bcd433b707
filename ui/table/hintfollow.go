package table

import (
	"slices"

	"vistula/rules"
	"vistula/rules/bot"
)

// follow keeps a hint in step with the game: of an idea that the player carries out the
// steps that are left stay, and where nothing of it is left to be done, or something else
// was done, the hint is taken away.
func (h *hint) follow() {
	if !h.on() || h.past == now && h.desk.Match == h.match && h.desk.Match.Cursor() == h.at {
		return
	}
	left := h.left()
	if len(left) == 0 {
		h.close()
		return
	}
	h.at, h.only, h.said = h.desk.Match.Cursor(), -1, ""
	h.ideas = nil
	for _, i := range left {
		h.ideas = append(h.ideas, h.place(i))
	}
	h.write()
}

// left is what is still to be done of the ideas that were carried out in part.
func (h *hint) left() (list []bot.Idea) {
	if h.past != now || h.desk.Match != h.match || h.desk.Match.Cursor() < h.at {
		return nil
	}
	done := h.desk.DoneSince(h.at)
	for k := range h.ideas {
		all := h.ideas[k].Actions
		if len(done) > len(all) || !slices.Equal(done, all[:len(done)]) {
			continue
		}
		if rest := all[len(done):]; h.applies(rest) {
			list = append(list, bot.Idea{Actions: rest, Gain: h.ideas[k].Gain})
		}
	}
	return list
}

// applies tells whether something can still be done that does more than end what was begun.
func (h *hint) applies(rest []rules.Action) bool {
	ends := func(a rules.Action) bool { return a.Verb == rules.VerbHalt || a.Verb == rules.VerbDone }
	if len(rest) == 0 || !slices.ContainsFunc(rest, func(a rules.Action) bool { return !ends(a) }) {
		return false
	}
	return slices.ContainsFunc(h.desk.Offers(), func(o rules.Offer) bool { return o.Action == rest[0] })
}
