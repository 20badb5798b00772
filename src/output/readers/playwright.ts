/** Reads failing tests and test counts from the list, line and dot output of the test runner Playwright. */

import { account } from '../failure-lines.ts';
import { blockReader, countedAs } from '../reader.ts';

export const playwright = blockReader<{ name: string; file: string }>({
  name: 'playwright',
  triggers: [' › ', ' failed', ' passed', ' flaky', ' skipped', ' did not run'],
  open(findings) {
    let seen = false;
    return {
      head(text) {
        const match = /^ {2,4}\d+\) (?:\[[^\]]{1,80}\] › )?([^\s:]+):(\d+):\d+ › (\S.*?)[ ─]*$/.exec(text);
        if (match === null) return undefined;
        seen = true;
        return { file: match[1] ?? '', name: match[3] ?? '' };
      },
      ends: (text, body) =>
        /^ {2}\d+ (?:failed|passed|flaky|skipped|did not run|interrupted)\b/.test(text) ||
        // A retry of the same test tells the same again.
        (/^ {4}Retry #\d/.test(text) && body.length > 0),
      failures: (heads, body) =>
        heads.slice(-1).map(({ name, file }) => {
          const said = account(
            body.filter((line) => !/^ {4}(?:Error Context:|attachment #|Usage:|[─]{5,}|test-results\/)/.test(line)),
            file,
          );
          return { ...said, name, file };
        }),
      other(text) {
        const count =
          seen || /^ {2}\d+ passed \(/.test(text)
            ? /^ {2}(\d+) (failed|passed|flaky|skipped|did not run)\b/.exec(text)
            : null;
        if (count !== null) findings.counts({ [countedAs(count[2] ?? '')]: Number(count[1]) });
        return false;
      },
    };
  },
});
