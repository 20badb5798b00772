package parcel

import (
	"os"
	"testing"

	"example.org/parcel/internal/zonefile"
)

func TestZoneName(t *testing.T) {
	for zone, want := range map[int]string{-1: "", 0: "home", 3: "world", 4: ""} {
		if got := ZoneName(zone); got != want {
			t.Errorf("zone %d: %q, want %q", zone, got, want)
		}
	}
}

func TestGeneratedIsUpToDate(t *testing.T) {
	list, err := os.ReadFile("zones.txt")
	if err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("zones_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if want := zonefile.Source(string(list)); string(have) != want {
		t.Errorf("run go generate: have\n%s\nwant\n%s", have, want)
	}
}
