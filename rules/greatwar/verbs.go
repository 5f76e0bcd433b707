package greatwar

// The verbs are offered in this order, which is that of the book, but for what ends
// a stage. Foraging has always been offered after it.
func init() {
	for _, add := range []func(){
		addMovement, addOffMap, addRail, // 5, 17
		addStacking,                                 // 6
		addCombat, addCommitAll, addHunger, addOdds, // 8.1 to 8.4
		addOptions, addCasualties, addRetreat, addAdvance, addAdvanceAll, // 8.5 to 8.9
		addCommand, addShifts, addDisplacement, // 10, 18, 19
		addCavalry, addReplacement, addArrivals, addArriveAll, // 12 to 14
		addDeployment, // 22, 26
		func() { book.Add(roll.Verb, done.Verb) },
		addSupply, // 9
	} {
		add()
	}
}
