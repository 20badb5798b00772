import { account } from '../account.ts';
import { unknownRunner } from '../failure.ts';
import { blockReader, headNamed } from '../reader.ts';
import { outOf, tally } from '../tally.ts';

/** Elixir's ExUnit: `  4) test name (Module)`, its file and line, then the assertion. */
export const exunit = blockReader<{ name: string }>({
  name: 'exunit',
  triggers: [') test ', ') doctest ', ') property ', ': failure on setup_all', ' tests, ', ' test, '],
  open(findings) {
    return {
      head(text) {
        const match = /^ {2,4}\d{1,7}\) (?:test|doctest|property) (\S.*) \(([\w.]{1,200})\)$/.exec(text);
        if (match !== null) return { name: `${match[2]} › ${match[1]}` };
        return headNamed(/^ {2,4}\d{1,7}\) ([\w.]{1,200}): failure on setup_all callback/.exec(text)?.[1]);
      },
      ends: (text, body) =>
        /^Finished in /.test(text) || (body.length > 1 && text.trim() !== '' && !text.startsWith('     ')),
      failures: (heads, body) =>
        heads.slice(-1).map(({ name }) => {
          const place = /^ {5}(\S+\.exs?):(\d{1,7})$/.exec(body[0] ?? '');
          const said = account(
            body.slice(place === null ? 0 : 1).filter((line) => !/^ {5}stacktrace:$/.test(line)),
            place?.[1],
          );
          return {
            runner: 'exunit',
            ...said,
            name,
            file: place?.[1] ?? said.file,
            line: said.line ?? (place ? Number(place[2]) : undefined),
          };
        }),
      other(text, place) {
        if (/^(?:\d{1,9} doctests?, )?(?:\d{1,9} propert\w+, )?\d{1,9} tests?, \d{1,9} failures?/.test(text)) {
          const failed = tally(text, 'failure', 'failures');
          const skipped = tally(text, 'skipped', 'excluded', 'invalid');
          const all = tally(text, 'test', 'tests', 'doctest', 'doctests', 'property', 'properties');
          findings.counts(isFinished(place.before()) ? 'exunit' : unknownRunner, outOf(all, failed, skipped));
        }
        return false;
      },
    };
  },
});

/** Others count in the same words; ExUnit says right before how long it took. */
function isFinished(before: Iterable<string>): boolean {
  for (const line of before) if (line.trim() !== '') return /^Finished in /.test(line);
  return false;
}
