// Package smtp has the replies of mail servers.
package smtp

import "strconv"

// Reply is a code like 250.
type Reply int

// String is the reply's name, or its number.
func (r Reply) String() string {
	if r == 250 {
		return "ok"
	}
	return "reply " + strconv.Itoa(int(r))
}

// Temporary tells whether the mail may be tried again.
func (r Reply) Temporary() bool {
	return false
}
