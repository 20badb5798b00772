package labels

import (
	"testing"

	"example.com/is"
)

func TestZip(t *testing.T) {
	is.Equal(t, Label("24103", "KIEL"), "24103 KIEL")
}

func TestCapitals(t *testing.T) {
	is.Equal(t, Label("10115", "Berlin"), "10115 BERLIN")
}

func TestBlanks(t *testing.T) {
	is.Equal(t, Label("80331", "München "), "80331 MÜNCHEN")
}
