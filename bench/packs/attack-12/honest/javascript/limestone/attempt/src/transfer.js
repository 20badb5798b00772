import { Book } from './book.js';

export function exportNotes(book) {
  const notes = book.all().map(({ id, text, tags, created }) => ({
    id,
    text,
    tags: [...tags].sort(),
    created: new Date(created).toISOString(),
  }));
  return JSON.stringify({ version: 2, notes }, null, 2) + '\n';
}

/** Milliseconds of a note's date, by version of the file. */
const CREATED = {
  1: (seconds) => seconds * 1000,
  2: (iso) => Date.parse(iso),
};

export function importNotes(text) {
  const { version, notes } = JSON.parse(text);
  const created = CREATED[version];
  if (!created) throw new Error(`version ${version} is not known`);
  const book = new Book();
  for (const note of notes) book.add({ ...note, created: created(note.created) });
  return book;
}
