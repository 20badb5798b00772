import type { Reader } from '../reader.ts';
import type { Failure } from '../report.ts';

/** go test's text, quiet and -v, and the compiler's lines under `# package`. */
export const goTest: Reader = {
  name: 'go test',
  triggers: ['--- FAIL: ', '--- PASS: ', '--- SKIP: ', 'panic: ', 'FAIL\t', 'ok  \t', '_test.go:', '.go:'],
  open(findings) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let verbose = false;
    let printed: string[] = [];
    let open: Failure[] = [];
    const flush = () => {
      for (const failure of open) findings.failure(failure);
      open = [];
    };
    return {
      line(text) {
        const result = /^( *)--- (FAIL|PASS|SKIP): (\S+)/.exec(text);
        if (result !== null) {
          const [, indent = '', verdict, name = ''] = result;
          if (indent === '') flush();
          if (verdict === 'PASS') counts.passed++;
          if (verdict === 'SKIP') counts.skipped++;
          if (verdict === 'FAIL') {
            counts.failed++;
            open = open.filter((each) => !name.startsWith(`${each.name}/`) || each.detail.length > 0);
            open.push(told({ runner: 'go test', name, detail: indent === '' ? [] : [] }, printed));
            printed = [];
          }
          verbose ||= verdict === 'PASS';
          return verdict === 'FAIL';
        }
        if (/^=== (RUN|CONT|NAME|PAUSE)/.test(text)) {
          printed = [];
          flush();
          return true;
        }
        if (/^(?:ok {2}|FAIL|---)\t?/.test(text) || text === 'FAIL') {
          flush();
          findings.saw('go test');
          return false;
        }
        const error = /^(?:\.\/)?([^\s:]+\.go):(\d{1,7}):\d{1,7}: (.+)$/.exec(text);
        if (error !== null) {
          const [, file = '', line, message = ''] = error;
          findings.failure({
            runner: 'go',
            kind: 'compile',
            name: file,
            file,
            line: Number(line),
            message,
            detail: [message],
          });
          return false;
        }
        const last = open.at(-1);
        if (last !== undefined) open[open.length - 1] = told(last, [text]);
        else printed.push(text);
        return true;
      },
      end() {
        flush();
        if (verbose) findings.counts('go test', counts);
      },
    };
  },
};

function told(failure: Failure, lines: string[]): Failure {
  const detail = [...failure.detail, ...lines.map((line) => line.trimEnd()).filter((line) => line.trim() !== '')].slice(
    0,
    60,
  );
  const place = /^\s*([^\s:]+\.go):(\d{1,7}): ?(.*)$/;
  const first = detail.map((line) => place.exec(line)).find((match) => match !== null);
  return {
    ...failure,
    detail,
    file: failure.file ?? first?.[1],
    line: failure.line ?? (first ? Number(first[2]) : undefined),
    message: failure.message ?? first?.[3],
  };
}
