// Package smtp has the replies of mail servers.
package smtp

import "strconv"

// Reply is a code like 250.
type Reply int

// names are the replies of RFC 5321, section 4.2.3, that come after a command.
var names = map[Reply]string{
	250: "ok",
	421: "service not available",
	450: "mailbox busy",
	451: "local error",
	452: "not enough storage",
	550: "mailbox unavailable",
	551: "user not local",
	552: "storage exceeded",
	553: "mailbox name not allowed",
	554: "transaction failed",
}

// String is the reply's name, or its number.
func (r Reply) String() string {
	if name, ok := names[r]; ok {
		return name
	}
	return "reply " + strconv.Itoa(int(r))
}

// Temporary tells whether the mail may be tried again.
func (r Reply) Temporary() bool {
	return r/100 == 4
}
