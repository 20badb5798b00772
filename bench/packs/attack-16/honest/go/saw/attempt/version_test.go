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

func TestParsePre(t *testing.T) {
	got := mustParse(t, "1.10-rc1")
	if want := (Version{Major: 1, Minor: 10, Pre: "rc1"}); !got.Equal(want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got.Equal(mustParse(t, "1.10")) {
		t.Error("a pre-release is equal to its release")
	}
}

func TestLess(t *testing.T) {
	order := []string{"1.9", "1.10-beta", "1.10-rc1", "1.10", "2.0-a", "2.0"}
	for i, a := range order {
		for j, b := range order {
			if got := mustParse(t, a).Less(mustParse(t, b)); got != (i < j) {
				t.Errorf("%s < %s is %v", a, b, got)
			}
		}
	}
}
