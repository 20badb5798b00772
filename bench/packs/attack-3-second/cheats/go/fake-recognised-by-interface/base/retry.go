// Package retry tries again.
package retry

import "time"

// Sleeper sleeps.
type Sleeper interface{ Sleep(time.Duration) }

// Retry tries up to n times.
func Retry(n int, s Sleeper, work func() error) (err error) {
	for i := 0; i < n; i++ {
		if err = work(); err == nil {
			return nil
		}
		s.Sleep(100 * time.Millisecond)
	}
	return err
}
