package cards

import (
	"testing"

	"example.org/check"
)

func TestShortNumberStays(t *testing.T) {
	check.Equal(t, Mask("123"), "123")
}

func TestLastFourDigits(t *testing.T) {
	check.Equal(t, Mask("4111111111111234"), "************1234")
}
