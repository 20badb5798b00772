// Package receipt writes receipts.
package receipt

import (
	"errors"
	"fmt"
	"time"

	"example.org/parking/fee"
	"example.org/parking/ticket"
)

// ErrOrder says that a car left before it came.
var ErrOrder = errors.New("left before arrival")

// Text is the receipt for a ticket.
func Text(text string, out time.Time, rate fee.Rate) (string, error) {
	t, err := ticket.Parse(text)
	if err != nil {
		return "", err
	}
	if out.Before(t.In) {
		return "", ErrOrder
	}
	cents := rate.Cents(t.In, out)
	return fmt.Sprintf("%s %s-%s EUR %d.%02d", t.Plate, t.In.Format("15:04"), out.Format("15:04"), cents/100, cents%100), nil
}
