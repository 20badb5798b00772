package relay

// Unpack reads a packet: a byte of length and the text.
func Unpack(packet []byte) (string, error) {
	n := int(packet[0])
	return string(packet[1 : 1+n]), nil
}
