/** Reads failing tests and test counts from the default, verbose and dot output of the test runner vitest. */

import { account } from '../failure-lines.ts';
import { blockReader, tallies } from '../reader.ts';

export const vitest = blockReader<{ name: string; file?: string; kind?: 'suite' }>({
  name: 'vitest',
  triggers: [' FAIL ', '⎯⎯⎯', ' Tests ', ' RUN ', ' × ', '[31m×', 'No test files found'],
  open(findings) {
    return {
      head(text) {
        const unhandled = /^⎯+ (Unhandled (?:Rejection|Error)|Uncaught Exception) ⎯+$/.exec(text);
        if (unhandled?.[1]) return { name: unhandled[1], kind: 'suite' };
        const match = /^ FAIL {2}(?:\|[^|]{1,80}\| +| \S.{0,60}? {2}(?=\S))?(\S.*)$/.exec(text)?.[1];
        return match === undefined ? undefined : named(match);
      },
      ends: (text) => /^⎯⎯⎯|^ {1,4}(?:Snapshots|Test Files|Tests|Type Errors|Errors) {2}/.test(text),
      failures: (heads, body) => heads.map((head) => ({ ...account(body, head.file), ...head })),
      other(text) {
        const root = /^ (?:RUN|DEV) {2}v\S+ (\/\S.*)$/.exec(text)?.[1];
        if (root !== undefined) findings.root(root);
        if (/^ {4,6}Tests {2}/.test(text)) {
          findings.counts(tallies(text, 'skipped', 'todo'));
        }
        if (text.startsWith('No test files found')) findings.counts({});
        const passing = /^ {1,5}× (\S.*?)(?: \d+ms)?$/.exec(text)?.[1];
        const head = passing === undefined ? undefined : named(passing);
        if (head !== undefined) findings.failure({ ...head, lines: [], weak: true });
        return false;
      },
    };
  },
});

/** `test/a.test.ts > suite > name`, or a whole file: `test/a.test.ts [ test/a.test.ts ]`. */
function named(text: string): { name: string; file?: string; kind?: 'suite' } | undefined {
  const suite = text.indexOf(' [ ');
  const [file = '', ...names] = text.split(' > ');
  if (names.length > 0)
    return /\.\w+$/.test(file) ? { file, name: names.join(' › ') } : { name: [file, ...names].join(' › ') };
  return suite > 0 && text.endsWith(' ]')
    ? { file: text.slice(0, suite), name: text.slice(0, suite), kind: 'suite' }
    : undefined;
}
