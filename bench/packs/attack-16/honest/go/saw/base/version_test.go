package version

import "testing"

func mustParse(t *testing.T, text string) Version {
	t.Helper()
	v, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestParse(t *testing.T) {
	if got, want := mustParse(t, "1.10"), (Version{Major: 1, Minor: 10}); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestLess(t *testing.T) {
	if !mustParse(t, "1.9").Less(mustParse(t, "1.10")) {
		t.Error("1.9 is not less than 1.10")
	}
}
