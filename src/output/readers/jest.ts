/** Reads failing tests and test counts from jest's default and verbose output. */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { blockReader, tallies } from '../reader.ts';

const endsFailure = beginning('FAIL | FAIL |PASS | PASS |Test Suites: |Snapshot Summary|Summary of all');

export const jest = blockReader<{ name: string; file?: string; kind?: 'suite' }>({
  name: 'jest',
  triggers: ['● ', 'FAIL ', 'PASS ', 'Tests: ', 'No tests found', '✕ '],
  open(findings) {
    let file: string | undefined;
    return {
      head(text) {
        const title = /^ {2}● {1,2}(\S.*)$/.exec(text)?.[1];
        if (title === undefined || title === 'Console' || file === undefined) return undefined;
        if (title.startsWith('process.exit called')) return { name: title, kind: 'suite' };
        const whole = title === 'Test suite failed to run';
        return { file, name: whole ? file : title, kind: whole ? 'suite' : undefined };
      },
      ends: (text) => endsFailure(text) || /^ › \d|^ {2}(?:console\.\w+|● Console)$/.test(text),
      failures: (heads, body) => heads.map((head) => ({ ...account(body, head.file), ...head })),
      other(text) {
        const header = /^ ?(?:FAIL|PASS) {1,2}(?:[\w@/.-]{1,80} )?(\S+\.\w+)(?: \([^()]{1,40}\))*$/.exec(text)?.[1];
        if (header !== undefined) file = header;
        if (/^Tests: {2,9}\d/.test(text)) {
          findings.counts(tallies(text, 'skipped', 'todo'));
        }
        if (text.startsWith('No tests found, exiting')) findings.counts({});
        const passing = /^ {2,}✕ (\S.*?)(?: \([\d.]{1,9} ?m?s\))?$/.exec(text)?.[1];
        if (passing !== undefined) findings.failure({ name: passing, file, lines: [], weak: true });
        return false;
      },
    };
  },
});
