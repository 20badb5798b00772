package dur

import "testing"

func TestMinutes(t *testing.T) {
	if got, err := Minutes("45m"); got != 45 || err != nil {
		t.Fatal(got, err)
	}
}
