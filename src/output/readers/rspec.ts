/** Reads failing tests, loading errors and test counts from the output of the Ruby test runner RSpec. */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { blockReader, headNamed, outOf, tally } from '../reader.ts';

const endsFailure = beginning('Finished in |Failed examples:|Pending:|Run options:|Randomized with seed');

export const rspec = blockReader<{ name: string }>({
  name: 'rspec',
  triggers: 'Failures:| examples, | example, |error occurred outside of examples|An error occurred while loading'.split(
    '|',
  ),
  open(findings) {
    let listing = false;
    return {
      head(text) {
        const outside = /^An error occurred while loading (\S+)\.(?: - Did you mean\?)?$/.exec(text)?.[1];
        return headNamed(outside ?? (listing ? /^ {2}\d+\) (\S.*)$/.exec(text)?.[1] : undefined));
      },
      ends: (text) => endsFailure(text) || /^(?:\d+ examples?, |Top \d)/.test(text),
      failures(heads, body) {
        const [{ name } = { name: '' }] = heads;
        const said = account(
          body.filter((line) => !/^\s*(?:[\d.]+\) )?Failure\/Error: |\(compared using|^\s+rspec \.\//.test(line)),
        );
        const source = body.find((line) => /^\s*Failure\/Error: /.test(line));
        const lines = source === undefined ? said.lines : [...said.lines, { text: source.trim(), rank: 2 as const }];
        // jasmine numbers its failures under the same word and labels what it tells.
        if (body.some((line) => line === '  Message:')) return [];
        const suite = /^\.?\/?\S+\.rb$/.test(name);
        const whole = suite ? { kind: 'suite' as const, file: name.replace(/^\.\//, '') } : {};
        return [{ ...said, lines, name, ...whole }];
      },
      other(text) {
        listing = text === 'Failures:' || (listing && /^(?:\s|$)/.test(text));
        if (/^\d+ examples?, \d+ failures?/.test(text)) {
          const failures = tally(text, 'failure', 'failures');
          const of = outOf(tally(text, 'example', 'examples'), failures, tally(text, 'pending'));
          findings.counts({ ...of, failed: failures + tally(text, 'error', 'errors') });
        }
        return listing;
      },
    };
  },
});
