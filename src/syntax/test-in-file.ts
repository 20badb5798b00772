/** A test as it stands in a file, and the values that it expects. */

import type { LiteralKind } from './literals.ts';

export interface Span {
  start: number;
  end: number;
  text: string;
}

/** An expected value: the literal of an equality, or the whole operand where it holds none. */
export interface Expectation extends Span {
  line: number;
  kind: LiteralKind | 'operand';
  /** A constructor's: how its values compare may be the type's own business. */
  made?: true;
}

/** An equality whose expected operand makes its value by a call, and the literals in that. */
export interface Compared {
  left: Span;
  right: Span;
  literals: Expectation[];
}

/** What stands in the place of something. */
export interface Replacement extends Span {
  line: number;
  after: string;
}

/** An assertion with another value in it, and one that says the opposite: that they are heard tells that it is asked. */
export interface Asserted {
  value?: Replacement | undefined;
  opposite?: Replacement | undefined;
  /** A call by a bare name with another value in it: a helper of the tests may assert. */
  call?: Replacement | undefined;
}

export interface TestInFile extends Span {
  /** As it is written, without quotes: it may hold placeholders. */
  name: string;
  line: number;
  /** What stands before the body. */
  head: string;
  body: Span & { type: string; indent: string };
  expectations: Expectation[];
  compared?: Compared[];
  /** Of a test that expects no literal. */
  asserted?: Asserted;
  /** Values in tables and under names like `want`, which its comparisons may read. */
  rows: Expectation[];
  /** The statements of its body, where the grammar tells them. */
  steps: readonly Pick<Span, 'start' | 'end'>[];
  /** The whole file is the test: no runner names it. */
  whole: boolean;
  /** An error that it promises outside of any assertion is what it asserts: behind that nothing may run. */
  raises?: true;
  /** Marked to fail, skipped, or not certain to run. */
  setAside: boolean;
}
