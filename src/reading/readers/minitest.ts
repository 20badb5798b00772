import { account } from '../account.ts';
import { blockReader } from '../reader.ts';
import { outOf, tally } from '../tally.ts';

/** minitest: `  1) Failure:`, then `Class#test [file:line]:`; and Rails' form without numbers. */
export const minitest = blockReader<{ number: true }>({
  name: 'minitest',
  triggers: [') Failure:', ') Error:', 'Failure:', 'Error:', ' runs, '],
  open(findings) {
    return {
      head: (text) => (/^(?: {2}\d{1,7}\) )?(?:Failure|Error):$/.test(text) ? { number: true } : undefined),
      ends: (text) => /^\d{1,9} runs, |^(?:bin\/)?rails test |^Finished in/.test(text),
      failures(_heads, body) {
        const match = /^([^\s[\]#][^[\]#]{0,300}#\S.*?)(?: \[([^[\]]+):(\d{1,7})\])?:?$/.exec(body[0] ?? '');
        if (match === null) return [];
        const said = account(body.slice(1).filter((line) => !/^(?:@@ |--- expected|\+\+\+ actual)/.test(line)));
        const file = match[2] ?? said.file;
        return [
          { runner: 'minitest', ...said, name: match[1] ?? '', file, line: match[3] ? Number(match[3]) : said.line },
        ];
      },
      other(text) {
        if (/^\d{1,9} runs, \d{1,9} assertions, /.test(text)) {
          const failed = tally(text, 'failures', 'failure', 'errors', 'error');
          const skipped = tally(text, 'skips', 'skip');
          findings.counts('minitest', outOf(tally(text, 'runs'), failed, skipped));
        }
        return false;
      },
    };
  },
});
