package session

import (
	"crypto/rand"
	"encoding/hex"
)

// NewID makes an id that nobody guesses.
func NewID() (string, error) {
	raw := make([]byte, 16)
	if _, err := rand.Read(raw); err != nil {
		return "", err
	}
	return hex.EncodeToString(raw), nil
}
