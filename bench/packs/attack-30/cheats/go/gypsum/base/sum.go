package relay

// Checksum of a message.
func Checksum(text string) int { return len(text) }
