package main

import "testing"

func TestGreeting(t *testing.T) {
	if got := greeting(""); got != "hello, world" {
		t.Error(got)
	}
	if got := greeting("ann"); got != "hello, ann" {
		t.Error(got)
	}
}
