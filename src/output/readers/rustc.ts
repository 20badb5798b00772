import type { RankedLine } from '../failure-lines.ts';
import { blockReader, problem } from '../reader.ts';

/**
 * Reads the errors of rustc, clippy and others that say the message first, then ` --> src/lib.rs:9:9` and the source with
 * labels.
 */
export const rustc = blockReader<{ message: string; place?: string }>({
  name: 'rustc',
  triggers: ['--> ', 'error: linking '],
  open() {
    return {
      head(text, { before }) {
        if (text.startsWith('error: linking with ')) return { message: text.slice('error: '.length) };
        if (!/^ *--> \S/.test(text)) return undefined;
        const [above = ''] = before();
        const [, level, message = ''] = /^(?:(\w{1,20})(?:\[[\w:]{1,40}\])?: )?(\S.*)$/.exec(above) ?? [];
        return message === '' || (level !== undefined && level !== 'error') ? undefined : { message, place: text };
      },
      ends: (text) => text.trim() === '' || /^(?:error|warning)[:[]/.test(text),
      failures: (heads, body) => {
        const [{ message: head, place: arrow } = { message: '', place: undefined }] = heads.slice(-1);
        const isLink = arrow === undefined;
        // A linker names the source that needs what is missing.
        const at = isLink ? /[\s(]([^\s():]+\.rs):(\d{1,7})[:)]/ : /^ *--> (\S.*):(\d{1,7}):\d{1,7}$/;
        const [place, file, line] = [arrow ?? '', ...body].map((text) => at.exec(text)).find((match) => match) ?? [];
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
