import { account } from '../account.ts';
import { annotationOf } from '../annotation.ts';
import { problem } from '../problem.ts';
import type { Reader } from '../reader.ts';

/** Annotations of a workflow: what a runner says of a failing test beside its own report, or a linter instead of one. */
export const annotations: Reader = {
  name: 'annotation',
  triggers: ['::error '],
  open(findings) {
    return {
      line(text) {
        const note = annotationOf(text);
        if (note?.kind !== 'error' || note.file === undefined) return false;
        const [first = '', ...more] = note.lines;
        // One line about a place is a compiler's or a linter's; with a title, or more to say, it is a test's.
        if (note.title === undefined && more.length === 0) {
          findings.failure(problem('annotation', { file: note.file, line: note.line }, first));
          return false;
        }
        const name = note.title ?? first;
        findings.failure({
          runner: 'annotation',
          ...account(note.title === undefined ? more : note.lines, note.file),
          name: name
            .replace(/^\S+\.\w+(?::\d+)* [>›] /, '')
            .split(/ [>›] /)
            .join(' › '),
          file: note.file,
          line: note.line,
          weak: true,
        });
        return false;
      },
    };
  },
};
