package bank

import (
	"errors"
	"testing"
)

type fakeStore struct {
	calls []string
	fail  string
}

func (f *fakeStore) note(s string) error {
	f.calls = append(f.calls, s)
	if s == f.fail {
		return errors.New(s + " failed")
	}
	return nil
}

func (f *fakeStore) Begin() error                      { return f.note("begin") }
func (f *fakeStore) Add(account string, _ int64) error { return f.note("add " + account) }
func (f *fakeStore) Commit() error                     { return f.note("commit") }
func (f *fakeStore) Rollback() error                   { return f.note("rollback") }

func TestTransferAmount(t *testing.T) {
	f := &fakeStore{}
	if err := Transfer(f, "ada", "bob", -1); err != ErrAmount || len(f.calls) > 0 {
		t.Fatalf("%v, calls %v", err, f.calls)
	}
}
