import { goFailure } from '../go-failure.ts';
import type { Reader } from '../reader.ts';

const mostLines = 200;

/** go test's text, quiet and -v: `--- FAIL: name`, told after it or, with -v, before it. */
export const goTest: Reader = {
  name: 'go test',
  triggers: ['--- FAIL: ', '--- PASS: ', '--- SKIP: ', 'panic: ', 'FAIL\t', 'ok  \t', '[no test files]'],
  open(findings) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let open: { name: string; indent: number; lines: string[] }[] = [];
    let panicked = false;
    let quiet = false;
    const flush = () => {
      const parents = new Set(open.map(({ name }) => name.slice(0, name.lastIndexOf('/'))));
      for (const { name, lines } of open) {
        if (lines.length === 0 && parents.has(name)) counts.failed--;
        else findings.failure(goFailure(name, lines));
      }
      open = [];
      panicked = false;
    };
    return {
      line(text, place) {
        const result = /^( *)--- (FAIL|PASS|SKIP): (\S+)/.exec(text);
        if (result !== null) {
          const [, indent = '', verdict = '', name = ''] = result;
          if (indent === '') flush();
          if (verdict === 'PASS') counts.passed++;
          if (verdict === 'SKIP') counts.skipped++;
          if (verdict !== 'FAIL') return open.length > 0;
          counts.failed++;
          open.push({ name, indent: indent.length, lines: printedBefore(place.before(), indent.length, open) });
          return true;
        }
        if (/^(?:ok {2}|FAIL)\t|^FAIL$|^\?.*\[no test files\]$/.test(text)) {
          flush();
          quiet ||= text.startsWith('ok  ');
          findings.saw('go test');
          return false;
        }
        panicked ||= text.startsWith('panic: ');
        const last = open.at(-1);
        if (last === undefined || last.lines.length >= mostLines || (!panicked && /^(?:=== |PASS$)/.test(text))) {
          flush();
          return false;
        }
        last.lines.push(text);
        return true;
      },
      end() {
        flush();
        // Without -v passing tests are not printed: their number is unknown.
        if (counts.passed > 0 || (counts.failed > 0 && !quiet)) findings.counts('go test', counts);
      },
    };
  },
};

/** With -v a test's output stands before its verdict, after its `=== RUN`. A parent's verdict follows its subtests' output. */
function printedBefore(before: Iterable<string>, indent: number, open: { lines: string[] }[]): string[] {
  if (indent > 0 && open.length > 1) return [];
  const lines: string[] = [];
  for (const line of before) {
    if (/^\s*=== (?:RUN|CONT|NAME|PAUSE)/.test(line)) return lines.reverse();
    if (/^\s*--- |^(?:ok {2}|FAIL)/.test(line) || lines.length >= mostLines) break;
    lines.push(line);
  }
  return [];
}
