package text

// Fits is fits, for tests.
var Fits = fits
