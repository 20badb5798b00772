import { problem } from '../problem.ts';
import type { Reader } from '../reader.ts';

/** go build, go vet and the compiler under go test: `# package`, then `file.go:6:13: message`. */
export const goBuild: Reader = {
  name: 'go',
  triggers: ['.go:'],
  open(findings) {
    return {
      line(text) {
        const match = /^(?:vet: )?(?:\.\/)?([^\s:]{1,400}\.go):(\d{1,7})(?::\d{1,7})?: (\S.*)$/.exec(text);
        if (match === null) return false;
        const [, file = '', line, message = ''] = match;
        findings.failure(problem('go', { file, line }, message));
        return true;
      },
    };
  },
};
