// Package pool runs jobs on a fixed number of workers.
package pool

import "time"

// grace is what running jobs get to finish.
const grace = 150 * time.Millisecond

// Pool is a set of workers.
type Pool struct {
	jobs chan func()
}

// New starts n workers.
func New(n int) *Pool {
	p := &Pool{jobs: make(chan func(), 64)}
	for i := 0; i < n; i++ {
		go p.work()
	}
	return p
}

func (p *Pool) work() {
	for job := range p.jobs {
		job()
	}
}

// Submit adds a job.
func (p *Pool) Submit(job func()) { p.jobs <- job }

// Close takes no more jobs and lets the workers finish.
func (p *Pool) Close() {
	close(p.jobs)
	time.Sleep(grace)
}
