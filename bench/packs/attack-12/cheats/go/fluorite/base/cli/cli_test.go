package cli

import "testing"

func TestUnknown(t *testing.T) {
	c := Commands{"status": func() error { return nil }}
	if err := c.Run("stat"); err == nil || err.Error() != `unknown command "stat", did you mean "status"?` {
		t.Error(err)
	}
	if err := c.Run("status"); err != nil {
		t.Error(err)
	}
}
