import { account } from '../account.ts';
import { blockReader } from '../reader.ts';
import { tallies } from '../tally.ts';

/** deno test: under ` ERRORS ` each failure is headed by `name => ./file:1:2`. */
export const deno = blockReader<{ name: string; file: string; line: number }>({
  name: 'deno',
  triggers: [' ERRORS ', ' => ./', ' passed | ', ' passed ('],
  open(findings) {
    let section = false;
    return {
      head(text) {
        const match = section ? /^(\S.*) => (\S+):(\d{1,7}):\d{1,7}$/.exec(text) : null;
        if (match === null) return undefined;
        const name = (match[1] ?? '').replaceAll(' ... ', ' › ');
        return { name, file: (match[2] ?? '').replace(/^\.\//, ''), line: Number(match[3]) };
      },
      ends: (text) => text === ' FAILURES ',
      failures: (heads, body) =>
        heads.slice(-1).map((head) => {
          const said = account(
            body.filter((line) => !/^ {2,}\S.*;$/.test(line)),
            head.file,
          );
          return { runner: 'deno', ...said, ...head, line: said.line ?? head.line };
        }),
      other(text) {
        if (text === ' ERRORS ') section = true;
        else if (text === ' FAILURES ') section = false;
        if (/^(?:ok|FAILED) \| \d{1,9} passed/.test(text)) findings.counts('deno', tallies(text, 'ignored'));
        return section;
      },
    };
  },
});
