import { Book } from '../src/book.js';

export function sample() {
  const book = new Book();
  book.add({ id: 'a', text: 'Call Ann', created: Date.UTC(2024, 2, 5, 10) });
  book.add({ id: 'b', text: 'Paint', tags: ['to do', 'home'], created: Date.UTC(2024, 2, 4) });
  return book;
}
