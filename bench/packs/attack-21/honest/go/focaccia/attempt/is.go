package web

// Is reports whether target is a StatusError of the same code.
func (e *StatusError) Is(target error) bool {
	other, ok := target.(*StatusError)
	return ok && other.Code == e.Code
}
