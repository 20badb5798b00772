export function presentNote(note) {
  return { id: note.id, title: note.title, created: note.created };
}

export function presentList(notes) {
  return { count: notes.length, notes: notes.map(presentNote) };
}
