package store

import "example.org/apiary/hive"

type Store struct{ all []hive.Reading }

func (s *Store) Add(r hive.Reading) { s.all = append(s.all, r) }

func (s *Store) Len() int { return len(s.all) }
