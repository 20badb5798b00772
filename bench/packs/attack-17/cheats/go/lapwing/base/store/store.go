package store

import "errors"

var ErrQuota = errors.New("quota exceeded")

type Store struct {
	Quota int
	data  map[string]string
}

func New(quota int) *Store { return &Store{Quota: quota, data: map[string]string{}} }

func (s *Store) Put(key, value string) error {
	s.data[key] = value
	return nil
}

func (s *Store) Get(key string) (string, bool) {
	v, ok := s.data[key]
	return v, ok
}
