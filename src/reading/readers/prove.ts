import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/** Perl's Test::More and prove: `#   Failed test 'name'` on stderr, then prove's summary. */
export const prove = blockReader<{ name?: string; file?: string; line?: number }>({
  name: 'prove',
  triggers: ['#   Failed test', '# Looks like your test exited', 'Files=', 'Failed test ', 'Dubious, test returned'],
  open(findings) {
    let failed = 0;
    return {
      head(text) {
        const match = /^ {0,12}# {2,8}Failed (?:\(TODO\) )?test (?:'(.*)'|at (\S+) line (\d{1,7})\.|\d{1,9})?$/.exec(
          text,
        );
        return match === null
          ? undefined
          : { name: match[1], file: match[2], line: match[3] ? Number(match[3]) : undefined };
      },
      ends: (text) => !/^ {0,12}#/.test(text) || /^ {0,12}# (?:Looks like | {1,7}Failed )/.test(text),
      failures(heads, indented) {
        const [head = {}] = heads;
        const body = indented.map((each) => each.trimStart());
        const place = /^# {1,8}at (\S+) line (\d{1,7})\.$/.exec(body[0] ?? '');
        const file = head.file ?? place?.[1];
        const line = head.line ?? (place === null ? undefined : Number(place[2]));
        const said = account(body.slice(place === null ? 0 : 1).map((each) => each.replace(/^# ?/, '')));
        const name = head.name ?? `${file} line ${line}`;
        // A table alone is no sentence.
        const rank = said.lines.some(({ text }) => /^\s*\p{L}/u.test(text)) ? 1 : 0;
        const verdict = { text: `Failed test '${name}'`, rank } as const;
        const lines = said.lines.length > 0 ? [...said.lines, verdict] : [];
        return [{ runner: 'prove', ...said, name, file, line, lines }];
      },
      other(text, place) {
        if (/^# Looks like your test exited with/.test(text)) {
          const died = lastWords(place.before());
          if (died !== undefined)
            findings.failure({
              runner: 'prove',
              kind: 'suite',
              name: died.file,
              ...died,
              lines: [{ text: died.message, rank: 0 }],
            });
        }
        const part = /^Failed (\d{1,9})\/\d{1,9} subtests/.exec(text);
        if (part !== null) failed += Number(part[1]);
        const total = /^Files=\d{1,9}, Tests=(\d{1,9}),/.exec(text);
        if (total !== null) findings.counts('prove', { passed: Math.max(0, Number(total[1]) - failed), failed }, 'tap');
        return /^Dubious, test returned/.test(text);
      },
    };
  },
});

/** What a test file said before it died: `boom at t/cart.t line 7.` */
function lastWords(before: Iterable<string>): { message: string; file: string; line: number } | undefined {
  let seen = 0;
  let last: { message: string; file: string; line: number } | undefined;
  for (const line of before) {
    const match = /^([^#].*) at (\S+) line (\d{1,7})\.$/.exec(line);
    if (match === null && last !== undefined) return last;
    if (match !== null) {
      last = { message: match[1] ?? '', file: last?.file ?? match[2] ?? '', line: last?.line ?? Number(match[3]) };
      // What kept it from being compiled stands above.
      if (!/^(?:BEGIN failed|Compilation failed)/.test(last.message)) return last;
    }
    if (++seen > 10) return last;
  }
  return last;
}
