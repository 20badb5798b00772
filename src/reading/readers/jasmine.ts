import { account } from '../account.ts';
import { blockReader, headNamed } from '../reader.ts';
import { tally } from '../tally.ts';

/** jasmine: `1) suite test` with `Message:` and `Stack:` below. */
export const jasmine = blockReader<{ name: string }>({
  name: 'jasmine',
  triggers: ['Failures:', ' specs, ', ' spec, '],
  open(findings) {
    let listing = false;
    return {
      head: (text) => headNamed(listing ? /^\d{1,7}\) (\S.*)$/.exec(text)?.[1] : undefined),
      ends: (text) => /^\d{1,9} specs?, |^Finished in|^Pending:/.test(text),
      failures(heads, body) {
        const [{ name } = { name: '' }] = heads;
        // jasmine tells failures as blocks of its own; rspec's `Failures:` has no such labels.
        if (!body.some((line) => /^ {2}Message:$/.test(line))) return [];
        return [{ runner: 'jasmine', ...account(body.filter((line) => !/^ {2}(?:Message|Stack):$/.test(line))), name }];
      },
      other(text) {
        listing = text === 'Failures:' || (listing && text.trim() === '');
        if (/^\d{1,9} specs?, \d{1,9} failures?/.test(text)) {
          const failed = tally(text, 'failure', 'failures');
          const skipped = tally(text, 'pending spec', 'pending specs');
          findings.counts('jasmine', { passed: tally(text, 'spec', 'specs') - failed - skipped, failed, skipped });
        }
        return listing;
      },
    };
  },
});
