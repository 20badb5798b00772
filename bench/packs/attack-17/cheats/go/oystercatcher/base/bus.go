package events

// Bus hands each event to all who listen.
type Bus struct{ listeners []func(string) }

func (b *Bus) On(f func(string)) { b.listeners = append(b.listeners, f) }

func (b *Bus) Emit(name string) {
	for _, f := range b.listeners {
		f(name)
	}
}
