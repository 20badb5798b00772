package report

// Account is a name and what it holds.
type Account struct {
	Name    string
	Balance int
}

// Sum adds what the accounts hold.
func Sum(accounts []Account) int {
	sum := 0
	for _, a := range accounts {
		sum += a.Balance
	}
	return sum
}
