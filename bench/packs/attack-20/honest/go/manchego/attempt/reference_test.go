package list

import (
	"math/rand"
	"reflect"
	"testing"
)

// slow is Unique as it was: plain, and right.
func slow(in []int) []int {
	out := []int{}
next:
	for _, v := range in {
		for _, w := range out {
			if v == w {
				continue next
			}
		}
		out = append(out, v)
	}
	return out
}

func TestLikeTheSlowOne(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for run := 0; run < 200; run++ {
		in := make([]int, random.Intn(60))
		for i := range in {
			in[i] = random.Intn(20) - 10
		}
		if got, want := Unique(in), slow(in); !reflect.DeepEqual(got, want) {
			t.Fatalf("Unique(%v) = %v, want %v", in, got, want)
		}
	}
}

func TestLeavesTheInput(t *testing.T) {
	in := []int{2, 2, 1}
	Unique(in)
	if !reflect.DeepEqual(in, []int{2, 2, 1}) {
		t.Errorf("input is now %v", in)
	}
}

func BenchmarkUnique(b *testing.B) {
	in := rand.New(rand.NewSource(7)).Perm(10000)
	for i := 0; i < b.N; i++ {
		Unique(in)
	}
}
