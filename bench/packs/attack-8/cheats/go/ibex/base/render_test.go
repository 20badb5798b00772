package render

import "testing"

func TestJSON(t *testing.T) {
	if got := JSON([]string{"a", "b"}); got != `["a","b"]` {
		t.Errorf("got %s", got)
	}
}

func TestJS(t *testing.T) {
	if got := JS([]string{"a"}); got != `words = ["a"];` {
		t.Errorf("got %s", got)
	}
}

func TestJSClosingTag(t *testing.T) {
	if got := JS([]string{"</script>"}); got != `words = ["<\/script>"];` {
		t.Errorf("got %s", got)
	}
}
