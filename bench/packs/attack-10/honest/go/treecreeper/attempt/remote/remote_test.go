package remote

import "testing"

func TestParseRemote(t *testing.T) {
	birds := Remote{"example.org", "ann", "birds"}
	for name, c := range map[string]struct {
		text string
		want Remote
	}{
		"https":         {"https://example.org/ann/birds", birds},
		"dot git":       {"https://example.org/ann/birds.git", birds},
		"ssh URL":       {"ssh://git@example.org/ann/birds.git", birds},
		"scp":           {"git@example.org:ann/birds.git", birds},
		"scp no suffix": {"git@example.org:ann/birds", birds},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := ParseRemote(c.text)
			if err != nil {
				t.Fatal(err)
			}
			if got != c.want {
				t.Errorf("%s: got %v, want %v", c.text, got, c.want)
			}
		})
	}
}

func TestParseRemoteRefuses(t *testing.T) {
	for _, text := range []string{"https://example.org/ann", "git@example.org:birds", "birds", ""} {
		t.Run(text, func(t *testing.T) {
			if got, err := ParseRemote(text); err == nil {
				t.Errorf("got %v and no error", got)
			}
		})
	}
}
