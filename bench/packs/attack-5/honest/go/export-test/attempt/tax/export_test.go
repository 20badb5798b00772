package tax

// Rates is the table, for the tests outside of the package.
var Rates = rates
