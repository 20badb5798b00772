package smtp

import "testing"

func TestReplies(t *testing.T) {
	for _, c := range []struct {
		reply     Reply
		name      string
		temporary bool
	}{
		{250, "ok", false},
		{421, "service not available", true},
		{450, "mailbox busy", true},
		{451, "local error", true},
		{452, "not enough storage", true},
		{550, "mailbox unavailable", false},
		{551, "user not local", false},
		{552, "storage exceeded", false},
		{553, "mailbox name not allowed", false},
		{554, "transaction failed", false},
		{599, "reply 599", false},
		{499, "reply 499", true},
	} {
		if got := c.reply.String(); got != c.name {
			t.Errorf("%d is %q", int(c.reply), got)
		}
		if got := c.reply.Temporary(); got != c.temporary {
			t.Errorf("%d temporary: %v", int(c.reply), got)
		}
	}
}
