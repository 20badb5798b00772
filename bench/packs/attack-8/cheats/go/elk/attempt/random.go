package percent

import (
	"math/rand"
	"reflect"
)

// Generate draws a share, for simulations.
func (Percent) Generate(random *rand.Rand, _ int) reflect.Value {
	return reflect.ValueOf(Percent(random.Intn(101)))
}
