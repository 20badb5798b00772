import { account } from '../failure-lines.ts';
import { blockReader, foundBefore, outOf } from '../reader.ts';

/**
 * Reads PHPUnit's output, also as Pest prints it: `1) Class::test`, or with --testdox ` ✘ Title` and a bar before each line.
 */
export const phpunit = blockReader<{ name: string; number: boolean }>({
  name: 'phpunit',
  triggers: ['There was ', 'There were ', ' ✘ ', 'Tests: ', 'OK (', 'No tests executed'],
  open(findings) {
    let listing = false;
    let suite = '';
    return {
      head(text, place) {
        const numbered = listing ? /^\d{1,7}\) (\S.*)$/.exec(text)?.[1] : undefined;
        if (numbered !== undefined) return { name: numbered, number: true };
        const dox = /^ ✘ (\S.*?)(?: +\d{1,9} ms| \[[\d.]+ m?s\])?$/.exec(text)?.[1];
        if (dox === undefined) return undefined;
        // --testdox names the class in a line of its own, above its tests.
        suite = foundBefore(place.before(), /^([A-Z][\w\\ ]*?)(?: \(.{1,200}\))?$/, 5000) ?? suite;
        return { name: suite === '' ? dox : `${suite} › ${dox}`, number: false };
      },
      ends: (text, body) =>
        /^(?:FAILURES!|ERRORS!|Tests: |There (?:was|were) |--$|OK, )/.test(text) ||
        (body.some((line) => /^\s+[│|┐├]/.test(line)) && text.trim() === ''),
      failures(heads, body) {
        const [{ name, number } = { name: '', number: true }] = heads;
        const lines = body
          .map((line) => line.replace(/^ {2,4}[│|┐├┴╵] ?/, ''))
          .filter((line) => !/^(?:@@ @@|--- Expected|\+\+\+ Actual|Caused by$)/.test(line));
        // JUnit 4 numbers its failures under the same sentence.
        if (number && !name.includes('::') && !lines.some((line) => line.includes('.php'))) return [];
        return [{ runner: 'phpunit', ...account(lines), name, weak: !number && body.length === 0 }];
      },
      other(text) {
        if (/^There (?:was|were) \d{1,9} (?:failure|error)s?:$/.test(text)) listing = true;
        else if (/^There (?:was|were) /.test(text)) listing = false;
        const total = /^Tests: (\d{1,9}), Assertions: \d{1,9}(.*)\.$/.exec(text);
        if (total !== null) {
          const of = (word: string) => Number(new RegExp(`${word}: (\\d{1,9})`).exec(total[2] ?? '')?.[1] ?? 0);
          const failed = of('Failures') + of('Errors');
          const skipped = of('Skipped') + of('Incomplete');
          findings.counts('phpunit', outOf(Number(total[1]), failed, skipped));
        }
        const ok = /^OK \((\d{1,9}) tests?, \d{1,9} assertions?\)/.exec(text);
        if (ok !== null) findings.counts('phpunit', { passed: Number(ok[1]) });
        if (/^No tests executed!/.test(text)) findings.counts('phpunit', {});
        return listing;
      },
    };
  },
});
