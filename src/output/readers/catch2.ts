import { account } from '../account.ts';
import { blockReader } from '../reader.ts';
import { tallies } from '../tally.ts';

/** Catch2 and doctest's like: a case's name between rules, then `file:12: FAILED:`. */
export const catch2 = blockReader<{ name: string; file: string; line: number }>({
  name: 'catch2',
  triggers: [': FAILED:', 'test cases: '],
  open(findings) {
    let named = '';
    return {
      head(text, place) {
        const match = /^(\S.*?)(?::(\d{1,7})|\((\d{1,7})\)): FAILED:$/.exec(text);
        if (match === null) return undefined;
        named = caseBefore(place.before()) ?? named;
        return { name: named, file: match[1] ?? '', line: Number(match[2] ?? match[3]) };
      },
      ends: (text) => /^(?:-{60,}|={60,})$/.test(text),
      failures: (heads, body) => heads.slice(-1).map((head) => ({ runner: 'catch2', ...account(body), ...head })),
      other(text) {
        if (/^test cases: +\d/.test(text)) findings.counts('catch2', tallies(text, 'skipped'));
        const all = /^All tests passed \(\d{1,9} assertions? in (\d{1,9}) test cases?\)/.exec(text);
        if (all !== null) findings.counts('catch2', { passed: Number(all[1]) });
        return false;
      },
    };
  },
});

/** The lines between the two rules above: the case and its sections. */
function caseBefore(before: Iterable<string>): string | undefined {
  const names: string[] = [];
  let rules = 0;
  let seen = 0;
  for (const line of before) {
    if (/^-{60,}$/.test(line)) rules++;
    else if (rules === 1 && line.trim() !== '') names.unshift(line.trim());
    if (rules === 2) return names.join(' › ');
    if (++seen > 60) return undefined;
  }
  return undefined;
}
