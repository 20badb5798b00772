/** Reads compiler errors from the output of rustc, clippy and similar tools, with place and quoted source. */

import type { RankedLine } from '../failure-lines.ts';
import { blockReader, problem } from '../reader.ts';

export const rustc = blockReader<{ message: string; place: string }>({
  name: 'rustc',
  triggers: ['--> '],
  open() {
    return {
      head(text, { before }) {
        if (!/^ *--> \S/.test(text)) return undefined;
        const [above = ''] = before();
        const [, level, message = ''] = /^(?:(\w{1,20})(?:\[[\w:]{1,40}\])?: )?(\S.*)$/.exec(above) ?? [];
        return message === '' || (level !== undefined && level !== 'error') ? undefined : { message, place: text };
      },
      ends: (text) => text.trim() === '' || /^(?:error|warning)[:[]/.test(text),
      failures: (heads, body) => {
        const [{ message, place } = { message: '', place: '' }] = heads.slice(-1);
        const [, file, line] = /^ *--> (\S.*):(\d+):\d+$/.exec(place) ?? [];
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
