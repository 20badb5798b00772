import { javascriptAccount } from '../detail.ts';
import { blockReader } from '../reader.ts';

/** vitest's default, verbose and dot reporters. */
export const vitest = blockReader<{ file?: string; name: string; suite: boolean }>({
  name: 'vitest',
  triggers: [' FAIL ', '⎯⎯⎯', ' Tests ', ' RUN ', ' × ', 'No test files found', 'Test Files '],
  open(findings) {
    return {
      head(text) {
        const match = /^ FAIL {2}(?:\|[^|]{1,80}\| |[\w-]{1,40} (?=\S+ [>[]))?(\S.*)$/.exec(text);
        if (match?.[1] === undefined) return undefined;
        const [file = '', ...names] = match[1].split(' > ');
        const suite = names.length === 0;
        return {
          file: suite ? file.split(' [ ')[0] : file,
          name: suite ? (file.split(' [ ')[0] ?? '') : names.join(' › '),
          suite,
        };
      },
      ends: (text) => text.startsWith('⎯⎯⎯') || /^ {1,2}(?:Snapshots|Test Files|Tests) {2}/.test(text),
      failures: (head, body, earlier) =>
        [...earlier, head].map(({ name, file, suite }) => ({
          runner: 'vitest',
          name,
          kind: suite ? ('suite' as const) : undefined,
          ...javascriptAccount(body, file),
          file,
        })),
      other(text) {
        const run = /^ (?:RUN|DEV) {2}v\S+ (\/\S.*)$/.exec(text);
        if (run?.[1]) findings.root(run[1]);
        if (/^ {6}Tests {2}/.test(text)) findings.counts('vitest', tally(text));
        if (text.startsWith('No test files found')) findings.counts('vitest', {});
        const progress = /^ {1,3}× (.+?)(?: \d{1,9}ms)?$/.exec(text);
        if (progress?.[1]) {
          const [file = '', ...names] = progress[1].split(' > ');
          const placed = names.length > 0 && /\.\w+$/.test(file);
          findings.failure({
            runner: 'vitest',
            name: placed ? names.join(' › ') : progress[1].split(' > ').join(' › '),
            file: placed ? file : undefined,
            detail: [],
            weak: true,
          });
        }
        return false;
      },
    };
  },
});

/** `8 failed | 230 passed | 2 skipped (240)`. */
function tally(text: string): { passed: number; failed: number; skipped: number } {
  const of = (word: string) => Number(new RegExp(`(\\d{1,9}) ${word}`).exec(text)?.[1] ?? 0);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') + of('todo') };
}
