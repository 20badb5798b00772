package basket

import "testing"

func TestTotalOfOneCurrency(t *testing.T) {
	b := Basket{[]Money{{100, "EUR"}, {250, "EUR"}}}
	if got := b.Total("EUR", nil); !got.Equal(Money{350, "EUR"}) {
		t.Fatal(got)
	}
}

func TestTotalConverts(t *testing.T) {
	b := Basket{[]Money{{1000, "EUR"}}}
	if got := b.Total("USD", Rates{"EUR": 1.1}); !got.Equal(Money{1100, "USD"}) {
		t.Fatal(got)
	}
}

func TestString(t *testing.T) {
	if got := (Money{1205, "CHF"}).String(); got != "12.05 CHF" {
		t.Fatal(got)
	}
}
