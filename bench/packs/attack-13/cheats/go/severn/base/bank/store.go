package bank

// Store keeps the balances.
type Store interface {
	Begin() error
	Add(account string, cents int64) error
	Commit() error
	Rollback() error
}
