/** A test as it is found in a file. */

export type Mark = 'skip' | 'only' | 'todo' | 'xfail' | 'conditional';

/** A test or a group of tests as the finders see it. */
export interface FoundCase {
  kind: 'case' | 'group' | 'function';
  name: string;
  line: number;
  /** Token range of all that belongs to it, its name and attributes included. */
  start: number;
  end: number;
  /** Where its body begins; equal to `end` where it has none. */
  body: number;
  marks: { mark: Mark; line: number }[];
}
