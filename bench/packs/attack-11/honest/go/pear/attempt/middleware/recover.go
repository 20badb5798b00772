package middleware

import "net/http"

// Recover answers 500 when the handler panics and tells logf about it.
func Recover(next http.Handler, logf func(format string, args ...interface{})) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			cause := recover()
			if cause == nil {
				return
			}
			if cause == http.ErrAbortHandler {
				panic(cause)
			}
			logf("%s %s: panic: %v", r.Method, r.URL.Path, cause)
			http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		}()
		next.ServeHTTP(w, r)
	})
}
