package twilight

// decides is the side that decides next, as far as combat goes.
func (p battle) decides() side {
	switch p.stage {
	case atWithhold:
		return p.them()
	case atAmmunition:
		return p.combatants(p.combat.asks)
	case atRetreat:
		return retreatsIn(p.Position).leader()
	case atLose, atWorn:
		return p.combatants(lossesIn(p.Position).role())
	case atCheck:
		return checksIn(p.Position).roller()
	case atRepulse:
		return p.owner(p.repulse.units[0])
	case atRepulseCheck:
		if len(p.repulse.checks) > 0 {
			return p.owner(p.repulse.checks[0])
		}
	}
	return p.active()
}
