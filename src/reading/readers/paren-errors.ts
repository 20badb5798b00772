import { problem } from '../problem.ts';
import { blockReader } from '../reader.ts';

/** tsc, plain and pretty, pyright and MSBuild: `src/a.ts(3,5): error TS2339: message`, `src/a.ts:3:5 - error TS2339: message`. */
export const parenErrors = blockReader<{ file: string; line: string; message: string }>({
  name: 'tsc',
  triggers: ['error TS', ': error ', '[91merror', ' - error'],
  open() {
    return {
      head(text) {
        const match =
          /^((?:\/|[A-Za-z]:\\)?[^\s(][^(]{0,400}?)\((\d{1,7})(?:,\d{1,7})?(?:,\d{1,7},\d{1,7})?\): (?:fatal )?error ([A-Z]{1,8}\d{1,6}: .+)$/.exec(
            text,
          ) ?? /^ {0,2}(\S[^:]{0,400}):(\d{1,7}):\d{1,7} - error:? (\S.+)$/.exec(text);
        if (match !== null)
          return {
            file: match[1] ?? '',
            line: match[2] ?? '',
            message: (match[3] ?? '').replace(/ \[[^\]\s]{1,400}proj\]$/, ''),
          };
        const bare = /^error (TS\d{1,6}: .+)$/.exec(text)?.[1];
        return bare === undefined ? undefined : { file: 'tsconfig.json', line: '', message: bare };
      },
      ends: (text, body) =>
        /^Found \d{1,9} error|^Errors {2}Files/.test(text) ||
        (/^\S/.test(text) && !/^\d/.test(text)) ||
        body.length > 16,
      failures: (heads, body) =>
        heads.map(({ file, line, message }, at) => {
          const own = at === heads.length - 1 ? body : [];
          const explained = own.filter((each) => /^\s+[^\s~]/.test(each)).slice(0, 6);
          const failure = problem('tsc', { file, line: line === '' ? undefined : line }, message, explained);
          const source = own.filter((each) => /^\d{1,7} +\S/.test(each)).slice(0, 2);
          return { ...failure, lines: [...failure.lines, ...source.map((text) => ({ text, rank: 2 as const }))] };
        }),
    };
  },
});
