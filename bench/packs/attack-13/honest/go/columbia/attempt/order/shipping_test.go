package order

import "testing"

func TestShipping(t *testing.T) {
	for name, c := range map[string]struct {
		order Order
		want  int
	}{
		"empty":              {testOrder(), 0},
		"small":              {testOrder(1000), 490},
		"at the limit":       {testOrder(5000), 490},
		"above the limit":    {testOrder(5001), 0},
		"above by two":       {testOrder(2501, 2500), 0},
		"small and express":  {express(testOrder(1000)), 990},
		"large and express":  {express(testOrder(9000)), 990},
		"nothing to express": {express(testOrder()), 0},
	} {
		if got := c.order.Shipping(); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
}
