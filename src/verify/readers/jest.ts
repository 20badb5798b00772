import { javascriptAccount } from '../detail.ts';
import { blockReader } from '../reader.ts';

/** jest's default and verbose reporters. */
export const jest = blockReader<{ file?: string; name: string; suite: boolean }>({
  name: 'jest',
  triggers: ['● ', 'FAIL ', 'PASS ', 'Tests: ', 'No tests found'],
  open(findings) {
    let file: string | undefined;
    return {
      head(text) {
        const match = /^ {2}● (\S.*)$/.exec(text);
        if (match?.[1] === undefined || match[1] === 'Console' || file === undefined) return undefined;
        const suite = match[1] === 'Test suite failed to run';
        return { file, name: suite ? file : match[1], suite };
      },
      ends: (text) =>
        /^(?: ?FAIL | ?PASS |Test Suites: |Snapshot Summary| › \d| {2}console\.\w+$|Summary of all)/.test(text),
      failures: (head, body, earlier) =>
        [...earlier, head].map(({ name, file, suite }) => ({
          runner: 'jest',
          name,
          kind: suite ? ('suite' as const) : undefined,
          ...javascriptAccount(body, file),
          file,
        })),
      other(text) {
        const header = /^ ?(?:FAIL|PASS) (?:\S+ (?=\S+\.\w+))?(\S+\.\w+)(?: \(.{1,40}\))?$/.exec(text);
        if (header?.[1]) file = header[1];
        const counts = /^Tests: {2,9}(.*)$/.exec(text)?.[1];
        if (counts !== undefined) {
          const of = (word: string) => Number(new RegExp(`(\\d{1,9}) ${word}`).exec(counts)?.[1] ?? 0);
          findings.counts('jest', { passed: of('passed'), failed: of('failed'), skipped: of('skipped') + of('todo') });
        }
        if (/^No tests found, exiting/.test(text)) findings.counts('jest', {});
        return false;
      },
    };
  },
});
