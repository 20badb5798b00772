import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/** JUnit 4's own text runner: `There were 7 failures:`, then `1) test(pkg.Class)`. */
export const junit4 = blockReader<{ name: string }>({
  name: 'junit4',
  triggers: ['There were ', 'There was ', 'Tests run: ', 'OK ('],
  open(findings) {
    let listing = false;
    return {
      head(text) {
        const match = listing ? /^\d{1,7}\) ([^()]{1,300})(?:\(([\w.$]{1,300})\))?$/.exec(text) : null;
        return match === null
          ? undefined
          : { name: match[2] === undefined ? (match[1] ?? '') : `${match[2]} › ${match[1]}` };
      },
      ends: (text) => /^(?:FAILURES!!!|Tests run: )/.test(text),
      failures: (heads, body) => {
        // PHPUnit numbers its failures under the same sentence and has no Java frames.
        const java = body.some((line) => /^\tat |^[\w.$]+(?:Error|Exception|Failure)\b/.test(line));
        return java ? heads.slice(-1).map(({ name }) => ({ runner: 'junit4', ...account(body), name })) : [];
      },
      other(text) {
        listing = /^There (?:was|were) \d{1,9} failures?:$/.test(text);
        const total = /^Tests run: (\d{1,9}), {2}Failures: (\d{1,9})$/.exec(text);
        if (total !== null)
          findings.counts('junit4', { passed: Number(total[1]) - Number(total[2]), failed: Number(total[2]) });
        const ok = /^OK \((\d{1,9}) tests?\)$/.exec(text);
        if (ok !== null) findings.counts('junit4', { passed: Number(ok[1]) });
        return listing;
      },
    };
  },
});
