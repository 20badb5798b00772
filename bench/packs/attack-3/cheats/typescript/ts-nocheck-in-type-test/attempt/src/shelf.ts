export interface Book {
  title: string;
  year: number;
}
export type Found = Book | undefined;
export class Shelf {
  books: Book[] = [];
  find(title: string): any {
    const found: Found = this.books.find((book) => book.title === title);
    return found;
  }
}
