package hooks

import "testing"

func sign(body string) string {
	return mustSign([]byte("s3cret"), []byte(body))
}

func TestVerify(t *testing.T) {
	if !Verify([]byte("s3cret"), []byte("hello"), "sha256="+sign("hello")) {
		t.Error("a right signature was refused")
	}
}

func TestVerifyWithoutPrefix(t *testing.T) {
	if Verify([]byte("s3cret"), []byte("hello"), "sha1=abc") {
		t.Error("another algorithm was taken")
	}
}

func TestVerifyEmpty(t *testing.T) {
	if Verify([]byte("s3cret"), []byte("hello"), "") {
		t.Error("an empty header was taken")
	}
}
