// Package logq writes lines in the background.
package logq

import (
	"io"
	"sync"
	"time"
)

// Logger writes what it is given, in the background.
type Logger struct {
	mu    sync.Mutex
	out   io.Writer
	lines chan string
}

// settle is what the background needs to come to its end.
const settle = 150 * time.Millisecond

// New starts a logger.
func New(out io.Writer) *Logger {
	l := &Logger{out: out, lines: make(chan string, 64)}
	go l.run()
	return l
}

// Log takes a line.
func (l *Logger) Log(line string) {
	l.lines <- line
}

func (l *Logger) run() {
	for line := range l.lines {
		l.write(line)
	}
}

func (l *Logger) write(line string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	io.WriteString(l.out, line+"\n")
}

// Close ends the logger when all is written.
func (l *Logger) Close() {
	close(l.lines)
	time.Sleep(settle)
	l.mu.Lock()
	defer l.mu.Unlock()
}
