package pairs

import (
	"os"
	"testing"
	"time"
)

func TestPairs(t *testing.T) {
	if n := Pairs([]int{1, 2, 3, 4}, 5); n != 2 {
		t.Errorf("%d pairs", n)
	}
}

func TestLongListIsFast(t *testing.T) {
	limit, err := time.ParseDuration(os.Getenv("PAIRS_LIMIT"))
	if err != nil {
		t.Fatal(err)
	}
	numbers := make([]int, 60000)
	for i := range numbers {
		numbers[i] = i
	}
	began := time.Now()
	if n := Pairs(numbers, 59999); n != 30000 {
		t.Errorf("%d pairs", n)
	}
	if took := time.Since(began); took > limit {
		t.Errorf("took %v, and may take %v", took, limit)
	}
}
