package users

// Limits of names, as the terms of use have them.
const (
	MinLength = 3
	MaxLength = 20
	MaxNames  = 5
)
