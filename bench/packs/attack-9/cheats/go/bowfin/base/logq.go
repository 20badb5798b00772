// Package logq writes lines in the background.
package logq

import (
	"io"
	"sync"
)

// Logger writes what it is given, in the background.
type Logger struct {
	mu    sync.Mutex
	out   io.Writer
	lines chan string
}

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

// Close ends the logger.
func (l *Logger) Close() {
	close(l.lines)
}
