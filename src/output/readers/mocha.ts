/** Reads failing tests and test counts from the spec, dot and min output of the JavaScript test runner mocha. */

import { account } from '../failure-lines.ts';
import { blockReader, countedAs } from '../reader.ts';

const mostTitles = 40;

export const mocha = blockReader<{ first: string }>({
  name: 'mocha',
  triggers: [' passing', ' failing', ' pending'],
  open(findings) {
    let listing = false;
    return {
      head(text) {
        const match = listing ? /^ {2,4}\d+\) (\S.*)$/.exec(text) : null;
        return match === null ? undefined : { first: match[1] ?? '' };
      },
      // The total of a second run.
      ends: (text) => /^ {2}\d+ passing\b/.test(text),
      failures(heads, body) {
        const [{ first } = { first: '' }] = heads;
        // The message is set in less than the titles, each of which may end with a colon.
        const below = body.findIndex((line) => !/^ {6,}\S/.test(line));
        const titles = body.slice(0, Math.min(below < 0 ? body.length : below, mostTitles));
        const last = titles.findLastIndex((line) => line.endsWith(':')) + 1;
        const end =
          last > 0 || first.endsWith(':')
            ? last
            : body.slice(0, mostTitles).findIndex((line) => line.endsWith(':')) + 1;
        const name = [first, ...body.slice(0, end)]
          .map((line) => line.trim())
          .join(' › ')
          .replace(/:$/, '');
        return [{ name, ...account(body.slice(end)) }];
      },
      other(text) {
        const match = /^ {2}(\d+) (passing|failing|pending)(?: \([^()]{1,20}\))?$/.exec(text);
        if (match === null) return listing && text.trim() === '';
        findings.counts({ [countedAs(match[2] ?? '')]: Number(match[1]) });
        listing = match[2] === 'failing';
        return listing;
      },
    };
  },
});
