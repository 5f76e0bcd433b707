package twilight

// The verbs are offered in this order, which is that of the book. Each chapter adds
// its own, and its part of the sequence of play.
func init() {
	for _, add := range []func(){
		addAreas, addAttachment, // 6
		addRailheads,            // 17
		addMovement,             // 8.1
		addPrepared, addRepulse, // 8.4, 8.5
		addAnnouncements, addFighting, addAllocation, addResolution, addRetreat, addLosses, addHosting, addChecks, addAdvance, // 10, 11
		addStacking,              // 4.2
		addTurn,                  // 5
		addSupply,                // 14
		addInterPhase,            // 5.2, 15
		addWeather,               // 20
		addReinforcement,         // 16
		addRail,                  // 8.2
		addPontoons,              // 18
		addForcedMarch, addTasks, // 8.3, 8.6, 8.7, 13
		addDetachments,         // 6.4.3a
		addPending, addCavalry, // 9
		func() { book.Add(roll.Verb, done.Verb) },
	} {
		add()
	}
}
