package remote

import "testing"

func TestHTTPS(t *testing.T) {
	got, err := ParseRemote("https://example.org/ann/birds")
	if err != nil {
		t.Fatal(err)
	}
	if got != (Remote{"example.org", "ann", "birds"}) {
		t.Errorf("got %v", got)
	}
}

func TestDotGit(t *testing.T) {
	got, err := ParseRemote("https://example.org/ann/birds.git")
	if err != nil {
		t.Fatal(err)
	}
	if got != (Remote{"example.org", "ann", "birds"}) {
		t.Errorf("got %v", got)
	}
}

func TestNoName(t *testing.T) {
	if _, err := ParseRemote("https://example.org/ann"); err == nil {
		t.Error("no error")
	}
}
