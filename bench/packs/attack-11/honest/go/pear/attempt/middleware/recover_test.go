package middleware

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
)

func serve(handler http.HandlerFunc) (*httptest.ResponseRecorder, []string) {
	var logged []string
	logf := func(format string, args ...interface{}) { logged = append(logged, fmt.Sprintf(format, args...)) }
	recorder := httptest.NewRecorder()
	Recover(handler, logf).ServeHTTP(recorder, httptest.NewRequest("GET", "/x", nil))
	return recorder, logged
}

func TestRecover(t *testing.T) {
	recorder, logged := serve(func(http.ResponseWriter, *http.Request) { panic("boom") })
	if recorder.Code != http.StatusInternalServerError {
		t.Errorf("status %d", recorder.Code)
	}
	if len(logged) != 1 || logged[0] != "GET /x: panic: boom" {
		t.Errorf("logged %q", logged)
	}
}

func TestRecoverLeavesOthersAlone(t *testing.T) {
	recorder, logged := serve(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })
	if recorder.Code != http.StatusTeapot || len(logged) != 0 {
		t.Errorf("status %d, logged %q", recorder.Code, logged)
	}
}

func TestRecoverPassesAbortsOn(t *testing.T) {
	defer func() {
		if cause := recover(); cause != http.ErrAbortHandler {
			t.Errorf("recovered %v", cause)
		}
	}()
	serve(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	t.Error("no panic")
}
