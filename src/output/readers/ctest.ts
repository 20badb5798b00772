/** Reads failing tests, test counts and the printed output of each failure from CTest's log (--output-on-failure). */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { blockReader } from '../reader.ts';

/** What GoogleTest prints around its tests. */
const isOfGoogleTest = beginning('[ RUN      ]|[       OK ]|[----------]|[==========]');
const progress = /^ *\d+\/\d+ Test +#\d+: /;

export const ctest = blockReader<{ name: string; why: string }>({
  name: 'ctest',
  triggers: '***Failed|***Exception|***Timeout|***Not Run|tests passed, |No tests were found| Test #'.split('|'),
  open(findings) {
    return {
      head(text) {
        const match = progress.test(text)
          ? /: (\S.{0,300}?) \.*([\w ]{0,40})\*\*\*(Failed|Exception|Timeout|Not Run)(.{0,200}?)(?:[ \d.]{4,40}sec|$)/.exec(
              text,
            )
          : null;
        return match === null
          ? undefined
          : {
              name: match[1] ?? '',
              why: `${match[2] ?? ''} ${match[3] ?? ''}${match[4] ?? ''}`.replace(/: *$/, '').trim(),
            };
      },
      ends: (text) => /^ {4,}Start +\d+: |^test \d+$|^\d+% tests passed/.test(text) || progress.test(text),
      // Of several in a row only the last has printed anything.
      failures: (heads, body) =>
        heads.map(({ name, why }, at) => {
          // What a GoogleTest began last, and never ended, is the test that fell.
          const isDetail = (line: string, row: number) =>
            !isOfGoogleTest(line) || (row === body.length - 1 && why !== 'Failed');
          const said = account(at === heads.length - 1 ? body.filter(isDetail) : []);
          const lines =
            said.lines.length > 0 && why === 'Failed' ? said.lines : [{ text: why, rank: 0 as const }, ...said.lines];
          return { ...said, name, lines, message: said.message ?? why, weak: false };
        }),
      other(text) {
        const total = /^\d{1,3}% tests passed, (\d+) tests? failed out of (\d+)/.exec(text);
        if (total !== null) findings.counts({ failed: Number(total[1]), passed: Number(total[2]) - Number(total[1]) });
        if (text.startsWith('No tests were found!!!')) findings.counts({});
        return false;
      },
    };
  },
});
