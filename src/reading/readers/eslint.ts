import { problem } from '../problem.ts';
import type { Reader } from '../reader.ts';

/** eslint's stylish form and stylelint's: a file, then `  2:3  error  message  rule`. */
export const eslint: Reader = {
  name: 'eslint',
  triggers: ['error  ', '[31merror', ' ✖  ', '[31m✖', '  ✖'],
  open(findings) {
    return {
      line(text, place) {
        const match = /^ {1,8}(\d{1,7}):(\d{1,7}) {2,}(?:error|✖) {2,}(\S.*)$/.exec(text);
        if (match === null) return false;
        const file = headerBefore(place.before());
        if (file === undefined) return false;
        const message = (match[3] ?? '').replace(/ {2,}/g, '  ');
        findings.failure(problem('eslint', { file, line: match[1] }, message));
        return false;
      },
    };
  },
};

function headerBefore(before: Iterable<string>): string | undefined {
  let seen = 0;
  for (const line of before) {
    if (/^\S/.test(line)) return /^(?:\/|\w:\\|\.{0,2}\/)?\S.*\.\w{1,8}$/.test(line) ? line : undefined;
    if (++seen > 2000) return undefined;
  }
  return undefined;
}
