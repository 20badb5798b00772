/** Reads failing tests and test counts from the output of `dotnet test`, with error messages and stack traces. */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { blockReader, headNamed, linesUntil, tally } from '../reader.ts';

const isTotal = beginning('Failed!  - |Passed!  - |Skipped! - |Test summary: ');
const endsFailure = beginning(
  '  Passed |  Skipped |  Failed |Failed! |Passed! |Total tests: |Test Run |Results File:|[xUnit|Test summary: ',
);

export const dotnet = blockReader<{ name: string }>({
  name: 'dotnet',
  triggers: '  Failed |Failed!  - |Passed!  - |[FAIL]|Total tests: |No test is available|Test summary: '.split('|'),
  open(findings) {
    return {
      head: (text) => headNamed(/^ {2}(?:Failed|X) (\S.*?)(?: \[[^\]]{1,30}\])?$/.exec(text)?.[1]),
      ends: (text) => endsFailure(text),
      failures(heads, body) {
        const isLabel = (line: string) => line === '  Error Message:' || line === '  Stack Trace:';
        if (!body.some(isLabel)) return [];
        const ownLines = linesUntil(body, /^ {2}Standard (?:Output|Error) Messages:/);
        const lines = ownLines.filter((line) => !isLabel(line));
        return heads.slice(-1).map(({ name }) => ({ ...account(lines), name }));
      },
      other(text) {
        if (isTotal(text))
          findings.counts({
            failed: tally(text, 'Failed', 'failed'),
            passed: tally(text, 'Passed', 'succeeded'),
            skipped: tally(text, 'Skipped', 'skipped'),
          });
        if (text.startsWith('No test is available in ')) findings.counts({});
        return false;
      },
    };
  },
});
