/** Reads failing tests and test counts from the output of `bun test`, which prints an error before its test's name. */

import { beginning } from '../../text/word-list.ts';
import { account } from '../failure-lines.ts';
import { countedAs, type Reader } from '../reader.ts';

const mostLines = 120;

const isVerdict = beginning('(pass) |(fail) |(skip) |(todo) |✓ |✗ |» ');

export const bun: Reader = {
  name: 'bun',
  triggers: ['(fail) ', '✗ ', '✗\u001b', ' pass', ' fail', 'bun test'],
  open(findings) {
    let seen = false;
    const known = new Set<string>();
    return {
      line(text, place) {
        seen ||= text.startsWith('bun test v');
        const name = /^(?:\(fail\)|✗) (\S.*?)(?: \[\d[\d.]*m?s\])?$/.exec(text)?.[1];
        if (seen && name !== undefined && !known.has(name) && known.size < 5000) {
          known.add(name);
          const { lines, file } = before(place.before());
          const said = account(lines, file);
          findings.failure({ runner: 'bun', ...said, name: name.split(' > ').join(' › ') });
        }
        const count = seen ? /^ {0,3}(\d+) (pass|fail|skip|todo)$/.exec(text) : null;
        if (count !== null) {
          findings.counts('bun', { [countedAs(count[2] ?? '')]: Number(count[1]) });
        }
        return false;
      },
    };
  },
};

/** What was printed since the verdict before, from the error on; the file's own header ends it. */
function before(lines: Iterable<string>): { lines: string[]; file?: string } {
  const found: string[] = [];
  let file: string | undefined;
  for (const line of lines) {
    if (isVerdict(line) || found.length >= mostLines) break;
    file = /^(\S+\.\w{1,5}):$/.exec(line)?.[1];
    if (file !== undefined) break;
    found.unshift(line);
  }
  const error = found.findIndex((line) => /^(?:error|\w*Error): /.test(line));
  return { lines: error < 0 ? found : found.slice(error), file };
}
