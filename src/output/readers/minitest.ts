/** Reads failing tests and test counts from the output of the Ruby test runners minitest and test-unit. */

import { account } from '../failure-lines.ts';
import { blockReader, isAfterRule, outOf, tally } from '../reader.ts';

interface Head {
  /** test-unit's head has the name; minitest tells it below. */
  name?: string;
  rest: string;
}

export const minitest = blockReader<Head>({
  name: 'minitest',
  triggers: ['Failure:', 'Error:', ' runs, ', ' tests, '],
  open(findings) {
    return {
      head(text, place) {
        if (/^(?: {0,2}\d+\) )?(?:Failure|Error):$/.test(text)) return { rest: '' };
        const match = /^(?:Failure|Error): (test.{0,300}?)\(([A-Z][\w:]{0,200})\)(?::(.*))?$/.exec(text);
        if (match === null || !isAfterRule(place.before())) return undefined;
        return { name: `${match[2]}#${match[1]}`, rest: match[3] ?? '' };
      },
      ends: (text) => /^={20,}$|^\d+ (?:runs|tests), |^(?:bin\/)?rails test |^Finished in/.test(text),
      failures([head = { rest: '' }], body) {
        if (head.name !== undefined) {
          const lines = body.filter((line) => !/^ {2,}(?:=> )?\d+: /.test(line));
          const said = account(head.rest.trim() === '' ? lines : [head.rest, ...lines]);
          return [{ runner: 'test-unit', ...said, name: head.name }];
        }
        const match = /^([^\s[\]#][^[\]#]{0,300}#\S.*?)(?: \[([^[\]]+):(\d+)\])?:?$/.exec(body[0] ?? '');
        if (match === null) return [];
        const said = account(body.slice(1));
        const file = match[2] ?? said.file;
        const line = match[3] ? Number(match[3]) : said.line;
        return [{ ...said, name: match[1] ?? '', file, line }];
      },
      other(text) {
        const kind = /^\d+ (runs|tests), \d+ assertions, /.exec(text)?.[1];
        if (kind === undefined) return false;
        const failed = tally(text, 'failures', 'failure', 'errors', 'error');
        const skipped = tally(text, 'skips', 'skip', 'pendings', 'omissions');
        findings.counts(
          outOf(tally(text, kind), failed, skipped),
          undefined,
          kind === 'runs' ? undefined : 'test-unit',
        );
        return false;
      },
    };
  },
});
