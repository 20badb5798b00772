/** What a test expects outside of its statements: the output of an example of Go, the panic of a test of Rust. */

import type { Node } from 'web-tree-sitter';
import type { Expectation } from './test-in-file.ts';

/** The first line that an example of Go must print. */
export function outputIn({ text, startIndex, startPosition }: Node): Expectation | undefined {
  const comment = /\/\/ *(?:[uU]nordered )?[oO]utput:(?:[ \t]*\n[ \t]*\/\/)*[ \t]*(\S[^\n]*)/.exec(text);
  if (comment === null) return undefined;
  const [all, line = ''] = comment;
  const start = startIndex + comment.index + all.length - line.length;
  const row = startPosition.row + text.slice(0, comment.index + all.length - line.length).split('\n').length;
  return { start, end: start + line.length, text: line, line: row, kind: 'operand' };
}

/** The message that a test of Rust must panic with, in its attributes. */
export function panicsIn(above: string): Expectation[] {
  const from = Math.max(0, above.length - 1000);
  const [all, text = ''] =
    /should_panic\s*\(\s*expected\s*=\s*("(?:[^"\\\n]|\\.)*")\s*\)\s*\](?:\s*#\[[^\]\n]*\])*\s*$/.exec(
      above.slice(from),
    ) ?? [];
  if (all === undefined) return [];
  const start = above.length - all.length + all.indexOf(text);
  return [{ start, end: start + text.length, text, line: above.slice(0, start).split('\n').length, kind: 'string' }];
}
