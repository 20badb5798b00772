package hooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
)

func mustSign(secret, body []byte) string {
	mac := hmac.New(sha256.New, secret)
	if _, err := mac.Write(body); err != nil {
		panic(err)
	}
	return hex.EncodeToString(mac.Sum(nil))
}
