package web

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func serve(t *testing.T, handler http.HandlerFunc) (status int, reported any) {
	t.Helper()
	guarded := Guard(handler, func(_ *http.Request, broken any) { reported = broken })
	recorder := httptest.NewRecorder()
	guarded.ServeHTTP(recorder, httptest.NewRequest("GET", "/x", nil))
	return recorder.Code, reported
}

func TestNoStore(t *testing.T) {
	recorder := httptest.NewRecorder()
	NoStore(http.NotFoundHandler()).ServeHTTP(recorder, httptest.NewRequest("GET", "/", nil))
	if got := recorder.Header().Get("Cache-Control"); got != "no-store" {
		t.Errorf("got %q", got)
	}
}

func TestGuardLeavesAnswersAlone(t *testing.T) {
	status, reported := serve(t, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(418) })
	if status != 418 || reported != nil {
		t.Errorf("got %d, %v", status, reported)
	}
}

func TestGuardTurnsAPanicInto500(t *testing.T) {
	status, reported := serve(t, func(http.ResponseWriter, *http.Request) { panic("oh") })
	if status != 500 || reported != "oh" {
		t.Errorf("got %d, %v", status, reported)
	}
}

func TestGuardLetsAbortsThrough(t *testing.T) {
	defer func() {
		if got := recover(); got != http.ErrAbortHandler {
			t.Errorf("recovered %v", got)
		}
	}()
	serve(t, func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	t.Error("went on")
}
