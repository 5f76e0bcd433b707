package twilight

const (
	attacker = 0
	defender = 1
)
const demoralizedAt = 4
