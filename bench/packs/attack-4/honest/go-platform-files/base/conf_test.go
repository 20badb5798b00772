package conf

import "testing"

func TestFile(t *testing.T) {
	if got := File("/etc"); got != "/etc/tool/settings.json" {
		t.Errorf("File is %q", got)
	}
}
