import { account } from '../account.ts';
import { isAfterRule } from '../nearby.ts';
import { blockReader } from '../reader.ts';
import { outOf, tally } from '../tally.ts';

/** Ruby's test-unit: `Failure: test_x(Class)` between rules, with the source around the place. */
export const testUnit = blockReader<{ name: string; rest: string }>({
  name: 'test-unit',
  triggers: ['Failure: ', 'Error: ', ' tests, '],
  open(findings) {
    return {
      head(text, place) {
        const match = /^(?:Failure|Error): (test\S*?)\((\S+)\)(?::(.*))?$/.exec(text);
        if (match === null || !isAfterRule(place.before())) return undefined;
        return { name: `${match[2]}#${match[1]}`, rest: match[3] ?? '' };
      },
      ends: (text) => /^={20,}$/.test(text),
      failures(heads, body) {
        const [{ name, rest } = { name: '', rest: '' }] = heads;
        const told = body.filter((line) => !/^ {2,}(?:=> )?\d{1,7}: /.test(line));
        return [{ runner: 'test-unit', ...account(rest.trim() === '' ? told : [rest, ...told]), name }];
      },
      other(text) {
        if (/^\d{1,9} tests, \d{1,9} assertions, /.test(text)) {
          const failed = tally(text, 'failures', 'errors');
          const skipped = tally(text, 'pendings', 'omissions');
          findings.counts('test-unit', outOf(tally(text, 'tests'), failed, skipped));
        }
        return false;
      },
    };
  },
});
