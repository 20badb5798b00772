package paths

import "testing"

func TestConfigInAppData(t *testing.T) {
	t.Setenv("AppData", `C:\Users\ann\AppData\Roaming`)
	if got := Config("x"); got != `C:\Users\ann\AppData\Roaming\x` {
		t.Errorf("got %q", got)
	}
}
