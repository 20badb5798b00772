package fx

// rates are in thousandths of a euro.
var rates = map[string]int64{}
