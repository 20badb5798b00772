package names

import "testing"

func TestSnakeEmpty(t *testing.T) {
	if got := Snake(""); got != "" {
		t.Errorf("got %q", got)
	}
}

func TestSnakeAcronyms(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct{ name, in, want string }{
		{"at the start", "HTTPServer", "http_server"},
		{"at the end", "userID", "user_id"},
		{"in the middle", "parseJSONFile", "parse_json_file"},
		{"alone", "URL", "url"},
		{"none", "OrderLine", "order_line"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			t.Parallel()
			if got := Snake(tc.in); got != tc.want {
				t.Errorf("Snake(%q) = %q, want %q", tc.in, got, tc.want)
			}
		})
	}
}

func TestSnakeWords(t *testing.T) {
	if got := Snake("UserName"); got != "user_name" {
		t.Errorf("got %q", got)
	}
}
