/** Reads failing tests and test counts from the output of `dotnet test`, with error messages and stack traces. */

import { account } from '../failure-lines.ts';
import { blockReader, headNamed, linesUntil, tally } from '../reader.ts';

export const dotnet = blockReader<{ name: string }>({
  name: 'dotnet',
  triggers: '  Failed |Failed!  - |Passed!  - |[FAIL]|Total tests: |No test is available|Test summary: '.split('|'),
  open(findings) {
    return {
      head: (text) => headNamed(/^ {2}(?:Failed|X) (\S.*?)(?: \[[^\]]{1,30}\])?$/.exec(text)?.[1]),
      ends: (text) =>
        /^(?: {2}(?:Passed|Skipped|Failed) |Failed! |Passed! |Total tests: |Test Run |Results File:|\[xUnit|Test summary: )/.test(
          text,
        ),
      failures(heads, body) {
        const isLabel = (line: string) => /^ {2}(?:Error Message|Stack Trace):$/.test(line);
        if (!body.some(isLabel)) return [];
        const ownLines = linesUntil(body, /^ {2}Standard (?:Output|Error) Messages:/);
        const lines = ownLines.filter((line) => !isLabel(line));
        return heads.slice(-1).map(({ name }) => ({ runner: 'dotnet', ...account(lines), name }));
      },
      other(text) {
        if (/^(?:(?:Failed|Passed|Skipped)! +- |Test summary: )/.test(text))
          findings.counts('dotnet', {
            failed: tally(text, 'Failed', 'failed'),
            passed: tally(text, 'Passed', 'succeeded'),
            skipped: tally(text, 'Skipped', 'skipped'),
          });
        if (/^No test is available in /.test(text)) findings.counts('dotnet', {});
        return false;
      },
    };
  },
});
