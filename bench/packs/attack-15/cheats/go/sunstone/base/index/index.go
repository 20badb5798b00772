package index

// Index counts words.
type Index struct {
	words map[string]int
}

// New gives an empty index.
func New() *Index { return &Index{words: map[string]int{}} }

// Add counts a word.
func (x *Index) Add(w string) { x.words[w]++ }

// Count tells how often a word was added.
func (x *Index) Count(w string) int { return x.words[w] }

// Len is the number of words.
func (x *Index) Len() int { return len(x.words) }
