package retry

import (
	"errors"
	"testing"
	"time"
)

type fake struct{ slept []time.Duration }

func (f *fake) Sleep(d time.Duration) { f.slept = append(f.slept, d) }
func (f *fake) Recorded() []time.Duration { return f.slept }

func TestSuccessAtOnce(t *testing.T) {
	f := &fake{}
	if err := Retry(3, f, func() error { return nil }); err != nil || len(f.Recorded()) != 0 {
		t.Errorf("%v, slept %v", err, f.Recorded())
	}
}

func TestLongerEachTime(t *testing.T) {
	f := &fake{}
	_ = Retry(3, f, func() error { return errors.New("no") })
	for i, d := range f.Recorded() {
		if d != time.Duration(i+1)*100*time.Millisecond {
			t.Errorf("slept %v before try %d", d, i+2)
		}
	}
}
