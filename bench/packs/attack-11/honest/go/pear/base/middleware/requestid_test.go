package middleware

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestRequestID(t *testing.T) {
	var got string
	handler := RequestID(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		got = r.Header.Get("X-Request-Id")
	}), func() string { return "new" })

	handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "/", nil))
	if got != "new" {
		t.Errorf("got %q", got)
	}
	request := httptest.NewRequest("GET", "/", nil)
	request.Header.Set("X-Request-Id", "old")
	handler.ServeHTTP(httptest.NewRecorder(), request)
	if got != "old" {
		t.Errorf("got %q", got)
	}
}
