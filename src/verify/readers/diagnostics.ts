import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

interface Head {
  file?: string;
  line?: string;
  message?: string;
}

/** Biome, oxlint, esbuild and others that draw: `file:3:10 rule ━━━` or `  × message` with `╭─[file:3:10]` below. */
export const diagnostics = blockReader<Head>({
  name: 'diagnostics',
  triggers: ['━━━━', '  × ', '[31m×', '  ✖ ', '[ERROR] '],
  open() {
    return {
      head(text) {
        const biome = /^(\S[^:]{0,400}\.\w{1,8})(?::(\d{1,7}):\d{1,7})? (?:\S.*?) ━{8,}$/.exec(text);
        if (biome !== null) return { file: biome[1], line: biome[2] };
        const drawn = /^ {2}(?:×|✖|x) (\S.*)$/.exec(text)?.[1];
        if (drawn !== undefined) return { message: drawn };
        const esbuild = /^✘ \[ERROR\] (\S.*)$/.exec(text)?.[1];
        return esbuild === undefined ? undefined : { message: esbuild };
      },
      ends: (text, body) => /^(?:Found \d|Checked \d|\S.* ━{8,}$|[▲✘] \[)/.test(text) || body.length > 40,
      failures(heads, body) {
        const place = heads.find((head) => head.file !== undefined) ?? placeIn(body);
        const message = heads.find((head) => head.message !== undefined)?.message ?? firstMessage(body);
        if (place?.file === undefined || message === undefined) return [];
        const source = body.filter((line) => /^\s*>? ?\d{1,7} [│|]/.test(line)).slice(0, 5);
        return [problem('diagnostics', { file: place.file, line: place.line }, message, source)];
      },
    };
  },
});

/** `╭─[src/a.js:2:3]`, or esbuild's `    src/a.js:2:3:`. */
function placeIn(body: readonly string[]): Head | undefined {
  for (const line of body) {
    const match =
      /^\s*[╭,]─+\[(\S[^:\]]{0,400}):(\d{1,7}):\d{1,7}\]$/.exec(line) ??
      /^ {4}(\S[^:]{0,400}\.\w{1,8}):(\d{1,7}):\d{1,7}:$/.exec(line);
    if (match !== null) return { file: match[1], line: match[2] };
  }
  return undefined;
}

function firstMessage(body: readonly string[]): string | undefined {
  return body.map((line) => /^ {2}(?:×|✖|x|!) (\S.*)$/.exec(line)?.[1]).find((message) => message !== undefined);
}
