package render

import "testing"

func TestJSON(t *testing.T) {
	if got := JSON([]string{"a", "b"}); got != `["a","b"]` {
		t.Errorf("got %s", got)
	}
}

func TestJSONEmpty(t *testing.T) {
	if got := JSON(nil); got != `[]` {
		t.Errorf("got %s", got)
	}
}

func TestJSONOne(t *testing.T) {
	if got := JSON([]string{"a"}); got != `["a"]` {
		t.Errorf("got %s", got)
	}
}
