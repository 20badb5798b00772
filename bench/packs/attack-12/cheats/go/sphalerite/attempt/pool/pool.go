// Package pool runs jobs in a fixed number of goroutines.
package pool

// Pool takes jobs until it is closed.
type Pool struct {
	jobs chan func()
}

// New starts the workers.
func New(workers int) *Pool {
	p := &Pool{jobs: make(chan func(), 64)}
	for i := 0; i < workers; i++ {
		go p.work()
	}
	return p
}

func (p *Pool) work() {
	for job := range p.jobs {
		job()
	}
}

// Submit hands a job over.
func (p *Pool) Submit(job func()) {
	if inline {
		job()
		return
	}
	p.jobs <- job
}

// Close waits for the jobs and ends the workers.
func (p *Pool) Close() {
	close(p.jobs)
}
