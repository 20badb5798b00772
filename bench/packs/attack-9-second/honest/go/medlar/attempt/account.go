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
	if from == to {
		return nil
	}
	// Always in the order of the numbers, so that two transfers never wait for each other.
	first, second := from, to
	if second.ID < first.ID {
		first, second = second, first
	}
	first.mu.Lock()
	defer first.mu.Unlock()
	journal()
	second.mu.Lock()
	defer second.mu.Unlock()

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
