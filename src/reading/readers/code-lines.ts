import { problem } from '../problem.ts';
import type { Reader } from '../reader.ts';

/** flake8, ruff, pylint, rubocop, pycodestyle: `file:3:7: F401 message`. What only warns is left out where errors say so. */
export const codeLines: Reader = {
  name: 'lint',
  triggers: ['.py:', '.rb:', '.pyi:'],
  open(findings) {
    return {
      line(text) {
        const match =
          /^((?:\.{1,2}\/|\/)?[^\s:]{1,400}\.(?:py|pyi|rb|rake)):(\d{1,7}):(?:\d{1,7}:)? (\[?[A-Z]{1,4}\d{2,5}(?:\([\w-]{1,60}\))?\]?|[EFWCR]):? (\S.*)$/.exec(
            text,
          );
        if (match === null) return false;
        const [, file = '', line, code, message = ''] = match;
        findings.failure(problem('lint', { file, line }, `${code} ${message}`));
        return false;
      },
    };
  },
};
