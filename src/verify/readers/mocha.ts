import { javascriptAccount } from '../detail.ts';
import { blockReader } from '../reader.ts';

/** mocha's spec, dot and min reporters: `8 failing`, then numbered failures. */
export const mocha = blockReader<{ number: number; first: string }>({
  name: 'mocha',
  triggers: [' passing', ' failing', ' pending'],
  open(findings) {
    let listing = false;
    return {
      head(text) {
        const match = listing ? /^ {2}(\d{1,7})\) (.*)$/.exec(text) : null;
        return match === null ? undefined : { number: Number(match[1]), first: match[2] ?? '' };
      },
      ends: () => false,
      failures(head, body) {
        const end = body.findIndex((line) => line.endsWith(':'));
        const title = head.first.endsWith(':') ? [] : body.slice(0, end + 1);
        const name = [head.first, ...title]
          .map((line) => line.trim())
          .join(' › ')
          .replace(/:$/, '');
        const account = javascriptAccount(body.slice(title.length));
        return [{ runner: 'mocha', name, ...account }];
      },
      other(text) {
        const match = /^ {2}(\d{1,9}) (passing|failing|pending)(?: \(.{1,20}\))?$/.exec(text);
        if (match === null) return listing && /^\s*$/.test(text);
        const key = { passing: 'passed', failing: 'failed', pending: 'skipped' }[match[2] ?? ''] ?? 'passed';
        findings.counts('mocha', { [key]: Number(match[1]) });
        listing = match[2] === 'failing';
        return listing;
      },
    };
  },
});
