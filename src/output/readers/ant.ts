/** Reads failing tests and test counts from the output of Ant's JUnit task, in its formats `plain` and `brief`. */

import { account } from '../failure-lines.ts';
import { blockReader, outOf, totals } from '../reader.ts';

export const ant = blockReader<{ name: string; hasFailed: boolean }>({
  name: 'ant',
  triggers: ['Testcase: ', 'Testsuite: ', 'Tests run: '],
  open(findings) {
    let suite = '';
    return {
      head(text) {
        const [, test, verdict] =
          /^Testcase: (\S.*?)(?: took [\d.,]+ sec|\([\w.$]+\):\s*(FAILED|Caused an ERROR))?$/.exec(text) ?? [];
        const hasFailed = verdict !== undefined;
        return test === undefined ? undefined : { name: suite === '' ? test : `${suite} › ${test}`, hasFailed };
      },
      ends: (text) => /^(?:Testsuite: |Running |BUILD |Test \S+ FAILED)/.test(text),
      failures(heads, body) {
        const said = /^\s*(?:FAILED|Caused an ERROR)$/.test(body[0] ?? '') ? body.slice(1) : undefined;
        return heads.slice(-1).flatMap(({ name, hasFailed }) => {
          const own = said ?? (hasFailed ? body : undefined);
          return own === undefined ? [] : [{ ...account(own), name, weak: false }];
        });
      },
      other(text) {
        suite = /^Testsuite: (\S+)$/.exec(text)?.[1] ?? suite;
        if (suite !== '' && /^Tests run: \d.*, Time elapsed: [\d.,]+ sec$/.test(text))
          findings.counts(outOf(...totals(text)));
        return false;
      },
    };
  },
});
