import { isOwn, outdented, values } from '../detail.ts';
import { blockReader } from '../reader.ts';
import type { Failure } from '../report.ts';

/** pytest: `____ test_name ____` under FAILURES and ERRORS, and the summary's last line. */
export const pytest = blockReader<{ title: string }>({
  name: 'pytest',
  triggers: ['= FAILURES =', '= ERRORS =', ' seconds =', 's ====', 's (0:', 'no tests ran'],
  open(findings) {
    let section = false;
    return {
      head(text) {
        const match = section ? /^_{3,}[ ]?(\S.*\S)[ ]?_{3,}$/.exec(text) : null;
        return match === null ? undefined : { title: (match[1] ?? '').replace(/^_+ | _+$/g, '') };
      },
      ends: (text) => /^={3,}.*={3,}$/.test(text),
      failures: ({ title }, body) => [account(title, body)],
      other(text) {
        if (/^=+ (?:FAILURES|ERRORS) =+$/.test(text)) section = true;
        else if (/^=+ .* =+$/.test(text)) section = false;
        if (/^(?:=+ )?(?:\d{1,9} \w+, )*(?:\d{1,9} \w+|no tests ran) in \d/.test(text)) {
          const of = (words: string) => Number(new RegExp(`(\\d{1,9}) (?:${words})\\b`).exec(text)?.[1] ?? 0);
          findings.counts('pytest', {
            passed: of('passed') + of('xpassed'),
            failed: of('failed') + of('errors?'),
            skipped: of('skipped') + of('xfailed') + of('deselected'),
          });
        }
        return section;
      },
    };
  },
});

function account(title: string, body: string[]): Failure {
  const captured = body.findIndex((line) => /^-{5,} Captured .* -{5,}$/.test(line));
  const lines = captured < 0 ? body : body.slice(0, captured);
  const errors = lines.filter((line) => /^E( |$)/.test(line)).map((line) => line.slice(1).replace(/^ {1,7}/, ''));
  const places = lines
    .map((line) => /^(\S[^:]*):(\d{1,7}): ?(?:in |[\w.]*$)/.exec(line))
    .filter((match) => match !== null);
  const own = places.filter((match) => isOwn(match[1] ?? ''));
  const [place] = own;
  const collecting = /^ERROR collecting (.+)$/.exec(title)?.[1];
  return {
    runner: 'pytest',
    name: collecting ?? title.replace(/^ERROR at (?:setup|teardown) of /, ''),
    kind: collecting === undefined ? undefined : 'suite',
    file: collecting ?? place?.[1],
    line: place && Number(place[2]),
    message: errors[0],
    ...values(errors),
    detail: outdented(errors),
    stack: own.map((match) => match[0]),
    context: lines.filter((line) => line.startsWith('>')),
  };
}
