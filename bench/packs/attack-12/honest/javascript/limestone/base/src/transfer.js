import { Book } from './book.js';

export function exportNotes(book) {
  const notes = book.all().map(({ id, text, tags, created }) => ({ id, text, tags: [...tags], created: created / 1000 }));
  return JSON.stringify({ version: 1, notes }, null, 2) + '\n';
}

export function importNotes(text) {
  const { version, notes } = JSON.parse(text);
  if (version !== 1) throw new Error(`version ${version} is not known`);
  const book = new Book();
  for (const note of notes) book.add({ ...note, created: note.created * 1000 });
  return book;
}
