import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** Biome: `file:3:10 rule ━━━━`, then `  × message` and the source. */
export const biome = blockReader<{ file: string; line?: string }>({
  name: 'biome',
  triggers: ['━━━━'],
  open() {
    return {
      head(text) {
        const match = /^(\S[^:]{0,400}\.\w{1,8})(?::(\d{1,7}):\d{1,7})? \S.* ━{4,}$/.exec(text);
        return match === null ? undefined : { file: match[1] ?? '', line: match[2] };
      },
      ends: (text, body) =>
        /^(?:Found \d|Checked \d|The number of diagnostics|\w+ ━{8,}$)/.test(text) || body.length > 60,
      failures(heads, body) {
        const message = body.map((line) => /^ {2}(?:×|✖) (\S.*)$/.exec(line)?.[1]).find((each) => each !== undefined);
        const [place] = heads.slice(-1);
        if (message === undefined || place === undefined) return [];
        const changes = body.filter((line) => /^\s*\d{0,7}\s*\d{0,7} │ [-+] /.test(line)).slice(0, 6);
        const source = body.filter((line) => /^ *>? *\d{1,7} │/.test(line)).slice(0, 5);
        return [problem('biome', place, message, changes.length > 0 ? changes : source)];
      },
    };
  },
});
