import { parsedJson } from '../../text/json.ts';
import { goFailure } from '../go-failure.ts';
import type { Reader } from '../reader.ts';

const mostLines = 200;

interface Event {
  Action?: string;
  Package?: string;
  ImportPath?: string;
  Test?: string;
  Output?: string;
}

/** go test -json: a test's output lines are events of their own, told with the event that ends it. */
export const goJson: Reader = {
  name: 'go test',
  triggers: ['"Action":"fail"', '"Action":"skip"', '"Action":"build-output"'],
  counts: ['--- PASS: '],
  open(findings) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failing: { pkg: string; name: string; lines: string[] }[] = [];
    let module = '';
    let seen = false;
    return {
      line(text, place) {
        if (!text.startsWith('{')) return false;
        const event = parsedJson(text) as Event | undefined;
        if (event?.Action === 'build-output') {
          buildError(event.Output ?? '', findings);
          return false;
        }
        seen ||= event?.Package !== undefined;
        if (event?.Test === undefined) {
          if (event?.Action === 'fail' && event.Package !== undefined) module = event.Package;
          return false;
        }
        if (event.Action === 'skip') counts.skipped++;
        if (event.Action === 'fail') {
          counts.failed++;
          if (failing.length < 2000)
            failing.push({ pkg: event.Package ?? '', name: event.Test, lines: printed(place.before(), event) });
        }
        return false;
      },
      end(counted) {
        counts.passed = seen ? counted('--- PASS: ') : 0;
        const parents = new Set(failing.map(({ name }) => name.slice(0, name.lastIndexOf('/'))));
        for (const { pkg, name, lines } of failing) {
          if (parents.has(name) && lines.every((line) => line.trim() === '')) counts.failed--;
          else findings.failure(goFailure(name, lines, pkg, module));
        }
        // What the events carry are the lines of -v: they are not counted twice.
        if (seen) findings.counts('go test -json', counts, 'go test');
      },
    };
  },
};

/** The output events of this test, in order, without go's own lines. */
function printed(before: Iterable<string>, { Package, Test }: Event): string[] {
  const name = `"Test":${JSON.stringify(Test)}`;
  const lines: string[] = [];
  for (const line of before) {
    if (!line.includes(name)) continue;
    const event = parsedJson(line) as Event | undefined;
    if (event === undefined || event.Package !== Package || event.Test !== Test) continue;
    if (event.Action === 'run' || lines.length >= mostLines) break;
    if (event.Action === 'output' && !/^\s*(?:=== |--- |(?:FAIL|PASS)\s)/.test(event.Output ?? ''))
      lines.push((event.Output ?? '').trimEnd());
  }
  return lines.reverse();
}

function buildError(output: string, findings: Parameters<Reader['open']>[0]): void {
  const match = /^(?:vet: )?(?:\.\/)?(\S+?\.go):(\d{1,7}):\d{1,7}: (.+)$/.exec(output.trimEnd());
  if (match === null) return;
  const [, file = '', line, message = ''] = match;
  findings.failure({
    runner: 'go',
    kind: 'compile',
    name: file,
    file,
    line: Number(line),
    message,
    lines: [{ text: message, rank: 0 }],
  });
}
