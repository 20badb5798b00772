/** Reads failing tests and test counts from the output of PHPUnit or Pest, also with --testdox. */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { blockReader, foundBefore, outOf, tally, totals } from '../reader.ts';

const isCount = beginning('There was |There were ');
const endsFailure = beginning('FAILURES!|ERRORS!|Tests: |OK, ');

export const phpunit = blockReader<{ name: string; number: boolean }>({
  name: 'phpunit',
  triggers: ['There was ', 'There were ', ' ✘ ', 'Tests: ', 'OK (', 'No tests executed'],
  open(findings) {
    let listing = false;
    let suite = '';
    return {
      head(text, place) {
        const numbered = listing ? /^\d+\) (\S.*)$/.exec(text)?.[1] : undefined;
        if (numbered !== undefined) return { name: numbered, number: true };
        const dox = /^ ✘ (\S.*?)(?: +\d+ ms| \[[\d.]+ m?s\])?$/.exec(text)?.[1];
        if (dox === undefined) return undefined;
        // --testdox names the class in a line of its own, above its tests.
        suite = foundBefore(place.before(), /^([A-Z][\w\\ ]*?)(?: \(.{1,200}\))?$/, 5000) ?? suite;
        return { name: suite === '' ? dox : `${suite} › ${dox}`, number: false };
      },
      ends: (text, body) =>
        endsFailure(text) ||
        isCount(text) ||
        text === '--' ||
        (body.some((line) => /^\s+[│|┐├]/.test(line)) && text.trim() === ''),
      failures(heads, body) {
        const [{ name, number } = { name: '', number: true }] = heads;
        const lines = body.map((line) => line.replace(/^ {2,4}[│|┐├┴╵] ?/, ''));
        // JUnit 4 numbers its failures under the same sentence.
        if (number && !name.includes('::') && !lines.some((line) => line.includes('.php'))) return [];
        return [{ ...account(lines), name, weak: !number && body.length === 0 }];
      },
      other(text) {
        if (isCount(text) && / (?:failure|error)s?:$/.test(text)) listing = true;
        else if (isCount(text)) listing = false;
        if (/^Tests: \d+, Assertions: \d.*\.$/.test(text)) findings.counts(outOf(...totals(text)));
        if (/^OK \(\d+ tests?, /.test(text)) findings.counts({ passed: tally(text, 'test', 'tests') });
        if (text.startsWith('No tests executed!')) findings.counts({});
        return listing;
      },
    };
  },
});
