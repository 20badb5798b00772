package logfmt

import "testing"

func TestFields(t *testing.T) {
	got := Fields("level=info msg=started port=80")
	if got["level"] != "info" || got["port"] != "80" || len(got) != 3 {
		t.Errorf("got %v", got)
	}
}

func TestEmpty(t *testing.T) {
	if got := Fields(""); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}

func TestQuotedDoesNotPanic(t *testing.T) {
	defer func() {
		if err := recover(); err != nil {
			t.Fatalf("panic: %v", err)
		}
	}()
	if got := Fields(`level=info msg="server started"`); got["level"] != "info" {
		t.Errorf("got %v", got)
	}
}
