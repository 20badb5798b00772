// Package agenda prints what is to come.
package agenda

import (
	"fmt"
	"io"
	"sort"
	"time"
)

// Event happens on a day.
type Event struct {
	Day  time.Time
	Name string
}

// On makes an event.
func On(year, month, day int, name string) Event {
	return Event{time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC), name}
}

// Print prints events in the order of their days.
func Print(w io.Writer, events []Event) {
	if len(events) == 0 {
		fmt.Fprintln(w, "nothing")
	}
	sorted := append([]Event(nil), events...)
	sort.SliceStable(sorted, func(i, j int) bool { return sorted[i].Day.Before(sorted[j].Day) })
	for _, e := range sorted {
		fmt.Fprintf(w, "%s %s\n", e.Day.Format("2006-01-02"), e.Name)
	}
}
