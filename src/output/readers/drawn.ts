import { foundBefore } from '../nearby.ts';
import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

interface Head {
  runner: string;
  file: string;
  line?: string;
  /** Above the place, or below it. */
  message?: string;
  /** Where the place stands. */
  at?: string;
  /** The whole row, which has the column too. */
  row?: string;
}

/** Linters and bundlers that tell the place apart: `  × message` above `╭─[src/a.js:2:3]`, below `src/a.js:3:10 rule ━━━━`, or rows `  2:3  error  message` below a file. */
export const drawn = blockReader<Head>({
  name: 'diagnostics',
  triggers: ['╭─', ' ,-[', '━━━━', 'error  ', '[31merror', ' ✖  ', '[31m✖', '  ✖'],
  open() {
    return {
      head(text, place) {
        const [, box, at] = /^\s*(?:╭─+|,-+)\[(\S[^:\]]{0,400}):(\d{1,7}):\d{1,7}\]$/.exec(text) ?? [];
        const above = box === undefined ? undefined : messageAbove(place.before());
        if (box !== undefined && above !== undefined)
          return { runner: 'diagnostics', file: box, line: at, at: text, message: above };
        const [, ruled, row] = /^(\S[^:]{0,400}\.\w{1,8})(?::(\d{1,7}):\d{1,7})? \S.* ━{4,}$/.exec(text) ?? [];
        if (ruled !== undefined) return { runner: 'biome', file: ruled, line: row, at: text };
        const [, line, reason = ''] = /^ {1,8}(\d{1,7}):\d{1,7} {2,}(?:error|✖) {2,}(\S.*)$/.exec(text) ?? [];
        const file = line === undefined ? undefined : foundBefore(place.before(), /^(\S.*)$/, 2000);
        if (file === undefined || !/\.\w{1,8}$/.test(file)) return undefined;
        return { runner: 'eslint', file, line, message: squeezed(reason), row: squeezed(text) };
      },
      ends: (text, body) =>
        /^(?:Found \d|Checked \d|The number of diagnostics|\w+ ━{8,}$)/.test(text) || body.length > 60,
      failures: (heads, body) =>
        heads.flatMap((head, i) => {
          const own = i === heads.length - 1 && head.runner !== 'eslint' ? body : [];
          const message = head.message ?? own.map((line) => /^ {2}[×✖] (\S.*)$/.exec(line)?.[1]).find((each) => each);
          const changes = own.filter((line) => /^\s*\d{0,7}\s*\d{0,7} │ [-+] /.test(line)).slice(0, 6);
          const source = own.filter((line) => /^[ >]*\d{1,7} [│|]/.test(line)).slice(0, 5);
          return message === undefined
            ? []
            : [problem(head.runner, head, message, changes.length > 0 ? changes : source, head.row)];
        }),
    };
  },
});

function squeezed(text: string): string {
  return text.trim().replace(/ {2,}/g, '  ');
}

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
