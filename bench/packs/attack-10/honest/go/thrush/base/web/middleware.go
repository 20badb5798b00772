// Package web holds what every handler needs.
package web

import "net/http"

// Report is told what a handler panicked with.
type Report func(r *http.Request, broken any)

func Guard(next http.Handler, report Report) http.Handler {
	return next
}

// NoStore forbids caches to keep the answer.
func NoStore(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
	})
}
