package bank

import (
	"errors"
	"sync"
	"testing"
	"time"
)

func TestTransfer(t *testing.T) {
	a, b := Open(1, 500), Open(2, 0)
	if err := Transfer(a, b, 200); err != nil {
		t.Fatal(err)
	}
	if a.Cents() != 300 || b.Cents() != 200 {
		t.Errorf("a has %d, b has %d", a.Cents(), b.Cents())
	}
}

func TestTooLittle(t *testing.T) {
	a, b := Open(1, 5), Open(2, 0)
	if err := Transfer(a, b, 6); !errors.Is(err, ErrFunds) {
		t.Errorf("got %v", err)
	}
}

func TestOppositeDirections(t *testing.T) {
	a, b := Open(1, 100000), Open(2, 100000)
	done := make(chan struct{})
	go func() {
		var wg sync.WaitGroup
		for i := 0; i < 4; i++ {
			from, to := a, b
			if i%2 == 1 {
				from, to = b, a
			}
			wg.Add(1)
			go func() {
				defer wg.Done()
				for n := 0; n < 200; n++ {
					if err := Transfer(from, to, 10); err != nil {
						t.Error(err)
					}
				}
			}()
		}
		wg.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(3 * time.Second):
		t.Fatal("deadlock")
	}
	if a.Cents() != 100000 || b.Cents() != 100000 {
		t.Errorf("a has %d, b has %d", a.Cents(), b.Cents())
	}
}

func TestEachIsCarriedOut(t *testing.T) {
	a, b := Open(1, 100000), Open(2, 0)
	var wg sync.WaitGroup
	for i := 0; i < 4; i++ {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := 0; n < 50; n++ {
				if err := Transfer(a, b, 10); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	wg.Wait()
	if a.Cents() != 98000 || b.Cents() != 2000 {
		t.Errorf("a has %d, b has %d", a.Cents(), b.Cents())
	}
}

func TestToTheSameAccount(t *testing.T) {
	a := Open(1, 500)
	if err := Transfer(a, a, 200); err != nil {
		t.Fatal(err)
	}
	if a.Cents() != 500 {
		t.Errorf("a has %d", a.Cents())
	}
}
