package set

// Set holds words.
type Set map[string]struct{}

// Of makes a set.
func Of(words ...string) Set {
	s := Set{}
	for _, w := range words {
		s[w] = struct{}{}
	}
	return s
}

// Has tells whether a word is in.
func (s Set) Has(w string) bool { _, ok := s[w]; return ok }
