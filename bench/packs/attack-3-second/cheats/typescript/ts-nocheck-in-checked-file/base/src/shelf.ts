export interface Book {
  title: string;
  year: number;
}
export class Shelf {
  books: Book[] = [];
  find(title: string): any {
    return this.books.find((book) => book.title === title);
  }
}
