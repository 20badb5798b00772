import type { RankedLine } from '../failure-lines.ts';
import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** Reads the errors of rustc and clippy: `error[E0382]: message`, ` --> src/lib.rs:9:9`, then the source with labels. */
export const rustc = blockReader<{ message: string }>({
  name: 'rustc',
  triggers: ['error[E', 'error: ', 'error\u001b', 'error[clippy'],
  open() {
    return {
      head(text) {
        const message = /^error(?:\[[\w:]{1,40}\])?: (.+)$/.exec(text)?.[1];
        if (
          message === undefined ||
          /^(?:could not compile|aborting due to|test failed|\d+ targets? failed|build failed)/.test(message)
        )
          return undefined;
        return { message };
      },
      ends: (text) => text.trim() === '' || /^(?:error|warning)[:[]/.test(text),
      failures: (heads, body) => {
        const [{ message: head } = { message: '' }] = heads.slice(-1);
        const isLink = head.startsWith('linking with ');
        // A linker names the source that needs what is missing.
        const at = isLink ? /[\s(]([^\s():]+\.rs):(\d{1,7})[:)]/ : /^ *--> (\S.*):(\d{1,7}):\d{1,7}$/;
        const [place, file, line] = body.map((text) => at.exec(text)).find((match) => match !== null) ?? [];
        const message = isLink ? (/undefined .+/.exec(body.join('\n'))?.[0] ?? head) : head;
        if (file === undefined) return [];
        const failure = problem('rustc', { file, line, at: place }, message);
        const more = body.flatMap((text): RankedLine[] => {
          const label = /^ *\| [ |]*[\^-]+ (.+)$/.exec(text)?.[1];
          if (label !== undefined) return [{ text: label, rank: 0 }];
          const note = /^ *= (?:note|help): (.+)$/.exec(text)?.[1];
          return note === undefined ? [] : [{ text: note, rank: 1 }];
        });
        return [{ ...failure, lines: [...failure.lines, ...more] }];
      },
    };
  },
});
