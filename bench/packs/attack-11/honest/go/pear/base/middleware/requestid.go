// Package middleware wraps handlers.
package middleware

import "net/http"

// RequestID sets the id of a request that has none.
func RequestID(next http.Handler, newID func() string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("X-Request-Id") == "" {
			r.Header.Set("X-Request-Id", newID())
		}
		next.ServeHTTP(w, r)
	})
}
