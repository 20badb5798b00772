import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** esbuild: `✘ [ERROR] message`, below it `    src/a.js:1:37:` and the source. */
export const esbuild = blockReader<{ message: string }>({
  name: 'esbuild',
  triggers: ['[ERROR] '],
  open() {
    return {
      head(text) {
        const message = /^(?:✘|X) \[ERROR\] (\S.*)$/.exec(text)?.[1];
        return message === undefined ? undefined : { message };
      },
      ends: (text) => /^(?:\d{1,9} (?:error|warning)|[▲✘X] \[)/.test(text),
      failures(heads, body) {
        const place = body
          .map((line) => /^ {4}(\S[^:]{0,400}\.\w{1,8}):(\d{1,7}):\d{1,7}:$/.exec(line))
          .find((match) => match !== null);
        const source = body.filter((line) => /^\s+\d{1,7} │ /.test(line)).slice(0, 3);
        return heads
          .slice(-1)
          .map(({ message }) => problem('esbuild', { file: place?.[1] ?? 'build', line: place?.[2] }, message, source));
      },
    };
  },
});
