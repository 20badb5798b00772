/** The smallest part of a program that the guard compares. */

export interface Token {
  kind: 'word' | 'number' | 'string' | 'punct';
  /** A string's text is its content without quotes. */
  text: string;
  /** From 1. */
  line: number;
  /** From 0; the indentation where the token begins a line. */
  column: number;
}
