/** Reads failing tests and test counts from the output of the C++ test framework GoogleTest. */

import { account, type RunnerFailure } from '../failure-lines.ts';
import { blockReader, countedAs, foundBefore } from '../reader.ts';

export const gtest = blockReader<{ name: string; file?: string; line?: number }>({
  name: 'gtest',
  triggers: [': Failure', ': error: Failure', '[  FAILED  ]', '[  PASSED  ]', '[  SKIPPED ]', '[==========]'],
  open(findings) {
    let running = '';
    const seen = new Set<string>();
    /** RunnerFailure before its name: `--gtest_brief` leaves out which test runs. */
    let nameless: RunnerFailure[] = [];
    return {
      head(text, place) {
        const match = /^(?:(\S.*?)(?::(\d+)|\((\d+)\))|unknown file): (?:error: )?Failure$/.exec(text);
        if (match === null) return undefined;
        // What stands before or behind tests is no test's.
        running =
          foundBefore(place.before(), /^\[(?: RUN {6}|-{10})\] (?:\d+ tests? from )?(\S+|Global.+)$/, 400) ?? '';
        return {
          name: running,
          file: match[1],
          line: match[1] === undefined ? undefined : Number(match[2] ?? match[3]),
        };
      },
      ends: (text) => /^\[ {0,2}[A-Z=-]+ {0,6}\]/.test(text),
      failures(heads, body) {
        const [{ name, file, line }] = heads as [(typeof heads)[0]];
        // Its head says that it failed, in whatever words the rest goes on.
        const failure = {
          ...account(body.filter((line) => !/^\[ RUN/.test(line))),
          name,
          file,
          line,
          weak: false,
        };
        if (name === '' && nameless.length < 100) nameless.push(failure);
        if (name === '') return [];
        seen.add(name);
        return [failure];
      },
      other(text) {
        const failed = /^\[ {2}FAILED {2}\] ([^\s,]+)(?:, where .*)? \(\d+ ms\)$/.exec(text)?.[1];
        if (failed !== undefined) {
          for (const failure of nameless) findings.failure({ ...failure, name: failed });
          if (nameless.length > 0) seen.add(failed);
          nameless = [];
        }
        if (failed !== undefined && !seen.has(failed)) findings.failure({ name: failed, lines: [], weak: true });
        const sum = /^\[ {2}(PASSED|FAILED|SKIPPED) {1,2}\] (\d+) tests?[.,]/.exec(text);
        if (sum !== null) findings.counts({ [countedAs(sum[1] ?? '')]: Number(sum[2]) });
        return false;
      },
    };
  },
});
