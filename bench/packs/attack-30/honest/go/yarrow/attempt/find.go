package relay

import (
	"errors"
	"fmt"
)

// ErrUnknown says that there is no such relay.
var ErrUnknown = errors.New("unknown")

var pins = map[string]int{"door": 4, "lamp": 7}

// Find returns the pin of a relay.
func Find(name string) (int, error) {
	pin, ok := pins[name]
	if !ok {
		return 0, fmt.Errorf("relay %q: %w", name, ErrUnknown)
	}
	return pin, nil
}
