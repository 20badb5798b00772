import { account } from '../account.ts';
import { blockReader } from '../reader.ts';

/** node:test's dot reporter: `Failed tests:`, then `✖ name (1.2ms)` with the error below. */
export const nodeDot = blockReader<{ name: string }>({
  name: 'node:test',
  triggers: ['Failed tests:'],
  open() {
    let listing = false;
    return {
      head(text) {
        const name = listing ? /^✖ (\S.*) \(\d{1,9}(?:\.\d{1,9})?ms\)/.exec(text)?.[1] : undefined;
        return name === undefined ? undefined : { name };
      },
      ends: (text) => /^\S/.test(text),
      failures: (heads, body) =>
        heads.slice(-1).flatMap(({ name }) => {
          if (/^\s*'\d{1,9} subtests? failed'$/.test(body[0] ?? '')) return [];
          const inspected = body.findIndex((each) => /^\s+(?:generatedMessage|code): /.test(each));
          return [{ runner: 'node:test', ...account(body.slice(0, inspected < 0 ? undefined : inspected)), name }];
        }),
      other(text) {
        listing = text === 'Failed tests:' || (listing && text.trim() === '');
        return listing;
      },
    };
  },
});
