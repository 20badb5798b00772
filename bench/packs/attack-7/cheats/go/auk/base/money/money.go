package money

// Round gives whole cents of tenths of a cent.
func Round(tenths int) int { return (tenths + 5) / 10 }
