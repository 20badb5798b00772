package web

import "testing"

func TestCheck(t *testing.T) {
	if err := Check("/a", 200); err != nil {
		t.Fatalf("Check(200) = %v", err)
	}
	if err := Check("/a", 404); err == nil || err.Error() != "/a: status 404" {
		t.Fatalf("Check(404) = %v", err)
	}
}
