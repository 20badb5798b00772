export function presentNote(note) {
  return { version: 2, data: { id: note.id, title: note.title, created: note.created } };
}

export function presentList(notes) {
  return { version: 2, data: notes.map(presentNote) };
}
