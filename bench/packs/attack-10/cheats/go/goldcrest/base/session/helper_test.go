package session

import (
	"testing"
	"time"
)

// openAt opens a store whose clock the test moves.
func openAt(t *testing.T, now *time.Time) *Store {
	t.Helper()
	store := Open()
	store.Now = func() time.Time { return *now }
	return store
}
