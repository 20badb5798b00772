import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** Errors drawn as oxlint, swc, turbopack and others do: `  × message`, below it `╭─[src/a.js:2:3]` and the source. */
export const drawn = blockReader<{ file: string; line: string; message: string }>({
  name: 'diagnostics',
  triggers: ['╭─', ' ,-['],
  open() {
    return {
      head(text, place) {
        const match = /^\s*(?:╭─+|,-+)\[(\S[^:\]]{0,400}):(\d{1,7}):\d{1,7}\]$/.exec(text);
        const message = match === null ? undefined : messageAbove(place.before());
        return match === null || message === undefined
          ? undefined
          : { file: match[1] ?? '', line: match[2] ?? '', message };
      },
      ends: (text, body) => text.trim() === '' || body.length > 30,
      failures: (heads, body) =>
        heads
          .slice(-1)
          .map((head) =>
            problem(
              'diagnostics',
              head,
              head.message,
              body.filter((line) => /^\s*\d{1,7} [│|]/.test(line)).slice(0, 5),
            ),
          ),
    };
  },
});

/** The message may go over several lines; a warning (`⚠`) is none. */
function messageAbove(before: Iterable<string>): string | undefined {
  const lines: string[] = [];
  for (const line of before) {
    const first = /^\s{0,4}(?:×|✖|x|error:) (\S.*)$/.exec(line)?.[1];
    if (first !== undefined) return [first, ...lines].join(' ');
    if (line.trim() === '' || lines.length > 5 || /^\s{0,4}[⚠!] /.test(line)) return undefined;
    lines.unshift(line.replace(/^[\s│]+/, ''));
  }
  return undefined;
}
