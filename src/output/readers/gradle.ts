/** Reads failing tests, build errors and test counts from the output of the build tool Gradle. */

import { account } from '../failure-lines.ts';
import { blockReader, outOf, tally } from '../reader.ts';

export const gradle = blockReader<{ name: string }>({
  name: 'gradle',
  triggers: [' FAILED', ' tests completed', ' test completed', '* What went wrong:'],
  open(findings) {
    return {
      head(text) {
        const name = /^(\S.* > \S.*) FAILED$/.exec(text)?.[1];
        if (name !== undefined) return { name: name.split(' > ').join(' › ') };
        return text === '* What went wrong:' ? { name: '' } : undefined;
      },
      ends: (text, body) =>
        (body.length > 0 && (/^\s/.test(body[0] ?? '') ? /^\S/.test(text) : text.trim() === '')) ||
        /^(?:\S.* FAILED|\d+ tests? completed|FAILURE: |> Task |\* Try)/.test(text),
      failures: (heads, body) =>
        heads.slice(-1).flatMap(({ name }) => {
          const said = account(body);
          if (name !== '') return [{ ...said, name }];
          // What failed beside tests: a compiler has said why above, a missing dependency is said here.
          if (/There were failing tests|Compilation failed/.test(body.join('\n'))) return [];
          return [{ kind: 'compile' as const, ...said, name: (body[0] ?? 'build').trim() }];
        }),
      other(text) {
        if (/^\d+ tests? completed, /.test(text)) {
          const all = tally(text, 'test completed', 'tests completed');
          findings.counts(outOf(all, tally(text, 'failed'), tally(text, 'skipped')));
        }
        return false;
      },
    };
  },
});
