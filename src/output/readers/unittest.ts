/** Reads failing tests and test counts from the output of Python's unittest, nose2 and Django's test runner. */

import { account } from '../failure-lines.ts';
import { blockReader, isAfterRule, linesUntil, outOf, tally } from '../reader.ts';
import { frameOf } from '../stack-frames.ts';

export const unittest = blockReader<{ name: string; suite: boolean; passed: boolean }>({
  name: 'unittest',
  triggers: ['FAIL: ', 'ERROR: ', 'FAILED (', 'Ran ', 'UNEXPECTED SUCCESS: '],
  open(findings) {
    let ran: number | undefined;
    let parts: string[] = [];
    return {
      head(text, place) {
        const match = heading.exec(text);
        if (match === null || !isAfterRule(place.before())) return undefined;
        if (match[3] !== undefined) parts.push(`${match[1]} ${match[2]}`);
        const [, test = '', within, part = '', words = ''] = match;
        const suite = /_FailedTest|unittest\.loader/.test(within ?? '');
        const name = suite ? test : qualified(test, within) + part + (within === undefined ? words : '');
        return { name, suite, passed: text.startsWith('UNEXPECTED') };
      },
      ends: (text) => /^={60,}$|^Ran \d+ tests? in /.test(text),
      failures(heads, body) {
        const [{ name, suite, passed } = { name: '', suite: false, passed: false }] = heads;
        const lines = linesUntil(body, /^(?:Stdout|Stderr):$/).filter((line) => !unsaid.test(line));
        // Each frame is followed by its source, indented by four.
        const shown = lines.filter(
          (line, i) =>
            !(/^ {4,}/.test(line) && frameOf(lines[i - 1] ?? '') !== undefined) && !/^ {4}[ ^~]+$/.test(line),
        );
        const frames = lines.map((line) => frameOf(line)).filter((frame) => frame?.own === true);
        const { file, line } = frames[0] ?? {};
        // A docstring may stand in the name's place.
        const own = /\s/.test(name) ? lines.map((each) => /, in (test\w*)$/.exec(each)?.[1]).find(Boolean) : undefined;
        return [
          {
            ...account(passed ? ['unexpected success'] : shown),
            name: own === undefined || name.includes(own) ? name : `${own} ${name}`,
            kind: suite ? 'suite' : undefined,
            file,
            line,
          },
        ];
      },
      other(text) {
        const total = /^Ran (\d+) tests? in /.exec(text);
        if (total !== null) ran = Number(total[1]);
        if (/^(?:OK|FAILED|NO TESTS RAN)(?: \(.{1,200}\))?$/.test(text) && ran !== undefined) {
          const more = parts.length - new Set(parts).size;
          const failed = tally(text, 'failures', 'errors', 'unexpected successes') - more;
          findings.counts(outOf(ran, failed, tally(text, 'skipped', 'expected failures')));
          ran = undefined;
          parts = [];
        }
        return ran !== undefined && (total !== null || text.trim() === '');
      },
    };
  },
});

/** Of a file that cannot be loaded the loader's own line comes first, and what it misses last. */
const unsaid = /^Traceback \(most|^ImportError: Failed to import test module: /;

const heading =
  /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (\S+)(?: \(([\w.:<>-]{1,300})\))?( (?:\[.{0,300}|\(.{0,300}\)))?( .{0,300})?$/;

/** `test_x (tests.test_a.ATest.test_x)` and `test_x (tests.test_a.ATest)` are both `tests.test_a.ATest.test_x`. */
function qualified(name: string, within: string | undefined) {
  if (within === undefined) return name;
  return within.endsWith(`.${name}`) ? within : `${within}.${name}`;
}
