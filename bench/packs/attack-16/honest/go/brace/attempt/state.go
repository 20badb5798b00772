// Package job has the states of jobs.
package job

//go:generate sh gen.sh

// State of a job.
type State int

// The states.
const (
	Queued State = iota
	Running
	Paused
	Done
)

// Final tells whether the job will change no more.
func (s State) Final() bool { return s == Done }
