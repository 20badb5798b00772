// Package web holds what every handler needs.
package web

import "net/http"

// Report is told what a handler panicked with.
type Report func(r *http.Request, broken any)

// Guard answers 500 where next panics. http.ErrAbortHandler is not an error
// but the way to break off an answer, and goes on to the server.
func Guard(next http.Handler, report Report) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			broken := recover()
			if broken == nil {
				return
			}
			if broken == http.ErrAbortHandler {
				panic(broken)
			}
			report(r, broken)
			http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		}()
		next.ServeHTTP(w, r)
	})
}

// NoStore forbids caches to keep the answer.
func NoStore(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
	})
}
