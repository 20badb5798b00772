/** Reads failing tests and test counts from the spec reporter of Node's own test runner, node:test. */

import { account, samePath } from '../failure-lines.ts';
import { blockReader, countedAs, linesUntil } from '../reader.ts';

export const nodeTest = blockReader<{ file: string; line: number }>({
  name: 'node:test',
  triggers: 'failing tests:|test at |ℹ pass |ℹ fail |ℹ skipped |ℹ todo |ℹ cancelled |✖ |▶ |Failed tests:'.split('|'),
  open(findings) {
    /** Suites are opened by `▶ name` and closed like tests. */
    const suites = new Set<string>();
    /** Failed tests seen in passing, in case the run is ended before they are told. */
    const passing: string[] = [];
    let hasName = false;
    return {
      head(text) {
        const match = /^test at (.+):(\d+):\d+$/.exec(text);
        hasName ||= match !== null;
        return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
      },
      ends: (text) => /^ℹ |^✖ failing tests:/.test(text),
      failures(heads, body) {
        const { file, line } = heads.at(-1) ?? { file: '', line: 0 };
        const name = testName(body[0] ?? '');
        const isReported = account(linesUntil(body, /^\s+(?:generatedMessage|code): /).slice(1), file);
        const whole = samePath(name, file);
        return [
          {
            ...isReported,
            name: whole ? file : name,
            kind: whole ? 'suite' : undefined,
            file,
            line: isReported.line ?? (whole ? undefined : line),
          },
        ];
      },
      other(text) {
        const match = /^ℹ (pass|fail|skipped|todo|cancelled) (\d+)$/.exec(text);
        if (match !== null) findings.counts({ [countedAs(match[1] ?? '')]: Number(match[2]) });
        hasName ||= text === 'Failed tests:';
        const suite = /^ {0,40}▶ (\S.*)$/.exec(text)?.[1];
        if (suite !== undefined && suites.size < 10_000) suites.add(suite);
        if (/^ {0,40}✖ \S.* \(\d+(?:\.\d+)?ms\)$/.test(text)) {
          const name = testName(text.trim());
          if (!suites.delete(name) && passing.length < 2000) passing.push(name);
        }
        return false;
      },
      end() {
        if (!hasName) for (const name of passing) findings.failure({ name, lines: [] });
      },
    };
  },
});

function testName(text: string) {
  return text.replace(/^✖ /, '').replace(/ \(\d{1,9}(?:\.\d{1,9})?ms\)(?: # .{0,200})?$/, '');
}
