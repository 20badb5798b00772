import { cleanPath } from '../frames.ts';
import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** rustc and clippy: `error[E0382]: message`, ` --> src/lib.rs:9:9`, the source with labels. */
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
        const place = body.map((line) => /^ *--> (\S.*):(\d{1,7}):\d{1,7}$/.exec(line)).find((match) => match !== null);
        const [{ message } = { message: '' }] = heads.slice(-1);
        if (place === undefined) return [];
        const labels = body
          .map((line) => /^ *\| [ |]*[\^-]+ (.+)$/.exec(line)?.[1])
          .filter((label) => label !== undefined);
        const notes = body
          .map((line) => /^ *= (?:note|help): (.+)$/.exec(line)?.[1])
          .filter((note) => note !== undefined);
        const source = body.filter((line) => /^ *\d{1,7} +\| /.test(line)).slice(0, 6);
        const failure = problem('rustc', { file: cleanPath(place[1] ?? ''), line: place[2] }, message);
        const lines = [
          ...failure.lines,
          ...labels.map((text) => ({ text, rank: 0 as const })),
          ...notes.map((text) => ({ text, rank: 1 as const })),
          ...source.map((text) => ({ text, rank: 2 as const })),
        ];
        return [{ ...failure, lines }];
      },
    };
  },
});
