package render

import "testing"

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
