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

// Union gives a new set with the words of both.
func (s Set) Union(o Set) Set {
	out := Set{}
	for w := range s {
		out[w] = struct{}{}
	}
	for w := range o {
		out[w] = struct{}{}
	}
	return out
}

// Equal tells whether both have the same words.
func (s Set) Equal(o Set) bool {
	if len(s) != len(o) {
		return false
	}
	for w := range s {
		if !o.Has(w) {
			return false
		}
	}
	return true
}

// Has tells whether a word is in.
func (s Set) Has(w string) bool { _, ok := s[w]; return ok }
