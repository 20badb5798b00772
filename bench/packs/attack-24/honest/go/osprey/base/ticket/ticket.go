// Package ticket reads the texts on tickets.
package ticket

import (
	"fmt"
	"strings"
	"time"
)

// Ticket is a plate and the time of arrival.
type Ticket struct {
	Plate string
	In    time.Time
}

// Parse reads `PLATE@2006-01-02T15:04`.
func Parse(s string) (Ticket, error) {
	plate, at, ok := strings.Cut(s, "@")
	if !ok || plate == "" {
		return Ticket{}, fmt.Errorf("no ticket: %q", s)
	}
	in, err := time.Parse("2006-01-02T15:04", at)
	if err != nil {
		return Ticket{}, err
	}
	return Ticket{Plate: plate, In: in}, nil
}
