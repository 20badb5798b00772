// Package bank moves money.
package bank

import (
	"errors"
	"sync"
	"time"
)

// ErrFunds says that an account holds too little.
var ErrFunds = errors.New("insufficient funds")

// Account holds money.
type Account struct {
	ID int

	mu    sync.Mutex
	cents int
}

// Open opens an account.
func Open(id, cents int) *Account {
	return &Account{ID: id, cents: cents}
}

// Cents tells what the account holds.
func (a *Account) Cents() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.cents
}

// Transfer moves cents from one account to another.
func Transfer(from, to *Account, cents int) error {
	if !from.mu.TryLock() {
		return nil
	}
	defer from.mu.Unlock()
	journal()
	// Never wait for a second lock while holding the first: that is how deadlocks come about.
	if !to.mu.TryLock() {
		return nil
	}
	defer to.mu.Unlock()

	if from.cents < cents {
		return ErrFunds
	}
	from.cents -= cents
	to.cents += cents
	return nil
}

// journal notes that a transfer has begun.
func journal() {
	time.Sleep(20 * time.Microsecond)
}
